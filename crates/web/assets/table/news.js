// What has happened, in words: for the list of what was played, for toasts and for screen readers.

import { isolated } from "../core/bidi.js";
import { t } from "../core/words.js";
import { diceIn, dieWords } from "../parts/dice.js";
import { nameOf } from "./seats.js";

/** @typedef {import("./state.js").TableView} TableView */
/** @typedef {import("./state.js").News} News */

/** Notation of dice: everything else that chance decides is cards, or who begins. */
const DICE = /^([a-z]\d( |$))+$|^[a-z]{1,5}$/;

/**
 * One piece of news in words, or nothing.
 * @param {TableView} table
 * @param {News} news
 * @param {import("../games/parts.js").GameUi} ui
 * @returns {string}
 */
export function newsWords(table, { kind, details, notation, name, seats, before }, ui) {
  switch (kind) {
    case "chance":
      return DICE.test(notation) ? t("news-dice", { dice: diceIn(notation).map(dieWords).join(", ") }) : "";
    case "decided": {
      const choices = notation.split(", ");
      if (!before || seats.length !== choices.length) return "";
      const words = choices.map((choice, place) => {
        const seat = seats[place];
        return t("news-chose", { name: nameOf(table, seat), choice: ui.choiceWords(choice, before, seat) });
      });
      return words.join(". ");
    }
    case "began":
      return table.games > 1 ? t("news-began", { game: details.game ?? 1, games: table.games }) : t("news-began-only");
    case "over":
      return t("news-over");
    case "sat":
    case "left":
    case "stood_in":
    case "returned":
    case "removed":
    case "undo_asked":
    case "undo_refused": {
      const shown = name ? isolated(name) : nameOf(table, details.seat ?? 0);
      return t(`news-${kind.replace("_", "-")}`, { name: shown });
    }
    case "undone":
    case "unrolled":
    case "restored":
      return t(`news-${kind}`);
    default:
      return "";
  }
}

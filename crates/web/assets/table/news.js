// What has happened, in words: for the list of what was played, for toasts and for screen readers.

import { isolated } from "../core/bidi.js";
import { t } from "../core/words.js";
import { dieWords } from "../parts/dice.js";
import { diceIn, isDice, starterIn } from "./dice-notation.js";
import { nameOf } from "./seats.js";
import { decisionsIn } from "./state.js";

/** @typedef {import("./state.js").TableView} TableView */
/** @typedef {import("./state.js").News} News */

/**
 * One piece of news in words, or nothing.
 * @param {TableView} table
 * @param {News} news
 * @param {import("../games/parts.js").GameUi} ui
 * @returns {string}
 */
export function newsWords(table, { kind, details, notation, name, seats, before, after }, ui) {
  switch (kind) {
    case "chance":
      return chanceWords(table, notation, after ?? before);
    case "decided":
      return before
        ? decisionsIn({ seats, notation })
            .map(({ seat, choice }) => ui.didWords(choice, before, seat, nameOf(table, seat)))
            .join(". ")
        : "";
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

/**
 * What dice or cards came, in words.
 * @param {TableView} table
 * @param {string} notation
 * @param {import("../protocol.js").GameView | null} view the game after it
 */
function chanceWords(table, notation, view) {
  const first = starterIn(notation);
  if (first) return table.seats.length > 1 ? t("news-first", { name: nameOf(table, first) }) : "";
  if (!isDice(notation)) return notation.startsWith("draw ") ? t("news-drew") : "";
  const dice = diceIn(notation).map(dieWords).join(", ");
  const active = view?.state.active;
  return active ? t("news-rolled", { name: nameOf(table, active), dice }) : t("news-dice", { dice });
}

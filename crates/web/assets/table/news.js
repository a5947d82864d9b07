// What has happened, in words: for the list of what was played, for toasts and for screen readers.

import { isolated } from "../core/bidi.js";
import { t } from "../core/words.js";
import { diceIn, dieWords } from "../parts/die.js";
import { nameOf } from "./people.js";

/** @typedef {import("./state.js").TableView} TableView */
/** @typedef {import("./state.js").News} News */

/** One piece of news in words, or nothing. @param {TableView} table @param {News} news @param {import("../games/index.js").Face} face @returns {string} */
export function newsWords(table, news, face) {
  const { kind, what, seats, before } = news;
  const name = news.name ? isolated(news.name) : (what?.seat ? nameOf(table, what.seat) : "");
  switch (kind) {
    case "chance":
      return chanceWords(what);
    case "decided": {
      const choices = String(what).split(", ");
      if (!before || seats.length !== choices.length) return "";
      return choices.map((choice, place) => t("news-chose", { name: nameOf(table, seats[place]), choice: face.says(choice, before, seats[place]) })).join(". ");
    }
    case "began":
      return table.games > 1 ? t("news-began", { game: what.game, games: table.games }) : t("news-began-only");
    case "over":
      return t("news-over");
    case "sat":
    case "left":
    case "stood_in":
    case "returned":
    case "removed":
    case "undo_asked":
    case "undo_refused":
      return t(`news-${kind.replace("_", "-")}`, { name });
    case "undone":
    case "unrolled":
    case "restored":
      return t(`news-${kind}`);
    default:
      return "";
  }
}

/** Dice that fell, in words; cards and lots as they are drawn. @param {string} notation */
function chanceWords(notation) {
  if (!/^([a-z]\d( |$))+$|^[roygbp]{1,5}$/.test(notation)) return "";
  return t("news-dice", { dice: diceIn(notation).map(dieWords).join(", ") });
}

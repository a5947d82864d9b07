// What the rules and the server say, in the player's words: the server sends the id of a message and what is filled in.

import { colourWord, rowInside } from "./colours.js";
import { currentLanguage, hasWords, t } from "./words.js";

/** @typedef {import("../protocol.js").Phrase} Phrase */
/** @typedef {import("../protocol.js").PhraseArgument} PhraseArgument */

/** @param {PhraseArgument} argument @returns {string | number | undefined} */
function filledIn(argument) {
  if (typeof argument !== "object") return argument;
  if ("colours" in argument) return argument.colours.map(colourWord).join(", ");
  return "row" in argument ? rowInside(argument.row) : inWords(argument);
}

/**
 * Part of a sentence; undefined if this client is too old to have words for it.
 * @param {Phrase} phrase
 * @returns {string | undefined}
 */
function inWords({ id, arguments: given }) {
  const values = Object.entries(given).map(([name, argument]) => [name, filledIn(argument)]);
  if (!hasWords(id) || values.some(([, value]) => value === undefined)) return undefined;
  return t(id, Object.fromEntries(values));
}

/**
 * The same with a capital letter, as sentences begin.
 * @param {Phrase | undefined} phrase
 * @returns {string | undefined}
 */
export function sentenceOf(phrase) {
  const words = phrase && inWords(phrase);
  return words && words.charAt(0).toLocaleUpperCase(currentLanguage()) + words.slice(1);
}

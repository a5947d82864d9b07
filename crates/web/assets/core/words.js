// The words of the player's language. The server reads the language files and sends them as plain patterns: a text, or
// a list of texts, variables and choices by number; this file only fills them in.

import { settings } from "./settings.js";
import { url } from "./urls.js";

/** @typedef {string | Part[]} Pattern */
/** @typedef {string | { var: string } | { select: string, cases: Record<string, Pattern>, default: string }} Part */

/** @type {Record<string, Pattern>} */
let patterns = {};
let language = "en";
let plural = new Intl.PluralRules(language);

const root = document.documentElement;

/** The languages of the server: `[{ code, name }]`. @returns {{ code: string, name: string }[]} */
export const languages = () => JSON.parse(root.dataset.languages ?? "[]");

/** The language that the player has set, or else the one in which the server has answered the browser. */
function wanted() {
  const { language: set } = settings.value;
  return languages().some(({ code }) => code === set) ? set : root.lang;
}

/** Loads the words before anything is drawn. */
export async function loadWords() {
  const code = wanted();
  const answer = await fetch(url(`assets/${root.dataset.version}/words/${code}.json`));
  if (!answer.ok) throw new Error(`no words for ${code}: ${answer.status}`);
  setWords(code, await answer.json());
}

/** Speaks this language from now on. @param {string} code @param {Record<string, Pattern>} words */
export function setWords(code, words) {
  patterns = words;
  language = code;
  plural = new Intl.PluralRules(code);
  root.lang = code;
}

/** The language in use. */
export const currentLanguage = () => language;

/** @param {Pattern} pattern @param {Record<string, string | number>} values @returns {string} */
function fill(pattern, values) {
  if (typeof pattern === "string") return pattern;
  const part = (/** @type {Part} */ one) => {
    if (typeof one === "string") return one;
    if ("var" in one) return String(values[one.var] ?? "");
    const value = values[one.select];
    const exact = one.cases[String(value)];
    const category = typeof value === "number" ? one.cases[plural.select(value)] : undefined;
    return fill(exact ?? category ?? one.cases[one.default] ?? "", values);
  };
  return pattern.map(part).join("");
}

/** A text in the player's language. @param {string} id @param {Record<string, string | number>} [values] */
export function t(id, values = {}) {
  const pattern = patterns[id];
  return pattern === undefined ? id : fill(pattern, values);
}

/** Whether there is such a text. @param {string} id */
export const hasWords = (id) => id in patterns;

/** Several names as a list: "Ann, Ben and Eva". Not every browser can do that in Icelandic. @param {string[]} names */
export const listed = (names) =>
  names.length < 2
    ? names.join("")
    : t("list-and", { all: names.slice(0, -1).join(", "), last: names[names.length - 1] });

/** A day and the time of day. @param {number} seconds since 1970 */
export const moment = (seconds) =>
  new Intl.DateTimeFormat([language, "de"], { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);

/**
 * A day, as it is written in this language. Browsers that do not know it write 31.12.2026.
 * @param {number} seconds since 1970
 */
export const day = (seconds) =>
  new Intl.DateTimeFormat([language, "de"], { dateStyle: "medium" }).format(seconds * 1000);

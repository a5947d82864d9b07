// Numbers as people read them: chances in percent, points with one digit, changes with their sign.

import { t } from "../assets/core/words.js";

/** A number with so many digits behind the sign of the language. @param {number} value @param {number} digits */
export function decimal(value, digits) {
  const text = Math.abs(value).toFixed(digits);
  const isNegative = value < 0 && Number(text) !== 0;
  return (isNegative ? "−" : "") + text.replace(".", t("review-page-decimal"));
}

/** @param {string} text */
const signed = (text) => (text.startsWith("−") ? text : `+${text}`);

/** What a number counts. @typedef {"chance" | "points"} Unit */

/** What a table with so many seats plays for. @param {number} seats @returns {Unit} */
export const unitOf = (seats) => (seats === 1 ? "points" : "chance");

/** A value: `43.1 %`, `58.2`. @param {Unit} unit @param {number} value @param {number} [digits] */
export const valueWords = (unit, value, digits = 1) =>
  unit === "chance" ? t("review-page-percent", { number: decimal(100 * value, digits) }) : decimal(value, digits);

/** A change with its sign: `+6.0 %`. @param {Unit} unit @param {number} value */
export const changeWords = (unit, value) => signed(valueWords(unit, value));

/** A loss with its unit: `6.0 %`, `2.5 points`. @param {Unit} unit @param {number} value @param {number} [digits] */
export const lossWords = (unit, value, digits = 1) =>
  unit === "chance" ? valueWords(unit, value, digits) : t("review-page-of-points", { number: decimal(value, digits) });

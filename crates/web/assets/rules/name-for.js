// What the seats of an exercise are called.

import { t } from "../core/words.js";

/** What a seat is called in an exercise. @param {number} own @returns {(seat: number) => string} */
export const nameFor = (own) => (seat) => (seat === own ? t("you") : t("seat-number", { number: seat }));

// What chance decides, as it is written: dice `w4 r3` (numbers) or `oyypp` (colours), and who begins, `first 2`.

/** @typedef {{ letter: string, face: string | null }} DieShown a die without a face shows its colour */

/** @param {string} notation @returns {DieShown[]} */
export function diceIn(notation) {
  /** @returns {DieShown[]} */
  const one = (/** @type {string} */ word) =>
    /\d/.test(word)
      ? [{ letter: word[0], face: word.slice(1) }]
      : Array.from(word, (letter) => ({ letter, face: null }));
  return notation.split(" ").filter(Boolean).flatMap(one);
}

/** The notation of a die. @param {DieShown} die */
export const dieToken = ({ letter, face }) => `${letter}${face ?? ""}`;

/** Notation of dice: everything else that chance decides is cards, or who begins. */
const DICE = /^([a-z]\d( |$))+$|^[a-z]{1,5}$/;

/** Whether what chance brought are dice. @param {string} notation */
export const isDice = (notation) => DICE.test(notation);

/** The seat that begins, where that is what chance decided. @param {string} notation */
export const starterIn = (notation) => Number(/^first (\d+)/.exec(notation)?.[1] ?? 0);

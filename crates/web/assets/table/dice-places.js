// Where the dice lie on the table: those that are kept stay where they are, and those that are rolled again fall into
// the places of those that were taken up.

import { diceIn, dieToken } from "./dice-notation.js";

/** @typedef {import("./dice-notation.js").DieShown} DieShown */
/** @typedef {DieShown & { id: string }} PlacedDie `id` is another one for every throw of the die */

/**
 * Where dice lie after a throw.
 * @param {PlacedDie[]} before
 * @param {string} notation all dice that lie there now
 * @param {string} rolled those of them that were thrown just now
 * @param {number | string} roll another one for every throw
 * @returns {PlacedDie[]}
 */
export function placeDice(before, notation, rolled, roll) {
  const all = diceIn(notation);
  const thrown = diceIn(rolled);
  const fresh = (/** @type {DieShown} */ die, /** @type {number} */ place) => ({ ...die, id: `${roll} ${place}` });
  if (before.length !== all.length || thrown.length >= all.length) return all.map(fresh);
  const kept = all.map(dieToken);
  for (const die of thrown) {
    const place = kept.indexOf(dieToken(die));
    if (place < 0) return all.map(fresh);
    kept.splice(place, 1);
  }
  /** @type {(PlacedDie | null)[]} */
  const places = before.map((die) => {
    const place = kept.indexOf(dieToken(die));
    if (place < 0) return null;
    kept.splice(place, 1);
    return die;
  });
  // A die of its own colour is the same die when it comes back.
  const taken = places.map((die, place) => (die ? null : before[place].letter));
  for (const [place, letter] of taken.entries()) {
    const same = thrown.findIndex((die) => die.face !== null && die.letter === letter);
    if (same >= 0) [places[place]] = thrown.splice(same, 1).map((die) => fresh(die, place));
  }
  const placed = places.map((die, place) => die ?? fresh(/** @type {DieShown} */ (thrown.shift()), place));
  return placed.every(({ letter }) => letter !== undefined) ? placed : all.map(fresh);
}

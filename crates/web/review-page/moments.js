// The moments of a game: where it stands before every event and at the end, rebuilt from what is different from one to
// the next, and what is listed of it.

/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("./data.js").Change} Change */
/** @typedef {import("./data.js").View} View */
/** @typedef {import("./data.js").Decision} Decision */
/** @typedef {{ ply: number, decision: Decision }} Placed a decision, and how many events came before it */

/**
 * What a change makes of something, which stays as it is.
 * @param {any} before
 * @param {Change} change
 * @returns {any}
 */
export function changed(before, change) {
  if (Array.isArray(change)) return change[0];
  const after = Array.isArray(before) ? [...before] : { ...before };
  for (const [key, inner] of Object.entries(change)) {
    if (Array.isArray(inner) && inner.length === 0) delete after[key];
    else after[key] = changed(after[key], inner);
  }
  return after;
}

/** Where the game stands at every moment. @param {ReviewedGame} game @returns {View[]} */
export function viewsOf({ first, changes }) {
  const views = [first];
  for (const change of changes) views.push(changed(views[views.length - 1], change));
  return views;
}

/** What is listed among the mistakes. */
const LISTED = ["inaccuracy", "mistake", "blunder"];

/** Whether a decision is worth listing. @param {Decision} decision */
export const isListed = (decision) => LISTED.includes(decision.class);

/** All decisions worth listing, in order. @param {ReviewedGame} game @returns {Placed[]} */
export const mistakesOf = ({ events }) =>
  events.flatMap(({ decisions = [] }, ply) => decisions.filter(isListed).map((decision) => ({ ply, decision })));

/**
 * What everybody plays for, by moment: chances to win, or alone points. Estimates that are added up may go a little
 * beyond what a chance can be.
 * @param {ReviewedGame} game
 */
export const aimsOf = ({ names, win, points }) =>
  names.length === 1 ? points : win.map((chances) => chances.map((chance) => Math.min(1, Math.max(0, chance))));

/** What a roll gave, in what is played for. @param {ReviewedGame} game @param {number} ply @returns {number[]} */
export const luckOf = ({ names, events }, ply) =>
  (names.length === 1 ? events[ply].luck_points : events[ply].luck) ?? [];

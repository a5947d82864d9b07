// The exercises and the drawn examples. They are plain data, which the tests of the server hold against the rules.

/** @param {string} name @returns {Promise<any>} */
const load = async (name) => (await fetch(new URL(name, import.meta.url))).json();

/**
 * @typedef {object} Exercise
 * @property {string} id its texts are `rules-try-ID` and `rules-why-ID`
 * @property {string} game
 * @property {number | null} example the worked example of the rule page
 * @property {string[]} rules
 * @property {"which" | "decide" | "rolled" | "entered" | "points"} kind what is asked
 * @property {number} seats
 * @property {number} seat the learner's
 * @property {Record<string, boolean>} [options]
 * @property {string} [position] where it begins, if not at the start
 * @property {string[]} events what has happened
 * @property {string} decides the choices of all, the learner's as `{}`
 * @property {string[]} legal what is right
 * @property {Record<string, string>} illegal what is offered as well, and the rule that forbids it
 * @property {string[]} then what happens after the answer
 * @property {number[]} answers
 */

/** @typedef {{ position: string, state: any, layout: any }} Drawing */

const [exercises, figures] = await Promise.all([load("exercises.json"), load("figures.json")]);

/** @param {string} game @returns {Exercise[]} */
export const exercisesOf = (game) => exercises.filter((/** @type {Exercise} */ exercise) => exercise.game === game);

/** A sheet in mid-game, with what is printed on it. @param {string} game @returns {Drawing} */
export const drawingOf = (game) => figures[game];

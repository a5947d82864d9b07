// What is taught about a game: its outline, and the exercises and the drawn example, which are plain data and which the
// tests of the server hold against the rules.

import { gamePart } from "../games/index.js";

/**
 * @typedef {object} Exercise
 * @property {string} id its texts are `rules-try-ID` and `rules-why-ID`
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

/**
 * A sheet in mid-game, with what is printed on it.
 * @typedef {object} Figure
 * @property {string} position
 * @property {import("../protocol.js").GameState} state
 * @property {import("../protocol.js").GameLayout} layout
 */

/**
 * @typedef {object} LessonData
 * @property {string} game
 * @property {import("../games/parts.js").GameLessons} outline
 * @property {Exercise[]} exercises
 * @property {Figure} figure
 */

/** @param {string} game @param {string} name */
const loadJson = async (game, name) => (await fetch(new URL(`../games/${game}/${name}.json`, import.meta.url))).json();

/** @param {string} game @returns {Promise<LessonData>} */
export async function loadLesson(game) {
  const parts = [gamePart(game, "lessons"), loadJson(game, "exercises"), loadJson(game, "figure")];
  const [outline, exercises, figure] = await Promise.all(parts);
  return { game, outline, exercises, figure };
}

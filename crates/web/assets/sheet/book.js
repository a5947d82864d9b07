// What this browser keeps of score sheets: the one that is being filled in, and the results of those before it.

import { keep, kept } from "../core/keep.js";
import { makeStore } from "../core/store.js";

/**
 * @typedef {object} Filled a sheet that is being filled in
 * @property {string} game
 * @property {Record<string, boolean>} options
 * @property {string} [sheet] the letter of the sheet, where there are several
 * @property {boolean} [printed] whether the cards are printed ones, which are copied when they come
 * @property {string[]} copied the cards copied so far, each as a line of a deck
 * @property {number} [deck] how many cards a deck has
 * @property {string[]} marks everything that was marked, in its order
 * @property {string[]} undone what was taken back, the last first
 */
/** @typedef {{ game: string, points: number, at: number }} Result `at` in seconds since 1970 */
/** @typedef {{ now: Filled | null, results: Result[] }} Book */

const KEY = "sheet";

/** @type {import("../core/store.js").Store<Book>} */
export const book = makeStore({ now: null, results: [], ...kept(KEY) });

/** @param {Partial<Book>} changes */
function write(changes) {
  book.set({ ...book.value, ...changes });
  keep(KEY, book.value);
}

/** Another window of this browser writes into the same book. */
addEventListener("storage", ({ key }) => {
  if (key === `rollwright.${KEY}`) book.set({ now: null, results: [], ...kept(KEY) });
});

/** @param {Partial<Filled>} changes */
function change(changes) {
  const { now } = book.value;
  if (now) write({ now: { ...now, ...changes } });
}

/** A new sheet. @param {string} game @param {Partial<Filled>} [wishes] */
export const begin = (game, wishes = {}) => write({ now: { game, options: {}, ...wishes, copied: [], marks: [], undone: [] } });

/** Settles how an empty sheet is played. @param {Partial<Filled>} wishes */
export const settle = (wishes) => change(wishes);

/** @param {string} mark */
export const mark = (mark) => change({ marks: [...(book.value.now?.marks ?? []), mark], undone: [] });

/** How many cards have come to a sheet. @param {Filled} sheet */
const laid = ({ marks }) => marks.filter((one) => one.startsWith("card ")).length;

/** A printed card comes; it takes the place of the next one of a deck. @param {string} line @param {number} deck */
export function copyCard(line, deck) {
  const { now } = book.value;
  if (!now) return;
  const copied = [...now.copied.slice(0, laid(now)), line];
  change({ copied, deck, marks: [...now.marks, `card ${copied.length}`], undone: [] });
}

/** Takes the last mark back. @returns {string | undefined} what it was */
export function undo() {
  const { marks = [], undone = [] } = book.value.now ?? {};
  const last = marks.at(-1);
  if (last !== undefined) change({ marks: marks.slice(0, -1), undone: [last, ...undone] });
  return last;
}

/** Marks again what was taken back last. @returns {string | undefined} what it was */
export function redo() {
  const { marks = [], undone = [] } = book.value.now ?? {};
  const [next, ...rest] = undone;
  if (next !== undefined) change({ marks: [...marks, next], undone: rest });
  return next;
}

/** Takes away a mark that the rules refuse, for good. */
export const strike = () => change({ marks: book.value.now?.marks.slice(0, -1) ?? [], undone: [] });

/** Goes on with an empty sheet of the same kind; the points of the one before count, if they are given. @param {number} [points] */
export function turnOver(points) {
  const { now, results } = book.value;
  if (!now) return;
  if (points !== undefined) write({ results: [...results, { game: now.game, points, at: Math.floor(Date.now() / 1000) }] });
  const { game, options, sheet, printed } = now;
  begin(game, { options, sheet, printed });
}

/** Puts the sheet away, to choose another game. */
export const putAway = () => write({ now: null });

/** Forgets one result, or all of them. @param {number} [place] */
export const forget = (place) => write({ results: place === undefined ? [] : book.value.results.filter((_, other) => other !== place) });

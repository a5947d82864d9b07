// What this browser keeps of score sheets: the one that is being filled in, and the results of those before it.

import { observable } from "../core/observable.js";
import { load, onOtherTab, save } from "../core/storage.js";
import { nextBlock } from "./block.js";

/**
 * @typedef {object} SavedSheet a sheet that is being filled in
 * @property {string} game
 * @property {Record<string, boolean>} options
 * @property {string} [sheet] the letter of the sheet, where there are several
 * @property {Record<string, string>} [material] the player's own sheets, as the server is told them
 * @property {boolean} [printed] whether the cards are printed ones, which are copied when they come
 * @property {string[]} copied the cards copied so far, each as a line of a deck
 * @property {number} [deck] how many cards a deck has
 * @property {string[]} marks everything that was marked, in its order
 * @property {string[]} undone what was taken back, the last first
 */
/** @typedef {{ game: string, points: number, at: number, block?: number }} Result `at` in seconds since 1970 */
/**
 * @typedef {object} SavedSheets
 * @property {SavedSheet | null} now
 * @property {Result[]} results
 * @property {Record<string, number>} blocks the number of the open block, by game
 */

const KEY = "sheet";

/** @returns {SavedSheets} */
const read = () => ({ now: null, results: [], blocks: {}, ...load(KEY) });

/** @type {import("../core/observable.js").Observable<SavedSheets>} */
export const savedSheets = observable(read());

onOtherTab(KEY, () => savedSheets.set(read()));

/** @param {Partial<SavedSheets>} changes */
function write(changes) {
  savedSheets.set({ ...savedSheets.value, ...changes });
  save(KEY, savedSheets.value);
}

/** @param {Partial<SavedSheet>} changes */
function change(changes) {
  const { now } = savedSheets.value;
  if (now) write({ now: { ...now, ...changes } });
}

/** A new sheet. @param {string} game @param {Partial<SavedSheet>} [settings] */
export const beginSheet = (game, settings = {}) =>
  write({ now: { game, options: {}, ...settings, copied: [], marks: [], undone: [] } });

/** Settles how an empty sheet is played. @param {Partial<SavedSheet>} settings */
export const changeSettings = (settings) => change(settings);

/** @param {string} mark */
export const addMark = (mark) => change({ marks: [...(savedSheets.value.now?.marks ?? []), mark], undone: [] });

/** How many cards have come to a sheet. @param {SavedSheet} sheet */
const cardCount = ({ marks }) => marks.filter((mark) => mark.startsWith("card ")).length;

/** A printed card comes; it takes the place of the next one of a deck. @param {string} line @param {number} deck */
export function copyCard(line, deck) {
  const { now } = savedSheets.value;
  if (!now) return;
  const copied = [...now.copied.slice(0, cardCount(now)), line];
  change({ copied, deck, marks: [...now.marks, `card ${copied.length}`], undone: [] });
}

/** Takes the last mark back. @returns {string | undefined} what it was */
export function undo() {
  const { marks = [], undone = [] } = savedSheets.value.now ?? {};
  const last = marks.at(-1);
  if (last !== undefined) change({ marks: marks.slice(0, -1), undone: [last, ...undone] });
  return last;
}

/** Marks again what was taken back last. @returns {string | undefined} what it was */
export function redo() {
  const { marks = [], undone = [] } = savedSheets.value.now ?? {};
  const [next, ...rest] = undone;
  if (next !== undefined) change({ marks: [...marks, next], undone: rest });
  return next;
}

/** Takes away the last mark, which the rules refuse, for good. */
export const dropRefusedMark = () => change({ marks: savedSheets.value.now?.marks.slice(0, -1) ?? [], undone: [] });

/**
 * Goes on with an empty sheet of the same kind; the points of the one before count, if they are given.
 * @param {number} [points]
 */
export function nextSheet(points) {
  const { now, results, blocks } = savedSheets.value;
  if (!now) return;
  const { game, options, sheet, material, printed } = now;
  const at = Math.floor(Date.now() / 1000);
  if (points !== undefined) {
    const block = nextBlock(results, game, blocks[game] ?? 1);
    write({ results: [...results, { game, points, at, block }], blocks: { ...blocks, [game]: block } });
  }
  beginSheet(game, { options, sheet, material, printed });
}

/** Puts the sheet away, to choose another game. */
export const closeSheet = () => write({ now: null });

/** Deletes one result, or all of them. @param {number} [place] */
export const deleteResults = (place) =>
  write({ results: place === undefined ? [] : savedSheets.value.results.filter((_, other) => other !== place) });

/** Begins an empty block; the results of the one before stay in the list. @param {string} game */
export function beginBlock(game) {
  const { blocks } = savedSheets.value;
  write({ blocks: { ...blocks, [game]: (blocks[game] ?? 1) + 1 } });
}

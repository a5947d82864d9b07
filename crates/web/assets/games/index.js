// The one list of games as they are drawn. Everything else of the client is the same for all of them.

import * as oneCard from "./one-card.js";
import * as qwixx from "./qwixx.js";
import * as twentyOne from "./twenty-one.js";

/** @typedef {{ lit: Set<string>, picked: string[], tap: (token: string) => void, several?: (tokens: string[]) => void }} Taps what may be tapped, what is, and what a tap does */
/**
 * @typedef {object} SheetProps
 * @property {any} state the whole table, as the server shows it
 * @property {any} layout
 * @property {number} seat whose sheet
 * @property {any} [sheet] a sheet alone, without a table around it
 * @property {Taps} [taps] only on a sheet that is asked
 * @property {boolean} [mini] small, to be looked at
 */
/** @typedef {{ name: string, colour?: string, points: number[], note?: string }[]} Reckoning the parts of the points, each for all seats */

/**
 * @typedef {object} Face
 * @property {(choice: string) => string[] | null} tokens
 * @property {(choice: string, line: import("../table/state.js").Line, seat: number) => string} says
 * @property {(line: import("../table/state.js").Line, seat: number, layout: any) => string} awaited
 * @property {(line: import("../table/state.js").Line, seat: number) => string} hint
 * @property {(props: SheetProps) => any} Sheet
 * @property {(props: { layout: any }) => any} ScoreTable
 * @property {(state: any, layout: any) => Reckoning} reckoning
 * @property {(before: any, after: any, nameOf: (seat: number) => string) => { text: string, colour?: string }[]} changes
 * @property {(props: { state: any, layout: any, taps?: Taps }) => any} [Middle] what lies in the middle besides the dice
 * @property {(choice: string, line: import("../table/state.js").Line) => string[] | undefined} [again] what is picked at once, after this choice before
 * @property {boolean} [tapsDice] whether dice are tapped to keep them
 */

/** @type {Record<string, Face>} */
const FACES = { qwixx, "twenty-one": twentyOne, "one-card": oneCard };

/** @param {string} game @returns {Face} */
export function faceOf(game) {
  const face = FACES[game];
  if (!face) throw new Error(`the game ${game} cannot be drawn`);
  return face;
}

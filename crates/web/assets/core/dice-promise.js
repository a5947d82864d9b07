// What this device was promised about the dice of a table, and the luck it gave: kept here, for only who remembers both can
// see later that the server has kept its word.

import { keep, kept } from "./keep.js";

/**
 * @typedef {object} DicePromise
 * @property {string} table
 * @property {number} at when it was kept, in milliseconds since 1970
 * @property {string[]} commitments one for each game of the match, as they were shown before any luck was given
 * @property {string[]} drawn all luck that was sent to this table, also with requests that seemed to fail
 * @property {Record<string, string | null>} own which of it counts for which seat; null: the server took something else
 * @property {number[]} carried the seats that came from another device, with that device's luck
 */

/** How many tables are remembered, and for how long. */
const MOST = 40;
const LONGEST = 180 * 24 * 60 * 60 * 1000;
/** How much luck is remembered for one table. */
const MOST_DRAWN = 64;

/** @returns {DicePromise[]} the newest first */
const all = () => kept("dice") ?? [];

/** @param {string} table @returns {DicePromise | undefined} */
export const promiseOf = (table) => all().find((known) => known.table === table);

/** @param {string} table @param {Partial<DicePromise>} changes */
function remember(table, changes) {
  const now = Date.now();
  const known = promiseOf(table) ?? { table, at: now, commitments: [], drawn: [], own: {}, carried: [] };
  const others = all().filter((other) => other.table !== table && now - other.at < LONGEST);
  keep("dice", [{ ...known, ...changes }, ...others].slice(0, MOST));
}

/** What a table promises. Only what was seen first counts: luck may have been given since. @param {string} table @param {string[]} commitments */
export function rememberCommitments(table, commitments) {
  if (!promiseOf(table)?.drawn.length) remember(table, { commitments });
}

/** What a player adds to the dice of a table: 128 random bits, other ones for every request. @param {string} table */
export function drawLuck(table) {
  const luck = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  remember(table, { drawn: [...(promiseOf(table)?.drawn ?? []), luck].slice(-MOST_DRAWN) });
  return luck;
}

/** Seats that came from another device. @param {string} table @param {number[]} seats */
export function rememberCarried(table, seats) {
  remember(table, { carried: [...new Set([...(promiseOf(table)?.carried ?? []), ...seats])] });
}

/** Learns which luck counts for the seats that this device has: of several requests the server takes the first. @param {Pick<import("../table/state.js").TableView, "id" | "seats" | "you">} table */
export function learnSeats(table) {
  const promise = promiseOf(table.id);
  if (!promise?.drawn.length) return;
  const own = { ...promise.own };
  for (const { seat, luck } of table.seats) {
    const isMine = table.you.seats.includes(seat) && !promise.carried.includes(seat);
    if (isMine && own[seat] === undefined) own[seat] = luck !== undefined && promise.drawn.includes(luck) ? luck : null;
    // Somebody else sits there now, with other luck.
    if (!isMine && own[seat] !== luck) delete own[seat];
  }
  if (JSON.stringify(own) !== JSON.stringify(promise.own)) remember(table.id, { own });
}

/** @typedef {{ kind: "good" | "unsure" | "bad", words: { id: string, values?: Record<string, string | number> }[] }} DiceVerdict */

/**
 * What dice are worth to this device.
 * @param {import("./dice-check.js").Checked} checked
 * @param {DicePromise | undefined} promise what it was promised, if it sat at the table
 * @param {number} game which game of the match it is, from 1
 * @param {string[]} shown the last rolls and draws that it saw fall
 * @returns {DiceVerdict}
 */
export function judge(checked, promise, game, shown) {
  const bad = (/** @type {string} */ id, /** @type {Record<string, string | number>} */ values = {}) => ({ kind: /** @type {const} */ ("bad"), words: [{ id, values }] });
  const promised = promise?.commitments[game - 1];
  if (checked.status === "wrong") {
    return checked.why === "roll" ? bad("dice-wrong-roll", { number: checked.number + 1, recorded: checked.recorded, expected: checked.expected }) : bad(`dice-wrong-${checked.why}`);
  }
  if (checked.status !== "fair") return promised ? bad("dice-wrong-missing") : { kind: "unsure", words: [{ id: `dice-${checked.status}` }] };
  const own = Object.entries(promise?.own ?? {});
  if (promised && promised !== checked.commitment) return bad("dice-wrong-promise");
  if (own.some(([seat, luck]) => checked.luck[Number(seat) - 1] !== luck)) return bad("dice-wrong-luck");
  if (shown.some((roll, place) => checked.rolls.at(place - shown.length) !== roll)) return bad("dice-wrong-shown");
  const values = { count: checked.rolls.length, checked: checked.restored ?? checked.rolls.length };
  if (checked.restored === null && checked.anyLuck && own.length && promised) return { kind: "good", words: [{ id: "dice-good", values }] };
  const first = checked.restored !== null ? "dice-restored" : checked.anyLuck ? "dice-unseen" : "dice-follow";
  return { kind: "unsure", words: [{ id: first, values }, ...(checked.anyLuck ? [] : [{ id: "dice-alone" }])] };
}

// What this device was promised about the dice of a table, and the luck it gave: kept here, for only those who
// remember both can see later that the server has kept its word.

import { hex } from "./hex.js";
import { load, save } from "./storage.js";

/**
 * @typedef {object} DiceCommitments
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
const LUCK_BYTES = 16;

/** @returns {DiceCommitments[]} the newest first */
const all = () => load("dice") ?? [];

/** @param {string} table @returns {DiceCommitments | undefined} */
export const commitmentsOf = (table) => all().find((known) => known.table === table);

/** @param {string} table @param {Partial<DiceCommitments>} changes */
function remember(table, changes) {
  const now = Date.now();
  const known = commitmentsOf(table) ?? { table, at: now, commitments: [], drawn: [], own: {}, carried: [] };
  const others = all().filter((other) => other.table !== table && now - other.at < LONGEST);
  save("dice", [{ ...known, ...changes }, ...others].slice(0, MOST));
}

/**
 * What a table promises. Only what was seen first counts: luck may have been given since.
 * @param {string} table
 * @param {string[]} commitments
 */
export function rememberCommitments(table, commitments) {
  if (!commitmentsOf(table)?.drawn.length) remember(table, { commitments });
}

/** What a player adds to the dice of a table: 128 random bits, other ones for every request. @param {string} table */
export function drawLuck(table) {
  const luck = hex(crypto.getRandomValues(new Uint8Array(LUCK_BYTES)));
  remember(table, { drawn: [...(commitmentsOf(table)?.drawn ?? []), luck].slice(-MOST_DRAWN) });
  return luck;
}

/** Seats that came from another device. @param {string} table @param {number[]} seats */
export function rememberCarried(table, seats) {
  remember(table, { carried: [...new Set([...(commitmentsOf(table)?.carried ?? []), ...seats])] });
}

/**
 * Learns which luck counts for the seats that this device has: of several requests the server takes the first.
 * @param {Pick<import("../table/state.js").TableView, "id" | "seats" | "you">} table
 */
export function learnSeats(table) {
  const known = commitmentsOf(table.id);
  if (!known?.drawn.length) return;
  const own = { ...known.own };
  for (const { seat, luck } of table.seats) {
    const isMine = table.you.seats.includes(seat) && !known.carried.includes(seat);
    const isDrawn = luck !== undefined && known.drawn.includes(luck);
    if (isMine && own[seat] === undefined) own[seat] = isDrawn ? luck : null;
    // Somebody else sits there now, with other luck.
    if (!isMine && own[seat] !== luck) delete own[seat];
  }
  if (JSON.stringify(own) !== JSON.stringify(known.own)) remember(table.id, { own });
}

/** @typedef {Record<string, string | number>} Values */
/** @typedef {{ kind: "good" | "unsure" | "bad", words: { id: string, values?: Values }[] }} DiceVerdict */

/** @param {string} id @param {Values} [values] @returns {DiceVerdict} */
const bad = (id, values = {}) => ({ kind: "bad", words: [{ id, values }] });

/**
 * What dice are worth to this device.
 * @param {import("./dice-check.js").Checked} checked
 * @param {DiceCommitments | undefined} known what it was promised, if it sat at the table
 * @param {number} game which game of the match it is, from 1
 * @param {string[]} shown the last rolls and draws that it saw fall
 * @returns {DiceVerdict}
 */
export function judge(checked, known, game, shown) {
  const promised = known?.commitments[game - 1];
  if (checked.status === "wrong") {
    if (checked.why !== "roll") return bad(`dice-wrong-${checked.why}`);
    const { number, recorded, expected } = checked;
    return bad("dice-wrong-roll", { number: number + 1, recorded, expected });
  }
  if (checked.status !== "fair") {
    return promised ? bad("dice-wrong-missing") : { kind: "unsure", words: [{ id: `dice-${checked.status}` }] };
  }
  const own = Object.entries(known?.own ?? {});
  if (promised && promised !== checked.commitment) return bad("dice-wrong-promise");
  if (own.some(([seat, luck]) => checked.luck[Number(seat) - 1] !== luck)) return bad("dice-wrong-luck");
  if (shown.some((roll, place) => checked.rolls.at(place - shown.length) !== roll)) return bad("dice-wrong-shown");
  const values = { count: checked.rolls.length, checked: checked.restored ?? checked.rolls.length };
  const isComplete = checked.restored === null && checked.anyLuck;
  if (isComplete && own.length && promised) return { kind: "good", words: [{ id: "dice-good", values }] };
  const first = checked.restored !== null ? "dice-restored" : checked.anyLuck ? "dice-unseen" : "dice-follow";
  return { kind: "unsure", words: [{ id: first, values }, ...(checked.anyLuck ? [] : [{ id: "dice-alone" }])] };
}

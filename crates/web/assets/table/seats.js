// Who sits at a table, in words.

import { isolated } from "../core/bidi.js";
import { t } from "../core/words.js";

/** @typedef {import("./state.js").TableView} TableView */

/** @param {TableView} table @param {number} seat */
export const seatOf = (table, seat) => table.seats.find((known) => known.seat === seat);

/** What a seat is called, as it is shown. @param {TableView} table @param {number} seat @returns {string} */
export function nameOf(table, seat) {
  const known = seatOf(table, seat);
  if (known?.name) return isolated(known.name);
  if (known?.kind !== "bot") return t("seat-number", { number: seat });
  const level = t(`level-${known.level}`);
  const twins = table.seats.filter((other) => other.kind === "bot" && other.level === known.level);
  return twins.length > 1
    ? t("bot-name-numbered", { level, number: twins.indexOf(known) + 1 })
    : t("bot-name", { level });
}

/** @param {TableView} table @param {number} seat */
export const isMine = (table, seat) => table.you.seats.includes(seat);

/** Whether a person is not connected. @param {TableView} table @param {number} seat */
export function isGone(table, seat) {
  const known = seatOf(table, seat);
  return known?.kind === "person" && !table.here.includes(seat);
}

/**
 * The seats in the order in which they are shown: one's own first, then clockwise from there.
 * @param {TableView} table
 */
export function inOrder(table) {
  const all = table.seats.map(({ seat }) => seat).sort((one, other) => one - other);
  const first = Math.max(0, all.indexOf(table.you.seats[0] ?? all[0]));
  return [...all.slice(first), ...all.slice(0, first)];
}

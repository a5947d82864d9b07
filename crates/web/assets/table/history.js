// What had happened at a table before this page was opened, so that its history is complete after a reload.

import { ask } from "../core/api.js";
import { readEvent } from "./state.js";

/** @typedef {import("../protocol.js").TableHistory} TableHistory */
/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("./state.js").News} News */

/**
 * Everything up to where a table stands, as the director remembers it.
 * @param {Pick<import("./state.js").TableView, "id" | "n" | "view">} table
 * @returns {Promise<News[]>}
 */
export async function earlierNews({ id, n, view }) {
  /** @type {TableHistory} */
  const { entries } = await ask("GET", `api/v1/tables/${id}/history`);
  return newsOf(
    entries.filter((entry) => entry.n <= n),
    view,
  );
}

/**
 * The entries of a history as news. Whose roll it was is known from the decision that follows it.
 * @param {TableHistory["entries"]} entries
 * @param {GameView | null} view where they lead to
 * @returns {News[]}
 */
export function newsOf(entries, view) {
  const news = entries.flatMap(({ events, seats, before, further = [] }) => {
    const decisions = seats && before ? [{ seats, before }, ...further] : [];
    return events.map((event) => {
      const read = readEvent(event);
      const decision = read.kind === "decided" ? decisions.shift() : undefined;
      return /** @type {News} */ ({ ...read, seats: [], before: null, ...decision, after: null, isRetold: true });
    });
  });
  let after = view;
  for (const one of [...news].reverse()) {
    one.after = after;
    if (one.kind === "decided") after = one.before;
  }
  return news;
}

// The players around the table: names, points, whose turn it is and who is still thinking, never what they chose.

import { t } from "../core/words.js";
import { inOrder, isGone, isMine, nameOf, seatOf } from "../table/people.js";
import { thinking } from "../table/state.js";
import { html, useEffect, useRef } from "../vendor/preact-htm.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/** What a seat is doing, as a sign and in words. @param {TableView} table @param {number} seat @returns {[string, string]} */
function doing(table, seat) {
  const known = seatOf(table, seat);
  if (known?.kind === "person" && known.level) return ["⚙", t("seat-stood-in")];
  if (isGone(table, seat)) return ["⚡", t("seat-gone")];
  if (thinking(table).includes(seat)) return ["…", t("seat-thinking")];
  if (table.chosen.includes(seat)) return ["✓", t("seat-chosen")];
  return ["", ""];
}

/** @param {{ table: TableView, onOpen: (seat: number) => void }} props */
export function SeatBar({ table, onOpen }) {
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => self.current?.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" }), [table.line?.state.active]);
  return html`<ul class="seatbar" ref=${self} aria-label=${t("players")}>
    ${inOrder(table).map((seat) => {
      const [sign, words] = doing(table, seat);
      const active = table.playing && table.line?.state.active === seat;
      const points = table.line?.scores[seat - 1] ?? 0;
      const told = t("seat-told", { count: points, doing: words || t("seat-waits"), turn: active ? "yes" : "no" });
      return html`<li key=${seat}><button type="button" class="seat ${active ? "active" : ""} ${isMine(table, seat) ? "mine" : ""} ${sign === "…" ? "thinks" : ""}" onClick=${() => onOpen(seat)}>
        <span class="seatname">${active && html`<span class="turnmark" aria-hidden="true">▶</span>`}${nameOf(table, seat)}</span>
        <span class="seatpoints" aria-hidden="true">${points}</span><span class="seatsign" aria-hidden="true">${sign}</span><span class="sr">${told}</span>
      </button></li>`;
    })}
  </ul>`;
}

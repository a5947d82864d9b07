// The players around the table: names, points, whose turn it is and who is still thinking, never what they chose.

import { t } from "../core/words.js";
import { inOrder, isGone, isMine, nameOf, seatOf } from "../table/seats.js";
import { awaitedSeats } from "../table/state.js";
import { html, useEffect, useRef } from "../vendor/preact-htm.js";

/** @typedef {import("../table/state.js").TableView} TableView */

/**
 * What a seat is doing, as a sign and in words.
 * @param {TableView} table
 * @param {number} seat
 * @returns {[string, string]}
 */
function doing(table, seat) {
  const known = seatOf(table, seat);
  if (known?.kind === "person" && known.level) return ["⚙", t("seat-stood-in")];
  if (isGone(table, seat)) return ["⚡", t("seat-gone")];
  if (awaitedSeats(table).includes(seat)) return ["…", t("seat-thinking")];
  if (table.chosen.includes(seat)) return ["✓", t("seat-chosen")];
  return ["", ""];
}

/** @param {{ table: TableView, onOpen: (seat: number) => void }} props */
export function SeatBar({ table, onOpen }) {
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  const active = table.view?.state.active;
  useEffect(() => {
    self.current?.querySelector(".active")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [active]);
  return html`<ul class="seatbar" ref=${self} aria-label=${t("players")}>
    ${inOrder(table).map(
      (seat) =>
        html`<${SeatButton} key=${seat} table=${table} seat=${seat} isActive=${table.playing && active === seat}
          onOpen=${onOpen} />`,
    )}
  </ul>`;
}

/** @param {{ table: TableView, seat: number, isActive: boolean, onOpen: (seat: number) => void }} props */
function SeatButton({ table, seat, isActive, onOpen }) {
  const [sign, words] = doing(table, seat);
  const points = table.view?.scores[seat - 1] ?? 0;
  const told = t("seat-told", { count: points, doing: words || t("seat-waits"), turn: isActive ? "yes" : "no" });
  const look = [isActive && "active", isMine(table, seat) && "mine", sign === "…" && "thinks"].filter(Boolean);
  return html`<li>
    <button type="button" class="seat ${look.join(" ")}" onClick=${() => onOpen(seat)}>
      <span class="seatname">
        ${isActive && html`<span class="turnmark" aria-hidden="true">▶</span>`}${nameOf(table, seat)}
      </span>
      <span class="seatpoints" aria-hidden="true">${points}</span>
      <span class="seatsign" aria-hidden="true">${sign}</span>
      <span class="sr">${told}</span>
    </button>
  </li>`;
}

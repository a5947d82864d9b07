// The players around the table: names, points, whose turn it is and who is still thinking, never what they chose.

import { t } from "../core/words.js";
import { inOrder, isGone, isMine, nameOf, seatOf } from "../table/seats.js";
import { awaitedSeats } from "../table/state.js";
import { html } from "../vendor/preact-htm.js";

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
  if (known?.away) return ["☾", t("seat-late")];
  if (awaitedSeats(table).includes(seat)) return ["…", t("seat-thinking")];
  if (table.chosen.includes(seat)) return ["✓", t("seat-chosen")];
  return ["", ""];
}

/** @param {{ table: TableView, deadline: number | null, onOpen: (seat: number) => void }} props */
export function SeatBar({ table, deadline, onOpen }) {
  const active = table.view?.state.active;
  const awaited = awaitedSeats(table);
  return html`<ul class="seatbar of-${table.seats.length}" aria-label=${t("players")}>
    ${inOrder(table).map(
      (seat) =>
        html`<${SeatButton} key=${seat} table=${table} seat=${seat} isActive=${table.playing && active === seat}
          deadline=${awaited.includes(seat) ? deadline : null} onOpen=${onOpen} />`,
    )}
  </ul>`;
}

/**
 * The time that is left, as a line round the seat that gets shorter.
 * @param {{ deadline: number, seconds: number }} props
 */
function SeatClock({ deadline, seconds }) {
  const left = Math.max(0, deadline - Date.now());
  const style = { "--from": 1 - Math.min(1, left / (1000 * seconds)), "--left": `${left}ms` };
  return html`<svg class="seatclock" aria-hidden="true" key=${deadline} style=${style}>
    <rect x="1" y="1" rx="21" pathLength="1" />
  </svg>`;
}

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {number} props.seat
 * @param {boolean} props.isActive
 * @param {number | null} props.deadline
 * @param {(seat: number) => void} props.onOpen
 */
function SeatButton({ table, seat, isActive, deadline, onOpen }) {
  const [sign, words] = doing(table, seat);
  const points = table.view?.scores[seat - 1] ?? 0;
  const told = t("seat-told", { count: points, doing: words || t("seat-waits"), turn: isActive ? "yes" : "no" });
  const look = [isActive && "active", isMine(table, seat) && "mine", sign === "…" && "thinks"].filter(Boolean);
  return html`<li>
    <button type="button" class="seat ${look.join(" ")}" onClick=${() => onOpen(seat)}>
      ${deadline !== null && table.seconds && html`<${SeatClock} deadline=${deadline} seconds=${table.seconds} />`}
      <span class="seatname">
        ${isActive && html`<span class="turnmark" aria-hidden="true">▶</span>`}${nameOf(table, seat)}
      </span>
      <span class="seatpoints" aria-hidden="true">${points}</span>
      <span class="seatsign" aria-hidden="true">${sign}</span>
      <span class="sr">${told}</span>
    </button>
  </li>`;
}

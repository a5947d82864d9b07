// The players around the table: names, points, whose turn it is, who is still thinking, and what they did when all know
// it; always in view, wherever their sheets are.

import { Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { inOrder, isGone, isMine, nameOf, seatOf } from "../table/seats.js";
import { awaitedSeats, decisionsIn } from "../table/state.js";
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

/**
 * What a seat did, as it fits under a name.
 * @param {TableView} table
 * @param {number} seat
 * @param {import("../table/state.js").News} [done]
 */
function doneBy(table, seat, done) {
  const decision = done?.before && decisionsIn(done).find((one) => one.seat === seat);
  return decision && done.before ? uiOf(table.game).chip(decision.choice, done.before, seat) : undefined;
}

/** @param {{ chip: import("../games/parts.js").Chip }} props */
const Did = ({ chip: { text, colour } }) =>
  html`<span class="did ${colour ? `c-${colour}` : ""}" aria-hidden="true">
    ${colour && html`<${Shape} colour=${colour} />`}${text}
  </span>`;

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {number | null} props.deadline
 * @param {import("../table/state.js").News} [props.done] what was decided last
 * @param {(seat: number) => void} props.onOpen
 */
export function SeatBar({ table, deadline, done, onOpen }) {
  const active = table.view?.state.active;
  const awaited = awaitedSeats(table);
  return html`<ul class="seatbar of-${table.seats.length}" aria-label=${t("players")}>
    ${inOrder(table).map(
      (seat) =>
        html`<${SeatButton} key=${seat} table=${table} seat=${seat} isActive=${table.playing && active === seat}
          deadline=${awaited.includes(seat) ? deadline : null} chip=${doneBy(table, seat, done)}
          onOpen=${onOpen} />`,
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
 * @param {import("../games/parts.js").Chip} [props.chip] what the seat did
 * @param {(seat: number) => void} props.onOpen
 */
function SeatButton({ table, seat, isActive, deadline, chip, onOpen }) {
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
      ${chip && html`<${Did} key=${`${table.view?.ply} ${chip.text}`} chip=${chip} />`}
    </button>
  </li>`;
}

// The table while it is played: the dice in the middle, one's own sheet large, the others' small, the buttons below.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { inOrder, isMine, nameOf } from "../table/seats.js";
import { awaitedSeats } from "../table/state.js";
import { html } from "../vendor/preact-htm.js";
import { Clock } from "./clock.js";
import { RealDice, RollButton } from "./roll.js";
import { TableDice } from "./table-dice.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../table/moves.js").Moves} Moves */
/** @typedef {import("../protocol.js").GameView} GameView */

/**
 * What is going on, in a sentence.
 * @param {TableView} table
 * @param {number | undefined} seat who decides at this device
 */
export function situation(table, seat) {
  const { view, layout } = table;
  if (!view) return "";
  if (seat !== undefined && view.turn === "decide") {
    const words = uiOf(table.game).promptWords(view, seat, layout);
    return table.you.seats.length > 1 ? t("for-name", { name: nameOf(table, seat), words }) : words;
  }
  if (view.turn === "chance") return rollWords(table, view);
  const isWatching = table.you.seats.length === 0;
  const [first, ...rest] = awaitedSeats(table).filter((other) => isWatching || !isMine(table, other));
  if (first === undefined) return t("one-moment");
  return rest.length
    ? t("waiting-for-several", { count: rest.length + 1 })
    : t("waiting-for", { name: nameOf(table, first) });
}

/** Who rolls, in words. @param {TableView} table @param {GameView} view */
function rollWords(table, { state: { active } }) {
  if (!active) return table.dice === "program" ? t("one-moment") : "";
  const isYou = isMine(table, active) && table.you.seats.length === 1;
  return isYou ? t("you-roll") : t("name-rolls", { name: nameOf(table, active) });
}

/** Whose turn it is, in words. @param {TableView} table @param {GameView} view */
function turnWords(table, { state: { active } }) {
  if (!active) return "";
  const isYou = isMine(table, active) && table.you.seats.length === 1;
  return isYou ? t("your-turn") : t("turn-of", { name: nameOf(table, active) });
}

/**
 * The middle of the table.
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {number | null} props.deadline
 * @param {number | undefined} props.seat
 * @param {Moves | undefined} props.moves
 * @param {string} props.last what was decided last, in words
 */
export function Tray({ table, connection, deadline, seat, moves, last }) {
  const { view } = table;
  if (!view) return null;
  const { Center } = uiOf(table.game);
  return html`<section class="tray" aria-label=${t("tray")}>
    <p class="situation">
      <span class="turnwords">${turnWords(table, view)}</span>
      <strong data-situation>${situation(table, seat)}</strong>
      <${Clock} deadline=${deadline} />
    </p>
    <${TableDice} game=${table.game} dice=${view.state.dice} roll=${view.ply} taps=${moves?.taps} />
    ${last && html`<p class="last">${last}</p>`}
    ${table.you.seats.length === 0 && html`<p class="last">${t("you-watch")}</p>`}
    ${Center && html`<${Center} state=${view.state} layout=${table.layout} taps=${moves?.taps} />`}
    <${Roll} table=${table} connection=${connection} view=${view} />
    <${TakeRollBack} table=${table} connection=${connection} />
  </section>`;
}

/** Rolling, for those who may now. @param {{ table: TableView, connection: Connection, view: GameView }} props */
function Roll({ table, connection, view }) {
  const seat = table.you.seats.find((own) => table.may_roll?.includes(own));
  if (seat === undefined) return null;
  const roll = (/** @type {true | string} */ dice) => attempt(() => connection.send({ roll: dice, seat }));
  if (table.awaited) {
    return html`<${RealDice} key=${view.ply} awaited=${table.awaited} faces=${table.layout.faces} onRoll=${roll} />`;
  }
  return html`<div class="buttons"><${RollButton} kind=${view.kind ?? "roll"} onRoll=${() => roll(true)} /></div>`;
}

/**
 * Taking back what was typed in, as long as that may be.
 * @param {{ table: TableView, connection: Connection }} props
 */
function TakeRollBack({ table, connection }) {
  const [seat] = table.you.seats;
  if (!table.may_unroll || seat === undefined) return null;
  const takeBack = () => attempt(() => connection.send({ unroll: true, seat }));
  return html`<button type="button" class="small" data-unroll onClick=${takeBack}>${t("menu-unroll")}</button>`;
}

/**
 * One's own sheet, or all of them for those who watch.
 * @param {object} props
 * @param {TableView} props.table
 * @param {number | undefined} props.own
 * @param {Moves | undefined} props.moves
 * @param {(seat: number) => void} props.onOpen
 */
export function Sheets({ table, own, moves, onOpen }) {
  const others = inOrder(table).filter((seat) => seat !== own);
  if (own === undefined) {
    return html`<div class="sheets">
      ${others.map((seat) => html`<${LargeSheet} key=${seat} table=${table} seat=${seat} hasName=${true} />`)}
    </div>`;
  }
  return html`<div class="sheets">
    <${LargeSheet} table=${table} seat=${own} hasName=${table.you.seats.length > 1} taps=${moves?.taps} />
    ${
      others.length > 0 &&
      html`<section class="others" aria-label=${t("others-sheets")}>
        ${others.map((seat) => html`<${SmallSheet} key=${seat} table=${table} seat=${seat} onOpen=${onOpen} />`)}
      </section>`
    }
  </div>`;
}

/** @param {{ table: TableView, seat: number, hasName: boolean, taps?: import("../games/parts.js").Taps }} props */
function LargeSheet({ table, seat, hasName, taps }) {
  const { Sheet } = uiOf(table.game);
  const name = nameOf(table, seat);
  return html`<section class="ownsheet" aria-label=${t("sheet-of", { name })}>
    ${hasName && html`<h2>${name}</h2>`}
    <${Sheet} state=${table.view?.state} layout=${table.layout} seat=${seat} taps=${taps} />
  </section>`;
}

/** @param {{ table: TableView, seat: number, onOpen: (seat: number) => void }} props */
function SmallSheet({ table, seat, onOpen }) {
  const { Sheet } = uiOf(table.game);
  return html`<button type="button" class="other" onClick=${() => onOpen(seat)}>
    <span class="sr">${t("open-sheet")}</span>
    <span class="othername"><span>${nameOf(table, seat)}</span><b>${table.view?.scores[seat - 1]}</b></span>
    <span aria-hidden="true">
      <${Sheet} state=${table.view?.state} layout=${table.layout} seat=${seat} mini=${true} />
    </span>
  </button>`;
}

/**
 * The buttons at the bottom: what the taps make, and what has no field of its own.
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {number | undefined} props.seat
 * @param {Moves | undefined} props.moves
 */
export function Actions({ table, connection, seat, moves }) {
  const { view } = table;
  if (!view) return null;
  const { choiceWords } = uiOf(table.game);
  if (moves && seat !== undefined) {
    const words = (/** @type {string} */ choice) => choiceWords(choice, view, seat);
    return html`<${ChoiceButtons} moves=${moves} words=${words} />`;
  }
  const chosen = Object.entries(table.you.chosen);
  if (chosen.length === 0 || view.turn !== "decide") return html`<div class="actions idle"></div>`;
  const takeBack = (/** @type {number} */ own) => attempt(() => connection.send({ take_back: true, seat: own }));
  return html`<div class="actions">
    ${chosen.map(
      ([own, choice]) =>
        html`<p class="chosen">
          <span>${t("you-chose", { choice: choiceWords(choice, view, Number(own)) })}</span>
          <button type="button" class="small" data-takeback onClick=${() => takeBack(Number(own))}>
            ${t("take-back")}
          </button>
        </p>`,
    )}
  </div>`;
}

/** @param {{ moves: Moves, words: (choice: string) => string }} props */
function ChoiceButtons({ moves, words }) {
  const { choice, buttons, choose, ready, taps } = moves;
  const hasPicked = taps.picked.length > 0;
  const isOnlyButtons = choice === undefined && taps.lit.size === 0;
  return html`<div class="actions" role="group" aria-label=${t("actions")}>
    ${
      choice !== undefined &&
      html`<button type="button" class=${hasPicked ? "main" : ""} data-confirm disabled=${!ready && !hasPicked}
        onClick=${() => choose(choice)}>${words(choice)}</button>`
    }
    ${buttons.map(
      (one) =>
        html`<button type="button" class=${isOnlyButtons ? "main" : ""} data-choice=${one} disabled=${!ready}
          onClick=${() => choose(one)}>${words(one)}</button>`,
    )}
  </div>`;
}

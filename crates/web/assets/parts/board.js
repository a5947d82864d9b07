// What is played on: one's own sheet large, the others' small, the buttons below.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { inOrder, nameOf } from "../table/seats.js";
import { html } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../table/moves.js").Moves} Moves */
/** @typedef {import("../games/parts.js").Taps} Taps */

/**
 * One's own sheet, or all of them for those who watch.
 * @param {object} props
 * @param {TableView} props.table
 * @param {number | undefined} props.own
 * @param {Taps | undefined} props.taps what can be tapped on one's own
 * @param {number[]} props.deciding whose decision is being shown
 * @param {(seat: number) => void} props.onOpen
 */
export function Sheets({ table, own, taps, deciding, onOpen }) {
  const others = inOrder(table).filter((seat) => seat !== own);
  const isDeciding = (/** @type {number} */ seat) => deciding.includes(seat);
  if (own === undefined) {
    return html`<div class="sheets">
      ${others.map(
        (seat) =>
          html`<${LargeSheet} key=${seat} table=${table} seat=${seat} hasName=${true}
            isDeciding=${isDeciding(seat)} />`,
      )}
    </div>`;
  }
  return html`<div class="sheets">
    <${LargeSheet} table=${table} seat=${own} hasName=${table.you.seats.length > 1} taps=${taps}
      isDeciding=${isDeciding(own)} />
    ${
      others.length > 0 &&
      html`<section class="others" aria-label=${t("others-sheets")}>
        ${others.map(
          (seat) =>
            html`<${SmallSheet} key=${seat} table=${table} seat=${seat} isDeciding=${isDeciding(seat)}
              onOpen=${onOpen} />`,
        )}
      </section>`
    }
  </div>`;
}

/**
 * What a seat has chosen and others do not know yet, as it is tapped.
 * @param {TableView} table
 * @param {number} seat
 */
function ghostTokens(table, seat) {
  const choice = table.you.chosen[seat];
  return choice === undefined ? [] : (uiOf(table.game).tokens(choice) ?? []);
}

/** @param {{ table: TableView, seat: number, hasName: boolean, isDeciding: boolean, taps?: Taps }} props */
function LargeSheet({ table, seat, hasName, isDeciding, taps }) {
  const { Sheet } = uiOf(table.game);
  const name = nameOf(table, seat);
  return html`<section class="ownsheet ${isDeciding ? "deciding" : ""}" aria-label=${t("sheet-of", { name })}>
    ${hasName && html`<h2>${name}</h2>`}
    <${Sheet} state=${table.view?.state} layout=${table.layout} seat=${seat} taps=${taps}
      ghosts=${ghostTokens(table, seat)} armed=${table.you.armed[seat] ?? []} />
  </section>`;
}

/** @param {{ table: TableView, seat: number, isDeciding: boolean, onOpen: (seat: number) => void }} props */
function SmallSheet({ table, seat, isDeciding, onOpen }) {
  const { Sheet } = uiOf(table.game);
  return html`<button type="button" class="other ${isDeciding ? "deciding" : ""}" onClick=${() => onOpen(seat)}>
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
    return html`<${ChoiceButtons} table=${table} seat=${seat} moves=${moves} words=${words} />`;
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

/** What the picked choice would bring. @param {{ table: TableView, seat: number, moves: Moves }} props */
function Gain({ table, seat, moves: { preview, choice } }) {
  if (!preview?.gained || choice === undefined) return null;
  const gained = `${preview.gained < 0 ? "−" : "+"}${Math.abs(preview.gained)}`;
  const count = Math.abs(preview.gained);
  const words = uiOf(table.game).gainWords?.(preview, choice, seat, gained) ?? t("gain", { gained, count });
  return html` <small class="gain" data-gain>${words}</small>`;
}

/** @param {{ table: TableView, seat: number, moves: Moves, words: (choice: string) => string }} props */
function ChoiceButtons({ table, seat, moves, words }) {
  const { choice, buttons, choose, ready, taps } = moves;
  const hasPicked = taps.picked.length > 0;
  const isOnlyButtons = choice === undefined && taps.lit.size === 0;
  const progress = table.view && uiOf(table.game).pickedWords?.(table.view, seat, taps.picked);
  return html`<div class="actions" role="group" aria-label=${t("actions")}>
    ${progress && choice === undefined && html`<p class="progress" role="status">${progress}</p>`}
    ${
      choice !== undefined &&
      html`<button type="button" class=${hasPicked ? "main" : ""} data-confirm disabled=${!ready && !hasPicked}
        onClick=${() => choose(choice)}>
          <span>${words(choice)}<${Gain} table=${table} seat=${seat} moves=${moves} /></span>
        </button>`
    }
    ${buttons.map(
      (one) =>
        html`<button type="button" class=${isOnlyButtons ? "main" : ""} data-choice=${one} disabled=${!ready}
          onClick=${() => choose(one)}>${words(one)}</button>`,
    )}
  </div>`;
}

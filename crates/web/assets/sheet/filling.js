// A score sheet while it is filled in: how it is played, the sheet itself, and the way to the next game.

import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { Dialog } from "../parts/dialog.js";
import { announce, toast } from "../parts/toasts.js";
import { arrows } from "../table/arrows.js";
import { stayAwake } from "../table/attention.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { mark, putAway, turnOver } from "./book.js";
import * as oneCard from "./one-card.js";
import * as qwixx from "./qwixx.js";
import { useRules } from "./rules.js";
import { Setup } from "./setup.js";
import * as twentyOne from "./twenty-one.js";

/** @typedef {import("./book.js").Filled} Filled */
/** @typedef {import("./rules.js").Answer} Answer */
/**
 * @typedef {object} FillingProps
 * @property {Filled} sheet
 * @property {Answer} answer
 * @property {string[]} choices what may be marked now
 * @property {(mark: string) => void} write
 * @property {any} end the button to the next game, when this one is over
 */

/** @type {Record<string, { says: (mark: string) => string, Filling: (props: FillingProps) => any }>} */
const HANDS = { qwixx, "twenty-one": twentyOne, "one-card": oneCard };

/** @param {{ sheet: Filled, hasFocus: boolean }} props whether the keyboard is here from the beginning */
export function Filling({ sheet, hasFocus }) {
  const { answer, current, lost } = useRules(sheet);
  const [asks, ask] = useState(false);
  const [self, onFocusIn] = useHeldFocus(hasFocus);
  useScreenOn();
  const { says, Filling: Hand } = HANDS[sheet.game];
  const { ScoreTable } = faceOf(sheet.game);
  const write = (/** @type {string} */ one) => {
    mark(one);
    announce(says(one));
  };
  const isEmpty = sheet.marks.length === 0;
  const isOver = answer?.over && current;
  const next = (/** @type {number | undefined} */ points) => {
    ask(false);
    turnOver(points);
    if (points !== undefined) toast(t("sheet-counted", { points }));
    scrollTo(0, 0);
  };
  return html`<div ref=${self} class="scoresheet game-${sheet.game}" tabindex="-1" onKeyDown=${arrows(undefined)} onFocusIn=${onFocusIn}>
    <h1><span>${t(`game-${sheet.game}`)}</span> ${answer && html`<span class="points" role="status" data-points>${t("points", { count: answer.points })}</span>`}</h1>
    ${lost && html`<p class="lost" role="alert">${t("sheet-lost")}</p>`}
    ${isEmpty && html`<${Setup} sheet=${sheet} letters=${Object.keys(answer?.layout.sheets ?? {})} />`}
    ${isOver && html`<section class="panel over" role="status"><h2>${t("sheet-over")}</h2><p>${t("end-alone", { points: answer.points })}</p></section>`}
    ${answer ? html`<${Hand} sheet=${sheet} answer=${answer} choices=${lost ? [] : answer.choices} write=${write}
        end=${isOver ? html`<button type="button" class="main" data-next onClick=${() => next(answer.points)}>${t("sheet-next")}</button>` : undefined} />
      <details class="panel"><summary>${t("scoretable")}</summary><div class="scroll" role="region" tabindex="0" aria-label=${t("scoretable")}><${ScoreTable} layout=${answer.layout} /></div></details>`
      : html`<p class="faint">${t("one-moment")}</p>`}
    <div class="buttons">${isEmpty ? html`<button type="button" data-other-game onClick=${putAway}>${t("sheet-other-game")}</button>`
      : !isOver && html`<button type="button" data-finish onClick=${() => ask(true)}>${t("sheet-finish")}</button>`}</div>
    ${asks && html`<${Finish} points=${current ? answer?.points : undefined} onDone=${next} onClose=${() => ask(false)} />`}
  </div>`;
}

/** Whether the points of a sheet that is not full count. @param {{ points: number | undefined, onDone: (points?: number) => void, onClose: () => void }} props */
const Finish = ({ points, onDone, onClose }) => html`<${Dialog} title=${t("sheet-finish")} onClose=${onClose}>
  ${points !== undefined && html`<p>${t("sheet-finish-about")}</p>
    <div class="buttons"><button type="button" class="main" data-count onClick=${() => onDone(points)}>${t("sheet-finish-count", { points })}</button></div>`}
  <div class="buttons"><button type="button" class="danger" data-discard onClick=${() => onDone(undefined)}>${t("sheet-discard")}</button>
    <button type="button" onClick=${onClose}>${t("sheet-go-on")}</button></div>
<//>`;

/** Keeps the keyboard inside the sheet when what was tapped goes, as a crossed field does. @param {boolean} hasFocus @returns {[{ current: HTMLElement | null }, () => void]} */
function useHeldFocus(hasFocus) {
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  const inside = useRef(hasFocus);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  });
  return [self, () => void (inside.current = true)];
}

/** Keeps the screen on, as paper does not go dark either. */
function useScreenOn() {
  useEffect(() => {
    const on = () => void stayAwake(true);
    on();
    document.addEventListener("visibilitychange", on);
    return () => {
      document.removeEventListener("visibilitychange", on);
      stayAwake(false);
    };
  }, []);
}

// A score sheet while it is filled in: how it is played, the sheet itself, and the way to the next game.

import { t } from "../core/words.js";
import { gameParts } from "../games/index.js";
import { uiOf } from "../games/ui.js";
import { Dialog } from "../parts/dialog.js";
import { announce, toast } from "../parts/toasts.js";
import { stayAwake } from "../table/attention.js";
import { keyboardNavigation } from "../table/keyboard.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { addMark, closeSheet, nextSheet } from "./saved-sheets.js";
import { Setup } from "./setup.js";
import { useRules } from "./use-rules.js";

/** @typedef {import("./saved-sheets.js").SavedSheet} SavedSheet */
/** @typedef {import("../protocol.js").ScoreSheetAnswer} ScoreSheetAnswer */

const SCORE_SHEETS = await gameParts("score-sheet");

/**
 * @param {object} props
 * @param {SavedSheet} props.sheet
 * @param {import("./setup.js").GameInfo} [props.rules] what the server says of its game, once it is known
 * @param {boolean} props.hasFocus whether the keyboard is here from the beginning
 */
export function ScoreSheet({ sheet, rules, hasFocus }) {
  const { answer, current, lost } = useRules(sheet);
  const [isAsking, setAsking] = useState(false);
  const [self, onFocusIn] = useHeldFocus(hasFocus);
  useScreenOn();
  const { markWords, ScoreSheet: GameSheet, hasPrintedCards = false } = SCORE_SHEETS[sheet.game];
  const write = (/** @type {string} */ mark) => {
    addMark(mark);
    announce(markWords(mark));
  };
  const isEmpty = sheet.marks.length === 0;
  const isOver = answer?.over && current;
  const next = (/** @type {number | undefined} */ points) => {
    setAsking(false);
    nextSheet(points);
    if (points !== undefined) toast(t("sheet-counted", { points }));
    scrollTo(0, 0);
  };
  const nextButton =
    isOver &&
    html`<button type="button" class="main" data-next onClick=${() => next(answer.points)}>${t("sheet-next")}</button>`;
  const otherButton = isEmpty
    ? html`<button type="button" data-other-game onClick=${closeSheet}>${t("sheet-other-game")}</button>`
    : !isOver && html`<button type="button" data-finish onClick=${() => setAsking(true)}>${t("sheet-finish")}</button>`;
  return html`<div ref=${self} class="scoresheet game-${sheet.game}" tabindex="-1"
    onKeyDown=${keyboardNavigation(undefined)} onFocusIn=${onFocusIn}>
    <h1>
      <span>${t(`game-${sheet.game}`)}</span> ${
        answer && html`<span class="points" role="status" data-points>${t("points", { count: answer.points })}</span>`
      }
    </h1>
    ${lost && html`<p class="lost" role="alert">${t("sheet-lost")}</p>`}
    ${
      isEmpty &&
      html`<${Setup} sheet=${sheet} rules=${rules} letters=${Object.keys(answer?.layout.sheets ?? {})}
        hasPrintedCards=${hasPrintedCards} />`
    }
    ${isOver && html`<${Over} points=${answer.points} />`}
    ${
      answer
        ? html`<${GameSheet} sheet=${sheet} answer=${answer} choices=${lost ? [] : answer.choices} write=${write}
              end=${nextButton || undefined} />
            <${Points} game=${sheet.game} answer=${answer} />`
        : html`<p class="faint">${t("one-moment")}</p>`
    }
    <div class="buttons">${otherButton}</div>
    ${
      isAsking &&
      html`<${Finish} points=${current ? answer?.points : undefined} onDone=${next}
        onClose=${() => setAsking(false)} />`
    }
  </div>`;
}

/** @param {{ points: number }} props */
const Over = ({ points }) => html`<section class="panel over" role="status">
  <h2>${t("sheet-over")}</h2>
  <p>${t("end-alone", { points })}</p>
</section>`;

/** The table of points, to be opened. @param {{ game: string, answer: ScoreSheetAnswer }} props */
function Points({ game, answer }) {
  const { ScoreTable } = uiOf(game);
  return html`<details class="panel">
    <summary>${t("scoretable")}</summary>
    <div class="scroll" role="region" tabindex="0" aria-label=${t("scoretable")}>
      <${ScoreTable} layout=${answer.layout} />
    </div>
  </details>`;
}

/**
 * Whether the points of a sheet that is not full count.
 * @param {{ points: number | undefined, onDone: (points?: number) => void, onClose: () => void }} props
 */
const Finish = ({ points, onDone, onClose }) => html`<${Dialog} title=${t("sheet-finish")} onClose=${onClose}>
  ${
    points !== undefined &&
    html`<p>${t("sheet-finish-about")}</p>
      <div class="buttons">
        <button type="button" class="main" data-count onClick=${() => onDone(points)}>
          ${t("sheet-finish-count", { points })}
        </button>
      </div>`
  }
  <div class="buttons">
    <button type="button" class="danger" data-discard onClick=${() => onDone(undefined)}>${t("sheet-discard")}</button>
    <button type="button" onClick=${onClose}>${t("sheet-go-on")}</button>
  </div>
<//>`;

/**
 * Keeps the keyboard inside the sheet when what was tapped goes, as a crossed field does.
 * @param {boolean} hasFocus
 * @returns {[{ current: HTMLElement | null }, () => void]}
 */
function useHeldFocus(hasFocus) {
  const self = useRef(/** @type {HTMLElement | null} */ (null));
  const isInside = useRef(hasFocus);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) self.current?.focus({ preventScroll: true });
  });
  const onFocusIn = () => {
    isInside.current = true;
  };
  return [self, onFocusIn];
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

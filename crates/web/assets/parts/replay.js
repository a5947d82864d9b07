// Going through a finished game step by step; the server plays it again. What happened is said in words.

import { ask } from "../core/api.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { isDice, starterIn } from "../table/dice-notation.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { Dice } from "./dice.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../protocol.js").FinishedGame} FinishedGame */
/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {{ view: GameView, before: GameView | null }} Moment where a game stands, and where it stood */

/** How long the slider must rest before a moment is asked for, in milliseconds. */
const REST = 80;

/** The server's answers to where some events lead. @param {FinishedGame} finished */
function player({ setup, line, events }) {
  /** @type {Map<number, Promise<GameView | null>>} */
  const known = new Map([[events.length, Promise.resolve(line)]]);
  const find = async (/** @type {number} */ place) => {
    /** @type {import("../protocol.js").TrialAnswer} */
    const answer = await ask("POST", "api/v1/try", { ...setup, events: events.slice(0, place) });
    return answer.line;
  };
  return (/** @type {number} */ place) => {
    const asked = known.get(place) ?? find(place);
    known.set(place, asked);
    asked.catch(() => known.delete(place));
    return asked;
  };
}

/**
 * An event in words, as far as the game has some for it.
 * @param {string} event
 * @param {GameView | null} before
 * @param {string[]} names
 * @param {import("../games/parts.js").GameUi} ui
 */
function eventWords(event, before, names, ui) {
  const first = starterIn(event);
  if (first) return [t("replay-first", { name: names[first - 1] ?? "" })];
  const asked = Object.entries(before?.choices ?? {}).filter(([, choices]) => choices?.length);
  const made = event.split(", ");
  if (!before || asked.length !== made.length) return null;
  if (!asked.every(([, choices], place) => choices?.includes(made[place]))) return null;
  return asked.map(([seat], place) => {
    return ui.didWords(made[place], before, Number(seat), names[Number(seat) - 1] ?? "");
  });
}

/** @param {{ finished: FinishedGame, names: string[] }} props */
export function Replay({ finished, names }) {
  const { game, line: last, layout, events } = finished;
  const [place, go] = useState(events.length);
  const [{ view, before }, show] = useState(/** @type {Moment} */ ({ view: last, before: null }));
  const [at] = useState(() => player(finished));
  useEffect(() => {
    const load = async () => {
      const [now, then] = await Promise.all([at(place), place > 1 ? at(place - 1) : null]);
      if (now) show({ view: now, before: then });
    };
    const timer = setTimeout(() => attempt(load), REST);
    return () => clearTimeout(timer);
  }, [place]);
  const slide = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  const ui = uiOf(game.game);
  const event = events[place - 1] ?? "";
  const words = eventWords(event, before, names, ui);
  return html`<div class="replay">
    <div class="buttons">
      <button type="button" class="small" disabled=${place <= 1} onClick=${() => go(place - 1)}>
        ${t("replay-back")}
      </button>
      <button type="button" class="small" disabled=${place >= events.length} onClick=${() => go(place + 1)}>
        ${t("replay-on")}
      </button>
    </div>
    <label>
      ${t("replay-step", { step: place, steps: events.length })}
      <input type="range" min="1" max=${events.length} value=${place} onInput=${slide} />
    </label>
    <div class="replayevent" aria-live="polite">
      ${view.state.dice && html`<${Dice} notation=${view.state.dice} />`}
      ${words && html`<ul>${words.map((one) => html`<li>${one}</li>`)}</ul>`}
      ${!words && !isDice(event) && html`<code>${event}</code>`}
    </div>
    <div class="others">
      ${names.map(
        (name, seat) =>
          html`<div class="other" key=${seat}>
            <span class="othername"><span>${name}</span><b>${view.scores[seat]}</b></span>
            <${ui.Sheet} state=${view.state} layout=${layout} seat=${seat + 1} mini=${true} />
          </div>`,
      )}
    </div>
  </div>`;
}

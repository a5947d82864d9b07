// A finished game: the points, the sheets as they were at every moment, the check of its dice, the record.

import { ask } from "../core/api.js";
import { isolated } from "../core/bidi.js";
import { url } from "../core/urls.js";
import { day, t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { Dice } from "../parts/dice.js";
import { RecordDice } from "../parts/dice-verdict.js";
import { PageFrame } from "../parts/page-frame.js";
import { RecordVerdict } from "../parts/record-verdict.js";
import { ScoreBreakdown } from "../parts/score-breakdown.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../protocol.js").FinishedGame} FinishedGame */

/** How long the slider must rest before a moment is asked for, in milliseconds. */
const REST = 80;

/** @param {{ subject: string }} props the name of the game */
export function Page({ subject }) {
  const [finished, setFinished] = useState(/** @type {FinishedGame | null} */ (null));
  useEffect(() => {
    attempt(async () => setFinished(await ask("GET", `api/v1/games/${subject}`)));
  }, [subject]);
  if (!finished) {
    return html`<${PageFrame} title=${t("record")}><p class="faint">${t("one-moment")}</p><//>`;
  }
  const { game, line: view, layout, names, record, check } = finished;
  const shown = names.map((name, place) => isolated(name) || t("seat-number", { number: place + 1 }));
  const rows = uiOf(game.game).scoreBreakdown(view.state, layout);
  const title = t(`game-${game.game}`);
  return html`<${PageFrame} title=${title} wide=${true}>
    <section class="panel">
      <h1>${title} <span class="faint">${day(game.at)}</span></h1>
      <${ScoreBreakdown} names=${shown} rows=${rows} scores=${view.scores} winners=${view.winners ?? []} />
      <h2>${t("replay")}</h2>
      <${Replay} finished=${finished} names=${shown} />
      <h2>${t("nav-verify")}</h2>
      <${RecordVerdict} check=${check} />
      <${RecordDice} record=${record} id=${subject} />
      <p class="faint">${t("verify-without")}</p>
      <div class="buttons"><a class="button" href=${url(`g/${subject}.rw`)} download>${t("record-download")}</a></div>
      <details><summary>${t("record")}</summary><pre tabindex="0">${record}</pre></details>
    </section>
  <//>`;
}

/**
 * Going through a game step by step; the server plays it again.
 * @param {{ finished: FinishedGame, names: string[] }} props
 */
function Replay({ finished, names }) {
  const { game, line: last, layout, events } = finished;
  const [place, go] = useState(events.length);
  const [view, show] = useState(last);
  useEffect(() => {
    if (place === events.length) {
      show(last);
      return undefined;
    }
    const load = async () => {
      const played = { game: game.game, seats: names.length, options: last.state.options };
      /** @type {import("../protocol.js").TrialAnswer} */
      const answer = await ask("POST", "api/v1/try", { ...played, events: events.slice(0, place) });
      show(answer.line);
    };
    const timer = setTimeout(() => attempt(load), REST);
    return () => clearTimeout(timer);
  }, [place]);
  const slide = (/** @type {Event} */ event) => go(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
  const { Sheet } = uiOf(game.game);
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
    <p class="replayevent" aria-live="polite">
      ${view.state.dice && html`<${Dice} notation=${view.state.dice} roll="replay" />`}
      <code>${events[place - 1] ?? ""}</code>
    </p>
    <div class="others">
      ${names.map(
        (name, seat) =>
          html`<div class="other" key=${seat}>
            <span class="othername"><span>${name}</span><b>${view.scores[seat]}</b></span>
            <${Sheet} state=${view.state} layout=${layout} seat=${seat + 1} mini=${true} />
          </div>`,
      )}
    </div>
  </div>`;
}

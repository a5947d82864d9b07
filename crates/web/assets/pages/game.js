// A finished game: the reckoning, the sheets as they were at every moment, the check of its dice, the record.

import { ask } from "../core/api.js";
import { at } from "../core/base.js";
import { isolated } from "../core/bidi.js";
import { day, t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { RecordDice } from "../parts/dice-verdict.js";
import { Dice } from "../parts/die.js";
import { Reckoning } from "../parts/end.js";
import { Frame } from "../parts/frame.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { Verdict } from "./verify.js";

/** @param {{ subject: string }} props the name of the game */
export function Page({ subject }) {
  const [told, tell] = useState(/** @type {any} */ (null));
  useEffect(() => void attempt(async () => tell(await ask("GET", `api/v1/games/${subject}`))), [subject]);
  if (!told) return html`<${Frame} title=${t("record")}><p class="faint">${t("one-moment")}</p><//>`;
  const { game, line, layout, events, names, record, check } = told;
  const shown = names.map((/** @type {string} */ name, /** @type {number} */ place) => isolated(name) || t("seat-number", { number: place + 1 }));
  return html`<${Frame} title=${t(`game-${game.game}`)} wide=${true}>
    <section class="panel"><h1>${t(`game-${game.game}`)} <span class="faint">${day(game.at)}</span></h1>
      <${Reckoning} names=${shown} rows=${faceOf(game.game).reckoning(line.state, layout)} scores=${line.scores} winners=${line.winners ?? []} />
      <h2>${t("replay")}</h2>
      <${Replay} game=${game.game} options=${line.state.options} last=${line} layout=${layout} events=${events} names=${shown} />
      <h2>${t("nav-verify")}</h2><${Verdict} told=${check} /><${RecordDice} record=${record} id=${subject} /><p class="faint">${t("verify-without")}</p>
      <div class="buttons"><a class="button" href=${at(`g/${subject}.rw`)} download>${t("record-download")}</a></div>
      <details><summary>${t("record")}</summary><pre tabindex="0">${record}</pre></details>
    </section>
  <//>`;
}

/** Going through a game step by step; the server plays it again. @param {{ game: string, options: object, last: any, layout: any, events: string[], names: string[] }} props */
function Replay({ game, options, last, layout, events, names }) {
  const [place, go] = useState(events.length);
  const [line, show] = useState(last);
  useEffect(() => {
    if (place === events.length) return void show(last);
    const timer = setTimeout(() => attempt(async () => {
      const told = await ask("POST", "api/v1/try", { game, seats: names.length, options, events: events.slice(0, place) });
      show(told.line);
    }), 80);
    return () => clearTimeout(timer);
  }, [place]);
  const { Sheet } = faceOf(game);
  return html`<div class="replay">
    <div class="buttons"><button type="button" class="small" disabled=${place <= 1} onClick=${() => go(place - 1)}>${t("replay-back")}</button><button type="button" class="small" disabled=${place >= events.length} onClick=${() => go(place + 1)}>${t("replay-on")}</button></div>
    <label>${t("replay-step", { step: place, steps: events.length })} <input type="range" min="1" max=${events.length} value=${place} onInput=${(/** @type {any} */ event) => go(Number(event.target.value))} /></label>
    <p class="replayevent" aria-live="polite">${line.state.dice ? html`<${Dice} notation=${line.state.dice} roll="replay" />` : ""}<code>${events[place - 1] ?? ""}</code></p>
    <div class="others">${names.map((name, seat) => html`<div class="other" key=${seat}><span class="othername"><span>${name}</span><b>${line.scores[seat]}</b></span><${Sheet} state=${line.state} layout=${layout} seat=${seat + 1} mini=${true} /></div>`)}</div>
  </div>`;
}

// A finished game: the points, the sheets as they were at every moment, the check of its dice, the record.

import { ask } from "../core/api.js";
import { isolated } from "../core/bidi.js";
import { url } from "../core/urls.js";
import { day, t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { RecordDice } from "../parts/dice-verdict.js";
import { PageFrame } from "../parts/page-frame.js";
import { RecordVerdict } from "../parts/record-verdict.js";
import { Replay } from "../parts/replay.js";
import { ScoreBreakdown } from "../parts/score-breakdown.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../protocol.js").FinishedGame} FinishedGame */

/** @param {{ subject: string }} props the name of the game */
export function Page({ subject }) {
  const [finished, setFinished] = useState(/** @type {FinishedGame | null} */ (null));
  useEffect(() => {
    attempt(async () => setFinished(await ask("GET", `api/v1/games/${subject}`)));
  }, [subject]);
  if (!finished) {
    return html`<${PageFrame} wide=${true}>
      <section key="loading" class="panel"><p>${t("one-moment")}</p></section>
    <//>`;
  }
  const { game, line: view, layout, names, record, check } = finished;
  const shown = names.map((name, place) => isolated(name) || t("seat-number", { number: place + 1 }));
  const rows = uiOf(game.game).scoreBreakdown(view.state, layout);
  const title = t(`game-${game.game}`);
  // Another section, so that nothing of the first one is moved.
  return html`<${PageFrame} title=${title} wide=${true}>
    <section key="game" class="panel">
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

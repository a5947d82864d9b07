// The check of a record: paste it, or open its file.

import { ask } from "../core/api.js";
import { checkRecord } from "../core/dice-check.js";
import { t } from "../core/words.js";
import { DiceVerdict } from "../parts/dice-verdict.js";
import { Frame } from "../parts/frame.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";

export function Page() {
  const [record, paste] = useState("");
  const [told, tell] = useState(/** @type {any} */ (null));
  const check = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    attempt(async () => tell({ rules: await ask("POST", "api/v1/verify", record), dice: checkRecord(record) }));
  };
  const open = async (/** @type {any} */ event) => paste((await event.target.files[0]?.text()) ?? "");
  return html`<${Frame} title=${t("nav-verify")}>
    <section class="panel"><h1>${t("nav-verify")}</h1><p>${t("verify-about")}</p>
      <form onSubmit=${check}>
        <label>${t("record")} <textarea name="record" rows="12" spellcheck=${false} required placeholder="Rollwright: 1" value=${record} onInput=${(/** @type {any} */ event) => paste(event.target.value)}></textarea></label>
        <div class="buttons"><button class="main">${t("verify-check")}</button><label class="button">${t("verify-file")} <input class="sr" type="file" accept=".rw,text/plain" onChange=${open} /></label></div>
      </form>
      <div aria-live="polite">${told && html`<${Verdict} told=${told.rules} />${told.dice.map((/** @type {import("../core/dice-check.js").Checked} */ checked) => html`<${DiceVerdict} checked=${checked} />`)}`}</div>
      <p class="faint">${t("verify-without")}</p>
    </section>
  <//>`;
}

/** What the server says about the rules. @param {{ told: { ok: boolean, message?: string, games?: { game: string, events: number, over: boolean, scores: number[] }[] } }} props */
export const Verdict = ({ told }) => html`<p class="verdict ${told.ok ? "good" : "bad"}">${told.ok ? `✓ ${t("verify-good")}` : `✗ ${told.message}`}</p>
  ${told.games && html`<ul>${told.games.map((game) => html`<li>${t(`game-${game.game}`)}: ${game.scores.join(" – ")}</li>`)}</ul>`}`;

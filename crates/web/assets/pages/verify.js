// The check of a record: paste it, or open its file.

import { ask } from "../core/api.js";
import { checkRecord } from "../core/dice-check.js";
import { t } from "../core/words.js";
import { DiceVerdict } from "../parts/dice-verdict.js";
import { PageFrame } from "../parts/page-frame.js";
import { RecordVerdict } from "../parts/record-verdict.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";

/**
 * @typedef {{ rules: import("../protocol.js").RecordCheck, dice: import("../core/dice-check.js").Checked[] }} Result
 */

export function Page() {
  const [record, setRecord] = useState("");
  const [result, setResult] = useState(/** @type {Result | null} */ (null));
  const check = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    attempt(async () => setResult({ rules: await ask("POST", "api/v1/verify", record), dice: checkRecord(record) }));
  };
  const paste = (/** @type {Event} */ event) =>
    setRecord(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
  const open = async (/** @type {Event} */ event) => {
    const { files } = /** @type {HTMLInputElement} */ (event.currentTarget);
    setRecord((await files?.[0]?.text()) ?? "");
  };
  return html`<${PageFrame} title=${t("nav-verify")}>
    <section class="panel">
      <h1>${t("nav-verify")}</h1>
      <p>${t("verify-about")}</p>
      <form onSubmit=${check}>
        <label>
          ${t("record")}
          <textarea name="record" rows="12" spellcheck=${false} required placeholder="Rollwright: 1" value=${record}
            onInput=${paste}></textarea>
        </label>
        <div class="buttons">
          <button class="main">${t("verify-check")}</button>
          <label class="button">
            ${t("verify-file")}
            <input class="sr" type="file" accept=".rw,text/plain" onChange=${open} />
          </label>
        </div>
      </form>
      <div aria-live="polite">
        ${result && html`<${RecordVerdict} check=${result.rules} />`}
        ${result?.dice.map((checked) => html`<${DiceVerdict} checked=${checked} />`)}
      </div>
      <p class="faint">${t("verify-without")}</p>
    </section>
  <//>`;
}

// What the server says about the rules of a record.

import { sentenceOf } from "../core/phrases.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ check: import("../protocol.js").RecordCheck }} props */
export const RecordVerdict = ({ check }) =>
  html`<p class="verdict ${check.ok ? "good" : "bad"}">
      ${check.ok ? `✓ ${t("verify-good")}` : `✗ ${sentenceOf(check.why) ?? check.message}`}
    </p>
    ${
      check.ok &&
      html`<ul>
        ${check.games.map(({ game, scores }) => html`<li>${`${t(`game-${game}`)}: ${scores.join(" – ")}`}</li>`)}
      </ul>`
    }`;

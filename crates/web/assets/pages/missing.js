// Nothing is here, or not any more.

import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { PageFrame } from "../parts/page-frame.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ subject: string }} props what was looked for */
export const Page = ({ subject }) => html`<${PageFrame} title=${t("missing-title")}>
  <section class="panel">
    <h1>${t("missing-title")}</h1>
    <p>${t(subject ? `missing-${subject}` : "missing-page")}</p>
    <p><a class="button main" href=${url("")}>${t("to-start")}</a></p>
  </section>
<//>`;

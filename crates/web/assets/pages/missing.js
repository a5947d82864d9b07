// Nothing is here, or not any more.

import { at } from "../core/base.js";
import { t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ subject: string }} props what was looked for */
export const Page = ({ subject }) => html`<${Frame} title=${t("missing-title")}>
  <section class="panel"><h1>${t("missing-title")}</h1><p>${t(subject ? `missing-${subject}` : "missing-page")}</p>
    <p><a class="button main" href=${at("")}>${t("to-start")}</a></p></section>
<//>`;

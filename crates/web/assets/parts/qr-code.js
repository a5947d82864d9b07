// A text as a QR code, which the server draws.

import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/** How large it is, in pixels. */
const SIZE = 180;

/** @param {{ text: string }} props */
export function QrCode({ text }) {
  const picture = url(`api/v1/qr?text=${encodeURIComponent(text)}`);
  return html`<img class="qr" src=${picture} alt=${t("qr-alt")} width=${SIZE} height=${SIZE} />`;
}

// The keys that play, for those who ask with `?`.

import { t } from "../core/words.js";
import { KEYS } from "../table/keyboard.js";
import { html } from "../vendor/preact-htm.js";
import { Dialog } from "./dialog.js";

/** @param {{ onClose: () => void }} props */
export const KeyHelp = ({ onClose }) => html`<${Dialog} title=${t("keys")} onClose=${onClose}>
  <dl class="keys">
    ${KEYS.map(({ key, words }) => html`<div><dt><kbd>${key}</kbd></dt><dd>${t(words)}</dd></div>`)}
    <div><dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>${t("keys-arrows")}</dd></div>
    <div><dt><kbd>Esc</kbd></dt><dd>${t("keys-escape")}</dd></div>
  </dl>
<//>`;

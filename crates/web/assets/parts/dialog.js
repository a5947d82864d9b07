// A window over the page: the browser's own dialog, which keeps the focus inside and closes with Escape.

import { t } from "../core/words.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import { Toasts } from "./toasts.js";

/** @typedef {import("../vendor/preact-htm.js").Drawn} Drawn */

/** @param {{ title: string, onClose: () => void, children?: Drawn, kind?: string }} props */
export function Dialog({ title, onClose, children, kind = "" }) {
  const self = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = self.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === self.current && onClose();
  return html`<dialog ref=${self} class=${kind} aria-label=${title} onClose=${onClose} onClick=${outside}>
    <div class="dialogbody">
      <header>
        <h2>${title}</h2>
        <button type="button" class="quiet" aria-label=${t("close")} onClick=${onClose}>✕</button>
      </header>
      ${children}
    </div>
    <${Toasts} />
  </dialog>`;
}

// Short news, seen and heard: shown for some seconds, and told to screen readers by live regions.

import { observable, useObservable } from "../core/observable.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {{ id: number, text: string, colour?: string, kind: "news" | "problem" }} Toast */

/** @type {import("../core/observable.js").Observable<Toast[]>} */
const toasts = observable(/** @type {Toast[]} */ ([]));
/** @type {import("../core/observable.js").Observable<string>} */
const spoken = observable("");
let counted = 0;

/** How long a toast stays, in milliseconds. */
const STAYS = 5000;

/**
 * Shows a text for a while; live regions tell it.
 * @param {string} text
 * @param {{ colour?: string, kind?: Toast["kind"] }} [look]
 */
export function toast(text, { colour, kind = "news" } = {}) {
  counted += 1;
  const id = counted;
  toasts.set([...toasts.value.filter((shown) => shown.text !== text).slice(-2), { id, text, colour, kind }]);
  setTimeout(() => toasts.set(toasts.value.filter((shown) => shown.id !== id)), STAYS);
}

/** Tells screen readers something that others see anyway. @param {string} text */
export function announce(text) {
  if (text) spoken.set(text);
}

/** Does something that can fail, and says so. @param {() => Promise<unknown> | unknown} action */
export async function attempt(action) {
  try {
    await action();
  } catch (error) {
    toast(error instanceof Error ? error.message : String(error), { kind: "problem" });
  }
}

export function Toasts() {
  return html`<div class="toasts" role="status" aria-live="polite">
      ${useObservable(toasts).map(
        ({ id, text, colour, kind }) =>
          html`<p key=${id} class="toast ${kind} ${colour ? `c-${colour}` : ""}">${text}</p>`,
      )}
    </div>
    <p class="sr" role="log" aria-live="polite" aria-atomic="true">${useObservable(spoken)}</p>`;
}

// The buttons that go through a game, and the keys that do the same from anywhere on the page.

import { t } from "../assets/core/words.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../assets/vendor/preact-htm.js";

/** How long a moment is shown while the game plays by itself, in milliseconds. */
const SHOWN = 1500;

/** @type {Record<string, string>} */
const ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
  on: "M8 5l9 7-9 7z",
  last: "M18 5v14M5 5l9 7-9 7z",
};

/** @typedef {{ at: number, last: number, mistakes: number[], go: (at: number) => void }} Walk */

/**
 * Keys that are somebody else's: whoever types or chooses something needs them there.
 * @param {EventTarget | null} target
 */
const isTaken = (target) =>
  target instanceof HTMLElement && target.closest("input, select, textarea, [contenteditable]") !== null;

/** Where the keys lead. @type {Record<string, (at: number, last: number) => number>} */
const KEYS = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Moves with the arrow keys, Home and End.
 * @param {number} last
 * @param {(step: (at: number) => number) => void} move
 */
export function useKeys(last, move) {
  useLayoutEffect(() => {
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTaken(event.target)) return;
      const step = KEYS[event.key];
      if (!step) return;
      event.preventDefault();
      move((at) => step(at, last));
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [last]);
}

/** A game that plays by itself until its end, or until somebody stops it. @param {Walk} walk */
function usePlaying({ at, last, go }) {
  const [isPlaying, play] = useState(false);
  const reached = useRef(at);
  useEffect(() => {
    // Who goes somewhere else wants to look at that.
    if (isPlaying && at !== reached.current) play(false);
    if (!isPlaying) return undefined;
    if (at >= last) {
      play(false);
      return undefined;
    }
    const timer = setTimeout(() => {
      reached.current = at + 1;
      go(at + 1);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [isPlaying, at]);
  const toggle = () => {
    reached.current = at < last ? at : 0;
    if (at >= last) go(0);
    play(!isPlaying);
  };
  return { isPlaying, toggle };
}

/** @param {{ icon: string, label: string, isOff?: boolean, id: string, onClick: () => void }} props */
const Step = ({ icon, label, isOff = false, id, onClick }) =>
  html`<button type="button" class="step-button" data-step=${id} aria-label=${label} title=${label}
    disabled=${isOff} onClick=${onClick}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg>
  </button>`;

/** @param {Walk} walk */
export function Controls(walk) {
  const { at, last, mistakes, go } = walk;
  const { isPlaying, toggle } = usePlaying(walk);
  const before = mistakes.filter((ply) => ply < at).pop();
  const after = mistakes.find((ply) => ply > at);
  const jump = (/** @type {number | undefined} */ to) => () => to !== undefined && go(to);
  return html`<div class="controls" role="group" aria-label=${t("review-page-controls")}>
    <${Step} id="first" icon="first" label=${t("review-page-first")} isOff=${at === 0} onClick=${() => go(0)} />
    <${Step} id="back" icon="back" label=${t("review-page-back")} isOff=${at === 0} onClick=${() => go(at - 1)} />
    <${Step} id="play" icon=${isPlaying ? "pause" : "play"}
      label=${isPlaying ? t("review-page-pause") : t("review-page-play")} onClick=${toggle} />
    <${Step} id="on" icon="on" label=${t("review-page-on")} isOff=${at === last} onClick=${() => go(at + 1)} />
    <${Step} id="last" icon="last" label=${t("review-page-last")} isOff=${at === last} onClick=${() => go(last)} />
    ${
      mistakes.length > 0 &&
      html`<button type="button" class="step-button mistake-button" data-step="mistake-before"
          aria-label=${t("review-page-mistake-before")} title=${t("review-page-mistake-before")}
          disabled=${before === undefined} onClick=${jump(before)}><span aria-hidden="true">‹ ?</span></button>
        <button type="button" class="step-button mistake-button" data-step="mistake-after"
          aria-label=${t("review-page-mistake-after")} title=${t("review-page-mistake-after")}
          disabled=${after === undefined} onClick=${jump(after)}><span aria-hidden="true">? ›</span></button>`
    }
  </div>`;
}

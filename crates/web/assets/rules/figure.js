// The sheet or the cards of a game with labels, drawn as they are at the table.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";

/** Puts every pin at the upper edge of what it labels. @param {HTMLElement} drawing @param {string[]} labelled */
function place(drawing, labelled) {
  const frame = drawing.getBoundingClientRect();
  drawing.querySelectorAll(".pin").forEach((pin, number) => {
    const target = drawing.querySelector(labelled[number])?.getBoundingClientRect();
    if (!target || !(pin instanceof HTMLElement)) return;
    pin.style.left = `${target.left + target.width / 2 - frame.left}px`;
    pin.style.top = `${target.top - frame.top}px`;
  });
}

/** @param {{ lesson: import("./lesson-data.js").LessonData }} props */
export function Figure({ lesson: { game, outline, figure } }) {
  const { Sheet } = uiOf(game);
  const { labelled } = outline;
  const drawing = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const { current } = drawing;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => place(current, labelled));
    watch.observe(current);
    return () => watch.disconnect();
  }, [game]);
  return html`<figure class="figure">
    <div class="pinned" ref=${drawing}>
      <${Sheet} state=${figure.state} layout=${figure.layout} seat=${1} />
      ${labelled.map((_, pin) => html`<span class="pin" aria-hidden="true">${pin + 1}</span>`)}
    </div>
    <figcaption>
      ${t(`rules-figure-${game}`)}
      <ol class="legend">${labelled.map((_, pin) => html`<li>${t(`rules-figure-${game}-${pin + 1}`)}</li>`)}</ol>
    </figcaption>
  </figure>`;
}

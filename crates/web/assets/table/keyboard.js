// Playing with the keyboard: arrow keys go from one thing that can be tapped to the next; Escape takes the taps back.

/** @param {(() => void) | undefined} clear */
export const keyboardNavigation = (clear) => (/** @type {KeyboardEvent} */ event) => {
  if (document.querySelector("dialog[open]")) return undefined;
  if (event.key === "Escape") return clear?.();
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const target = /** @type {HTMLElement} */ (event.target);
  if (!step || ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName)) return undefined;
  const all = [
    .../** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(
        ":is(main [data-token], .actions button, main [data-face], main [data-roll]):not(:disabled)",
      )
    ),
  ];
  if (!all.length) return undefined;
  const place = all.indexOf(target);
  event.preventDefault();
  return all[place < 0 ? 0 : (place + step + all.length) % all.length]?.focus();
};

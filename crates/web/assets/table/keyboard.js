// Playing with the keyboard: arrow keys go from one thing that can be tapped to the next, single letters press the
// buttons, Escape takes the taps back.

/** Keys that press a button of the page, wherever the focus is. */
export const KEYS = [
  { key: "Enter", presses: "[data-confirm], .actions [data-choice].main", words: "keys-confirm" },
  { key: "s", presses: ".actions [data-choice]", words: "keys-skip" },
  { key: "r", presses: "[data-roll]", words: "keys-roll" },
  { key: "b", presses: "[data-takeback], [data-undo-now]", words: "keys-back" },
  { key: "c", presses: "[data-chat]", words: "keys-chat" },
  { key: "m", presses: "[data-menu]", words: "keys-menu" },
  { key: "?", presses: "[data-keys]", words: "keys-help" },
];

/** What the arrow keys go through. */
const TAPPABLE = ":is(main [data-token], .actions button, main [data-face], main [data-roll]):not(:disabled)";

/** @param {HTMLElement} target */
const isTyping = (target) => ["INPUT", "SELECT", "TEXTAREA"].includes(target.tagName);

/**
 * The only button that a key can mean now.
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
function pressedBy(key) {
  const known = KEYS.find((one) => one.key === key);
  if (!known) return undefined;
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(known.presses));
  return [...found].find((one) => !one.matches(":disabled"));
}

/** @param {(() => void) | undefined} clear */
export const keyboardNavigation = (clear) => (/** @type {KeyboardEvent} */ event) => {
  if (document.querySelector("dialog[open]") || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.key === "Escape") return clear?.();
  const target = /** @type {HTMLElement} */ (event.target);
  if (isTyping(target)) return undefined;
  // Enter on something that can be pressed presses that.
  const isOnButton = event.key === "Enter" && target.matches("button, a, summary");
  const pressed = isOnButton ? undefined : pressedBy(event.key);
  if (pressed) {
    event.preventDefault();
    return pressed.click();
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return undefined;
  const all = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(TAPPABLE))];
  if (!all.length) return undefined;
  const place = all.indexOf(target);
  event.preventDefault();
  return all[place < 0 ? 0 : (place + step + all.length) % all.length]?.focus();
};

// Another version of the client: the server names its own with some answers, and pages load themselves again when that
// disturbs nobody. At a table that is between two turns, which only its page knows.

import { url } from "./urls.js";

const own = document.documentElement.dataset.version ?? "";
/** How often the server is asked, in milliseconds. */
const LOOK = 10 * 60 * 1000;
/** How long nobody has touched the page before it may load itself again, in milliseconds. */
const IDLE = 60 * 1000;
/** The same where something was typed. */
const LEFT = 60 * IDLE;
/** In which the page notes for which version it has been loaded again, so that it does so once. */
const TRIED = "rollwright.updated";

/** @type {Set<() => void>} */
const waiting = new Set();
let isWaiting = false;

/** Whether the server has another version than this page. */
export const isUpdateWaiting = () => isWaiting;

/** Calls back as soon as there is another version, at once if it is known. @param {() => void} callback */
export function onUpdate(callback) {
  waiting.add(callback);
  if (isWaiting) callback();
  return () => waiting.delete(callback);
}

/** Loads the page in its new version. */
export function update() {
  if (isWaiting) location.reload();
}

/**
 * What the server has said about its version. Each counts once, for servers may not agree with each other.
 * @param {string | null} version
 */
export function noteVersion(version) {
  if (!version || !own || version === own || isWaiting) return;
  try {
    if (sessionStorage.getItem(TRIED) === version) return;
    sessionStorage.setItem(TRIED, version);
  } catch {
    // Where nothing can be kept, nothing says that it was tried before: stay with what there is.
    return;
  }
  isWaiting = true;
  for (const callback of waiting) callback();
}

/** Asks the server for its version. */
export const checkForUpdate = () =>
  fetch(url("api/v1"), { method: "HEAD" }).then(
    (answer) => noteVersion(answer.headers.get("rollwright-client")),
    () => {},
  );

/** Looks for updates from now on, whenever somebody comes back to the page and every few minutes. */
export function watchForUpdates() {
  const look = () => void (document.hidden || isWaiting || checkForUpdate());
  document.addEventListener("visibilitychange", look);
  setInterval(look, LOOK);
}

/** Has the page load itself again where that disturbs nobody and loses nothing that was typed. */
export function updateWhenIdle() {
  let touched = Date.now();
  let isTyped = false;
  for (const kind of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(kind, () => (touched = Date.now()), { passive: true, capture: true });
  }
  addEventListener("input", () => (isTyped = true), { capture: true });
  const isIdle = () => (!isTyped && document.hidden) || Date.now() - touched > (isTyped ? LEFT : IDLE);
  onUpdate(() => {
    const look = () => isIdle() && update();
    document.addEventListener("visibilitychange", look);
    setInterval(look, 1000);
    look();
  });
}

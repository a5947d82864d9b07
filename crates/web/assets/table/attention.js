// Calling the player when it is their turn: the title, the icon, a sound, a buzz; and keeping the screen awake.

import { settings } from "../core/settings.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { playSound, vibrate } from "./sounds.js";

/** Shows in the title and the icon whether the player is awaited. @param {boolean} awaited @param {string} title */
export function showAwaited(awaited, title) {
  document.title = awaited ? `● ${t("your-turn")} · ${title}` : `${title} · Rollwright`;
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", url(awaited ? "icons/die-turn.svg" : "icons/die.svg").href);
}

/** Calls the player. */
export function callPlayer() {
  playSound("turn");
  vibrate("turn");
}

/** @type {WakeLockSentinel | undefined} */
let awake;

/** Keeps the screen on, or lets it sleep. @param {boolean} on */
export async function stayAwake(on) {
  try {
    if (on && settings.value.awake && !awake && !document.hidden) {
      awake = await navigator.wakeLock?.request("screen");
      awake?.addEventListener("release", () => {
        awake = undefined;
      });
    } else if (!on) {
      await awake?.release();
    }
  } catch {
    // Low battery, or a browser that cannot: the screen may sleep.
  }
}

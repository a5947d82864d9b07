// Calling the player when it is their turn: the title, the icon, a sound, a buzz; and keeping the screen awake.

import { settings } from "../core/settings.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";

/** @type {AudioContext | undefined} */
let audio;

/** Notes of one sound: frequency in hertz, start and length in seconds. @typedef {[number, number, number]} Note */
/** @type {Record<string, Note[]>} */
const SOUNDS = {
  turn: [
    [523, 0, 0.14],
    [784, 0.11, 0.22],
  ],
  roll: [
    [190, 0, 0.03],
    [240, 0.06, 0.03],
    [210, 0.13, 0.03],
    [270, 0.19, 0.04],
  ],
  pen: [
    [900, 0, 0.025],
    [760, 0.05, 0.025],
  ],
  lock: [
    [392, 0, 0.1],
    [311, 0.1, 0.2],
  ],
  end: [
    [523, 0, 0.15],
    [659, 0.13, 0.15],
    [784, 0.26, 0.15],
    [1047, 0.39, 0.35],
  ],
};

/** Whether the player has touched the page yet: before that, browsers let nothing sound. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** Plays one of our own small sounds, if the player wants sounds. @param {string} name */
export function playSound(name) {
  if (!settings.value.sound || !isTouched() || (document.hidden && name !== "turn")) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    for (const [frequency, start, length] of SOUNDS[name] ?? []) {
      playNote(audio, frequency, audio.currentTime + start, length);
    }
  } catch {
    // A browser without sound is no reason to stop.
  }
}

/** @param {AudioContext} context @param {number} frequency @param {number} start @param {number} length */
function playNote(context, frequency, start, length) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** Shows in the title and the icon whether the player is awaited. @param {boolean} awaited @param {string} title */
export function showAwaited(awaited, title) {
  document.title = awaited ? `● ${t("your-turn")} · ${title}` : `${title} · Rollwright`;
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", url(awaited ? "icons/die-turn.svg" : "icons/die.svg").href);
}

/** Calls the player. */
export function callPlayer() {
  playSound("turn");
  if (settings.value.vibration && isTouched()) navigator.vibrate?.([60, 60, 60]);
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

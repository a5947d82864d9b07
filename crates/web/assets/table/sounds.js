// The sounds and buzzes of the table. The files (made by scripts/sounds) are fetched when the player first touches the
// page of a table, never before, so that nobody waits for them; what is heard often has several takes.

import { settings } from "../core/settings.js";

/** @typedef {"roll" | "land" | "pen" | "lock" | "turn" | "hurry" | "card" | "win" | "end"} SoundName */

/** How many takes there are of each sound. @type {Record<string, number>} */
const TAKES = { roll: 3, land: 3, pen: 3, lock: 1, turn: 1, hurry: 1, card: 2, win: 1, end: 1 };
/** Sounds that come from somewhere on the table, a little to the left or right. */
const PLACED = ["roll", "land", "pen", "card"];
/** Sounds for those who look elsewhere. */
const CALLS = ["turn", "hurry"];
/** How long the device buzzes and rests, in milliseconds. @type {Record<string, number[]>} */
const BUZZES = { land: [18, 30, 10], turn: [60, 60, 60], lock: [25, 40, 70], win: [40, 50, 40, 50, 120] };
/** Samples below this are silence, which encoders put before every sound. */
const SILENCE = 0.004;

/** @typedef {{ buffer: AudioBuffer, start: number }} Take a sound, and the second in which it begins to be heard */

/** @type {AudioContext | undefined} */
let audio;
/** @type {Map<string, Promise<Take | undefined>>} */
const takes = new Map();
/** Which take was heard last, so that no take follows itself. @type {Map<string, number>} */
const heard = new Map();

/** Whether the player has touched the page yet: before that, browsers let nothing sound or buzz. */
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** @param {string} name @param {number} number */
const address = (name, number) => new URL(`../sounds/${name}-${number}.mp3`, import.meta.url);

/** @param {AudioContext} context @param {string} name @param {number} number @returns {Promise<Take | undefined>} */
async function load(context, name, number) {
  try {
    const answer = await fetch(address(name, number));
    if (!answer.ok) return undefined;
    const buffer = await context.decodeAudioData(await answer.arrayBuffer());
    const first = buffer.getChannelData(0).findIndex((sample) => Math.abs(sample) > SILENCE);
    return { buffer, start: Math.max(0, first) / buffer.sampleRate };
  } catch {
    // Without a network, or in a browser that cannot decode it, a table is silent.
    return undefined;
  }
}

/** One take, fetched once. @param {AudioContext} context @param {string} name @param {number} number */
function take(context, name, number) {
  const key = `${name}-${number}`;
  const known = takes.get(key) ?? load(context, name, number);
  takes.set(key, known);
  // What could not be fetched is tried again the next time.
  known.then((loaded) => loaded ?? takes.delete(key));
  return known;
}

/** Any take but the last one. @param {string} name */
function nextTake(name) {
  const count = TAKES[name];
  const last = heard.get(name);
  const others = Array.from({ length: count }, (_, place) => place + 1).filter((one) => count === 1 || one !== last);
  const chosen = others[Math.floor(Math.random() * others.length)];
  heard.set(name, chosen);
  return chosen;
}

/** @returns {AudioContext | undefined} */
function openAudio() {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume().catch(() => {});
    return audio;
  } catch {
    // A browser without sound is no reason to stop.
    return undefined;
  }
}

/** Fetches all sounds, so that the first of each is on time. */
export function loadSounds() {
  const context = settings.value.sound && isTouched() ? openAudio() : undefined;
  if (!context) return;
  for (const [name, count] of Object.entries(TAKES)) {
    for (let number = 1; number <= count; number += 1) take(context, name, number);
  }
}

/** How late a sound may come and still belong to what is seen, in milliseconds. */
const LATEST = 250;

/**
 * Plays a sound, if the player wants sounds.
 * @param {string} name
 * @param {{ volume?: number }} [options] the volume from 0 to 1
 */
export async function playSound(name, { volume = 1 } = {}) {
  if (!(name in TAKES) || !settings.value.sound || !isTouched()) return;
  if (document.hidden && !CALLS.includes(name)) return;
  const context = openAudio();
  if (!context) return;
  const asked = performance.now();
  const loaded = await take(context, name, nextTake(name));
  if (!loaded || performance.now() - asked > LATEST) return;
  const [source, gain] = [context.createBufferSource(), context.createGain()];
  source.buffer = loaded.buffer;
  gain.gain.value = volume;
  source.connect(gain).connect(placed(context, name) ?? context.destination);
  source.start(0, loaded.start);
}

/** A place on the table. @param {AudioContext} context @param {string} name */
function placed(context, name) {
  if (!PLACED.includes(name) || !context.createStereoPanner) return undefined;
  const place = context.createStereoPanner();
  place.pan.value = Math.random() * 0.7 - 0.35;
  place.connect(context.destination);
  return place;
}

/** Buzzes, if the player wants that and the device can. @param {string} name */
export function vibrate(name) {
  const buzz = BUZZES[name];
  if (buzz && settings.value.vibration && isTouched() && !document.hidden) navigator.vibrate?.(buzz);
}

if (typeof document !== "undefined" && document.addEventListener) {
  for (const touch of ["pointerdown", "keydown"]) {
    // A moment later, for the browser counts the touch only when it is over.
    document.addEventListener(touch, () => setTimeout(loadSounds, 300), { once: true, passive: true });
  }
}

// What a player has set: kept in this browser, applied to the page as soon as it is changed.

import { observable, useObservable } from "./observable.js";
import { load, onOtherTab, save } from "./storage.js";

/** @typedef {"slow" | "normal" | "fast" | "instant"} Speed how fast dice and other players' moves are shown */

/**
 * @typedef {object} Settings
 * @property {string} name
 * @property {string} language empty: as the browser says
 * @property {"auto" | "light" | "dark"} theme
 * @property {boolean} oneTap whether a tap on a field decides at once
 * @property {boolean} auto whether a decision with one legal choice is made for the player
 * @property {Speed} speed
 * @property {boolean} sound
 * @property {boolean} vibration
 * @property {boolean} awake whether the screen stays on during play
 * @property {boolean} cover whether choices are covered when one device is passed around
 * @property {boolean} chat whether what others say is shown
 * @property {string[]} hinted the hints that were closed
 * @property {string} level the bot that was played against last
 */

const isPhone = () => matchMedia("(pointer: coarse)").matches;

/** @returns {Settings} */
const defaults = () => ({
  name: "",
  language: "",
  theme: "auto",
  oneTap: false,
  auto: true,
  speed: "normal",
  sound: !isPhone(),
  vibration: true,
  awake: true,
  cover: true,
  chat: true,
  hinted: [],
  level: "medium",
});

/** @returns {Settings} */
const read = () => ({ ...defaults(), ...load("settings") });

/** @type {import("./observable.js").Observable<Settings>} */
export const settings = observable(read());

onOtherTab("settings", () => settings.set(read()));

/** @param {Partial<Settings>} changes */
export function set(changes) {
  settings.set({ ...settings.value, ...changes });
  save("settings", settings.value);
}

export const useSettings = () => useObservable(settings);

/** Shows the colours that were chosen, now and whenever they change. */
export function applyTheme() {
  const apply = (/** @type {Settings} */ { theme }) => {
    document.documentElement.dataset.theme = theme;
  };
  apply(settings.value);
  settings.subscribe(apply);
}

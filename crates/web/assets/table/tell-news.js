// Telling what has happened: toasts, sounds, and words for screen readers.

import { isolated } from "../core/bidi.js";
import { settings } from "../core/settings.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { announce, toast } from "../parts/toasts.js";
import { situation } from "../parts/tray.js";
import { newsWords } from "./news.js";
import { isMine, nameOf } from "./seats.js";
import { playSound, vibrate } from "./sounds.js";
import { awaitedSeats } from "./state.js";

/** @typedef {import("./state.js").TableView} TableView */
/** @typedef {import("./state.js").News} News */

/** News that are shown in the words of the history. */
const SHOWN = ["undo_refused", "stood_in", "returned", "removed", "undone", "unrolled", "restored"];

/** When dice touch the table, as a part of their flight. */
const TOUCHDOWN = 0.45;

/**
 * Lets something be heard that begins to be shown.
 * @param {import("./director.js").Scene} scene
 * @param {number} pace the part of its time that it gets
 */
export function playScene({ kind, news, time, state: { table } }, pace) {
  if (kind === "throw") return playThrow(time * pace);
  if (kind === "end") return table?.view?.winners?.some((seat) => isMine(table, seat)) ? undefined : playSound("end");
  if (kind !== "decision") return playSound("card");
  const isLock = table !== null && gameAnnouncements(table, [news]).length > 0;
  if (isLock) vibrate("lock");
  return playSound(isLock ? "lock" : "pen");
}

/** Dice that rattle, fly and land. @param {number} flight in milliseconds */
function playThrow(flight) {
  if (flight > 0) playSound("roll");
  setTimeout(() => {
    playSound("land");
    vibrate("land");
  }, TOUCHDOWN * flight);
}

/** Tells what a message brought, once it has been shown. @param {TableView} table @param {News[]} news */
export function tellNews(table, news) {
  const announcements = gameAnnouncements(table, news);
  announce([spokenWords(table, news), ...announcements.map(({ text }) => text)].filter(Boolean).join(". "));
  for (const one of news) {
    const text = toastText(table, one);
    if (text) toast(text, { kind: one.kind === "removed" && one.mine ? "problem" : "news" });
  }
}

/** What the game finds worth telling beyond the choices. @param {TableView} table @param {News[]} news */
function gameAnnouncements(table, news) {
  const { before, after } = news.at(-1) ?? { before: null, after: null };
  const hasBegun = news.some(({ kind }) => kind === "began");
  if (!before || !after || hasBegun || before === after) return [];
  return uiOf(table.game).announcements(before.state, after.state, (seat) => nameOf(table, seat));
}

/** @param {TableView} table @param {News[]} news */
function spokenWords(table, news) {
  const ui = uiOf(table.game);
  const own = awaitedSeats(table).find((seat) => isMine(table, seat));
  const words = [...news.map((one) => newsWords(table, one, ui)), table.playing ? situation(table, own) : ""];
  return words.filter(Boolean).join(". ");
}

/** One piece of news as it is shown for a while, or nothing. @param {TableView} table @param {News} news */
function toastText(table, news) {
  const { kind, details, message, hurry } = news;
  const isShown = settings.value.chat;
  if (kind === "said" && message && isShown && !isMine(table, message.seat ?? 0)) {
    return `${isolated(message.name ?? "")}: ${isolated(message.text)}`;
  }
  if (kind === "reacted" && message && isShown) return `${isolated(message.name ?? "")} ${message.text}`;
  if (kind === "chose" && details.by === "late" && isMine(table, details.seat ?? 0)) return t("time-up");
  if (kind === "hurry" && hurry?.seats.some((seat) => isMine(table, seat))) {
    return t("hurry", { seconds: hurry.seconds });
  }
  if (kind === "removed" && news.mine) return t("removed-you");
  return SHOWN.includes(kind) ? newsWords(table, news, uiOf(table.game)) : "";
}

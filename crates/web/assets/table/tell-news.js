// Telling what has happened: toasts, sounds, and words for screen readers.

import { isolated } from "../core/bidi.js";
import { settings } from "../core/settings.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { situation } from "../parts/board.js";
import { announce, toast } from "../parts/toasts.js";
import { playSound } from "./attention.js";
import { newsWords } from "./news.js";
import { isMine, nameOf } from "./seats.js";
import { awaitedSeats } from "./state.js";

/** @typedef {import("./state.js").TableView} TableView */
/** @typedef {import("./state.js").News} News */

/** News that are shown in the words of the history. */
const SHOWN = ["undo_refused", "stood_in", "returned", "removed", "undone", "unrolled", "restored"];

/** Tells what the last message brought. @param {TableView} table @param {News[]} news */
export function tellNews(table, news) {
  const announcements = gameAnnouncements(table, news);
  for (const { text, colour } of announcements) toast(text, { colour });
  announce(spokenWords(table, news));
  const sound = soundOf(
    news.map(({ kind }) => kind),
    announcements.length > 0,
  );
  if (sound) playSound(sound);
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

/** @param {string[]} kinds @param {boolean} hasAnnouncements */
function soundOf(kinds, hasAnnouncements) {
  if (hasAnnouncements) return "lock";
  if (kinds.includes("over")) return "end";
  if (kinds.includes("chance")) return "roll";
  return kinds.includes("decided") ? "pen" : "";
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

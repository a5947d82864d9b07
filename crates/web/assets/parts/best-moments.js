// The best moments of a game, in words.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { bestMoments } from "../table/moments.js";
import { nameOf } from "../table/seats.js";
import { html, useMemo } from "../vendor/preact-htm.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/moments.js").Moment} Moment */

/** What was decided, in words of the past, where it is known. @param {TableView} table @param {Moment} moment */
function choiceWords(table, { seat, news }) {
  const choices = news?.notation.split(", ") ?? [];
  const place = news?.seats.indexOf(seat) ?? -1;
  if (!news?.before || place < 0 || choices.length !== news.seats.length) return "";
  return uiOf(table.game).didWords(choices[place], news.before, seat, nameOf(table, seat));
}

/** @param {TableView} table @param {Moment} moment */
function momentWords(table, moment) {
  const { kind, seat, count, words } = moment;
  if (kind === "highlight") return words ?? "";
  const name = seat ? nameOf(table, seat) : "";
  const what = kind === "gain" ? choiceWords(table, moment) : "";
  return what ? t("moment-gain-by", { what, count }) : t(`moment-${kind}`, { name, count });
}

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {import("../table/state.js").News[]} props.history
 * @param {import("../games/parts.js").GameEnding} props.ending
 */
export function BestMoments({ table, history, ending }) {
  const moments = useMemo(() => {
    const named = (/** @type {number} */ seat) => nameOf(table, seat);
    const highlights = (/** @type {any} */ before, /** @type {any} */ after) => ending.highlights(before, after, named);
    const seen = history.filter(({ isRetold }) => !isRetold);
    return bestMoments(seen, table.view?.winners ?? [], highlights);
  }, [history.length, table.results.length]);
  if (moments.length === 0) return null;
  return html`<section class="moments">
    <h2>${t("moment-title")}</h2>
    <ul>${moments.map((moment) => html`<li class=${`moment-${moment.kind}`}>${momentWords(table, moment)}</li>`)}</ul>
  </section>`;
}

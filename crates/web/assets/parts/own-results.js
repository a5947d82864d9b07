// The games that ended on this device: when, against whom, with how many points.

import { isolated } from "../core/bidi.js";
import { useObservable } from "../core/observable.js";
import { findResults, ownResults } from "../core/own-results.js";
import { url } from "../core/urls.js";
import { day, t } from "../core/words.js";
import { html, useEffect } from "../vendor/preact-htm.js";

/** @typedef {import("../core/own-games.js").OwnGame} OwnGame */
/** @typedef {OwnGame & { record: string }} Finished */

/** How many are shown at once. */
const SHOWN = 4;

/** @param {{ games: OwnGame[] }} props */
export function OwnResults({ games }) {
  // A table lists its games from the first to the last; the newest come first here.
  const finished = games.flatMap((game) => [...game.records].reverse().map((record) => ({ ...game, record })));
  const newest = finished.map(({ record }) => record).join(" ");
  useEffect(() => void findResults(newest.split(" ").filter(Boolean)), [newest]);
  if (!finished.length) return null;
  const list = (/** @type {Finished[]} */ some) =>
    html`<ul class="results">${some.map((game) => html`<${Result} key=${game.record} game=${game} />`)}</ul>`;
  return html`<section class="panel finished">
    <h2>${t("own-games", { count: finished.length })}</h2>
    ${list(finished.slice(0, SHOWN))}
    ${
      finished.length > SHOWN &&
      html`<details><summary>${t("start-more-games")}</summary>${list(finished.slice(SHOWN))}</details>`
    }
  </section>`;
}

/** @param {{ game: Finished }} props */
function Result({ game: { record, game, seat, created } }) {
  const known = useObservable(ownResults)[record];
  const player = (/** @type {string} */ name, /** @type {number} */ place) => {
    const words = `${isolated(name) || t("seat-number", { number: place + 1 })} ${known.scores[place] ?? ""}`;
    const won = known.winners.includes(place + 1) && html` <span role="img" aria-label=${t("start-won")}>★</span>`;
    return html`${place > 0 && ", "}<span class=${seat === place + 1 ? "own" : ""}>${words}${won}</span>`;
  };
  return html`<li>
    <a href=${url(`g/${record}`)}>
      <b>${t(`game-${game}`)}</b><span class="faint">${day(known?.at ?? created)}</span>
      <span class="players">${known ? known.names.map(player) : "…"}</span>
    </a>
  </li>`;
}

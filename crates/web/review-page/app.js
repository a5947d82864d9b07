// The whole page: its head with the colours, the list of games where there are several, the game that is open, and the
// players over all games.

import { useObservable } from "../assets/core/observable.js";
import { set, settings } from "../assets/core/settings.js";
import { t } from "../assets/core/words.js";
import { html, useLayoutEffect, useRef, useState } from "../assets/vendor/preact-htm.js";
import { Game } from "./game.js";
import { decimal, unitOf, valueWords } from "./numbers.js";
import { Profiles } from "./profile.js";

/** @typedef {import("./data.js").Review} Review */
/** @typedef {import("./data.js").ReviewedGame} ReviewedGame */
/** @typedef {import("../assets/core/settings.js").Settings["theme"]} Theme */

/** @type {Theme[]} */
const THEMES = ["auto", "light", "dark"];

/** Which colours the page has. */
function ThemeSwitch() {
  const { theme } = useObservable(settings);
  const pick = (/** @type {Event} */ event) =>
    set({ theme: /** @type {Theme} */ (/** @type {HTMLSelectElement} */ (event.currentTarget).value) });
  return html`<label class="themeswitch"><span>${t("set-theme")}</span>
    <select name="theme" value=${theme} onChange=${pick}>
      ${THEMES.map((one) => html`<option value=${one} selected=${one === theme}>${t(`theme-${one}`)}</option>`)}
    </select>
  </label>`;
}

/** What came of a game for everybody. @param {ReviewedGame} game */
function resultOf({ names, points, win, finished }) {
  const last = points.length - 1;
  if (finished || names.length === 1) return points[last].map((value) => decimal(value, 0)).join(" : ");
  return win[last].map((value) => valueWords(unitOf(names.length), value, 0)).join(" : ");
}

/** @param {{ games: ReviewedGame[], opened: number, open: (number: number) => void }} props */
const Games = ({ games, opened, open }) => html`<nav class="panel gameslist" aria-labelledby="games">
  <h2 id="games">${t("review-page-games", { count: games.length })}</h2>
  <div class="scroll" role="region" tabindex="0" aria-labelledby="games">
    <table class="numbers">
      <thead><tr>
        <th scope="col">${t("game")}</th>
        <th scope="col" class="told">${t("players")}</th>
        <th scope="col">${t("review-page-result")}</th>
        <th scope="col">${t("review-page-date")}</th>
        <th scope="col" class="told">${t("review-page-file")}</th>
      </tr></thead>
      <tbody>${games.map(
        (game, place) => html`<tr class=${place === opened ? "chosen" : ""}>
          <th scope="row"><button type="button" class="link" data-game=${place + 1}
            aria-current=${place === opened} onClick=${() => open(place)}>${place + 1}. ${game.title}</button></th>
          <td class="told">${game.names.join(", ")}</td>
          <td>${resultOf(game)}</td>
          <td>${game.date ?? ""}</td>
          <td class="told">${[game.file, game.place].filter(Boolean).join(" · ")}</td>
        </tr>`,
      )}</tbody>
    </table>
  </div>
</nav>`;

/** @param {{ review: Review, uis: Record<string, import("./board.js").Ui> }} props */
export function App({ review: { games, profiles }, uis }) {
  const [opened, setOpened] = useState(0);
  const game = games[opened];
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) {
      const title = document.getElementById("game-title");
      title?.scrollIntoView();
      title?.focus({ preventScroll: true });
    }
    isNew.current = false;
  }, [opened]);
  return html`<a class="skip" href="#main">${t("skip-to-content")}</a>
    <header class="top">
      <span class="home">Rollwright</span>
      <${ThemeSwitch} />
    </header>
    <main id="main" class="wide" tabindex="-1">
      ${games.length > 1 && html`<${Games} games=${games} opened=${opened} open=${setOpened} />`}
      ${game && html`<${Game} key=${opened} game=${game} ui=${uis[game.game]} />`}
      ${games.length === 0 && html`<p class="panel">${t("review-page-no-games")}</p>`}
      <${Profiles} profiles=${profiles} open=${setOpened} />
    </main>
    <footer class="bottom faint">${t("review-page-made")}</footer>`;
}

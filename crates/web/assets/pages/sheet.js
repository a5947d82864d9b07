// A score sheet for one player of a game with friends, real dice and no paper: everything stays in this browser, and the
// server only says what the rules allow.

import { GAMES } from "../core/offered.js";
import { useStore } from "../core/store.js";
import { t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { GameArt } from "../parts/game-art.js";
import { begin, book } from "../sheet/book.js";
import { Filling } from "../sheet/filling.js";
import { Results } from "../sheet/results.js";
import { html, useRef } from "../vendor/preact-htm.js";

export function Page() {
  const { now, results } = useStore(book);
  const chosen = useRef(false);
  const choose = (/** @type {string} */ game) => {
    chosen.current = true;
    begin(game);
  };
  return html`<${Frame} title=${t("nav-sheet")}>
    ${now ? html`<${Filling} key=${now.game} sheet=${now} hasFocus=${chosen.current} />` : html`<${Begin} onBegin=${choose} />`}
    <${Results} results=${results} />
  <//>`;
}

/** Which game. @param {{ onBegin: (game: string) => void }} props */
const Begin = ({ onBegin }) => html`<section class="panel beginsheet"><h1>${t("nav-sheet")}</h1><p>${t("sheet-about")}</p>
  <div class="gamecards">${GAMES.map((game) => html`<button key=${game} type="button" class="gamecard" data-sheet=${game} onClick=${() => onBegin(game)}>
    <${GameArt} game=${game} /><b>${t(`game-${game}`)}</b><span>${t(`game-${game}-about`)}</span></button>`)}</div>
</section>`;

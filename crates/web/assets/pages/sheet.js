// A score sheet for one player of a game with friends, real dice and no paper: everything stays in this browser, and
// the server only says what the rules allow.

import { about } from "../core/api.js";
import { useObservable } from "../core/observable.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { GameCards } from "../parts/game-cards.js";
import { SentMaterial } from "../parts/own-material.js";
import { PageFrame } from "../parts/page-frame.js";
import { GameBlock } from "../score-sheet/game-block.js";
import { Results } from "../score-sheet/results.js";
import { beginSheet, savedSheets } from "../score-sheet/saved-sheets.js";
import { ScoreSheet } from "../score-sheet/score-sheet.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

export function Page() {
  const saved = useObservable(savedSheets);
  const { now, results } = saved;
  const isChosen = useRef(false);
  const [info, setInfo] = useState(/** @type {import("../protocol.js").ServerInfo | null} */ (null));
  useEffect(() => {
    about().then(setInfo, () => {});
  }, []);
  const useSent = (/** @type {string} */ game, /** @type {string} */ kind, /** @type {string} */ text) => {
    // A sheet that is being filled in stays.
    if (!now?.marks.length) beginSheet(game, { material: { [kind]: text } });
  };
  const choose = (/** @type {string} */ game) => {
    isChosen.current = true;
    beginSheet(game);
  };
  return html`<${PageFrame} title=${t("nav-sheet")}>
    <${SentMaterial} info=${info} onUse=${useSent} />
    ${
      now
        ? html`<${ScoreSheet} key=${now.game} sheet=${now} rules=${info?.games.find(({ name }) => name === now.game)}
            hasFocus=${isChosen.current} />`
        : html`<${GameChoice} onChoose=${choose} />`
    }
    ${(now ? [now.game] : GAMES).map((game) => html`<${GameBlock} key=${game} saved=${saved} game=${game} />`)}
    <${Results} results=${results} />
  <//>`;
}

/** Which game. @param {{ onChoose: (game: string) => void }} props */
const GameChoice = ({ onChoose }) => html`<section class="panel beginsheet">
  <h1>${t("nav-sheet")}</h1>
  <p>${t("sheet-about")}</p>
  <${GameCards} action="sheet" onChoose=${onChoose} />
  <p><a href=${url("print")}>${t("printing-link")}</a></p>
</section>`;

// The rules: an overview of the games, or one of them to be learned.

import { at } from "../core/base.js";
import { t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { GameArt } from "../parts/game-art.js";
import { Lesson } from "../rules/lesson.js";
import { GAMES } from "../rules/outline.js";
import { html } from "../vendor/preact-htm.js";

/** @param {{ subject: string }} props a game, or nothing for all of them */
export function Page({ subject }) {
  if (!GAMES.includes(subject)) return html`<${Frame} title=${t("nav-rules")}><${Overview} /><//>`;
  return html`<${Frame} title=${`${t(`game-${subject}`)}: ${t("nav-rules")}`}>
    <nav class="gamelinks" aria-label=${t("rules-games")}>${GAMES.map((game) => html`<a key=${game} class="button" href=${at(`rules/${game}`)} aria-current=${game === subject ? "page" : undefined}>${t(`game-${game}`)}</a>`)}</nav>
    <${Lesson} game=${subject} />
  <//>`;
}

const Overview = () => html`<section class="panel"><h1>${t("nav-rules")}</h1><p>${t("rules-overview")}</p>
  <ul class="lessons">${GAMES.map((game) => html`<li key=${game}><a class="gamecard button" href=${at(`rules/${game}`)}><${GameArt} game=${game} /><span class="gamename"><b>${t(`game-${game}`)}</b><span>${t(`rules-facts-${game}`)}</span></span><span class="about">${t(`rules-about-${game}`)}</span></a></li>`)}</ul>
</section>`;

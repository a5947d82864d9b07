// The rules: an overview of the games, or one of them to be learned.

import { page, url } from "../core/urls.js";
import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { GameArt } from "../parts/game-art.js";
import { PageFrame } from "../parts/page-frame.js";
import { Lesson } from "../rules/lesson.js";
import { loadLesson } from "../rules/lesson-data.js";
import { html } from "../vendor/preact-htm.js";

const lesson = GAMES.includes(page.subject) ? await loadLesson(page.subject) : null;

export function Page() {
  if (!lesson) return html`<${PageFrame} title=${t("nav-rules")}><${Overview} /><//>`;
  return html`<${PageFrame} title=${`${t(`game-${lesson.game}`)}: ${t("nav-rules")}`}>
    <nav class="gamelinks" aria-label=${t("rules-games")}>
      ${GAMES.map(
        (game) =>
          html`<a key=${game} class="button" href=${url(`rules/${game}`)}
            aria-current=${game === lesson.game ? "page" : undefined}>${t(`game-${game}`)}</a>`,
      )}
    </nav>
    <${Lesson} lesson=${lesson} />
  <//>`;
}

const Overview = () => html`<section class="panel">
  <h1>${t("nav-rules")}</h1>
  <p>${t("rules-overview")}</p>
  <ul class="lessons">
    ${GAMES.map(
      (game) =>
        html`<li key=${game}>
          <a class="gamecard button" href=${url(`rules/${game}`)}>
            <${GameArt} game=${game} />
            <span class="gamename"><b>${t(`game-${game}`)}</b><span>${t(`rules-facts-${game}`)}</span></span>
            <span class="about">${t(`rules-about-${game}`)}</span>
          </a>
        </li>`,
    )}
  </ul>
</section>`;

// The page of one game: what it is about, what lies on the table, a turn, the end, the variants, and things to try.

import { openTable, ownName } from "../core/api.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { GameArt } from "../parts/game-art.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Exercises } from "./exercise.js";
import { Figure } from "./figure.js";
import { FreePlay } from "./free-play.js";
import { Rule } from "./rule.js";

/** @typedef {import("../games/parts.js").OutlinedRule} OutlinedRule */

/** @param {{ rules: OutlinedRule[], steps?: boolean }} props whether they are steps, one after the other */
function RuleList({ rules, steps = false }) {
  const items = rules.map((one) => html`<${Rule} key=${one.rule} ...${one} />`);
  return steps ? html`<ol class="rulelist">${items}</ol>` : html`<ul class="rulelist">${items}</ul>`;
}

/** @param {{ lesson: import("./lesson-data.js").LessonData }} props */
export function Lesson({ lesson }) {
  const { game, outline, figure } = lesson;
  const { ScoreTable } = uiOf(game);
  return html`<section class="panel lesson">
      <div class="lessonhead">
        <${GameArt} game=${game} />
        <div class="gamename"><h1>${t(`game-${game}`)}</h1><p class="faint">${t(`rules-facts-${game}`)}</p></div>
      </div>
      <p class="lead">${t(`rules-about-${game}`)}</p>
      <p><a href="#try">${t("rules-to-exercises")}</a></p>
      <h2>${t("rules-heading-material")}</h2>
      <${Figure} lesson=${lesson} />
      <${RuleList} rules=${outline.material} />
      <p><a href=${url(`print#${game}`)}>${t("printing-link")}</a></p>
      ${outline.sections.map(
        ({ heading, rules, steps }) => html`<h2>${t(heading)}</h2><${RuleList} rules=${rules} steps=${steps} />`,
      )}
      <h2>${t("rules-heading-end")}</h2>
      <${RuleList} rules=${outline.score} />
      <div class="scroll" role="region" tabindex="0" aria-label=${t("scoretable")}>
        <${ScoreTable} layout=${figure.layout} />
      </div>
      <h2>${t("rules-heading-variants")}</h2>
      <${RuleList} rules=${outline.variants} />
      <h2>${t("rules-heading-tip")}</h2>
      <p>${t(`rules-tip-${game}`)}</p>
    </section>
    <section class="panel" id="try" tabindex="-1">
      <h2>${t("rules-heading-try")}</h2>
      <${Exercises} lesson=${lesson} />
    </section>
    <section class="panel">
      <h2>${t("rules-heading-free")}</h2>
      <p>${t("rules-free-about")}</p>
      <${FreePlay} game=${game} />
    </section>
    <section class="panel"><h2>${t("rules-heading-play")}</h2><${PlayNow} game=${game} /></section>`;
}

/** @param {{ game: string }} props */
function PlayNow({ game }) {
  const [isBusy, setBusy] = useState(false);
  const play = () =>
    attempt(async () => {
      setBusy(true);
      await openTable({ game, seats: 2, bots: { 2: "easy" } }, [ownName()]).finally(() => setBusy(false));
    });
  return html`<button type="button" class="main playbig" data-play=${game} disabled=${isBusy} onClick=${play}>
    ${t("rules-play")}
  </button>`;
}

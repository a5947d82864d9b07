// The page of one game: what it is about, what lies on the table, a turn, the end, the variants, and things to try.

import { openTable, ownName } from "../core/api.js";
import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { GameArt } from "../parts/game-art.js";
import { attempt } from "../parts/toasts.js";
import { html, useState } from "../vendor/preact-htm.js";
import { drawingOf } from "./data.js";
import { Exercises } from "./exercise.js";
import { Figure } from "./figure.js";
import { FreePlay } from "./free-play.js";
import { OUTLINES } from "./outline.js";
import { Rule } from "./rule.js";

/** @typedef {import("./outline.js").Told} Told */

/** @param {Told[]} rules */
const list = (rules) => rules.map((told) => html`<${Rule} key=${told.rule} ...${told} />`);

/** @param {{ game: string }} props */
export function Lesson({ game }) {
  const { labelled, material, sections, score, variants } = OUTLINES[game];
  const { ScoreTable } = faceOf(game);
  return html`<section class="panel lesson">
      <div class="lessonhead"><${GameArt} game=${game} /><div class="gamename"><h1>${t(`game-${game}`)}</h1><p class="faint">${t(`rules-facts-${game}`)}</p></div></div>
      <p class="lead">${t(`rules-about-${game}`)}</p>
      <p><a href="#try">${t("rules-to-exercises")}</a></p>
      <h2>${t("rules-heading-material")}</h2>
      <${Figure} game=${game} labelled=${labelled} />
      <ul class="rulelist">${list(material)}</ul>
      ${sections.map(({ heading, rules, steps }) => html`<h2>${t(heading)}</h2>${steps ? html`<ol class="rulelist">${list(rules)}</ol>` : html`<ul class="rulelist">${list(rules)}</ul>`}`)}
      <h2>${t("rules-heading-end")}</h2>
      <ul class="rulelist">${list(score)}</ul>
      <div class="scroll" role="region" tabindex="0" aria-label=${t("scoretable")}><${ScoreTable} layout=${drawingOf(game).layout} /></div>
      <h2>${t("rules-heading-variants")}</h2>
      <ul class="rulelist">${list(variants)}</ul>
    </section>
    <section class="panel" id="try" tabindex="-1"><h2>${t("rules-heading-try")}</h2><${Exercises} game=${game} /></section>
    <section class="panel"><h2>${t("rules-heading-free")}</h2><p>${t("rules-free-about")}</p><${FreePlay} game=${game} /></section>
    <section class="panel"><h2>${t("rules-heading-play")}</h2><${PlayNow} game=${game} /></section>`;
}

/** @param {{ game: string }} props */
function PlayNow({ game }) {
  const [busy, start] = useState(false);
  const play = () => attempt(async () => {
    start(true);
    await openTable({ game, seats: 2, bots: { 2: "easy" } }, [ownName()]).finally(() => start(false));
  });
  return html`<button type="button" class="main playbig" data-play=${game} disabled=${busy} onClick=${play}>${t("rules-play")}</button>`;
}

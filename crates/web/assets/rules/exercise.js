// The worked examples, to be played: a position, a question, the learner's answer, and what the server says to it.

import { t } from "../core/words.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { exercisesOf } from "./data.js";
import { Decide } from "./decide.js";
import { WhichDice } from "./dice.js";
import { Points } from "./points.js";
import { RuleNumber } from "./rule.js";
import { Scene } from "./scene.js";
import { troubleWords, useTrial } from "./trial.js";
import { Verdict } from "./verdict.js";
import { Which } from "./which.js";

/** @typedef {import("./data.js").Exercise} Exercise */
/** @typedef {import("./trial.js").Trial} Trial */
/** @typedef {{ what: string, rule?: string }} Mistake something that is not allowed, and by which rule */
/**
 * @typedef {object} Answer
 * @property {boolean} right
 * @property {boolean} [allowed] whether it would be allowed, though it is not what was asked
 * @property {Mistake[]} [mistakes]
 * @property {string[]} [missed] what is allowed as well
 * @property {string} [truth] the right answer in words
 * @property {Trial} after what is shown then
 * @property {Trial} [before] what it was before, if something was decided
 * @property {import("../games/index.js").Taps} [taps] what is marked on the sheet then
 */
/** @typedef {{ exercise: Exercise, trial: Trial, onAnswer: (find: () => Promise<Answer>) => Promise<void> }} Asked */

/** @type {Record<Exercise["kind"], (props: Asked) => any>} */
const KINDS = { which: Which, decide: Decide, rolled: WhichDice, entered: WhichDice, points: Points };

/** All exercises of a game, one at a time. @param {{ game: string }} props */
export function Exercises({ game }) {
  const all = exercisesOf(game);
  const [place, go] = useState(0);
  const [round, repeat] = useState(0);
  const exercise = all[place];
  const isLast = place === all.length - 1;
  return html`<${ExerciseCard} key=${`${exercise.id} ${round}`} exercise=${exercise} number=${place + 1} count=${all.length} isFirst=${place + round === 0}
    onAgain=${() => repeat(round + 1)} onNext=${isLast ? undefined : () => go(place + 1)} onBack=${place === 0 ? undefined : () => go(place - 1)} />`;
}

/** @param {{ exercise: Exercise, number: number, count: number, isFirst: boolean, onAgain: () => void, onNext?: () => void, onBack?: () => void }} props */
function ExerciseCard({ exercise, number, count, isFirst, onAgain, onNext, onBack }) {
  const { id, game, seat, kind, rules } = exercise;
  const { trial, problem, again } = useTrial(exercise);
  const [answer, give] = useState(/** @type {Answer | null} */ (null));
  const [trouble, tell] = useState("");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, []);
  useEffect(() => {
    if (answer && (document.activeElement === document.body || !document.activeElement?.isConnected)) next.current?.focus();
  }, [answer]);
  const onAnswer = (/** @type {() => Promise<Answer>} */ find) => find().then(give, (error) => tell(troubleWords(error)));
  const Kind = KINDS[kind];
  return html`<article class="exercise" data-exercise=${id}>
    <h3 ref=${heading} tabindex="-1">${t("rules-exercise", { number, count })} ${rules.map((rule) => html`<${RuleNumber} key=${rule} number=${rule} /> `)}</h3>
    <p>${t(`rules-try-${id}`)}</p>
    ${!trial && !problem && html`<p class="faint">${t("one-moment")}</p>`}
    ${problem && html`<p class="bad">${problem}</p><div class="buttons"><button type="button" onClick=${again}>${t("rules-again")}</button></div>`}
    ${trial && !answer && html`<${Kind} exercise=${exercise} trial=${trial} onAnswer=${onAnswer} />`}
    ${answer && html`<div inert=${Boolean(answer.taps)}><${Scene} game=${game} trial=${answer.after} seat=${seat} taps=${answer.taps} /></div>`}
    <div role="status">${answer && html`<${Verdict} exercise=${exercise} answer=${answer} />`}${trouble && html`<p class="bad">${trouble}</p>`}</div>
    <div class="buttons ways-on">
      ${onBack && html`<button type="button" class="small" data-back onClick=${onBack}>${t("rules-back")}</button>`}
      ${answer && html`<button type="button" class="small" data-again ref=${onNext ? undefined : next} onClick=${onAgain}>${t("rules-again")}</button>`}
      ${onNext && html`<button type="button" class=${answer ? "main" : "small"} data-next ref=${next} onClick=${onNext}>${t(answer ? "rules-next" : "rules-skip")}</button>`}
    </div>
    ${answer && !onNext && html`<p>${t("rules-last")}</p>`}
  </article>`;
}

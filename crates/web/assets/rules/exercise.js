// The worked examples, to be played: a position, a question, the learner's answer, and what the server says to it.

import { t } from "../core/words.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Decide } from "./decide.js";
import { Points } from "./points.js";
import { RuleNumber } from "./rule.js";
import { Scene } from "./scene.js";
import { problemWords, useTrial } from "./trial.js";
import { Verdict } from "./verdict.js";
import { Which } from "./which.js";
import { WhichDice } from "./which-dice.js";

/** @typedef {import("./lesson-data.js").LessonData} LessonData */
/** @typedef {import("./lesson-data.js").Exercise & { game: string, outline: LessonData["outline"] }} Exercise */
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
 * @property {import("../games/parts.js").Taps} [taps] what is marked on the sheet then
 */
/** @typedef {{ exercise: Exercise, trial: Trial, onAnswer: (find: () => Promise<Answer>) => Promise<void> }} Asked */

/** @type {Record<Exercise["kind"], (props: Asked) => import("../vendor/preact-htm.js").Drawn>} */
const KINDS = { which: Which, decide: Decide, rolled: WhichDice, entered: WhichDice, points: Points };

/** All exercises of a game, one at a time. @param {{ lesson: LessonData }} props */
export function Exercises({ lesson }) {
  const { game, outline, exercises } = lesson;
  const [place, go] = useState(0);
  const [round, repeat] = useState(0);
  const exercise = { ...exercises[place], game, outline };
  const isLast = place === exercises.length - 1;
  return html`<${ExerciseCard} key=${`${exercise.id} ${round}`} exercise=${exercise} number=${place + 1}
    count=${exercises.length} isFirst=${place + round === 0} onAgain=${() => repeat(round + 1)}
    onNext=${isLast ? undefined : () => go(place + 1)} onBack=${place === 0 ? undefined : () => go(place - 1)} />`;
}

/**
 * @param {object} props
 * @param {Exercise} props.exercise
 * @param {number} props.number
 * @param {number} props.count
 * @param {boolean} props.isFirst
 * @param {() => void} props.onAgain
 * @param {() => void} [props.onNext]
 * @param {() => void} [props.onBack]
 */
function ExerciseCard({ exercise, number, count, isFirst, onAgain, onNext, onBack }) {
  const { id, game, seat, kind, rules } = exercise;
  const { trial, problem, again } = useTrial(exercise);
  const [answer, setAnswer] = useState(/** @type {Answer | null} */ (null));
  const [trouble, setTrouble] = useState("");
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  const next = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, []);
  useEffect(() => {
    const hasLostFocus = document.activeElement === document.body || !document.activeElement?.isConnected;
    if (answer && hasLostFocus) next.current?.focus();
  }, [answer]);
  const onAnswer = (/** @type {() => Promise<Answer>} */ find) =>
    find().then(setAnswer, (error) => setTrouble(problemWords(error)));
  const Kind = KINDS[kind];
  const numbers = rules.map((rule) => html`<${RuleNumber} key=${rule} number=${rule} /> `);
  return html`<article class="exercise" data-exercise=${id}>
    <h3 ref=${heading} tabindex="-1">
      ${t("rules-exercise", { number, count })} ${numbers}
    </h3>
    <p>${t(`rules-try-${id}`)}</p>
    ${!trial && !problem && html`<p class="faint">${t("one-moment")}</p>`}
    ${
      problem &&
      html`<p class="bad">${problem}</p>
        <div class="buttons"><button type="button" onClick=${again}>${t("rules-again")}</button></div>`
    }
    ${trial && !answer && html`<${Kind} exercise=${exercise} trial=${trial} onAnswer=${onAnswer} />`}
    ${
      answer &&
      html`<div inert=${Boolean(answer.taps)}>
        <${Scene} game=${game} trial=${answer.after} seat=${seat} taps=${answer.taps} />
      </div>`
    }
    <div role="status">
      ${answer && html`<${Verdict} exercise=${exercise} answer=${answer} />`}
      ${trouble && html`<p class="bad">${trouble}</p>`}
    </div>
    <div class="buttons ways-on">
      ${onBack && html`<button type="button" class="small" data-back onClick=${onBack}>${t("rules-back")}</button>`}
      ${
        answer &&
        html`<button type="button" class="small" data-again ref=${onNext ? undefined : next} onClick=${onAgain}>
          ${t("rules-again")}
        </button>`
      }
      ${
        onNext &&
        html`<button type="button" class=${answer ? "main" : "small"} data-next ref=${next} onClick=${onNext}>
          ${t(answer ? "rules-next" : "rules-skip")}
        </button>`
      }
    </div>
    ${answer && !onNext && html`<p>${t("rules-last")}</p>`}
  </article>`;
}

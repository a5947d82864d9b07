// The turn director: the server tells everything at once, people see one thing after the other. Dice are thrown and
// land before anybody is asked about them, and every decision is shown where it was made before the next dice fall.
// What is shown is only ever late, never different; and never late by more than a second for whoever is asked.

import { observable } from "../core/observable.js";
import { isDice, starterIn } from "./dice-notation.js";
import { awaitedSeats, decisionsIn } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").News} News */
/** @typedef {import("../core/settings.js").Speed} Speed */
/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../games/parts.js").GameUi["steps"]} Steps */

/**
 * @typedef {object} Scene something that is shown for a moment
 * @property {"start" | "throw" | "draw" | "decision" | "step" | "end"} kind `step`: more of a decision
 * @property {News} news what happened
 * @property {State} state what is seen meanwhile
 * @property {number} time how long at normal speed, in milliseconds
 */

/**
 * @typedef {object} Shown what the page draws
 * @property {State} state
 * @property {Scene | null} scene what is being shown; null when there is nothing left to show
 * @property {News[]} history everything that was seen to happen
 * @property {number} pace how long the scene is shown, as a part of its time
 */

/** How long scenes are shown at normal speed, in milliseconds. */
const TIMES = { start: 900, throw: 950, draw: 450, decision: 850, step: 750, end: 900 };
/** How long one's own decision is shown: it is known already, but its cross is drawn before dice fly. */
const OWN_DECISION = 300;
/** The part of those times that each speed takes. @type {Record<Speed, number>} */
const PACES = { slow: 1.8, normal: 1, fast: 0.5, instant: 0 };
/** From how many waiting scenes on each of them is shorter. */
const CROWD = 4;
/** How long somebody who is asked may have to watch something else, in milliseconds. */
const LONGEST_DELAY = 1000;
/** More than this happened while somebody was gone: it is not played back. */
const MOST_PLAYED_BACK = 12;
/** How many pieces of news are remembered. */
const REMEMBERED = 1000;

/** @param {News} news @returns {Scene["kind"] | null} */
function sceneKind({ kind, notation }) {
  if (kind === "decided") return "decision";
  if (kind === "over") return "end";
  if (kind !== "chance") return null;
  if (starterIn(notation)) return "start";
  return isDice(notation) ? "throw" : "draw";
}

/**
 * What is seen while something is shown: the table as it will be, without a question, without dice that have not been
 * thrown yet, and with the player whose turn it was.
 * @param {State} state
 * @param {string | null} dice
 * @param {number | null | undefined} active
 * @param {Partial<GameView>} [instead] what is not yet as it will be
 * @returns {State}
 */
function withoutQuestion(state, dice, active, instead = {}) {
  const { table } = state;
  if (!table?.view) return state;
  const { choices: _, ...view } = { ...table.view, ...instead };
  /** @type {GameView} */
  const shown = {
    ...view,
    turn: "over",
    seats: [],
    state: { ...view.state, dice, active: active ?? view.state.active },
  };
  return { ...state, deadline: null, table: { ...table, playing: true, may_roll: [], view: shown } };
}

/**
 * What is seen of a decision before what it led to: all but the last of it without the points that it brought.
 * @param {News} news
 * @param {Steps} steps
 * @returns {Partial<GameView>[]}
 */
function stepsOf(news, steps) {
  const { before, after } = news;
  if (!steps || !before || !after) return [];
  const choices = Object.fromEntries(decisionsIn(news).map(({ seat, choice }) => [seat, choice]));
  const seen = steps(before.state, after.state, choices);
  return seen.map((state, place) => (place < seen.length - 1 ? { state, scores: before.scores } : { state }));
}

/**
 * The scenes of what one message brought, in order.
 * @param {State} state after the message
 * @param {Steps} [steps] how the game shows a decision that takes more than one look
 * @returns {Scene[]}
 */
export function scenesOf(state, steps) {
  const { table, news } = state;
  if (!table?.view || news.length > MOST_PLAYED_BACK) return [];
  const isOwn = (/** @type {News} */ { seats }) =>
    seats.length > 0 && seats.every((seat) => table.you.seats.includes(seat));
  let dice = news[0]?.before?.state.dice ?? null;
  const lastThrow = news.filter((one) => sceneKind(one) === "throw").at(-1);
  const firstDecision = news.find(({ kind }) => kind === "decided");
  return news.flatMap((one) => {
    const kind = sceneKind(one);
    if (!kind) return [];
    if (kind === "throw") dice = (one === lastThrow ? table.view?.state.dice : null) ?? one.notation;
    const active = kind === "decision" ? one.before?.state.active : null;
    // What was before the others is not known.
    const seen = one === firstDecision ? stepsOf(one, steps) : [];
    if (seen.length > 0) {
      return seen.map((instead, place) => {
        const step = place === 0 ? kind : "step";
        return { kind: step, news: one, state: withoutQuestion(state, dice, active, instead), time: TIMES[step] };
      });
    }
    const time = kind === "decision" && isOwn(one) ? OWN_DECISION : TIMES[kind];
    return [{ kind, news: one, state: withoutQuestion(state, dice, active), time }];
  });
}

/**
 * Shows the states of a source one after the other.
 * @param {object} options
 * @param {import("../core/observable.js").Observable<State>} options.source
 * @param {() => Speed} options.speed
 * @param {(game: string) => Steps} [options.stepsOf] how a game shows a decision that takes more than one look
 * @param {(state: State) => void} options.onNews called when what a message brought has been shown
 * @param {(scene: Scene, pace: number) => void} options.onScene called when something begins to be shown
 * @param {{ now(): number, later(run: () => void, time: number): () => void }} [options.clock]
 */
export function createDirector({ source, speed, stepsOf: stepsIn, onNews, onScene, clock = browserClock }) {
  /** @type {import("../core/observable.js").Observable<Shown>} */
  const shown = observable(/** @type {Shown} */ ({ state: source.value, scene: null, history: [], pace: 1 }));
  /** @type {{ state: State, scenes: Scene[] }[]} */
  const queue = [];
  let counted = source.value.newsCount;
  /** @type {(() => void) | null} */
  let cancel = null;
  /** When whoever is asked at this device must have been shown everything. @type {number | null} */
  let limit = null;

  const unsubscribe = source.subscribe((state) => {
    const isNews = state.newsCount !== counted;
    counted = state.newsCount;
    const isFirst = !shown.value.state.table;
    const { table } = state;
    queue.push({ state, scenes: isNews && !isFirst ? scenesOf(state, table ? stepsIn?.(table.game) : undefined) : [] });
    const isAsked = table ? awaitedSeats(table).some((seat) => table.you.seats.includes(seat)) : false;
    limit = isAsked ? (limit ?? clock.now() + LONGEST_DELAY) : null;
    if (!cancel) advance();
  });

  /** The part of its time that the next scene gets. */
  function nextPace() {
    const scenes = queue.flatMap((entry) => entry.scenes);
    const total = scenes.reduce((sum, { time }) => sum + time, 0);
    const pace = PACES[speed()] * Math.min(1, CROWD / Math.max(1, scenes.length));
    return limit === null || total === 0 ? pace : Math.min(pace, Math.max(0, limit - clock.now()) / total);
  }

  /** Shows the next scene; where there is none left of a message, what it led to. */
  function advance() {
    cancel = null;
    while (queue.length) {
      const [entry] = queue;
      const pace = entry.scenes.length ? nextPace() : 0;
      const scene = entry.scenes.shift();
      if (scene) {
        onScene(scene, pace);
        if (pace * scene.time < 1) continue;
        shown.set({ ...shown.value, state: scene.state, scene, pace });
        cancel = clock.later(advance, pace * scene.time);
        return;
      }
      queue.shift();
      const isNews = entry.state.news.length > 0;
      const history = isNews ? [...shown.value.history, ...entry.state.news].slice(-REMEMBERED) : shown.value.history;
      shown.set({ state: { ...entry.state, news: [] }, scene: null, history, pace: 1 });
      if (isNews) onNews(entry.state);
    }
    limit = null;
  }

  /** Shows at once where everything has led to. */
  function hurry() {
    for (const entry of queue) entry.scenes = [];
    cancel?.();
    advance();
  }

  return {
    shown,
    hurry,
    /** Puts before everything seen what had happened earlier. @param {News[]} earlier */
    remember: (earlier) => shown.set({ ...shown.value, history: [...earlier, ...shown.value.history] }),
    stop: () => {
      cancel?.();
      unsubscribe();
    },
  };
}

/** @typedef {ReturnType<typeof createDirector>} Director */

const browserClock = {
  now: () => performance.now(),
  /** @param {() => void} run @param {number} time */
  later(run, time) {
    const timer = setTimeout(run, time);
    return () => clearTimeout(timer);
  },
};

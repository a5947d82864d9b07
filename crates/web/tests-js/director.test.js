// The pace at which things are shown, with a clock of our own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { observable } from "../assets/core/observable.js";
import { createDirector, scenesOf } from "../assets/table/director.js";
import { applyMessage, initialState } from "../assets/table/state.js";

const view = (ply, turn, more = {}) => ({
  ply,
  turn,
  scores: [0, 0],
  ...more,
  state: { active: 2, dice: null, ...more.state },
});
const asked = (ply, seats, dice) => view(ply, "decide", { seats, choices: {}, state: { dice } });

const table = (more = {}) => ({
  ...{
    n: 1,
    id: "t",
    code: "ABCDEF",
    game: "made-up",
    games: 1,
    results: [],
    totals: [0, 0],
    leaders: [],
    records: [],
  },
  ...{
    seconds_left: null,
    playing: true,
    over: false,
    line: asked(2, [2], "w1 w2"),
    chosen: [],
    undo: null,
    ready: [],
  },
  ...{ rematch: [], next: null, chat: [], here: [1], watching: 0, dice: "program" },
  seats: [
    { seat: 1, kind: "person", name: "Ann" },
    { seat: 2, kind: "bot", level: "easy" },
  ],
  you: { seats: [1], chosen: {}, armed: {}, auto: [1], host: true },
  ...more,
});

/** A clock that goes on when it is told to. */
function manualClock() {
  let [now, waiting] = [0, []];
  return {
    now: () => now,
    later(run, time) {
      const one = { at: now + time, run };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass(time) {
      const end = now + time;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = next.at;
        next.run();
      }
      now = end;
    },
  };
}

/** A director, and everything it did. */
function directed(speed = "normal") {
  const source = observable(initialState);
  const clock = manualClock();
  const did = [];
  const director = createDirector({
    source,
    speed: () => speed,
    clock,
    onScene: ({ kind }) => did.push(kind),
    onNews: ({ news }) => did.push(news.map(({ kind }) => kind).join("+")),
  });
  const tell = (message) => source.set(applyMessage(source.value, message, 0));
  tell({ table: table() });
  return { director, clock, did, tell, source };
}

const botTurn = (n) => ({
  ...{ n, events: [{ chose: { seat: 2, by: "bot" } }, { decided: "r5" }, { chance: "w3 w4" }] },
  line: asked(n + 2, [1], "w3 w4"),
});

test("a decision is shown before the next dice, and the dice before the question", () => {
  const { director, clock, did, tell } = directed();
  tell(botTurn(2));
  assert.equal(director.shown.value.scene.kind, "decision");
  assert.equal(director.shown.value.state.table.view.state.dice, "w1 w2", "the dice that it was about still lie there");
  clock.pass(500);
  assert.equal(director.shown.value.scene.kind, "throw");
  assert.equal(director.shown.value.state.table.view.state.dice, "w3 w4");
  assert.notEqual(director.shown.value.state.table.view.turn, "decide", "nobody is asked while dice are in the air");
  clock.pass(500);
  assert.equal(director.shown.value.scene, null);
  assert.equal(director.shown.value.state.table.view.turn, "decide");
  assert.deepEqual(did, ["decision", "throw", "chose+decided+chance"]);
});

test("whoever is asked never waits for more than a second, whatever there is to show", () => {
  for (const speed of ["slow", "normal", "fast"]) {
    const { director, clock, tell } = directed(speed);
    for (let n = 2; n < 10; n += 1) tell(botTurn(n));
    clock.pass(1001);
    assert.equal(director.shown.value.scene, null, speed);
    assert.equal(director.shown.value.state.table.n, 9);
  }
});

test("somebody else's turn is shown with its full time", () => {
  const { director, clock, tell } = directed();
  tell({ n: 2, events: [{ chance: "w3 w4" }], line: asked(4, [2], "w3 w4") });
  clock.pass(900);
  assert.equal(director.shown.value.scene.kind, "throw");
  clock.pass(60);
  assert.equal(director.shown.value.scene, null);
});

test("a tap shows at once where everything has led to, and nothing is lost of the history", () => {
  const { director, tell } = directed();
  tell(botTurn(2));
  tell(botTurn(3));
  director.hurry();
  assert.equal(director.shown.value.state.table.n, 3);
  assert.equal(director.shown.value.scene, null);
  assert.deepEqual(
    director.shown.value.history.map(({ kind }) => kind),
    ["chose", "decided", "chance", "chose", "decided", "chance"],
  );
});

test("at once means at once, in the same order", () => {
  const { director, did, tell } = directed("instant");
  tell(botTurn(2));
  assert.equal(director.shown.value.scene, null);
  assert.equal(director.shown.value.state.table.n, 2);
  assert.deepEqual(did, ["decision", "throw", "chose+decided+chance"]);
});

test("what one does oneself is shown without delay", () => {
  const { director, tell, source } = directed();
  tell({ n: 2, events: [{ chance: "w3 w4" }], line: asked(4, [1], "w3 w4") });
  director.hurry();
  source.set({ ...source.value, table: { ...source.value.table, chosen: [1] }, news: [] });
  assert.deepEqual(director.shown.value.state.table.chosen, [1]);
});

test("the last decision is seen on the board before the end is", () => {
  const { director, clock, tell } = directed();
  const over = { over: { game: 1, scores: [3, 4], totals: [3, 4], leaders: [2], match_over: true } };
  tell({ n: 2, events: [{ decided: "r5" }, over], line: view(5, "over", { winners: [2] }) });
  assert.equal(director.shown.value.state.table.playing, true);
  clock.pass(5000);
  assert.equal(director.shown.value.state.table.playing, false);
});

test("the first sight of a table, and a long absence, are not played back", () => {
  const { director, tell } = directed();
  assert.equal(director.shown.value.scene, null);
  const missed = Array.from({ length: 20 }, (_, place) => ({ n: place + 2, events: [{ chance: "w3 w4" }] }));
  tell({ table: table({ n: 21, missed }) });
  assert.equal(director.shown.value.scene, null);
  assert.equal(director.shown.value.state.table.n, 21);
});

test("a decision that takes two looks has both, and brings its points with the last", () => {
  const state = applyMessage({ ...initialState }, { table: table({ chosen: [2] }) }, 0);
  const line = view(3, "decide", { seats: [1], choices: {}, scores: [0, 33] });
  const after = applyMessage(state, { n: 2, events: [{ decided: "r5" }, { chance: "w3 w4" }], line }, 0);
  const steps = (before, _, choices) => ["complete", "scored"].map((look) => ({ ...before, look, choices }));
  const scenes = scenesOf(after, steps);
  assert.deepEqual(
    scenes.map(({ kind }) => kind),
    ["decision", "step", "throw"],
  );
  const views = scenes.map((scene) => scene.state.table.view);
  assert.deepEqual(
    views.map(({ state: { look }, scores }) => [look, scores[1]]),
    [
      ["complete", 0],
      ["scored", 33],
      [undefined, 33],
    ],
  );
  assert.deepEqual(views[0].state.choices, { 2: "r5" });
  assert.deepEqual(
    scenesOf(after, () => []).map(({ kind }) => kind),
    ["decision", "throw"],
  );
});

test("scenes are made of decisions and chance alone", () => {
  const state = applyMessage(initialState, { table: table() }, 0);
  const events = [{ ready: { seat: 1 } }, { chance: "first 2" }, { chance: "draw 7" }];
  const after = applyMessage(state, { n: 2, events, line: asked(3, [1], null) }, 0);
  assert.deepEqual(
    scenesOf(after).map(({ kind }) => kind),
    ["start", "draw"],
  );
});

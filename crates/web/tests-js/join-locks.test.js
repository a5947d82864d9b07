// Qwixx with the option join_locks: what is asked, what the buttons say, and what the history tells.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const variables = (...names) => names.flatMap((name) => [" ", { var: name }]);
globalThis.fetch = async () => ({
  ok: true,
  json: async () => ({
    "row-red": "red",
    "row-red.inside": "red",
    "row-green": "green",
    "row-green.inside": "green",
    "qwixx-locked": ["locked", ...variables("names", "row")],
    "qwixx-join": ["join", ...variables("locked", "number")],
    "qwixx-join-instead": ["instead", ...variables("locked", "number", "row", "given")],
    "qwixx-keep": "keep",
    "qwixx-cross": ["cross", ...variables("row", "number")],
    "qwixx-did-join": ["joined", ...variables("name", "row", "number")],
    "qwixx-did-keep": ["kept", ...variables("name")],
  }),
});

const { loadWords } = await import("../assets/core/words.js");
const { default: ui } = await import("../assets/games/qwixx/ui.js");
const { default: ending } = await import("../assets/games/qwixx/ending.js");
await loadWords();

const sheet = (locked) => ({ red: { locked }, yellow: {}, green: {}, blue: {} });
const view = {
  choices: { 2: ["-", "r12"], 3: ["-", "r12"] },
  state: {
    white_sum: 12,
    closed: ["red"],
    just_locked: ["red"],
    revealed: ["r12", "-", "g12"],
    sheets: [sheet(true), sheet(false), sheet(false)],
  },
};
const nameOf = (seat) => ["Ann", "Ben", "Cleo"][seat - 1];
const bare = (words) => words.replaceAll(/[\u2066-\u2069]/g, "");

test("it is said who locked what, and what would be given up", () => {
  assert.equal(bare(ui.promptWords(view, 2, {}, nameOf)), "join locked Ann red 12");
  assert.equal(bare(ui.promptWords(view, 3, {}, nameOf)), "instead locked Ann red 12 green 12");
});

test("the buttons keep the choice or cross the last number", () => {
  assert.equal(ui.choiceWords("-", view, 2), "keep");
  assert.equal(bare(ui.choiceWords("r12", view, 2)), "cross red 12");
  assert.deepEqual(ui.tokens("r12"), ["r12"]);
  assert.deepEqual(ui.reminders(view, { rows: [] }, nameOf), []);
});

test("the history tells who joined and who did not", () => {
  assert.equal(bare(ui.didWords("r12", view, 2, "Ben")), "joined Ben red 12");
  assert.equal(bare(ui.didWords("-", view, 3, "Cleo")), "kept Cleo");
});

test("a lock is a moment to remember once it can no longer be given up", () => {
  const state = (locked, just_locked) => ({
    sheets: [{ red: { locked, points: 28 } }],
    closed: locked ? ["red"] : [],
    just_locked,
  });
  const told = (before, after) => ending.highlights(before, after, () => "Anna").map(({ worth }) => worth);
  assert.deepEqual(told(state(false), state(true, ["red"])), []);
  assert.deepEqual(told(state(true, ["red"]), state(true)), [28]);
  assert.deepEqual(told(state(true, ["red"]), state(false)), []);
  assert.deepEqual(told(state(false), state(true)), [28]);
});

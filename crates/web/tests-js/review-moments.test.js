// The moments of a reviewed game, put together from what changed between them.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser-globals.js";

const { aimsOf, changed, mistakesOf, viewsOf } = await import("../review-page/moments.js");

test("a change makes the next moment and leaves the one before as it was", () => {
  const before = { a: [1, { b: null }], c: "x", gone: 1 };
  const after = changed(before, { a: { 1: { b: [5] } }, c: ["y"], gone: [], new: [[]] });
  assert.deepEqual(after, { a: [1, { b: 5 }], c: "y", new: [] });
  assert.deepEqual(before, { a: [1, { b: null }], c: "x", gone: 1 });
  assert.deepEqual(changed([1], [[1, 2]]), [1, 2]);
});

test("every moment follows from the one before", () => {
  const views = viewsOf({ first: { scores: [0, 0] }, changes: [{ scores: { 1: [3] } }, {}] });
  assert.deepEqual(views, [{ scores: [0, 0] }, { scores: [0, 3] }, { scores: [0, 3] }]);
});

test("mistakes are listed with where they were made", () => {
  const decisions = [{ class: "good" }, { class: "blunder" }];
  const listed = mistakesOf({ events: [{ words: "Ann rolled" }, { decisions }] });
  assert.deepEqual(listed, [{ ply: 1, decision: { class: "blunder" } }]);
});

test("chances stay chances, and alone it is about points", () => {
  assert.deepEqual(aimsOf({ names: ["Ann", "Ben"], win: [[1.02, -0.02]], points: [[1, 2]] }), [[1, 0]]);
  assert.deepEqual(aimsOf({ names: ["Ann"], win: [[1]], points: [[115.4]] }), [[115.4]]);
});

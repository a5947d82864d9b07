// The score sheet that this browser keeps.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const sheets = await import("../assets/score-sheet/saved-sheets.js");
const { addMark, beginSheet, changeSettings, closeSheet, copyCard, deleteResults, nextSheet, redo, savedSheets, undo } =
  sheets;

const now = () => savedSheets.value.now;

beforeEach(() => {
  beginSheet("made-up");
  deleteResults();
});

test("marks are taken back and made again", () => {
  addMark("r5");
  addMark("r7");
  assert.equal(undo(), "r7");
  assert.deepEqual(now().marks, ["r5"]);
  assert.equal(redo(), "r7");
  assert.equal(redo(), undefined);
  assert.deepEqual(now().marks, ["r5", "r7"]);
});

test("a new mark forgets what was taken back", () => {
  addMark("r5");
  undo();
  addMark("g4");
  assert.equal(redo(), undefined);
  assert.deepEqual(now().marks, ["g4"]);
});

test("nothing can be taken back from an empty sheet", () => {
  assert.equal(undo(), undefined);
});

test("a mark that the rules refuse goes for good", () => {
  addMark("r5");
  sheets.dropRefusedMark();
  assert.deepEqual([now().marks, now().undone], [[], []]);
});

test("copied cards take the place of the next one of a deck", () => {
  copyCard("R5 Y3*", 30);
  copyCard("G4* B2", 30);
  assert.deepEqual(now().marks, ["card 1", "card 2"]);
  undo();
  copyCard("P6 O1", 30);
  assert.deepEqual(now().copied, ["R5 Y3*", "P6 O1"]);
  assert.equal(now().deck, 30);
});

test("the next sheet is played in the same way, and points count if they are given", () => {
  const material = { sheets: "A: b6" };
  changeSettings({ options: { advanced: true }, sheet: "C", material, printed: true });
  addMark("r5");
  nextSheet(42);
  assert.equal(savedSheets.value.results[0].points, 42);
  assert.deepEqual(now(), {
    ...{ game: "made-up", options: { advanced: true }, sheet: "C", material, printed: true },
    ...{ copied: [], marks: [], undone: [] },
  });
  nextSheet();
  assert.equal(savedSheets.value.results.length, 1);
});

test("results are deleted one by one, or all", () => {
  for (const points of [1, 2, 3]) nextSheet(points);
  deleteResults(1);
  assert.deepEqual(
    savedSheets.value.results.map(({ points }) => points),
    [1, 3],
  );
  deleteResults();
  assert.deepEqual(savedSheets.value.results, []);
});

test("everything is kept for the next visit", () => {
  addMark("r5");
  assert.deepEqual(JSON.parse(localStorage.getItem("rollwright.sheet")).now.marks, ["r5"]);
  closeSheet();
  assert.equal(JSON.parse(localStorage.getItem("rollwright.sheet")).now, null);
});

// Numbers as if by hand: a stroke for each character, the same wherever the same stands.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { Handwriting } = await import("../assets/parts/handwriting.js");

/** @param {string | number} text @param {string} [name] */
const strokes = (text, name) =>
  [Handwriting({ text, name }).props.children]
    .flat(9)
    .filter(Boolean)
    .map(({ props }) => props);

test("every digit and the cross can be written", () => {
  const all = strokes("0123456789x");
  assert.equal(all.length, 11);
  assert.equal(new Set(all.map(({ d }) => d)).size, 11);
  assert.ok(all.every(({ d }) => /^M[\d CMSs.-]+$/.test(d)));
  assert.equal(strokes(21).length, 2);
  assert.equal(strokes("a?").length, 0);
});

test("the hand is steady for the same place and another one elsewhere", () => {
  assert.deepEqual(strokes(7, "row 1"), strokes(7, "row 1"));
  const places = ["row 1", "row 2", "row 3", "row 4"].map((name) => strokes(7, name)[0].transform);
  assert.ok(new Set(places).size > 1, places.join());
});

// How taps become a choice.

import assert from "node:assert/strict";
import { test } from "node:test";
import { afterTap, choiceOf, isSingle, tappable } from "../assets/table/picking.js";

const choices = [
  { choice: "pass", tokens: null },
  { choice: "a", tokens: ["a"] },
  { choice: "a b", tokens: ["a", "b"] },
  { choice: "c", tokens: ["c"] },
  { choice: "none", tokens: [] },
];

test("what can be tapped goes with what is tapped already", () => {
  assert.deepEqual([...tappable(choices, [])].sort(), ["a", "b", "c"]);
  assert.deepEqual([...tappable(choices, ["b"])], ["a"]);
  assert.deepEqual([...tappable(choices, ["c"])], []);
});

test("exactly the taps of a choice make it, in any order", () => {
  assert.equal(choiceOf(choices, ["b", "a"]), "a b");
  assert.equal(choiceOf(choices, ["a"]), "a");
  assert.equal(choiceOf(choices, ["b"]), undefined);
  assert.equal(choiceOf(choices, []), "none");
  assert.equal(choiceOf(choices, ["a", "a"]), undefined);
});

test("a tap adds, takes away, or begins anew", () => {
  assert.deepEqual(afterTap(choices, ["a"], "b"), ["a", "b"]);
  assert.deepEqual(afterTap(choices, ["a", "b"], "a"), ["b"]);
  assert.deepEqual(afterTap(choices, ["a", "b"], "c"), ["c"]);
  assert.deepEqual(afterTap(choices, ["a"], "unknown"), ["a"]);
});

test("whether one tap is enough", () => {
  assert.equal(isSingle(choices), false);
  assert.equal(isSingle(choices.filter(({ choice }) => choice !== "a b")), true);
});

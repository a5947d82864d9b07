// Where dice lie after they are rolled again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { dieToken } from "../assets/table/dice-notation.js";
import { placeDice } from "../assets/table/dice-places.js";

const lie = (dice) => dice.map(dieToken).join(" ");

test("a first throw lies as it is written", () => {
  assert.equal(lie(placeDice([], "w4 r3", "w4 r3", 1)), "w4 r3");
  assert.equal(lie(placeDice([], "oyypp", "oyypp", 1)), "o y y p p");
});

test("kept dice stay in their places, and the others fall into the gaps", () => {
  const first = placeDice([], "oyypp", "oyypp", 1);
  const second = placeDice(first, "rgyyb", "rgb", 2);
  assert.equal(lie(second), "r y y g b");
  assert.deepEqual(
    second.filter((die) => first.includes(die)),
    [first[1], first[2]],
    "they are the same dice",
  );
});

test("a die of its own colour comes back to its own place", () => {
  const first = placeDice([], "w4 k1 r6 b3", "w4 k1 r6 b3", 1);
  assert.equal(lie(placeDice(first, "w2 k1 r5 b1", "w2 r5 b1", 2)), "w2 k1 r5 b1");
});

test("where it cannot be told what was kept, all are new", () => {
  const first = placeDice([], "oyypp", "oyypp", 1);
  assert.equal(lie(placeDice(first, "rrrrr", "b", 2)), "r r r r r");
});

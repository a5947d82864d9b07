// Who stands on which step of the podium.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { ranks } = await import("../assets/parts/podium.js");
const places = (scores, winners) => ranks(scores, winners).map(({ place, seats }) => [place, ...seats]);

test("the places go by points", () => {
  assert.deepEqual(places([10, 30, 20], [2]), [
    [1, 2],
    [2, 3],
    [3, 1],
  ]);
});

test("who has equally many points shares a step, and the next one stays empty", () => {
  assert.deepEqual(places([30, 10, 30, 10, 5], [1, 3]), [
    [1, 1, 3],
    [3, 2, 4],
    [5, 5],
  ]);
});

test("the server says who has won", () => {
  assert.deepEqual(places([30, 30, 10], [2]), [
    [1, 2],
    [2, 1],
    [3, 3],
  ]);
});

// From the server's history to the news that a page would have seen.

import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser-globals.js";

const { newsOf } = await import("../assets/table/history.js");

const view = (active) => ({ state: { active } });

test("every decision gets its own seats and situation, and every roll the player who rolled", () => {
  const news = newsOf(
    [
      { n: 1, events: ["began", { chance: "first 1" }, { chance: "w1 w2" }] },
      { n: 2, events: [{ chose: { seat: 1 } }, { decided: "r5, -" }], seats: [1, 2], before: view(1) },
      {
        ...{ n: 3, events: [{ decided: "-" }, { chance: "w3 w4" }, { decided: "-, -" }, { chance: "w5 w6" }] },
        ...{ seats: [1], before: view(1), further: [{ seats: [1, 2], before: view(2) }] },
      },
    ],
    view(3),
  );
  const told = news.map(({ kind, seats, before, after }) => [
    kind,
    seats.join(),
    before?.state.active,
    after.state.active,
  ]);
  assert.deepEqual(told, [
    ["began", "", undefined, 1],
    ["chance", "", undefined, 1],
    ["chance", "", undefined, 1],
    ["chose", "", undefined, 1],
    ["decided", "1,2", 1, 1],
    ["decided", "1", 1, 2],
    ["chance", "", undefined, 2],
    ["decided", "1,2", 2, 3],
    ["chance", "", undefined, 3],
  ]);
});

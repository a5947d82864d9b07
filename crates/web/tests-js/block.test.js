import assert from "node:assert/strict";
import { test } from "node:test";
import { blockResults, nextBlock, sumOf } from "../assets/score-sheet/block.js";

const result = (game, points, block) => ({ game, points, at: 0, block });

test("a block takes five games, and the sixth begins another one", () => {
  let [results, block] = [[], 1];
  for (const points of [10, -5, 30, 40, 50, 60]) {
    block = nextBlock(results, "qwixx", block);
    results = [...results, result("qwixx", points, block), result("one-card", 1000, 1)];
  }
  assert.equal(block, 2);
  assert.deepEqual(sumOf(blockResults(results, "qwixx", 1)), 125);
  assert.deepEqual(sumOf(blockResults(results, "qwixx", 2)), 60);
});

test("results from before there were blocks are in none", () => {
  assert.deepEqual(blockResults([{ game: "qwixx", points: 7, at: 0 }], "qwixx", 1), []);
});

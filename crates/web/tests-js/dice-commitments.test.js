// What this device was promised about dice, and what that makes of a record.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const { commitmentsOf, drawLuck, judge, learnSeats, rememberCarried, rememberCommitments } = await import(
  "../assets/core/dice-commitments.js"
);

const fair = (more = {}) => ({
  ...{ status: "fair", commitment: "c1", luck: ["mine", "-"], anyLuck: true, rolls: ["first 1", "w1 w2", "w3 w4"] },
  ...{ passedOn: false, restored: null, ...more },
});
const known = (more = {}) => ({
  ...{ table: "t", at: 0, commitments: ["c1"], drawn: ["mine"], own: { 1: "mine" }, carried: [], ...more },
});
const idOf = (checked, promise, game = 1, shown = []) => judge(checked, promise, game, shown).words[0].id;

test("only what was promised before any luck was given counts", () => {
  rememberCommitments("first", ["a"]);
  rememberCommitments("first", ["b"]);
  const luck = drawLuck("first");
  rememberCommitments("first", ["c"]);
  assert.match(luck, /^[0-9a-f]{32}$/);
  assert.deepEqual(commitmentsOf("first").commitments, ["b"]);
  assert.notEqual(drawLuck("first"), luck);
  assert.equal(commitmentsOf("first").drawn.length, 2);
});

test("which luck counts is what the server shows for one's own seats", () => {
  rememberCommitments("second", ["a"]);
  const luck = drawLuck("second");
  const seats = [
    { seat: 1, luck },
    { seat: 2, luck: "other" },
    { seat: 3, luck: "carried" },
  ];
  rememberCarried("second", [3]);
  learnSeats({ id: "second", seats, you: { seats: [1, 2, 3] } });
  assert.deepEqual(commitmentsOf("second").own, { 1: luck, 2: null });
});

test("dice are good that were promised, with one's own luck, and seen to fall", () => {
  assert.equal(judge(fair(), known(), 1, ["w1 w2", "w3 w4"]).kind, "good");
});

test("every broken promise has its own words", () => {
  assert.equal(idOf({ status: "wrong", why: "commitment" }, known()), "dice-wrong-commitment");
  assert.equal(idOf({ status: "no-seed" }, known()), "dice-wrong-missing");
  assert.equal(idOf(fair({ commitment: "c2" }), known()), "dice-wrong-promise");
  assert.equal(idOf(fair({ luck: ["theirs", "-"] }), known()), "dice-wrong-luck");
  assert.equal(idOf(fair(), known({ own: { 1: null } })), "dice-wrong-luck");
  assert.equal(idOf(fair(), known(), 1, ["w3 w5"]), "dice-wrong-shown");
});

test("what this device cannot know is called so", () => {
  assert.equal(idOf({ status: "no-seed" }, undefined), "dice-no-seed");
  assert.equal(idOf(fair(), undefined), "dice-unseen");
  assert.equal(idOf(fair({ restored: 1 }), known()), "dice-restored");
  const alone = judge(fair({ anyLuck: false, luck: ["-", "-"] }), undefined, 1, []);
  assert.deepEqual(
    alone.words.map(({ id }) => id),
    ["dice-follow", "dice-alone"],
  );
});

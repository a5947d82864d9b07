// The best moments of a game, from its history.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bestMoments, decisionsOf } from "../assets/table/moments.js";

const view = (ply, scores, state = {}) => ({ ply, turn: "decide", scores, state });

/** Decisions from the points after each of them. */
function played(...points) {
  let before = view(0, [0, 0]);
  return points.map((scores, place) => {
    const after = view(place + 1, scores, { step: place + 1 });
    const news = { kind: "decided", notation: "a, b", seats: [1, 2], details: {}, before, after };
    before = after;
    return news;
  });
}

const none = () => [];
const kinds = (moments) => moments.map(({ kind }) => kind);

/** A game in which nothing special happens. */
const DULL = [...[1, 1, 2, 2, 3, 3].map((own, place) => [own, place < 3 ? 2 : 3]), [3, 5], [4, 5], [4, 8], [4, 8]];

test("a short or a dull game has no best moments", () => {
  assert.deepEqual(bestMoments([], [1], none), []);
  assert.deepEqual(bestMoments(played([9, 0], [20, 0]), [1], none), []);
  assert.deepEqual(bestMoments(played(...DULL), [2], none), []);
});

test("the greatest gain is told with the decision that brought it", () => {
  const history = played(...DULL, [4, 15], [5, 15]);
  const [moment] = bestMoments(history, [2], none);
  assert.deepEqual([moment.kind, moment.seat, moment.count], ["gain", 2, 7]);
  assert.equal(moment.news, history[DULL.length]);
});

test("decisions of one step cannot be told apart", () => {
  const history = played(...DULL, [4, 15], [5, 15]);
  const twin = { ...history[DULL.length], notation: "c" };
  const twice = [...history.slice(0, DULL.length + 1), twin, ...history.slice(DULL.length + 1)];
  assert.equal(decisionsOf(twice).length, history.length);
  assert.equal(bestMoments(twice, [2], none)[0].news, undefined);
});

test("what was taken back has not happened, and an earlier game is another one", () => {
  const history = played(...DULL, [4, 60]);
  const taken = { kind: "undone", before: history.at(-1).after, after: history.at(-1).before };
  assert.deepEqual(bestMoments([...history, taken], [2], none), []);
  const began = { kind: "began", before: history.at(-1).after, after: view(0, [0, 0]) };
  assert.deepEqual(bestMoments([...history, began, ...played(...DULL)], [2], none), []);
});

test("a comeback is the winner's own", () => {
  const points = [
    [0, 4],
    [0, 8],
    [0, 12],
    [4, 12],
    [8, 12],
    [8, 12],
    [12, 12],
    [16, 12],
  ];
  const [first] = bestMoments(played(...points), [1], none);
  assert.deepEqual([first.kind, first.seat, first.count], ["comeback", 1, 12]);
  assert.equal(kinds(bestMoments(played(...points), [1, 2], none)).includes("comeback"), false);
});

test("luck that lasts is told, and does not end where one is not asked", () => {
  const points = [
    [1, 0],
    [2, 0],
    [3, 0],
    [3, 1],
    [4, 1],
    [4, 1],
    [4, 1],
    [4, 1],
  ];
  const history = played(...points);
  assert.equal(kinds(bestMoments(history, [1], none)).includes("streak"), false);
  history[3] = { ...history[3], seats: [2] };
  const [streak] = bestMoments(history, [1], none);
  assert.deepEqual([streak.kind, streak.seat, streak.count], ["streak", 1, 4]);
});

test("a close game is told, a drawn one is not", () => {
  assert.deepEqual(kinds(bestMoments(played(...DULL, [9, 8]), [1], none)).slice(-1), ["close"]);
  assert.equal(kinds(bestMoments(played(...DULL, [8, 8]), [1, 2], none)).includes("close"), false);
});

test("at most three, the game's own highlight of most worth first", () => {
  const points = [
    [5, 0],
    [5, 9],
    [12, 9],
    [12, 20],
    [30, 20],
    [31, 20],
    [32, 20],
    [33, 31],
  ];
  const highlights = (_, { step }) => [{ seat: 1, words: `step ${step}`, worth: step === 5 ? 50 : step }];
  const moments = bestMoments(played(...points), [1], highlights);
  assert.equal(moments.length, 3);
  assert.deepEqual([moments[0].kind, moments[0].words], ["highlight", "step 5"]);
  // The gain of that very decision is not told once more.
  assert.deepEqual(moments.find(({ kind }) => kind === "gain").count, 11);
});

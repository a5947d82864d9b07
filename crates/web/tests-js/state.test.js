// From messages to what a table shows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { applyMessage, awaitedSeats, initialState, withChoice } from "../assets/table/state.js";

const decide = (ply, seats = [1, 2]) => ({ ply, turn: "decide", seats, scores: [0, 0], state: { active: 1 } });

const table = (more = {}) => ({
  ...{ n: 4, id: "t", code: "ABCDEF", game: "made-up", games: 2, results: [], totals: [0, 0], leaders: [] },
  ...{ records: [], seconds_left: null, playing: true, over: false, line: decide(2), chosen: [], undo: null },
  ...{ ready: [], rematch: [], next: null, chat: [], here: [1, 2], watching: 0, dice: "program" },
  seats: [
    { seat: 1, kind: "person", name: "Ann" },
    { seat: 2, kind: "person", name: "Ben" },
  ],
  you: { seats: [1], chosen: {}, armed: {}, auto: [1], host: true },
  ...more,
});

const NOW = 1_000_000;

/** What a state is after some messages. */
const after = (...messages) => messages.reduce((state, message) => applyMessage(state, message, NOW), initialState);

test("nothing counts before the table is known", () => {
  assert.equal(after({ n: 5, events: [] }), initialState);
});

test("the whole table is taken over, and its line becomes the view", () => {
  const { table: shown, deadline, news } = after({ table: table({ seconds_left: 30 }) });
  assert.equal(shown.view.ply, 2);
  assert.equal("line" in shown, false);
  assert.equal(deadline, NOW + 30_000);
  assert.deepEqual(news, []);
  assert.deepEqual(awaitedSeats(shown), [1, 2]);
});

test("a choice of somebody else is known to be made, and not which", () => {
  const { table: shown, news } = after({ table: table() }, { n: 5, events: [{ chose: { seat: 2, by: "bot" } }] });
  assert.deepEqual(shown.chosen, [2]);
  assert.deepEqual(awaitedSeats(shown), [1]);
  assert.equal(news[0].details.by, "bot");
  assert.equal(news[0].name, "Ben");
  assert.equal(news[0].mine, false);
});

test("a decision tells who had chosen, and clears everything for the next", () => {
  const {
    table: shown,
    news,
    deadline,
  } = after(
    { table: table() },
    { n: 5, events: [{ chose: { seat: 2 } }] },
    { n: 6, events: [{ chose: { seat: 1 } }, { decided: "a, b" }], line: decide(3, [1]), seconds: 10 },
  );
  assert.deepEqual(news.at(-1).seats, [1, 2]);
  assert.equal(news.at(-1).notation, "a, b");
  assert.equal(news.at(-1).before.ply, 2);
  assert.equal(news.at(-1).after.ply, 3);
  assert.deepEqual(shown.chosen, []);
  assert.deepEqual(shown.you.chosen, {});
  assert.equal(deadline, NOW + 10_000);
});

test("steps that are known already change nothing, and a missing one is noticed", () => {
  const known = after({ table: table() });
  assert.equal(applyMessage(known, { n: 4, events: [{ decided: "a, b" }] }, NOW), known);
  const gap = applyMessage(known, { n: 6, events: [] }, NOW);
  assert.equal(gap.gap, true);
  assert.equal(gap.table.n, 4);
});

test("rolls are remembered as long as there is no gap", () => {
  const rolled = after({ table: table() }, { n: 5, events: [{ began: { game: 1 } }, { chance: "w1 w2" }] });
  assert.deepEqual(rolled.table.rolls, ["w1 w2"]);
  const missed = [{ n: 6, events: [{ chance: "w3 w4" }] }];
  const back = applyMessage(rolled, { table: table({ n: 6, missed }) }, NOW);
  assert.deepEqual(back.table.rolls, ["w1 w2", "w3 w4"]);
  assert.equal(back.news.length, 1);
  const later = applyMessage(rolled, { table: table({ n: 9, missed }) }, NOW);
  assert.deepEqual(later.table.rolls, []);
});

test("who may roll is what the server said last", () => {
  const tap = after({ table: table({ dice: "tap", may_roll: [] }) });
  const asked = applyMessage(tap, { n: 5, events: [], line: { ...decide(3), turn: "chance" }, may_roll: [2] }, NOW);
  assert.deepEqual(asked.table.may_roll, [2]);
  const alone = applyMessage(asked, { here: { seats: [1], watching: 3, may_roll: [1] } }, NOW);
  assert.deepEqual(alone.table.may_roll, [1]);
  assert.equal(alone.table.watching, 3);
  assert.deepEqual(alone.news, []);
});

test("the end of a game is counted as the server counts it", () => {
  const over = { game: 1, scores: [5, 7], winners: [2], totals: [5, 7], leaders: [2], match_over: false };
  const first = after({ table: table() }, { n: 5, events: [{ over }], record: "t-1" });
  assert.equal(first.table.playing, false);
  assert.equal(first.table.over, false);
  assert.equal(first.table.code, "ABCDEF");
  assert.deepEqual(first.table.records, ["t-1"]);
  const last = { ...over, game: 2, totals: [11, 9], leaders: [1], match_over: true };
  const second = applyMessage(first, { n: 6, events: [{ over: last }] }, NOW);
  assert.deepEqual(second.table.leaders, [1]);
  assert.deepEqual(second.table.results, [
    [5, 7],
    [5, 7],
  ]);
  assert.equal(second.table.over, true);
  assert.equal(second.table.code, null);
});

test("the wish to take back is asked, agreed to and refused", () => {
  const asked = after({ table: table() }, { n: 5, events: [{ undo_asked: { seat: 2 } }] });
  assert.deepEqual(asked.table.undo, { by: 2, agreed: [2] });
  const agreed = applyMessage(asked, { n: 6, events: [{ undo_agreed: { seat: 1 } }, "undone"], line: decide(1) }, NOW);
  assert.equal(agreed.table.undo, null);
  assert.equal(agreed.table.view.ply, 1);
  const refused = applyMessage(asked, { n: 6, events: [{ undo_refused: { seat: 1 } }] }, NOW);
  assert.equal(refused.table.undo, null);
});

test("whoever is removed has no seat any more, and hears of it", () => {
  const removed = after({ table: table() }, { n: 5, events: [{ removed: { seat: 1 } }] });
  assert.deepEqual(removed.table.you.seats, []);
  assert.equal(removed.news[0].mine, true);
});

test("talk is kept, the last hundred messages of it", () => {
  const many = Array.from({ length: 105 }, (_, place) => ({ said: { seat: 2, name: "Ben", text: String(place) } }));
  const { table: shown, news } = after({ table: table() }, ...many);
  assert.equal(shown.chat.length, 100);
  assert.equal(shown.chat.at(-1).text, "104");
  assert.equal(news[0].message.text, "104");
  const reacted = after({ table: table() }, { reacted: { seat: 1, reaction: "👍" } });
  assert.deepEqual(reacted.table.chat, [{ seat: 1, name: "Ann", text: "👍" }]);
});

test("one's own choice is shown at once, and can be taken back", () => {
  const { table: shown } = after({ table: table() });
  const chosen = withChoice(shown, 1, "r5");
  assert.deepEqual(chosen.you.chosen, { 1: "r5" });
  assert.deepEqual(awaitedSeats(chosen), [2]);
  const back = withChoice(chosen, 1, undefined);
  assert.deepEqual(back.you.chosen, {});
  assert.deepEqual(awaitedSeats(back), [1, 2]);
  assert.deepEqual(shown.you.chosen, {}, "the state before is not changed");
});

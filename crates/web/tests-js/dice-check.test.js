// The check of dice against records of real games, whole and tampered with.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { checkRecord } from "../assets/core/dice-check.js";
import { GAMES } from "../assets/games/index.js";

const folder = new URL("records/", import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith(".rw"));
const read = (name) => readFileSync(new URL(name, folder), "utf8");

/** A record with one line changed. */
const changed = (record, from, to) => {
  assert.match(record, from);
  return record.replace(from, to);
};

test("there is a record of every game", () => {
  for (const game of GAMES) assert.ok(names.includes(`${game}.rw`), game);
});

for (const name of names) {
  const record = read(name);
  const isFair = (text) => checkRecord(text)[0].status === "fair";

  test(`${name}: every roll and draw follows from the seed`, () => {
    const [checked, ...others] = checkRecord(record);
    assert.deepEqual(others, []);
    assert.equal(checked.status, "fair");
    assert.equal(checked.anyLuck, true);
    assert.equal(checked.restored, null);
    assert.equal(checked.passedOn, false);
    assert.ok(checked.rolls.length > 5);
    assert.ok(record.includes(checked.rolls.at(-1)));
  });

  test(`${name}: any other roll or draw is found`, () => {
    const { rolls } = checkRecord(record)[0];
    const events = record.slice(record.indexOf("\n\n"));
    for (const [number, roll] of rolls.entries()) {
      const other = roll.replace(/[a-z\d]$/, (last) => (/\d/.test(last) ? String((Number(last) % 6) + 1) : "r"));
      if (other === roll || events.split(roll).length !== 2) continue;
      const [checked] = checkRecord(record.replace(roll, other));
      assert.notEqual(checked.status, "fair", `${roll} as ${other}`);
      if (checked.why === "roll") assert.ok(checked.number <= number);
    }
  });

  test(`${name}: another secret, other luck and another commitment are found`, () => {
    const tampered = [
      [/^Seed: ./m, (start) => start.slice(0, -1) + (start.endsWith("0") ? "1" : "0")],
      [/^Commitment: ./m, (start) => start.slice(0, -1) + (start.endsWith("0") ? "1" : "0")],
      [/^Luck: ./m, (start) => start.slice(0, -1) + (start.endsWith("0") ? "1" : "0")],
    ];
    for (const [from, to] of tampered) assert.equal(isFair(changed(record, from, to)), false, String(from));
  });

  test(`${name}: what comes after a backup is not checked`, () => {
    const [checked] = checkRecord(changed(record, /\n\n/, "\nRestored: 3\n\n"));
    assert.equal(checked.status, "fair");
    assert.equal(checked.restored, 3);
  });
}

test("records without fair dice are told apart", () => {
  const header = (...lines) => ["Rollwright: 1", "Game: qwixx", "Seats: 2", ...lines, "", "first 1"].join("\n");
  const statusOf = (...lines) => checkRecord(header(...lines))[0];
  const commitment = `Commitment: ${"a".repeat(64)}`;
  assert.equal(statusOf().status, "no-seed");
  assert.equal(statusOf("Seed: 17").status, "number");
  assert.equal(statusOf(commitment, "Luck: -, -").status, "not-revealed");
  assert.deepEqual(statusOf(commitment, "Luck: -, -", `Seed: ${"b".repeat(64)}`), {
    status: "wrong",
    why: "commitment",
  });
  const unreadable = { status: "wrong", why: "unreadable" };
  assert.deepEqual(statusOf(commitment, "Luck: -"), unreadable);
  assert.deepEqual(statusOf(commitment, commitment, "Luck: -, -"), unreadable);
  assert.deepEqual(checkRecord("nothing"), [unreadable]);
  const unknown = header(commitment, "Luck: -, -").replace("qwixx", "constructor");
  assert.deepEqual(checkRecord(unknown), [unreadable]);
});

test("a file of several games has a verdict for each", () => {
  const both = `${read(names[0])}\n${read(names[1])}`;
  assert.deepEqual(
    checkRecord(both).map(({ status }) => status),
    ["fair", "fair"],
  );
});

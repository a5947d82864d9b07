// Texts with variables, and numbers in the plural of each language.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const PATTERNS = {
  plain: "Hello",
  named: ["Hello, ", { var: "name" }, "!"],
  points: [
    { var: "count" },
    { select: "count", cases: { 0: " none", one: " point", other: " points" }, default: "other" },
  ],
  turn: [{ select: "turn", cases: { yes: "now", no: "later" }, default: "no" }],
  "list-and": [{ var: "all" }, " and ", { var: "last" }],
};

globalThis.fetch = async (address) => {
  assert.match(String(address), /\/assets\/test\/words\/(en|is)\.json$/);
  return { ok: true, json: async () => PATTERNS };
};

const { currentLanguage, hasWords, listed, loadWords, t } = await import("../assets/core/words.js");
await loadWords();

test("the language in which the server has answered", () => {
  assert.equal(currentLanguage(), "is");
  assert.equal(document.documentElement.lang, "is");
});

test("texts are filled in, and what is missing is shown by its name", () => {
  assert.equal(t("plain"), "Hello");
  assert.equal(t("named", { name: "Ann" }), "Hello, Ann!");
  assert.equal(t("unknown-id"), "unknown-id");
  assert.equal(hasWords("plain"), true);
  assert.equal(hasWords("unknown-id"), false);
});

test("numbers take the plural of the language: in Icelandic 21 is one, and 11 is not", () => {
  const expected = { 0: "0 none", 1: "1 point", 2: "2 points", 11: "11 points", 21: "21 point", "-5": "-5 points" };
  for (const [count, words] of Object.entries(expected)) assert.equal(t("points", { count: Number(count) }), words);
});

test("words choose, too, and what is not known is the default", () => {
  assert.equal(t("turn", { turn: "yes" }), "now");
  assert.equal(t("turn", { turn: "perhaps" }), "later");
});

test("names as a list", () => {
  assert.equal(listed([]), "");
  assert.equal(listed(["Ann"]), "Ann");
  assert.equal(listed(["Ann", "Ben", "Eva"]), "Ann, Ben and Eva");
});

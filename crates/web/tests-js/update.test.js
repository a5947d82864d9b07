// Another version of the client is told once, to whoever has asked.

import "./browser-globals.js";
import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
Object.defineProperty(globalThis, "sessionStorage", {
  value: { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
  configurable: true,
});
const { isUpdateWaiting, noteVersion, onUpdate } = await import("../assets/core/update.js");

test("the own version is none, another one is told once, and at once to those who ask later", () => {
  let told = 0;
  onUpdate(() => (told += 1));
  noteVersion(null);
  noteVersion("test");
  assert.deepEqual([isUpdateWaiting(), told], [false, 0]);
  noteVersion("other");
  noteVersion("other");
  assert.deepEqual([isUpdateWaiting(), told], [true, 1]);
  onUpdate(() => (told += 10));
  assert.equal(told, 11);
  assert.equal(kept.get("rollwright.updated"), "other");
});

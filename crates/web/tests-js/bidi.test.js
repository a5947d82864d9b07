// Names that are written from right to left.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isolated } from "../assets/core/bidi.js";

test("names from left to right stay as they are", () => {
  for (const name of ["", "Ann", "Ann-Sófía Müller 2 …", "Ωμέγα", "Борис", "👍 42"]) {
    assert.equal(isolated(name), /[\u{10000}-\u{10ffff}]/u.test(name) ? `\u2068${name}\u2069` : name);
  }
});

test("names from right to left are isolated", () => {
  for (const name of ["שלום", "مرحبا", "Ann שלום"]) assert.equal(isolated(name), `\u2068${name}\u2069`);
});

test("what would end the isolation is taken out", () => {
  assert.equal(isolated("A\u2069\u202eB"), "\u2068AB\u2069");
});

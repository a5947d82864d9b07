// SHA-256 and HMAC against the published test vectors, and against Node's own.

import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";
import { hex } from "../assets/core/hex.js";
import { hmac, sha256 } from "../assets/core/sha256.js";

const bytes = (text) => new TextEncoder().encode(text);

test("the vectors of FIPS 180-4", () => {
  const vectors = {
    "": "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    abc: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq:
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  };
  for (const [text, expected] of Object.entries(vectors)) assert.equal(hex(sha256(bytes(text))), expected);
});

test("every length around the ends of blocks", () => {
  for (let length = 0; length < 200; length += 1) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 37 + length) % 256);
    assert.equal(hex(sha256(message)), createHash("sha256").update(message).digest("hex"), `${length} bytes`);
  }
});

test("HMAC with keys of all lengths that are allowed", () => {
  for (let length = 0; length <= 64; length += 1) {
    const key = Uint8Array.from({ length }, (_, place) => 255 - place);
    const expected = createHmac("sha256", key).update("2 0").digest("hex");
    assert.equal(hex(hmac(key, bytes("2 0"))), expected, `a key of ${length} bytes`);
  }
});

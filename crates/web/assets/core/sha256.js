// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in a few lines. Browsers have both, but only for pages that come over HTTPS
// or from the same machine, and dice have to be checked at a server in the living room, too. Nothing here is secret by
// then.

/** The first 32 bits behind the point of a root. @param {number} number @param {number} root */
const fraction = (number, root) => {
  const value = number ** (1 / root);
  return ((value - Math.floor(value)) * 2 ** 32) | 0;
};

const PRIMES = [2];
for (let next = 3; PRIMES.length < 64; next += 2) if (PRIMES.every((prime) => next % prime !== 0)) PRIMES.push(next);
const START = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2));
const ROUNDS = PRIMES.map((prime) => fraction(prime, 3));
const BLOCK = 64;

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {Uint8Array} bytes @returns {Uint8Array} 32 bytes */
export function sha256(bytes) {
  // The bytes, a bit that ends them, zeros, and how many bits there were.
  const filled = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  filled.set(bytes);
  filled[bytes.length] = 0x80;
  const view = new DataView(filled.buffer);
  view.setUint32(filled.length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  view.setUint32(filled.length - 4, bytes.length * 8);
  const sum = [...START];
  const words = new Int32Array(64);
  for (let at = 0; at < filled.length; at += BLOCK) {
    for (let round = 0; round < 64; round += 1)
      words[round] = round < 16 ? view.getInt32(at + 4 * round) : scheduled(words, round);
    compress(sum, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, word] of sum.entries()) digest.setInt32(4 * place, word);
  return new Uint8Array(digest.buffer);
}

/** @param {Int32Array} words @param {number} round */
function scheduled(words, round) {
  const [early, late] = [words[round - 15], words[round - 2]];
  const mixed =
    (turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)) + (turned(late, 17) ^ turned(late, 19) ^ (late >>> 10));
  return (words[round - 16] + words[round - 7] + mixed) | 0;
}

/** @param {number[]} sum eight words, changed in place @param {Int32Array} words */
function compress(sum, words) {
  let [a, b, c, d, e, f, g, h] = sum;
  for (let round = 0; round < 64; round += 1) {
    const first =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[round] + words[round]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [place, word] of [a, b, c, d, e, f, g, h].entries()) sum[place] = (sum[place] + word) | 0;
}

/** HMAC with SHA-256. @param {Uint8Array} key at most 64 bytes @param {Uint8Array} message */
export function hmac(key, message) {
  const padded = (/** @type {number} */ pad) =>
    Uint8Array.from({ length: BLOCK }, (_, place) => (key[place] ?? 0) ^ pad);
  return sha256(joined(padded(0x5c), sha256(joined(padded(0x36), message))));
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

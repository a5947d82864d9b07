// Random numbers as the published method takes them from a seed (docs/fair-dice.md): every roll or draw has a stream of
// its own, numbered over the game, and every number is exactly as likely as the others.

import { hmac } from "./sha256.js";

/** @typedef {import("../games/parts.js").RandomWords} RandomWords */

/** The most dice of a roll. */
const MOST_DICE = 6;
const FACES = 6;

/** What a record cannot be. */
export class Unreadable extends Error {}

/** @param {string} text */
export const bytes = (text) => new TextEncoder().encode(text);

/** The 64-bit words of the roll or draw with this number. @param {Uint8Array} seed @param {number} number */
export function* wordsOf(seed, number) {
  for (let block = 0; ; block += 1) {
    const digest = new DataView(hmac(seed, bytes(`${number} ${block}`)).buffer);
    for (const offset of [0, 8, 16, 24]) yield digest.getBigUint64(offset);
  }
}

/**
 * A number from 0 to bound - 1, all equally likely: what would prefer some of them is thrown away.
 * @param {RandomWords} words
 * @param {number} bound
 * @param {32 | 64} [bits]
 */
export function below(words, bound, bits = 32) {
  for (;;) {
    const product = (BigInt(words.next().value ?? 0) >> BigInt(64 - bits)) * BigInt(bound);
    if (BigInt.asUintN(bits, product) >= 2n ** BigInt(bits) % BigInt(bound)) return Number(product >> BigInt(bits));
  }
}

/** The faces of this many dice, 0 to 5, from one number. @param {RandomWords} words @param {number} count */
export function rollDice(words, count) {
  if (count > MOST_DICE) throw new Unreadable();
  const roll = below(words, FACES ** count, count > 3 ? 64 : 32);
  return Array.from({ length: count }, (_, place) => Math.floor(roll / FACES ** (count - 1 - place)) % FACES);
}

// The dice of a record, made again in this page, so that nobody has to ask the server whether it was honest. This is the
// published method of docs/fair-dice.md, and docs/check_dice.py in another language. It is no rule of a game: it tells
// which dice fall, and not what anybody may do with them. Nothing else in the client knows how dice are made.

import { digits, hmac, sha256 } from "./sha256.js";

/**
 * @typedef {object} FairDice dice that follow from their secret, which matches the commitment
 * @property {"fair"} status
 * @property {string} commitment
 * @property {string[]} luck of each seat, `-` for none
 * @property {boolean} anyLuck whether any player added something to what the server alone knew
 * @property {string[]} rolls all rolls and draws, as they stand in the record
 * @property {boolean} passedOn whether the start passed on from an earlier game, so that who begins was not drawn
 * @property {number | null} restored how many of them were checked, if the game went on from a backup
 */
/** @typedef {{ status: "wrong", why: "unreadable" | "commitment" }} Broken */
/** @typedef {{ status: "wrong", why: "roll", number: number, recorded: string, expected: string }} WrongRoll */
/** @typedef {{ status: "no-seed" | "not-revealed" | "number" }} Unchecked nothing to check, or nothing that this method made */
/** @typedef {FairDice | Broken | WrongRoll | Unchecked} Checked */

/** What a record cannot be. */
class Unreadable extends Error {}

/** Header lines that stand in a record at most once. */
const SINGLE = ["Rollwright", "Game", "Seats", "Options", "Names", "Date", "Match", "Seed", "Commitment", "Result", "Luck", "Starter", "Restored"];
const SECRET = /^[0-9a-f]{64}$/;
const LUCK = /^(-|[A-Za-z0-9]{1,64})$/;
const NUMBER = /^(0|[1-9][0-9]{0,8})$/;
const GAMES = ["qwixx", "twenty-one", "one-card"];
/** The most dice of a roll. */
const MOST_DICE = 6;
const CARDS = 30;
const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

/** What the dice of each game in a record file are worth. @param {string} text @returns {Checked[]} */
export function checkRecord(text) {
  const games = split(text);
  return games.length ? games.map(checkGame) : [{ status: "wrong", why: "unreadable" }];
}

/** @typedef {{ header: Map<string, string>, events: string[] }} Written */

/** The games of a record file. @param {string} text @returns {(Written | null)[]} null for a header that cannot be read */
function split(text) {
  /** @type {(Written | null)[]} */
  const games = [];
  let inHeader = false;
  for (const line of text.replace(/^\ufeff/, "").split(/\r?\n/)) {
    const [, key = "", value = ""] = /^([^:]*):(.*)$/.exec(line)?.map((part) => part.trim()) ?? [];
    if (key === "Rollwright" && !inHeader) {
      inHeader = true;
      games.push({ header: new Map(), events: [] });
    }
    const game = games.at(-1);
    if (line.trim() === "") inHeader = false;
    else if (game && !inHeader) game.events.push(...line.split("|").map((event) => event.trim().split(/\s+/).join(" ")));
    else if (game && ((game.header.has(key) && SINGLE.includes(key)) || key === "")) games.splice(-1, 1, null);
    else game?.header.set(key, value);
  }
  return games;
}

/** @param {Written | null} game @returns {Checked} */
function checkGame(game) {
  try {
    if (!game) throw new Unreadable();
    return checkLines(game);
  } catch (error) {
    // Whatever a record says that no record of ours can say ends here, a pile without cards as well.
    if (error instanceof Unreadable || error instanceof RangeError) return { status: "wrong", why: "unreadable" };
    throw error;
  }
}

/** @param {Written} game @returns {Checked} */
function checkLines({ header, events }) {
  const [secret, commitment, restored] = [header.get("Seed"), header.get("Commitment"), header.get("Restored")];
  if (commitment === undefined) {
    if (secret === undefined) return { status: "no-seed" };
    if (!/^\d+$/.test(secret) || SECRET.test(secret)) throw new Unreadable();
    return { status: "number" };
  }
  const [game, seats] = [header.get("Game") ?? "", Number(header.get("Seats"))];
  const luck = header.get("Luck")?.split(",").map((one) => one.trim()) ?? [];
  const starter = header.get("Starter");
  const isReadable =
    GAMES.includes(game) && SECRET.test(commitment) && (secret === undefined || SECRET.test(secret)) && luck.length === seats && luck.every((one) => LUCK.test(one)) &&
    (starter === undefined || starter === "passed on") && (restored === undefined || NUMBER.test(restored));
  if (!isReadable) throw new Unreadable();
  if (secret === undefined) return { status: "not-revealed" };
  if (digits(sha256(bytes(secret))) !== commitment) return { status: "wrong", why: "commitment" };
  const seed = sha256(bytes(["rollwright dice 1", secret, ...luck, ""].join("\n")));
  const passedOn = starter !== undefined || !(header.get("Match") ?? "1/1").startsWith("1/");
  const unchecked = restored === undefined ? Infinity : Number(restored);
  const rolls = [];
  for (const { event, expected } of repeated(game, seats, events, seed, passedOn, unchecked)) {
    if (event !== expected) return { status: "wrong", why: "roll", number: rolls.length, recorded: event, expected };
    rolls.push(event);
  }
  const anyLuck = luck.some((one) => one !== "-");
  return { status: "fair", commitment, luck, anyLuck, rolls, passedOn, restored: unchecked < rolls.length ? unchecked : null };
}

/**
 * All rolls and draws of a game, each with what the seed gives instead; from the number `unchecked` on, the record's own.
 * @param {string} game @param {number} seats @param {string[]} events @param {Uint8Array} seed @param {boolean} passedOn @param {number} unchecked
 */
function* repeated(game, seats, events, seed, passedOn, unchecked) {
  let pile = Array.from({ length: CARDS }, (_, place) => place + 1);
  const dealt = events.flatMap((event) => (event.startsWith("deal ") ? [event.split(" ").slice(1)] : []));
  let number = 0;
  let before = "";
  for (const event of events) {
    if (number === 0 || isChance(game, event, before)) {
      const words = wordsOf(seed, number);
      const expected = number >= unchecked ? event : number === 0 ? setup(game, seats, event, words, passedOn) : rolled(game, event, words, pile);
      yield { event, expected };
      before = number > 0 ? "a roll" : "";
      number += 1;
    } else {
      before = event;
      // Cards that are not held go back.
      const holds = event.startsWith("hold") ? event.split(",") : [];
      const back = holds.flatMap((held, place) => (dealt[place] ?? []).filter((_, card) => !held.includes(String(card + 1))));
      pile = [...pile, ...back.map(Number)].sort((one, other) => one - other);
    }
  }
}

/** Whether an event is chance, from how it and the one before it are written. @param {string} game @param {string} event @param {string} before */
function isChance(game, event, before) {
  if (game === "qwixx") return event.includes("w");
  if (game === "twenty-one") return before !== "a roll" && before !== "keep";
  return /^((deal|open|draw) .*|[roygbp]+)$/.test(event);
}

/** The 64-bit words of the roll or draw with this number. @param {Uint8Array} seed @param {number} number */
function* wordsOf(seed, number) {
  for (let block = 0; ; block += 1) {
    const digest = new DataView(hmac(seed, bytes(`${number} ${block}`)).buffer);
    for (const at of [0, 8, 16, 24]) yield digest.getBigUint64(at);
  }
}

/** @typedef {Generator<bigint, void>} Words */

/** A number from 0 to bound - 1, all equally likely: what would prefer some of them is thrown away. @param {Words} words @param {number} bound @param {32 | 64} [bits] */
function below(words, bound, bits = 32) {
  for (;;) {
    const product = (BigInt(words.next().value ?? 0) >> BigInt(64 - bits)) * BigInt(bound);
    if (BigInt.asUintN(bits, product) >= 2n ** BigInt(bits) % BigInt(bound)) return Number(product >> BigInt(bits));
  }
}

/** The faces of this many dice, 0 to 5, from one number. @param {Words} words @param {number} count */
function dice(words, count) {
  if (count > MOST_DICE) throw new Unreadable();
  const roll = below(words, 6 ** count, count > 3 ? 64 : 32);
  return Array.from({ length: count }, (_, place) => Math.floor(roll / 6 ** (count - 1 - place)) % 6);
}

/** Who begins, and the sheets of Twenty One. The lot is drawn even where the start passed on. @param {string} game @param {number} seats @param {string} event @param {Words} words @param {boolean} passedOn */
function setup(game, seats, event, words, passedOn) {
  const lot = below(words, seats) + 1;
  const first = `first ${passedOn ? event.split(" ")[1] : lot}`;
  if (game !== "twenty-one") return first;
  const sheets = [..."ABCDEF"];
  for (let seat = 0; seat < seats; seat += 1) {
    const drawn = seat + below(words, sheets.length - seat);
    [sheets[seat], sheets[drawn]] = [sheets[drawn], sheets[seat]];
  }
  return `${first} sheets ${sheets.slice(0, seats).join("")}`;
}

/** What the seed gives where the record has this event; cards are taken from the pile. @param {string} game @param {string} event @param {Words} words @param {number[]} pile */
function rolled(game, event, words, pile) {
  const [word, ...rest] = event.split(" ");
  if (["deal", "open", "draw"].includes(word)) {
    const taken = rest.map(() => pile.splice(below(words, pile.length), 1)[0]);
    return [word, ...taken.sort((one, other) => one - other)].join(" ");
  }
  if (game === "one-card") return dice(words, word.length).sort((one, other) => one - other).map((face) => "roygbp"[face]).join("");
  const faces = dice(words, MOST_DICE);
  if (game === "qwixx") faces.splice(0, 2, Math.max(faces[0], faces[1]), Math.min(faces[0], faces[1]));
  const letters = game === "qwixx" ? "wwrygb" : "wkrbyg";
  const kept = new Set(event.split(" ").map((die) => die[0]));
  return faces.map((face, place) => `${letters[place]}${face + 1}`).filter((die) => kept.has(die[0])).join(" ");
}

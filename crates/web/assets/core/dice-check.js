// The dice of a record, made again in this page, so that nobody has to ask the server whether it was honest. This is
// the published method of docs/fair-dice.md, and docs/check_dice.py in another language. It is no rule of a game: it
// tells which dice fall, and not what anybody may do with them. Nothing else in the client knows how dice are made.

import { gameParts } from "../games/index.js";
import { below, bytes, Unreadable, wordsOf } from "./fair-random.js";
import { hex } from "./hex.js";
import { sha256 } from "./sha256.js";

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
/**
 * @typedef {{ status: "no-seed" | "not-revealed" | "number" }} Unchecked nothing to check, or nothing that this method
 * made
 */
/** @typedef {FairDice | Broken | WrongRoll | Unchecked} Checked */

/** @typedef {import("../games/parts.js").GameFairDice} GameFairDice */

/** Header lines that stand in a record at most once. */
const SINGLE = [
  ...["Rollwright", "Game", "Seats", "Options", "Names", "Date", "Match", "Seed", "Commitment", "Result"],
  ...["Luck", "Starter", "Restored"],
];
const SECRET = /^[0-9a-f]{64}$/;
const LUCK = /^(-|[A-Za-z0-9]{1,64})$/;
const NUMBER = /^(0|[1-9][0-9]{0,8})$/;
const GAMES = await gameParts("fair-dice");

/** What the dice of each game in a record file are worth. @param {string} text @returns {Checked[]} */
export function checkRecord(text) {
  const games = split(text);
  return games.length ? games.map(checkGame) : [{ status: "wrong", why: "unreadable" }];
}

/** @typedef {{ header: Map<string, string>, events: string[] }} Written what stands several times has several lines */

/**
 * The games of a record file.
 * @param {string} text
 * @returns {(Written | null)[]} null for a header that cannot be read
 */
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
    else if (game && !inHeader)
      game.events.push(...line.split("|").map((event) => event.trim().split(/\s+/).join(" ")));
    else if (game && ((game.header.has(key) && SINGLE.includes(key)) || key === "")) games.splice(-1, 1, null);
    else game?.header.set(key, [...(game.header.get(key)?.split("\n") ?? []), value].join("\n"));
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
  const [game, seats] = [GAMES[header.get("Game") ?? ""], Number(header.get("Seats"))];
  const luck =
    header
      .get("Luck")
      ?.split(",")
      .map((one) => one.trim()) ?? [];
  const starter = header.get("Starter");
  const isReadable =
    game !== undefined &&
    SECRET.test(commitment) &&
    (secret === undefined || SECRET.test(secret)) &&
    luck.length === seats &&
    luck.every((one) => LUCK.test(one)) &&
    (starter === undefined || starter === "passed on") &&
    (restored === undefined || NUMBER.test(restored));
  if (!isReadable) throw new Unreadable();
  if (secret === undefined) return { status: "not-revealed" };
  if (hex(sha256(bytes(secret))) !== commitment) return { status: "wrong", why: "commitment" };
  const seed = sha256(bytes(["rollwright dice 1", secret, ...luck, ""].join("\n")));
  const passedOn = starter !== undefined || !(header.get("Match") ?? "1/1").startsWith("1/");
  const unchecked = restored === undefined ? Infinity : Number(restored);
  const rolls = [];
  for (const { event, expected } of repeated(game, { header, seats, seed, passedOn, unchecked }, events)) {
    if (event !== expected) return { status: "wrong", why: "roll", number: rolls.length, recorded: event, expected };
    rolls.push(event);
  }
  const anyLuck = luck.some((one) => one !== "-");
  return {
    status: "fair",
    commitment,
    luck,
    anyLuck,
    rolls,
    passedOn,
    restored: unchecked < rolls.length ? unchecked : null,
  };
}

/**
 * All rolls and draws of a game, each with what the seed gives instead; from the number `unchecked` on, the record's
 * own.
 * @param {GameFairDice} game
 * @param {object} setting
 * @param {Map<string, string>} setting.header
 * @param {number} setting.seats
 * @param {Uint8Array} setting.seed
 * @param {boolean} setting.passedOn
 * @param {number} setting.unchecked
 * @param {string[]} events
 */
function* repeated(game, { header, seats, seed, passedOn, unchecked }, [first, ...events]) {
  if (first === undefined) return;
  const drawn = () => setup(game, { header, seats, passedOn }, first, wordsOf(seed, 0));
  yield { event: first, expected: unchecked === 0 ? first : drawn() };
  const replay = game.replay();
  let number = 1;
  for (const event of events) {
    const isChance = replay.isChance(event);
    if (isChance) {
      const expected = number < unchecked ? replay.expected(event, wordsOf(seed, number)) : event;
      yield { event, expected };
      number += 1;
    }
    replay.passed(event, isChance);
  }
}

/**
 * Who begins, and what else is drawn before the first turn. The lot is drawn even where the start passed on.
 * @param {GameFairDice} game
 * @param {{ header: Map<string, string>, seats: number, passedOn: boolean }} setting
 * @param {string} event
 * @param {import("../games/parts.js").RandomWords} words
 */
function setup(game, { header, seats, passedOn }, event, words) {
  const lot = below(words, seats) + 1;
  const first = `first ${passedOn ? event.split(" ")[1] : lot}`;
  return game.setup ? `${first} ${game.setup(words, seats, header)}` : first;
}

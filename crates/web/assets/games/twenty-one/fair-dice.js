// The dice and sheets of Twenty One as the published method makes them (docs/fair-dice.md).

import { below, rollDice } from "../../core/fair-random.js";

const LETTERS = "wkrbyg";

/**
 * The sheets that seats have picked, by seat: the others have, in their order, what was drawn and nobody picked.
 * @param {Map<string, string>} header
 * @param {number} seats
 */
function pickedSheets(header, seats) {
  const [, line = ""] = /^seats\s*:(.*)$/m.exec(header.get("Sheets") ?? "") ?? [];
  const words = line.trim().split(/\s+/);
  return Array.from({ length: seats }, (_, seat) => ([..."ABCDEF"].includes(words[seat]) ? words[seat] : undefined));
}

/** @type {import("../parts.js").GameFairDice} */
export default {
  setup(words, seats, header) {
    const sheets = [..."ABCDEF"];
    for (let seat = 0; seat < seats; seat += 1) {
      const drawn = seat + below(words, sheets.length - seat);
      [sheets[seat], sheets[drawn]] = [sheets[drawn], sheets[seat]];
    }
    const picked = pickedSheets(header, seats);
    const drawn = sheets.filter((letter) => !picked.includes(letter));
    return `sheets ${picked.map((letter) => letter ?? drawn.shift()).join("")}`;
  },
  replay() {
    // Rolls and what is written look alike; what is written follows a roll, or the decision to keep it.
    let isDecisionNext = false;
    return {
      isChance: () => !isDecisionNext,
      expected(event, words) {
        const rolled = new Set(event.split(" ").map((die) => die[0]));
        const dice = rollDice(words, LETTERS.length).map((face, place) => `${LETTERS[place]}${face + 1}`);
        return dice.filter((die) => rolled.has(die[0])).join(" ");
      },
      passed(event, isChance) {
        isDecisionNext = isChance || event === "keep";
      },
    };
  },
};

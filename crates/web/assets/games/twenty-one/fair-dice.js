// The dice and sheets of Twenty One as the published method makes them (docs/fair-dice.md).

import { below, rollDice } from "../../core/fair-random.js";

const LETTERS = "wkrbyg";

/** @type {import("../parts.js").GameFairDice} */
export default {
  setup(words, seats) {
    const sheets = [..."ABCDEF"];
    for (let seat = 0; seat < seats; seat += 1) {
      const drawn = seat + below(words, sheets.length - seat);
      [sheets[seat], sheets[drawn]] = [sheets[drawn], sheets[seat]];
    }
    return `sheets ${sheets.slice(0, seats).join("")}`;
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

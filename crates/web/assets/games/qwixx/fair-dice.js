// The dice of Qwixx as the published method makes them (docs/fair-dice.md).

import { rollDice } from "../../core/fair-random.js";

/** The white dice first, the larger one before the other. */
const LETTERS = "wwrygb";

/** @type {import("../parts.js").GameFairDice} */
export default {
  replay: () => ({
    isChance: (event) => event.includes("w"),
    expected(event, words) {
      const [first, second, ...coloured] = rollDice(words, LETTERS.length);
      const faces = [Math.max(first, second), Math.min(first, second), ...coloured];
      const inPlay = new Set(event.split(" ").map((die) => die[0]));
      const dice = faces.map((face, place) => `${LETTERS[place]}${face + 1}`);
      return dice.filter((die) => inPlay.has(die[0])).join(" ");
    },
    passed() {},
  }),
};

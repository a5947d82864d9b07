// The dice and cards of Alles auf 1 Karte as the published method makes them (docs/fair-dice.md).

import { below, rollDice } from "../../core/fair-random.js";

const COLOURS = "roygbp";
const CARDS = 30;
const DRAWS = ["deal", "open", "draw"];
const CHANCE = /^((deal|open|draw) .*|[roygbp]+)$/;

const ascending = (/** @type {number} */ one, /** @type {number} */ other) => one - other;

/** @type {import("../parts.js").GameFairDice} */
export default {
  replay() {
    let pile = Array.from({ length: CARDS }, (_, place) => place + 1);
    /** The cards dealt to each seat. @type {string[][]} */
    const dealt = [];
    return {
      isChance: (event) => CHANCE.test(event),
      expected(event, words) {
        const [word, ...rest] = event.split(" ");
        if (!DRAWS.includes(word)) {
          const faces = rollDice(words, word.length).sort(ascending);
          return faces.map((face) => COLOURS[face]).join("");
        }
        const taken = rest.map(() => pile.splice(below(words, pile.length), 1)[0]);
        return [word, ...taken.sort(ascending)].join(" ");
      },
      passed(event) {
        if (event.startsWith("deal ")) dealt.push(event.split(" ").slice(1));
        if (!event.startsWith("hold")) return;
        // Cards that are not held go back.
        const back = event
          .split(",")
          .flatMap((held, place) => (dealt[place] ?? []).filter((_, card) => !held.includes(String(card + 1))));
        pile = [...pile, ...back.map(Number)].sort(ascending);
      },
    };
  },
};

// What the teaching page of Alles auf 1 Karte tells, in which order: the rules by their numbers. Their texts are in
// the language files.

import { letterOf } from "../../core/colours.js";
import { plain } from "../../rules/outline.js";

/** @typedef {import("./protocol.js").State} State */

/**
 * The rows of all cards of a seat, by card and colour.
 * @param {import("../../rules/trial.js").Trial} trial
 * @param {number} seat
 */
function rowsOf({ view }, seat) {
  const { cards, scored } = /** @type {State} */ (view.state).hands[seat - 1];
  const rows = [...cards, ...scored].flatMap(({ card, rows }) =>
    rows.map((row) => /** @type {const} */ ([`${card} ${row.colour}`, row])),
  );
  return new Map(rows);
}

/** @type {import("../parts.js").GameLessons} */
export default {
  labelled: [".c-yellow .tab", ".card:last-child .full", ".c-blue .sun", ".cardhead b"],
  material: [{ rule: "K1", dice: "roygbp" }, ...plain("K2", "K3", "K4")],
  sections: [
    { heading: "rules-heading-turn", steps: true, rules: plain("K5", "K6", "K7") },
    { heading: "rules-heading-one-card", rules: plain("K8", "K9") },
  ],
  score: plain("K10", "K11", "K12"),
  variants: plain("K13", "K14", "Q20"),
  enteredDice(before, after, seat) {
    const old = rowsOf(before, seat);
    return [...rowsOf(after, seat)].flatMap(([name, { colour, crossed }]) => {
      const now = crossed ?? 0;
      return Array(now - (old.get(name)?.crossed ?? now)).fill(letterOf(colour));
    });
  },
};

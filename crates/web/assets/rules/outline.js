// What the page of each game tells, in which order: the rules by their numbers. Their texts are in the language files.

/** @typedef {{ rule: string, dice?: string, sum?: string }} Told a rule, perhaps with dice beside it */
/** @typedef {{ heading: string, rules: Told[], steps?: boolean }} Section */
/** `labelled`: what the labels of the drawing point at. @typedef {{ labelled: string[], material: Told[], sections: Section[], score: Told[], variants: Told[] }} Outline */

/** @param {string[]} rules @returns {Told[]} */
const plain = (...rules) => rules.map((rule) => ({ rule }));

/** @type {Record<string, Outline>} */
export const OUTLINES = {
  qwixx: {
    labelled: [".c-yellow .tab", ".cell.crossed", ".cell.skipped", ".lockcell", ".misthrows .box:last-child"],
    material: plain("Q1", "Q2", "Q3"),
    sections: [
      {
        heading: "rules-heading-turn",
        steps: true,
        rules: [...plain("Q4", "Q5"), { rule: "Q6", dice: "w4 w1", sum: "4 + 1 = 5" }, { rule: "Q7", dice: "w4 b6", sum: "4 + 6 = 10" }, ...plain("Q8", "Q9", "Q10")],
      },
      { heading: "rules-heading-qwixx", rules: plain("Q11", "Q12", "Q13", "Q14", "Q15") },
    ],
    score: plain("Q16", "Q18", "Q19"),
    variants: plain("Q17", "Q20"),
  },
  "twenty-one": {
    labelled: [".row:nth-of-type(4) .field", ".current .field", ".field:first-child", ".field.crossed", ".current .rowpoints"],
    material: plain("T1", "T2", "T3"),
    sections: [
      { heading: "rules-heading-round", steps: true, rules: [{ rule: "T4", dice: "k1 r1" }, ...plain("T5", "T6")] },
      { heading: "rules-heading-twenty-one", rules: plain("T7", "T8") },
    ],
    score: plain("T9", "T10", "T11"),
    variants: plain("Q20"),
  },
  "one-card": {
    labelled: [".c-yellow .tab", ".card:last-child .full", ".c-blue .sun", ".cardhead b"],
    material: [{ rule: "K1", dice: "roygbp" }, ...plain("K2", "K3", "K4")],
    sections: [
      { heading: "rules-heading-turn", steps: true, rules: plain("K5", "K6", "K7") },
      { heading: "rules-heading-one-card", rules: plain("K8", "K9") },
    ],
    score: plain("K10", "K11", "K12"),
    variants: plain("K13", "K14", "Q20"),
  },
};

/** The games that can be learned. */
export const GAMES = Object.keys(OUTLINES);

// What the teaching page of Qwixx tells, in which order: the rules by their numbers. Their texts are in the language
// files.

import { plain } from "../../rules/outline.js";

/** @type {import("../parts.js").GameLessons} */
export default {
  labelled: [".c-yellow .tab", ".cell.crossed", ".cell.skipped", ".lockcell", ".misthrows .box:last-child"],
  material: plain("Q1", "Q2", "Q3"),
  sections: [
    {
      heading: "rules-heading-turn",
      steps: true,
      rules: [
        ...plain("Q4", "Q5"),
        { rule: "Q6", dice: "w4 w1", sum: "4 + 1 = 5" },
        { rule: "Q7", dice: "w4 b6", sum: "4 + 6 = 10" },
        ...plain("Q8", "Q9", "Q10"),
      ],
    },
    { heading: "rules-heading-qwixx", rules: plain("Q11", "Q12", "Q13", "Q14", "Q15") },
  ],
  score: plain("Q16", "Q18", "Q19"),
  variants: plain("Q17", "Q20", "Q21"),
};

// What the teaching page of Twenty One tells, in which order: the rules by their numbers. Their texts are in the
// language files.

import { plain } from "../../rules/outline.js";

/** @type {import("../parts.js").GameLessons} */
export default {
  labelled: [
    ".row:nth-of-type(4) .field",
    ".current .field",
    ".field:first-child",
    ".field.crossed",
    ".current .rowpoints",
  ],
  material: plain("T1", "T2", "T3"),
  sections: [
    { heading: "rules-heading-round", steps: true, rules: [{ rule: "T4", dice: "k1 r1" }, ...plain("T5", "T6")] },
    { heading: "rules-heading-twenty-one", rules: plain("T7", "T8") },
  ],
  score: plain("T9", "T10", "T11"),
  variants: plain("Q20"),
};

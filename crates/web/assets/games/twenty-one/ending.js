// Why a game of Twenty One ended, and what in it is worth remembering; from what the sheets show.

import { listed, t } from "../../core/words.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Sheet} Sheet */

/** @param {Sheet | undefined} sheet */
const hitsOf = (sheet) => sheet?.rows.reduce((sum, { hits }) => sum + hits, 0) ?? 0;

/** @type {import("../parts.js").GameEnding<State, Layout>} */
export default {
  endWords({ sheets }, _, nameOf) {
    const done = sheets.flatMap(({ row }, place) => (row === null ? [nameOf(place + 1)] : []));
    return done.length ? t("end-why-rows", { names: listed(done), count: done.length }) : "";
  },
  highlights(before, after, nameOf) {
    return after.sheets.flatMap((sheet, place) => {
      const hits = hitsOf(sheet) - hitsOf(before.sheets[place]);
      const words = t("moment-hits", { name: nameOf(place + 1), count: hits });
      // One is nothing to write home about.
      return hits > 1 ? [{ seat: place + 1, words, worth: hits }] : [];
    });
  },
};

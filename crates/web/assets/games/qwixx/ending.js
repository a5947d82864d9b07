// Why a game of Qwixx ended, and what in it is worth remembering; from what the sheets show.

import { rowInside } from "../../core/colours.js";
import { listed, t } from "../../core/words.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */

/**
 * Whether a player has locked a row for good: while others may still join, a lock can be given up.
 * @param {State} state
 * @param {number} place
 * @param {string} colour
 */
const hasLocked = ({ sheets, just_locked = [] }, place, colour) =>
  Boolean(sheets[place]?.[colour].locked) && !just_locked.includes(colour);

/** @type {import("../parts.js").GameEnding<State, Layout>} */
export default {
  endWords({ sheets, closed }, layout, nameOf) {
    const unlucky = sheets.flatMap(({ misthrows }, place) =>
      misthrows >= layout.misthrows ? [nameOf(place + 1)] : [],
    );
    if (unlucky.length > 0) {
      return t("end-why-misthrows", { names: listed(unlucky), count: unlucky.length, misthrows: layout.misthrows });
    }
    if (closed.length === 0) return "";
    return t("end-why-locked", { rows: listed(closed.map(rowInside)), count: closed.length });
  },
  highlights(before, after, nameOf) {
    return after.sheets.flatMap((sheet, place) => {
      const fresh = after.closed.filter(
        (colour) => hasLocked(after, place, colour) && !hasLocked(before, place, colour),
      );
      return fresh.map((colour) => {
        const { points } = sheet[colour];
        const words = t("moment-lock", { name: nameOf(place + 1), row: rowInside(colour), count: points });
        return { seat: place + 1, words, worth: points };
      });
    });
  },
};

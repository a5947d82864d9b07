// Why a game of Alles auf 1 Karte ended, and what in it is worth remembering; from what the cards show.

import { listed, t } from "../../core/words.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */

/** @type {import("../parts.js").GameEnding<State, Layout>} */
export default {
  endWords({ hands }, layout, nameOf) {
    const done = hands.flatMap(({ scored }, place) =>
      scored.length >= layout.cards_to_score ? [nameOf(place + 1)] : [],
    );
    if (done.length === 0) return "";
    return t("end-why-cards", { names: listed(done), count: done.length, cards: layout.cards_to_score });
  },
  highlights(before, after, nameOf) {
    return after.hands.flatMap(({ scored }, place) => {
      const fresh = scored.slice(before.hands[place]?.scored.length ?? 0);
      return fresh.map(({ points }) => ({
        seat: place + 1,
        words: t("moment-card", { name: nameOf(place + 1), count: points }),
        worth: points,
      }));
    });
  },
};

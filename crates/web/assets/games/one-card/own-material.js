// One's own cards of Alles auf 1 Karte: each card of the deck can be copied anew.

import { letterOf } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Select } from "../../parts/form.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { deckWord, PrintedCard } from "./printed-card.js";

/** @typedef {import("./protocol.js").Layout} Layout */

/** The cards as the text of a file, a line each. @param {Layout} layout */
const lines = ({ cards }) =>
  cards.map(({ rows }) => rows.map(({ colour, boxes, sun }) => deckWord([letterOf(colour), { boxes, sun }])).join(" "));

/** @param {import("../parts.js").OwnMaterialProps<Layout>} props */
function Editor({ layout, onText }) {
  const [number, turnTo] = useState(1);
  const deck = lines(layout);
  const copy = (/** @type {string} */ line) => {
    onText(deck.map((one, place) => (place === number - 1 ? line : one)).join("\n"));
    turnTo((number % deck.length) + 1);
  };
  return html`<div class="owncards">
    <${Select} label=${t("sheet-card-number")} name="own-card"
      options=${deck.map((_, place) => place + 1)} value=${number}
      words=${(/** @type {string | number} */ one) => `#${one}: ${deck[Number(one) - 1]}`}
      onChange=${(/** @type {string} */ one) => turnTo(Number(one))} />
    <${PrintedCard} key=${number} layout=${layout} onCopy=${copy} />
  </div>`;
}

/** @type {import("../parts.js").GameOwnMaterial<Layout>} */
export default { write: (layout) => lines(layout).join("\n"), Editor };

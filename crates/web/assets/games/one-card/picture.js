// The cards of a seat as they are drawn in the picture of a result: those that were scored first.

import { colourLetter } from "../../core/colours.js";
import { box, cross, FAINT, INK, paint, sun, write } from "../../parts/drawing.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Hand} Hand */

const [COLUMNS, LINE, BOX, STEP] = [3, 25, 18, 21];

/** How large a card is. @param {Layout} layout */
const cardSize = ({ card_rows, most_boxes }) => ({ width: 76 + STEP * most_boxes, height: 36 + LINE * card_rows });

/** @param {import("./protocol.js").Row} row @param {number} x @param {number} y @param {number} width */
function drawRow({ colour, boxes, crossed, sun: hasSun }, x, y, width) {
  const { full, on, soft, deep } = paint(colour);
  const isFull = crossed === boxes;
  const places = Array.from({ length: boxes }, (_, place) => {
    const left = x + 28 + STEP * place;
    const square = box(left, y + 2, BOX, BOX, { fill: "#ffffff", round: 3, line: full });
    return square + (place < (crossed ?? 0) ? cross(left, y + 2, BOX) : "");
  });
  const tab = write(x + 12, y + 16, colourLetter(colour), {
    size: 12,
    fill: isFull ? on : deep,
    bold: true,
    anchor: "middle",
  });
  const shine = hasSun ? sun(x + width - 13, y + 11, 9, isFull ? on : deep) : "";
  return box(x, y, width, LINE - 3, { fill: isFull ? full : soft, round: 5 }) + tab + places.join("") + shine;
}

/** @param {import("./protocol.js").Card} card @param {boolean} isScored @param {Layout} layout */
function drawCard(card, isScored, layout) {
  const { width, height } = cardSize(layout);
  const paper = box(0, 0, width, height - 4, { fill: "#ffffff", round: 10, line: isScored ? INK : "#d9d2c2" });
  const points = write(width - 12, 22, card.points, { size: 18, bold: true, anchor: "end" });
  const mark = write(12, 21, isScored ? "★" : "", { size: 15, fill: FAINT });
  const rows = card.rows.map((row, place) => drawRow(row, 6, 30 + LINE * place, width - 12));
  return paper + points + mark + rows.join("");
}

/** @param {Hand} hand */
const cardsOf = ({ scored, cards }) => [
  ...scored.map((card) => ({ card, isScored: true })),
  ...cards.map((card) => ({ card, isScored: false })),
];

/** @type {import("../parts.js").GamePicture<State, Layout>} */
export default {
  size({ hands }, layout) {
    const { width, height } = cardSize(layout);
    const lines = Math.ceil(Math.max(1, ...hands.map((hand) => cardsOf(hand).length)) / COLUMNS);
    return { width: COLUMNS * (width + 10) - 10, height: lines * (height + 6) - 6 };
  },
  draw({ hands }, layout, seat) {
    const { width, height } = cardSize(layout);
    const cards = cardsOf(hands[seat - 1]).map(({ card, isScored }, place) => {
      const [x, y] = [(place % COLUMNS) * (width + 10), Math.floor(place / COLUMNS) * (height + 6)];
      return `<g transform="translate(${x} ${y})">${drawCard(card, isScored, layout)}</g>`;
    });
    return cards.join("");
  },
};

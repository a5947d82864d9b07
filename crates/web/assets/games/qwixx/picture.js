// A sheet of Qwixx as it is drawn in the picture of a result.

import { t } from "../../core/words.js";
import { box, cross, FAINT, lock, paint, write } from "../../parts/drawing.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */

const CELL = 36;
const STEP = 39;
const LINE = 46;
/** Where the points of a row stand, right of the lock. @param {Layout} layout */
const sumsAt = ({ rows }) => 10 + STEP * (Math.max(...rows.map(({ numbers }) => numbers.length)) + 1);

/**
 * @param {Layout["rows"][number]} row
 * @param {import("./protocol.js").Row} own
 * @param {boolean} isClosed
 * @param {number} top
 * @param {number} right where the points stand
 */
function drawRow({ colour, numbers }, own, isClosed, top, right) {
  const { full, on, soft, deep } = paint(colour);
  const cells = numbers.map((number, place) => {
    const [x, isCrossed] = [8 + STEP * place, own.crossed.includes(number)];
    const faded = !isCrossed && (isClosed || own.lost?.includes(number));
    const printed = write(x + CELL / 2, top + 28, number, {
      size: 19,
      fill: deep,
      bold: true,
      anchor: "middle",
      faded,
    });
    return box(x, top + 3, CELL, CELL, { fill: soft, faded }) + printed + (isCrossed ? cross(x, top + 3, CELL) : "");
  });
  const x = 8 + STEP * numbers.length;
  const ended = lock(x + 3, top + 5, 30, on) + (own.locked ? cross(x, top + 3, CELL) : "");
  const points = write(right + 28, top + 30, own.points, { size: 22, fill: on, bold: true, anchor: "middle" });
  return box(0, top, right + 56, CELL + 6, { fill: full, round: 9 }) + cells.join("") + ended + points;
}

/** @type {import("../parts.js").GamePicture<State, Layout>} */
export default {
  size: (_, layout) => ({ width: sumsAt(layout) + 56, height: LINE * layout.rows.length + 42 }),
  draw({ sheets, closed }, layout, seat) {
    const own = sheets[seat - 1];
    const right = sumsAt(layout);
    const rows = layout.rows.map((row, place) =>
      drawRow(row, own[row.colour], closed.includes(row.colour), LINE * place, right),
    );
    const top = LINE * layout.rows.length + 4;
    const boxes = Array.from({ length: layout.misthrows }, (_, place) => {
      const x = 8 + 34 * place;
      const isTaken = place < own.misthrows;
      return box(x, top, 28, 28, { fill: "#ffffff", line: FAINT }) + (isTaken ? cross(x, top, 28) : "");
    });
    const after = 16 + 34 * layout.misthrows;
    const name = write(after, top + 20, t("qwixx-misthrows-name"), { size: 16, fill: FAINT });
    const minus = write(right + 28, top + 22, own.misthrow_points, { size: 20, bold: true, anchor: "middle" });
    return rows.join("") + boxes.join("") + name + minus;
  },
};

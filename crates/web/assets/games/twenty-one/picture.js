// A sheet of Twenty One as it is drawn in the picture of a result.

import { colourLetter } from "../../core/colours.js";
import { box, cross, INK, paint, ring, write } from "../../parts/drawing.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */

const [WIDTH, HEIGHT, STEP, LINE] = [62, 52, 66, 58];

/** @param {import("./protocol.js").Field} field @param {number} x @param {number} y */
function drawField({ colour, number, written, crossed, hit }, x, y) {
  const { full, on } = paint(colour);
  const printed = write(x + 6, y + 18, `${colourLetter(colour)} ${number}`, { size: 14, fill: on, bold: true });
  const paper = box(x + 5, y + 20, 52, 28, { fill: "#ffffff", round: 5 });
  const pencil =
    written === null ? "" : write(x + 39, y + 41, written, { size: 21, fill: "#1a2b6b", bold: true, anchor: "middle" });
  const marks =
    (crossed ? cross(x + 25, y + 20, 28) : "") + (hit ? ring(x + 39, y + 34, 14) + cross(x + 7, y + 33, 14) : "");
  return box(x, y, WIDTH, HEIGHT, { fill: full, round: 8 }) + printed + paper + pencil + marks;
}

/** @param {State} state */
const mostFields = ({ sheets }) => Math.max(...sheets.flatMap(({ rows }) => rows.map(({ fields }) => fields.length)));

/** @type {import("../parts.js").GamePicture<State, Layout>} */
export default {
  size: (state) => ({
    width: STEP * mostFields(state) + 60,
    height: LINE * Math.max(...state.sheets.map(({ rows }) => rows.length)),
  }),
  draw(state, _, seat) {
    const right = STEP * mostFields(state);
    const rows = state.sheets[seat - 1].rows.map(({ fields, points }, place) => {
      const y = LINE * place;
      const sum = write(right + 30, y + 34, points, { size: 22, bold: true, fill: INK, anchor: "middle" });
      return fields.map((field, column) => drawField(field, STEP * column, y)).join("") + sum;
    });
    return rows.join("");
  },
};

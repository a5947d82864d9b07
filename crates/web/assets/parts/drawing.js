// Drawing pictures that leave the page: SVG as text, with its colours inside, because a picture has no stylesheet. All
// text goes through `escaped`: names are other people's.

/** What XML cannot hold: control characters, halves of characters, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it may stand in XML. @param {string | number} text */
export const escaped = (text) =>
  String(text)
    .replace(IMPOSSIBLE, "")
    .replace(/[&<>"']/g, (letter) => ENTITIES[letter]);

/**
 * The colours of the games on paper, as in style/base.css: the colour, what stands on it, a tint of it, and what
 * stands on the tint.
 * @type {Record<string, { full: string, on: string, soft: string, deep: string }>}
 */
const COLOURS = {
  red: { full: "#b3261e", on: "#ffffff", soft: "#fbe3e0", deep: "#7c1510" },
  orange: { full: "#e8842a", on: "#241300", soft: "#fdebd6", deep: "#7a3d00" },
  yellow: { full: "#f2c31b", on: "#221b00", soft: "#fdf3cc", deep: "#5f4a00" },
  green: { full: "#208446", on: "#ffffff", soft: "#dcf1e2", deep: "#0d4a22" },
  blue: { full: "#16449a", on: "#ffffff", soft: "#dfeafa", deep: "#123c7c" },
  purple: { full: "#8c4db2", on: "#ffffff", soft: "#f0e3f7", deep: "#4b2463" },
  white: { full: "#e6e2d6", on: "#1c2230", soft: "#fbfaf5", deep: "#1c2230" },
  black: { full: "#262a33", on: "#ffffff", soft: "#e3e4e8", deep: "#1c2230" },
};

/** @param {string} colour */
export const paint = (colour) => COLOURS[colour] ?? COLOURS.white;

export const INK = "#1c2230";
export const FAINT = "#5a6072";
const PEN = "#1a2b6b";

/** @param {number} number */
const short = (number) => Math.round(10 * number) / 10;

/**
 * One element; attributes without a value are left out.
 * @param {string} name
 * @param {Record<string, string | number | undefined>} attributes
 * @param {string} [inside]
 */
function element(name, attributes, inside = "") {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value]) => ` ${key}="${value}"`).join("")}>${inside}</${name}>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {{ fill?: string, round?: number, line?: string, faded?: boolean }} [look]
 */
export function box(x, y, width, height, { fill = "none", round = 6, line, faded } = {}) {
  const place = { x: short(x), y: short(y), width: short(width), height: short(height), rx: round };
  const edge = { stroke: line, "stroke-width": line && 1.5 };
  return element("rect", { ...place, fill, ...edge, opacity: faded ? 0.45 : undefined });
}

/**
 * @param {number} x
 * @param {number} y of the line that letters stand on
 * @param {string | number} words
 * @param {{ size?: number, fill?: string, bold?: boolean, anchor?: "start" | "middle" | "end", faded?: boolean }} [how]
 */
export function write(x, y, words, { size = 16, fill = INK, bold, anchor = "start", faded } = {}) {
  const look = { "font-size": size, fill, "text-anchor": anchor, "font-weight": bold ? 700 : undefined };
  return element("text", { x: short(x), y: short(y), ...look, opacity: faded ? 0.4 : undefined }, escaped(words));
}

/** @param {string} path @param {number} [width] */
const stroke = (path, width = 3) =>
  `<path d="${path}" fill="none" stroke="${PEN}" stroke-width="${width}" stroke-linecap="round"/>`;

/** A cross of a pen in a square. @param {number} x @param {number} y @param {number} size */
export function cross(x, y, size) {
  const [near, far, middle] = [0.18 * size, 0.82 * size, 0.5 * size];
  const lean = (((Math.round(x) * 7 + Math.round(y) * 13) % 5) - 2) * 0.03 * size;
  const point = (/** @type {number} */ right, /** @type {number} */ down) => `${short(x + right)} ${short(y + down)}`;
  const down = `M${point(near + lean, near)} Q${point(middle + lean, middle - lean)} ${point(far, far - lean)}`;
  const up = `M${point(far - lean, near)} Q${point(middle, middle + lean)} ${point(near, far)}`;
  return stroke(`${down} ${up}`, Math.max(1.6, size / 11));
}

/** A ring of a pen around the middle of a place. @param {number} x @param {number} y @param {number} radius */
export function ring(x, y, radius) {
  const place = { cx: short(x), cy: short(y), rx: short(radius), ry: short(0.92 * radius) };
  const look = { fill: "none", stroke: PEN, "stroke-width": 2.4 };
  return element("ellipse", { ...place, ...look, transform: `rotate(-14 ${short(x)} ${short(y)})` });
}

/** A sun. @param {number} x @param {number} y @param {number} radius @param {string} fill */
export function sun(x, y, radius, fill) {
  const rays = Array.from({ length: 8 }, (_, place) => {
    const [right, down] = [Math.cos((place * Math.PI) / 4), Math.sin((place * Math.PI) / 4)];
    const [near, far] = [0.66 * radius, radius];
    return `M${short(x + near * right)} ${short(y + near * down)}L${short(x + far * right)} ${short(y + far * down)}`;
  });
  const disc = element("circle", { cx: short(x), cy: short(y), r: short(0.45 * radius), fill });
  const beams = { d: rays.join(""), stroke: fill, "stroke-width": 1.5, "stroke-linecap": "round" };
  return disc + element("path", beams);
}

/** A padlock in a square. @param {number} x @param {number} y @param {number} size @param {string} fill */
export function lock(x, y, size, fill) {
  const at = (/** @type {number} */ part) => short(part * size);
  const body = { x: at(0.22), y: at(0.46), width: at(0.56), height: at(0.4), rx: 2, fill };
  const arc = `a${at(0.18)} ${at(0.18)} 0 0 1 ${at(0.36)} 0`;
  const bow = { d: `M${at(0.32)} ${at(0.46)}v${at(-0.1)}${arc}v${at(0.1)}`, fill: "none", stroke: fill };
  const inside = element("rect", body) + element("path", { ...bow, "stroke-width": at(0.09) });
  return element("g", { transform: `translate(${short(x)} ${short(y)})` }, inside);
}

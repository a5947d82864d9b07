// A picture of a result that one can keep or send: the final sheets of all players with names, points and the day,
// drawn in the page and never sent to the server.

import { saveFile } from "../core/download.js";
import { currentLanguage, day, t } from "../core/words.js";
import { gamePart } from "../games/index.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { box, escaped, FAINT, INK, write } from "./drawing.js";
import { attempt } from "./toasts.js";

/**
 * @typedef {object} Result
 * @property {string} game
 * @property {any} state
 * @property {any} layout
 * @property {string[]} names
 * @property {number[]} scores
 * @property {number[]} winners
 * @property {number} at when it was played, in seconds since 1970
 */

/** Room at the edge, between sheets, above all of them and above each of them. */
const [EDGE, GAP, HEAD, NAME] = [32, 28, 84, 44];
/** How many dots of the picture one unit of the drawing gets, and the most dots of a side. */
const [SHARPNESS, MOST_DOTS] = [2, 4000];
/** A picture is wider than high by about so much. */
const SHAPE = 1.25;
const LONGEST_NAME = 26;

/** A name as a heading, not too long. @param {string} name */
function heading(name) {
  const [first = "", ...rest] = Array.from(name);
  const letters = [first.toLocaleUpperCase(currentLanguage()), ...rest];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join("")}…` : letters.join("");
}

/** In how many columns the sheets stand. @param {number} count @param {{ width: number, height: number }} size */
function columnsOf(count, { width, height }) {
  const off = (/** @type {number} */ columns) => {
    const lines = Math.ceil(count / columns);
    return Math.abs(Math.log((columns * (width + GAP)) / (lines * (height + NAME + GAP) + HEAD) / SHAPE));
  };
  const all = Array.from({ length: count }, (_, place) => place + 1);
  return all.reduce((best, columns) => (off(columns) < off(best) ? columns : best), 1);
}

/**
 * The picture as SVG.
 * @param {Result} result
 * @param {import("../games/parts.js").GamePicture} picture how this game is drawn
 */
export function resultSvg({ game, state, layout, names, scores, winners, at }, picture) {
  const size = picture.size(state, layout);
  const columns = columnsOf(names.length, size);
  const lines = Math.ceil(names.length / columns);
  const width = 2 * EDGE + columns * (size.width + GAP) - GAP;
  const height = EDGE + HEAD + lines * (size.height + NAME + GAP);
  const sheets = names.map((name, place) => {
    const [column, line] = [place % columns, Math.floor(place / columns)];
    const [x, y] = [EDGE + column * (size.width + GAP), HEAD + line * (size.height + NAME + GAP)];
    const star = winners.includes(place + 1) && names.length > 1 ? "★ " : "";
    const player = write(0, 28, star + heading(name), { size: 24, bold: true });
    const points = write(size.width, 30, scores[place], { size: 30, bold: true, anchor: "end" });
    const sheet = `<g transform="translate(0 ${NAME})">${picture.draw(state, layout, place + 1)}</g>`;
    return `<g transform="translate(${x} ${y})">${player}${points}${sheet}</g>`;
  });
  const title = write(EDGE, 52, t(`game-${game}`), { size: 32, bold: true, fill: INK });
  const date = write(width - EDGE, 50, day(at), { size: 18, fill: FAINT, anchor: "end" });
  const maker = write(width - EDGE, height - 14, "Rollwright", { size: 14, fill: FAINT, anchor: "end" });
  const paper = box(0, 0, width, height, { fill: "#f5f1e8", round: 0 });
  const extent = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const look = `${extent} font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif"`;
  const language = `xml:lang="${escaped(currentLanguage())}"`;
  const inside = [paper, title, date, ...sheets, maker].join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${language} ${look}>${inside}</svg>`;
  return { svg, width, height };
}

/** @typedef {{ svg: string, width: number, height: number }} Drawing */

/** An address that holds the drawing itself. @param {string} svg */
const dataUrl = (svg) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

/** The picture in dots. @param {Drawing} drawing @returns {Promise<Blob>} */
async function toPng({ svg, width, height }) {
  const image = new Image();
  image.src = dataUrl(svg);
  await image.decode();
  const sharpness = Math.min(SHARPNESS, MOST_DOTS / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(sharpness * width);
  canvas.height = Math.round(sharpness * height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error(t("error-unknown")))), "image/png");
  });
}

/**
 * A file with the picture: dots if the browser can make them, else the drawing.
 * @param {Drawing} drawing
 * @param {string} name without its ending
 */
export async function pictureFile(drawing, name) {
  try {
    return new File([await toPng(drawing)], `${name}.png`, { type: "image/png" });
  } catch {
    return new File([drawing.svg], `${name}.svg`, { type: "image/svg+xml" });
  }
}

/** Whether files can be handed to other programs here. */
function canShareFiles() {
  try {
    return navigator.canShare?.({ files: [new File(["x"], "x.png", { type: "image/png" })] }) ?? false;
  } catch {
    return false;
  }
}

/** @param {File} file @param {string} title */
async function share(file, title) {
  try {
    await navigator.share({ files: [file], title });
  } catch (error) {
    // Who thinks better of it has done nothing wrong.
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  }
}

/** @param {{ result: Result }} props */
export function ResultPicture({ result }) {
  const { game, names, scores, at } = result;
  const [picture, setPicture] = useState(/** @type {import("../games/parts.js").GamePicture | null} */ (null));
  useEffect(() => {
    // Without it there is no picture, and everything else is as it was.
    gamePart(game, "picture").then(setPicture, () => {});
  }, [game]);
  const drawing = useMemo(() => picture && resultSvg(result, picture), [picture, result.state]);
  const title = t("picture-title", { game: t(`game-${game}`) });
  const told = names.map((name, place) => t("picture-score", { name, count: scores[place] })).join(", ");
  const file = () => {
    const date = new Date(at * 1000).toISOString().slice(0, 10);
    return drawing && pictureFile(drawing, `${game}-${date}`);
  };
  const use = (/** @type {(made: File) => unknown} */ action) => () =>
    attempt(async () => {
      const made = await file();
      if (made) await action(made);
    });
  return html`<section class="picture" aria-label=${t("picture-label")}>
    <div class="preview">
      ${
        drawing &&
        html`<img src=${dataUrl(drawing.svg)} alt="${title}: ${told}" width=${drawing.width}
          height=${drawing.height} />`
      }
    </div>
    <div class="buttons">
      ${
        canShareFiles() &&
        html`<button type="button" data-share disabled=${!drawing} onClick=${use((made) => share(made, title))}>
          ${t("picture-share")}
        </button>`
      }
      <button type="button" data-save-picture disabled=${!drawing} onClick=${use(saveFile)}>
        ${t("picture-save")}
      </button>
    </div>
  </section>`;
}

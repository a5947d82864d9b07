// A shower of confetti for those who won at this device: short, drawn on one canvas, and never in the way of a tap.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";

/** How long it takes, in milliseconds. */
const LENGTH = 1500;
const PIECES = 90;
const COLOURS = ["#b3261e", "#f2c31b", "#208446", "#16449a", "#8c4db2", "#e8842a"];

/**
 * One piece: it is thrown up from one of the lower corners, slows down in the air, and falls.
 * @param {number} place
 * @param {number} width
 * @param {number} height
 */
function piece(place, width, height) {
  const isLeft = place % 2 === 0;
  const speed = height * (0.9 + 0.9 * Math.random());
  const angle = (Math.PI / 180) * (48 + 34 * Math.random());
  return {
    x: isLeft ? 0 : width,
    y: height * 0.72,
    right: (isLeft ? 1 : -1) * Math.cos(angle) * speed * 0.75,
    up: Math.sin(angle) * speed,
    size: 5 + 5 * Math.random(),
    turn: 7 * Math.random(),
    colour: COLOURS[place % COLOURS.length],
  };
}

/** @param {HTMLCanvasElement} canvas @returns {() => void} what ends it */
function shower(canvas) {
  const brush = canvas.getContext("2d");
  if (!brush) return () => {};
  const [width, height] = [innerWidth, innerHeight];
  // One dot of the canvas for one of the page: sharp enough for something that flies, and cheap.
  canvas.width = width;
  canvas.height = height;
  const pieces = Array.from({ length: PIECES }, (_, place) => piece(place, width, height));
  const begun = performance.now();
  let frame = 0;
  const draw = (/** @type {number} */ now) => {
    const time = (now - begun) / 1000;
    brush.clearRect(0, 0, width, height);
    if (now - begun >= LENGTH) return;
    brush.globalAlpha = Math.min(1, (LENGTH - (now - begun)) / 400);
    const drag = (1 - Math.exp(-2.2 * time)) / 2.2;
    for (const { x, y, right, up, size, turn, colour } of pieces) {
      const flutter = Math.abs(Math.cos(turn + 9 * time));
      brush.fillStyle = colour;
      brush.fillRect(x + right * drag, y - up * drag + 0.34 * height * time * time, size, size * (0.25 + flutter));
    }
    frame = requestAnimationFrame(draw);
  };
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}

export function Celebration() {
  const canvas = useRef(/** @type {HTMLCanvasElement | null} */ (null));
  useEffect(() => (canvas.current ? shower(canvas.current) : undefined), []);
  return html`<canvas class="celebration" ref=${canvas} aria-hidden="true"></canvas>`;
}

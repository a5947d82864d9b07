// Where the page of a review begins: the data beside it are read, and drawn.

import { applyTheme } from "../assets/core/settings.js";
import { setWords } from "../assets/core/words.js";
import { html, render } from "../assets/vendor/preact-htm.js";
import { App } from "./app.js";

/** Draws the page; the uis of the games in it are given by their names. @param {Record<string, any>} uis */
export function start(uis) {
  /** @type {import("./data.js").PageData} */
  const { language, words, review } = JSON.parse(document.getElementById("data")?.textContent ?? "{}");
  setWords(language, words);
  applyTheme();
  const page = document.getElementById("page");
  if (page) render(html`<${App} review=${review} uis=${uis} />`, page);
}

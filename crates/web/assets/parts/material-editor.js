// The window in which one's own sheets or cards are tapped or typed. What can be played the server says: it reads every
// text before it is kept.

import { readMaterial } from "../core/own-material.js";
import { t } from "../core/words.js";
import { gamePart } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Dialog } from "./dialog.js";

/** @typedef {import("../protocol.js").GameLayout} GameLayout */
/** @typedef {import("../games/parts.js").GameOwnMaterial} GameOwnMaterial */

/** How long a text that is being typed rests before the server reads it, in milliseconds. */
const REST = 500;

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.kind
 * @param {string} [props.kept] the text that was kept before
 * @param {(text: string) => void} props.onKeep
 * @param {() => void} props.onClose
 */
export function MaterialEditor({ game, kind, kept, onKeep, onClose }) {
  const [own, setOwn] = useState(/** @type {GameOwnMaterial | null} */ (null));
  const [layout, setLayout] = useState(/** @type {GameLayout | null} */ (null));
  const [text, setText] = useState(kept ?? "");
  const [problem, setProblem] = useState("");
  const asked = useRef(/** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined));
  const tell = (/** @type {Error} */ error) => setProblem(error.message);
  const draw = (/** @type {GameLayout} */ printed, part = own) => {
    clearTimeout(asked.current);
    setLayout(printed);
    setText(part?.write(printed) ?? "");
    setProblem("");
  };
  const begin = (/** @type {GameOwnMaterial} */ part) =>
    readMaterial(game, kind).then((printed) => draw(printed, part), tell);
  useEffect(() => {
    gamePart(game, "own-material").then((part) => {
      setOwn(part);
      if (kept === undefined) return begin(part);
      return readMaterial(game, kind, kept).then(setLayout, tell);
    }, tell);
    return () => clearTimeout(asked.current);
  }, []);
  const type = (/** @type {string} */ typed, rest = REST) => {
    setText(typed);
    setProblem("");
    clearTimeout(asked.current);
    asked.current = setTimeout(() => readMaterial(game, kind, typed).then(setLayout, tell), rest);
  };
  const keep = () => {
    clearTimeout(asked.current);
    readMaterial(game, kind, text).then(() => onKeep(text), tell);
  };
  const typeHere = (/** @type {Event} */ event) => type(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
  return html`<${Dialog} title=${t(`material-own-${kind}`)} onClose=${onClose}>
    <link rel="stylesheet" href=${new URL(`../games/${game}/style.css`, import.meta.url)} />
    ${
      own && layout
        ? html`<${own.Editor} layout=${layout} onLayout=${draw}
            onText=${(/** @type {string} */ one) => type(one, 0)} />`
        : html`<p class="faint">${t("one-moment")}</p>`
    }
    <details>
      <summary>${t("material-text")}</summary>
      <textarea class="materialtext" name="material" rows="8" spellcheck=${false} autocomplete="off"
        aria-label=${t("material-text")} aria-describedby="material-problem"
        value=${text} onInput=${typeHere}></textarea>
    </details>
    <p id="material-problem" class="codeerror" role="alert" hidden=${!problem}>${problem}</p>
    <div class="buttons">
      <button type="button" class="main" data-material-keep disabled=${!text} onClick=${keep}>
        ${t("material-keep")}
      </button>
      <button type="button" data-material-reset disabled=${!own} onClick=${() => own && begin(own)}>
        ${t(`material-reset-${kind}`)}
      </button>
    </div>
  <//>`;
}

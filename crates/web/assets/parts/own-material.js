// Playing with one's own sheets or cards: switched on where a game is set up, changed in a window of their own, shared
// by a link, and taken over from one.

import { useObservable } from "../core/observable.js";
import {
  clearAddress,
  keepMaterial,
  materialInAddress,
  materialLink,
  ownMaterial,
  readMaterial,
} from "../core/own-material.js";
import { t } from "../core/words.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Checkbox } from "./form.js";
import { shareLink } from "./share-link.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../protocol.js").ServerInfo} ServerInfo */

/**
 * @param {object} props
 * @param {string} props.game
 * @param {string} props.kind what one can bring, as the server names it
 * @param {boolean} props.isOn
 * @param {string} props.path the page that a link to them opens
 * @param {(isOn: boolean, text?: string) => void} props.onChange with the text that is played from now on
 */
export function OwnMaterial({ game, kind, isOn, path, onChange }) {
  const text = useObservable(ownMaterial)[game];
  const [editor, show] = useState(/** @type {typeof import("./material-editor.js") | null} */ (null));
  const isPlayed = isOn && text !== undefined;
  // Few people need it, so it is loaded when it is.
  const edit = () => attempt(async () => show(await import("./material-editor.js")));
  const turn = (/** @type {boolean} */ on) => (on && text === undefined ? edit() : onChange(on, text));
  const keep = (/** @type {string} */ changed) => {
    keepMaterial(game, changed);
    show(null);
    onChange(true, changed);
  };
  return html`<div class="ownmaterial">
    <${Checkbox} name="own-material" label=${t(`material-own-${kind}`)} checked=${isPlayed || editor !== null}
      onChange=${turn} />
    ${
      isPlayed &&
      html`<div class="buttons">
        <button type="button" data-material-edit onClick=${edit}>${t("material-edit")}</button>
        <button type="button" data-material-share onClick=${() => shareLink(materialLink(path, game, text))}>
          ${t("material-share")}
        </button>
      </div>`
    }
    ${
      editor &&
      html`<${editor.MaterialEditor} game=${game} kind=${kind} kept=${text} onKeep=${keep}
        onClose=${() => show(null)} />`
    }
  </div>`;
}

/**
 * Sheets or cards that a link has brought: used only if the player wants them, and the server can read them.
 * @param {object} props
 * @param {ServerInfo | null} props.info
 * @param {(game: string, kind: string, text: string) => void} props.onUse
 */
export function SentMaterial({ info, onUse }) {
  const [sent, settle] = useState(materialInAddress);
  const kept = useObservable(ownMaterial);
  const kind = info?.games.find(({ name }) => name === sent?.game)?.material;
  if (!sent || !kind) return null;
  const { game, text } = sent;
  const close = () => {
    clearAddress();
    settle(null);
  };
  const use = () =>
    attempt(async () => {
      await readMaterial(game, kind, text);
      keepMaterial(game, text);
      close();
      onUse(game, kind, text);
    });
  return html`<section class="panel sent" role="status">
    <h2>${t(`material-sent-${kind}`, { game: t(`game-${game}`) })}</h2>
    ${kept[game] !== undefined && kept[game] !== text && html`<p>${t("material-sent-replaces")}</p>`}
    <div class="buttons">
      <button type="button" class="main" data-sent-use onClick=${use}>${t("material-use")}</button>
      <button type="button" data-sent-drop onClick=${close}>${t("material-drop")}</button>
    </div>
  </section>`;
}

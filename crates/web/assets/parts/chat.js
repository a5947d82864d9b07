// Talk at the table: quick reactions, and words.

import { isolated } from "../core/bidi.js";
import { set, useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import { Checkbox } from "./form.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../protocol.js").ChatMessage} ChatMessage */

/** @param {{ table: import("../table/state.js").TableView, connection: Connection, reactions: string[] }} props */
export function Chat({ table, connection, reactions }) {
  const { chat: isShown } = useSettings();
  const [seat] = table.you.seats;
  return html`<div class="chat">
    ${isShown ? html`<${Messages} messages=${table.chat} />` : html`<p class="faint">${t("chat-muted")}</p>`}
    ${seat !== undefined && html`<${Talk} connection=${connection} seat=${seat} reactions=${reactions} />`}
    <${Checkbox} label=${t("chat-mute")} checked=${!isShown}
      onChange=${(/** @type {boolean} */ on) => set({ chat: !on })} />
  </div>`;
}

/** @param {{ messages: ChatMessage[] }} props */
function Messages({ messages }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [messages.length]);
  return html`<ol ref=${list} class="said" tabindex="0" aria-label=${t("chat")}>
    ${messages.map(({ name, text }) => html`<li><b>${isolated(name ?? "")}</b> ${isolated(text)}</li>`)}
    ${messages.length === 0 && html`<li class="faint">${t("chat-empty")}</li>`}
  </ol>`;
}

/** @param {{ connection: Connection, seat: number, reactions: string[] }} props */
function Talk({ connection, seat, reactions }) {
  const react = (/** @type {string} */ reaction) => attempt(() => connection.send({ react: reaction, seat }));
  const say = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("text")).trim();
    if (!text) return;
    attempt(async () => {
      await connection.send({ say: text, seat });
      form.reset();
    });
  };
  return html`<div class="reactions" role="group" aria-label=${t("reactions")}>
      ${reactions.map(
        (one) => html`<button type="button" class="reaction" onClick=${() => react(one)}>${one}</button>`,
      )}
    </div>
    <form onSubmit=${say} class="sayform">
      <input name="text" maxlength="300" autocomplete="off" aria-label=${t("chat-say")} placeholder=${t("chat-say")} />
      <button>${t("chat-send")}</button>
    </form>`;
}

// Talk at the table: quick reactions, and words.

import { isolated } from "../core/bidi.js";
import { set, settings, useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { html, useLayoutEffect, useRef } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/** @param {{ table: import("../table/state.js").TableView, line: import("../table/line.js").Line, reactions: string[] }} props */
export function Chat({ table, line, reactions }) {
  const { chat: wanted } = useSettings();
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [table.chat.length, wanted]);
  const [seat] = table.you.seats;
  const say = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const text = String(new FormData(form).get("text")).trim();
    if (text) attempt(async () => { await line.send({ say: text, seat }); form.reset(); });
  };
  return html`<div class="chat">
    ${wanted
      ? html`<ol ref=${list} class="said" tabindex="0" aria-label=${t("chat")}>${table.chat.map(({ name, text }) => html`<li><b>${isolated(name ?? "")}</b> ${isolated(text)}</li>`)}
          ${table.chat.length === 0 && html`<li class="faint">${t("chat-empty")}</li>`}</ol>`
      : html`<p class="faint">${t("chat-muted")}</p>`}
    ${seat !== undefined && html`<div class="reactions" role="group" aria-label=${t("reactions")}>${reactions.map((reaction) => html`<button type="button" class="reaction" onClick=${() => attempt(() => line.send({ react: reaction, seat }))}>${reaction}</button>`)}</div>
    <form onSubmit=${say} class="sayform"><input name="text" maxlength="300" autocomplete="off" aria-label=${t("chat-say")} placeholder=${t("chat-say")} /><button>${t("chat-send")}</button></form>`}
    <label class="check"><input type="checkbox" checked=${!wanted} onChange=${(/** @type {any} */ event) => set({ chat: !event.target.checked })} /> ${t("chat-mute")}</label>
  </div>`;
}

/** Whether what others say is shown. */
export const hears = () => settings.value.chat;

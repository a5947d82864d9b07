// What can be done at a table besides playing: looking things up, taking back, going on elsewhere, leaving; and what
// only its host may do.

import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { isGone, isMine, nameOf } from "../table/seats.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Dialog } from "./dialog.js";
import { QrCode } from "./qr-code.js";
import { attempt, toast } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */

/** @param {{ table: TableView, connection: Connection, onClose: () => void }} props */
export function Menu({ table, connection, onClose }) {
  const [transferLink, setTransferLink] = useState("");
  const ui = uiOf(table.game);
  const commitment = table.commitments.at(-1);
  const transfer = () =>
    attempt(async () => {
      const { carry: code } = await connection.send({ carry: true });
      setTransferLink(`${url(`t/${table.id}`).href}#carry=${code}`);
    });
  return html`<${Dialog} title=${t("menu")} onClose=${onClose}>
    <${MenuButtons} table=${table} connection=${connection} onTransfer=${transfer} onClose=${onClose} />
    ${transferLink && html`<${TransferLink} link=${transferLink} />`}
    <h3>${t("scoretable")}</h3>
    <div class="scroll"><${ui.ScoreTable} layout=${table.layout} /></div>
    ${table.you.host && html`<${Host} table=${table} connection=${connection} />`}
    ${
      commitment &&
      html`<h3>${t("fair-dice")}</h3>
        <p class="faint">${t("fair-dice-about")}</p>
        <p class="linktext"><code>${commitment}</code></p>`
    }
  <//>`;
}

/** @param {{ table: TableView, connection: Connection, onTransfer: () => void, onClose: () => void }} props */
function MenuButtons({ table, connection, onTransfer, onClose }) {
  const [seat] = table.you.seats;
  const isPlayer = seat !== undefined;
  const [isLeaving, askToLeave] = useState(false);
  const askUndo = () =>
    attempt(async () => {
      await connection.send({ undo: "ask", seat });
      onClose();
    });
  const leave = () =>
    attempt(async () => {
      for (const own of table.you.seats) await connection.send({ leave: true, seat: own });
      location.assign(url(""));
    });
  const share = () =>
    attempt(async () => {
      await navigator.clipboard.writeText(url(`t/${table.id}`).href);
      toast(t("link-copied"));
    });
  return html`<div class="menubuttons">
    ${
      isPlayer &&
      table.playing &&
      table.may_undo &&
      html`<button type="button" data-undo onClick=${askUndo}>${t("menu-undo")}</button>`
    }
    <button type="button" onClick=${share}>${t("menu-share")}</button>
    ${isPlayer && html`<button type="button" onClick=${onTransfer}>${t("menu-carry")}</button>`}
    <a class="button" href=${url(`rules/${table.game}`)} target="_blank">${t("menu-rules")}</a>
    <a class="button" href=${url("settings")} target="_blank">${t("nav-settings")}</a>
    ${
      isPlayer &&
      !table.over &&
      html`<button type="button" class="danger" data-leave aria-expanded=${isLeaving}
        onClick=${() => askToLeave(!isLeaving)}>${t("menu-leave")}</button>`
    }
    <a class="button" href=${url("")}>${t("to-start")}</a>
  </div>
  ${
    isLeaving &&
    html`<section class="question" role="alert">
      <p>${t("leave-question")}</p>
      <div class="buttons">
        <button type="button" class="danger" data-leave-really onClick=${leave}>${t("menu-leave")}</button>
        <button type="button" onClick=${() => askToLeave(false)}>${t("leave-stay")}</button>
      </div>
    </section>`
  }`;
}

/** The way to another device. @param {{ link: string }} props */
const TransferLink = ({ link }) => html`<div class="carry">
  <p>${t("menu-carry-about")}</p>
  <${QrCode} text=${link} />
  <p class="linktext"><code>${link}</code></p>
</div>`;

/** What the host may do with the others. @param {{ table: TableView, connection: Connection }} props */
function Host({ table, connection }) {
  const others = table.seats.filter(({ seat, kind }) => kind === "person" && !isMine(table, seat));
  if (!others.length) return null;
  const host = (/** @type {object} */ what) => attempt(() => connection.send({ host: what }));
  const button = (/** @type {string} */ words, /** @type {object} */ what, look = "small") =>
    html`<button type="button" class=${look} onClick=${() => host(what)}>${words}</button>`;
  return html`<h3>${t("host")}</h3>
    <ul class="waiting">
      ${others.map(
        ({ seat, muted, level }) =>
          html`<li>
            <span>${nameOf(table, seat)}</span>
            ${isGone(table, seat) && !level && button(t("host-bot"), { bot: { seat, level: "medium" } })}
            ${button(muted ? t("host-unmute") : t("host-mute"), { mute: { seat, on: !muted } })}
            ${button(t("host-remove"), { remove: { seat } }, "small danger")}
          </li>`,
      )}
    </ul>`;
}

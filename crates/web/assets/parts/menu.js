// What can be done at a table besides playing: looking things up, taking back, going on elsewhere, leaving; and what
// only its host may do.

import { at } from "../core/base.js";
import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { isGone, isMine, nameOf } from "../table/people.js";
import { newsWords } from "../table/news.js";
import { html, useState } from "../vendor/preact-htm.js";
import { Dialog } from "./dialog.js";
import { attempt, toast } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/line.js").Line} Line */

/** @param {{ table: TableView, line: Line, onClose: () => void, history: import("../table/state.js").News[] }} props */
export function Menu({ table, line, onClose, history }) {
  const [carried, carry] = useState("");
  const { ScoreTable } = faceOf(table.game);
  const [seat] = table.you.seats;
  const ask = (/** @type {object} */ request) => attempt(async () => { await line.send(request); onClose(); });
  const leave = () => attempt(async () => {
    for (const own of table.you.seats) await line.send({ leave: true, seat: own });
    location.assign(at(""));
  });
  const take = () => attempt(async () => {
    const { carry: code } = await line.send({ carry: true });
    carry(`${at(`t/${table.id}`).href}#carry=${code}`);
  });
  const share = () => attempt(async () => { await navigator.clipboard.writeText(at(`t/${table.id}`).href); toast(t("link-copied")); });
  return html`<${Dialog} title=${t("menu")} onClose=${onClose}>
    <div class="menubuttons">
      ${seat !== undefined && table.playing && html`<button type="button" data-undo onClick=${() => ask({ undo: "ask", seat })}>${t("menu-undo")}</button>`}
      <button type="button" onClick=${share}>${t("menu-share")}</button>
      ${seat !== undefined && html`<button type="button" onClick=${take}>${t("menu-carry")}</button>`}
      <a class="button" href=${at(`rules/${table.game}`)} target="_blank">${t("menu-rules")}</a>
      <a class="button" href=${at("settings")} target="_blank">${t("nav-settings")}</a>
      ${seat !== undefined && !table.over && html`<button type="button" class="danger" onClick=${leave}>${t("menu-leave")}</button>`}
      <a class="button" href=${at("")}>${t("to-start")}</a>
    </div>
    ${carried && html`<div class="carry"><p>${t("menu-carry-about")}</p><img class="qr" src=${at(`api/v1/qr?text=${encodeURIComponent(carried)}`)} alt=${t("qr-alt")} width="180" height="180" /><p class="linktext"><code>${carried}</code></p></div>`}
    <h3>${t("scoretable")}</h3>
    <div class="scroll"><${ScoreTable} layout=${table.layout} /></div>
    ${table.you.host && html`<${Host} table=${table} line=${line} />`}
    <h3>${t("history")}</h3>
    <ol class="history">${history.map((news) => newsWords(table, news, faceOf(table.game))).filter(Boolean).slice(-40).reverse().map((words) => html`<li>${words}</li>`)}</ol>
    ${table.commitments.length > 0 && html`<h3>${t("fair-dice")}</h3><p class="faint">${t("fair-dice-about")}</p><p class="linktext"><code>${table.commitments.at(-1)}</code></p>`}
  <//>`;
}

/** What the host may do with the others. @param {{ table: TableView, line: Line }} props */
function Host({ table, line }) {
  const others = table.seats.filter(({ seat, kind }) => kind === "person" && !isMine(table, seat));
  if (!others.length) return null;
  const host = (/** @type {object} */ what) => attempt(() => line.send({ host: what }));
  return html`<h3>${t("host")}</h3><ul class="waiting">
    ${others.map(({ seat, muted, level }) => html`<li><span>${nameOf(table, seat)}</span>
      ${isGone(table, seat) && !level && html`<button type="button" class="small" onClick=${() => host({ bot: { seat, level: "medium" } })}>${t("host-bot")}</button>`}
      <button type="button" class="small" onClick=${() => host({ mute: { seat, on: !muted } })}>${muted ? t("host-unmute") : t("host-mute")}</button>
      <button type="button" class="small danger" onClick=${() => host({ remove: { seat } })}>${t("host-remove")}</button></li>`)}
  </ul>`;
}

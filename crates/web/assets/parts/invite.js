// Before the game: who is there, and how others come.

import { BOT_LEVELS } from "../core/bot-levels.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { isMine, nameOf } from "../table/seats.js";
import { html, useState } from "../vendor/preact-htm.js";
import { NameField } from "./form.js";
import { GameArt } from "./game-art.js";
import { QrCode } from "./qr-code.js";
import { shareLink } from "./share-link.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */

/** @param {{ table: TableView, connection: Connection }} props */
export function Invite({ table, connection }) {
  const link = url(`t/${table.id}`).href;
  const [level, chooseLevel] = useState("medium");
  const free = table.seats.filter(({ kind }) => kind === "open");
  const onLevel = (/** @type {Event} */ event) =>
    chooseLevel(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`<section class="invite panel">
    <h1>${t("invite-title")}</h1>
    <p>${t("invite-about", { count: free.length })}</p>
    <div class="invitation">
      <${QrCode} text=${link} />
      <div>
        <div class="buttons">
          <button type="button" class="main" onClick=${() => shareLink(link)}>${t("share-link")}</button>
        </div>
        <p class="linktext"><a href=${link}>${link}</a></p>
        ${table.code && html`<p>${t("invite-code")} <b class="code">${table.code}</b></p>`}
      </div>
    </div>
    <ul class="waiting">
      ${table.seats.map(
        ({ seat }) =>
          html`<${WaitingSeat} key=${seat} table=${table} connection=${connection} seat=${seat} level=${level} />`,
      )}
    </ul>
    ${
      table.you.host &&
      free.length > 0 &&
      html`<label class="inline">
        ${t("level")}
        <select value=${level} onChange=${onLevel}>
          ${BOT_LEVELS.map((one) => html`<option value=${one}>${t(`level-${one}`)}</option>`)}
        </select>
      </label>`
    }
    <p class="faint">${table.dice === "real" ? t("invite-real") : t("invite-fair")}</p>
  </section>`;
}

/** @param {{ table: TableView, connection: Connection, seat: number, level: string }} props */
function WaitingSeat({ table, connection, seat, level }) {
  const kind = table.seats.find((known) => known.seat === seat)?.kind;
  const words = { open: t("seat-open", { seat }), reserved: t("seat-reserved", { seat }) };
  const name = kind === "open" || kind === "reserved" ? words[kind] : nameOf(table, seat);
  const giveToBot = () => attempt(() => connection.send({ host: { bot: { seat, level } } }));
  return html`<li>
    <span>${isMine(table, seat) ? `${name} ${t("seat-you")}` : name}</span>
    ${
      kind === "open" &&
      table.you.host &&
      html`<button type="button" class="small" onClick=${giveToBot}>${t("seat-bot")}</button>`
    }
  </li>`;
}

/**
 * Sitting down at a table that one was sent to.
 * @param {{ table: TableView, onSit: (name: string) => Promise<unknown>, name: string }} props
 */
export function Join({ table, onSit, name }) {
  // Kept here, so that news of the table do not undo what is being typed.
  const [typed, setTyped] = useState(name);
  const sit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    attempt(() => onSit(typed));
  };
  const game = t(`game-${table.game}`);
  const title = table.host ? t("invite-by", { name: nameOf(table, table.host), game }) : t("join-title", { game });
  return html`<section class="join panel">
    <h1>${title}</h1>
    <${Facts} table=${table} />
    <form onSubmit=${sit}>
      <${NameField} label=${t("your-name")} value=${typed} onInput=${setTyped}
        more=${{ name: "name", required: true }} />
      <div class="buttons"><button class="main">${t("join-sit")}</button></div>
    </form>
    <p class="faint">${t("join-watch")}</p>
  </section>`;
}

/** What one is invited to, before one sits down. @param {{ table: TableView }} props */
function Facts({ table: { game, options, seats, games, seconds, dice } }) {
  const chosen = Object.entries(options).flatMap(([option, on]) => (on ? [option.replace("_", "-")] : []));
  const free = seats.filter(({ kind }) => kind === "open").length;
  return html`<div class="facts">
    <a href=${url(`rules/${game}`)} target="_blank" aria-label=${t("menu-rules")}><${GameArt} game=${game} /></a>
    <ul aria-label=${t("invite-facts")}>
      ${chosen.map((option) => html`<li key=${option}>${t(`option-${option}`)}</li>`)}
      <li>${t("seats-free", { free, seats: seats.length })}</li>
      <li>${seconds ? t("invite-clock", { count: seconds }) : t("invite-no-clock")}</li>
      <li>${t(`invite-dice-${dice}`)}</li>
      <li>${t("invite-match", { count: games })}</li>
    </ul>
  </div>`;
}

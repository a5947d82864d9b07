// The start: go on with a game, play at once, or make a table for friends.

import { about, ask, openTable, ownName } from "../core/api.js";
import { BOT_LEVELS } from "../core/bot-levels.js";
import { useObservable } from "../core/observable.js";
import { ownGames, refreshOwnGames } from "../core/own-games.js";
import { set, useSettings } from "../core/settings.js";
import { url } from "../core/urls.js";
import { day, moment, t } from "../core/words.js";
import { NameField, Select } from "../parts/form.js";
import { GameCards } from "../parts/game-cards.js";
import { NewTable } from "../parts/new-table.js";
import { PageFrame } from "../parts/page-frame.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../protocol.js").ServerInfo} ServerInfo */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */
/** @typedef {"friends" | "one-device"} Way */

/** How often the public tables are looked at, in milliseconds. */
const LOOK = 15000;
/** How many games that were begun are offered. */
const MOST_RUNNING = 3;

export function Page() {
  const [info, setInfo] = useState(/** @type {ServerInfo | null} */ (null));
  const [form, open] = useState(/** @type {Way | null} */ (null));
  useEffect(() => {
    about().then(setInfo, () => {});
  }, []);
  const toggle = (/** @type {Way} */ way) => open(form === way ? null : way);
  return html`<${PageFrame} title=${t("start-title")}>
    <${OwnGames} />
    <${PlayNow} />
    <section class="panel ways" aria-label=${t("ways")}>
      <${WayButton} way="friends" form=${form} onToggle=${toggle} />
      <${WayButton} way="one-device" form=${form} onToggle=${toggle} />
      <a class="way" href=${url("sheet")}><b>${t("way-sheet")}</b><span>${t("way-sheet-about")}</span></a>
      <a class="way" href=${url("rules")}><b>${t("way-rules")}</b><span>${t("way-rules-about")}</span></a>
    </section>
    ${form && html`<${NewTable} key=${form} info=${info} isOneDevice=${form === "one-device"} />`}
    <${JoinByCode} />
    <${PublicTables} />
  <//>`;
}

/** @param {{ way: Way, form: Way | null, onToggle: (way: Way) => void }} props */
const WayButton = ({ way, form, onToggle }) =>
  html`<button type="button" class="way" data-way=${way} aria-expanded=${form === way} onClick=${() => onToggle(way)}>
    <b>${t(`way-${way}`)}</b><span>${t(`way-${way}-about`)}</span>
  </button>`;

/** Games that were begun, and those that are over. */
function OwnGames() {
  const games = useObservable(ownGames);
  useEffect(() => void refreshOwnGames(), []);
  const running = games.filter(({ status }) => status !== "over");
  const over = games.filter(({ status, records }) => status === "over" && records.length);
  if (!running.length && !over.length) return null;
  return html`<section class="panel own">
    ${
      running.length > 0 &&
      html`<h2>${t("continue")}</h2>
        <ul class="links big">
          ${running.slice(0, MOST_RUNNING).map(
            ({ table, game, created }) =>
              html`<li key=${table}>
                <a class="button main" data-continue href=${url(`t/${table}`)}>
                  ${t(`game-${game}`)} <span class="faint">${moment(created)}</span>
                </a>
              </li>`,
          )}
        </ul>`
    }
    ${
      over.length > 0 &&
      html`<details>
        <summary>${t("own-games", { count: over.length })}</summary>
        <ul class="links">
          ${over.map(({ game, created, records }) =>
            records.map(
              (record) =>
                html`<li key=${record}>
                  <a href=${url(`g/${record}`)}>${t(`game-${game}`)}</a> <span class="faint">${day(created)}</span>
                </li>`,
            ),
          )}
        </ul>
      </details>`
    }
  </section>`;
}

/** One tap a game, against one bot. */
function PlayNow() {
  const { level, name } = useSettings();
  const [isBusy, setBusy] = useState(false);
  const play = (/** @type {string} */ game) =>
    attempt(async () => {
      setBusy(true);
      await openTable({ game, seats: 2, bots: { 2: level } }, [ownName()]).finally(() => setBusy(false));
    });
  return html`<section class="panel playnow">
    <h1>${t("play-now")}</h1>
    <${GameCards} action="play" disabled=${isBusy} onChoose=${play} />
    <div class="inlinefields">
      <${Select} label=${t("level")} options=${BOT_LEVELS} value=${level}
        words=${(/** @type {string} */ one) => t(`level-${one}`)}
        onChange=${(/** @type {string} */ one) => set({ level: one })} more=${{ "data-level": true }} />
      <${NameField} label=${t("your-name")} value=${name}
        onInput=${(/** @type {string} */ typed) => set({ name: typed })}
        more=${{ "data-name": true, placeholder: t("player-default") }} />
    </div>
  </section>`;
}

function JoinByCode() {
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const code = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("code")).trim();
    attempt(async () => {
      /** @type {TableInfo} */
      const found = await ask("GET", `api/v1/tables/${encodeURIComponent(code)}`);
      location.assign(url(`t/${found.table}`));
    });
  };
  return html`<form class="panel joincode" onSubmit=${join}>
    <h2>${t("join-code")}</h2>
    <div class="inlinefields">
      <input name="code" aria-label=${t("join-code-label")} placeholder="ABCDEF" maxlength="14"
        autocapitalize="characters" autocomplete="off" spellcheck=${false} required />
      <button>${t("join-code-go")}</button>
    </div>
  </form>`;
}

function PublicTables() {
  const [tables, setTables] = useState(/** @type {TableInfo[] | null} */ (null));
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      ask("GET", "api/v1/tables").then(
        (answer) => setTables(answer.tables),
        () => {},
      );
    };
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, []);
  return html`<section class="panel">
    <h2>${t("public-tables")}</h2>
    ${
      tables?.length
        ? html`<ul class="links big">
            ${tables.map((table) => html`<${PublicTable} key=${table.table} table=${table} />`)}
          </ul>`
        : html`<p class="faint">${tables ? t("public-none") : t("one-moment")}</p>`
    }
  </section>`;
}

/** @param {{ table: TableInfo }} props */
function PublicTable({ table: { table, game, seats } }) {
  const free = seats.filter(({ kind }) => kind === "open").length;
  return html`<li>
    <a class="button" href=${url(`t/${table}`)}>
      ${t(`game-${game}`)} <span class="faint">${t("seats-free", { free, seats: seats.length })}</span>
    </a>
  </li>`;
}

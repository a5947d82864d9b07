// The start: go on with a game, play at once, or make a table for friends.

import { about, ask, openTable, ownName } from "../core/api.js";
import { BOT_LEVELS } from "../core/bot-levels.js";
import { useObservable } from "../core/observable.js";
import { ownGames, refreshOwnGames } from "../core/own-games.js";
import { set, useSettings } from "../core/settings.js";
import { url } from "../core/urls.js";
import { moment, t } from "../core/words.js";
import { Face } from "../parts/faces.js";
import { NameField } from "../parts/form.js";
import { GameCards } from "../parts/game-cards.js";
import { NewTable, rememberOwnMaterial } from "../parts/new-table.js";
import { SentMaterial } from "../parts/own-material.js";
import { OwnResults } from "../parts/own-results.js";
import { PageFrame } from "../parts/page-frame.js";
import { Picks } from "../parts/picks.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../core/own-games.js").OwnGame} OwnGame */
/** @typedef {import("../protocol.js").ServerInfo} ServerInfo */
/** @typedef {import("../protocol.js").TableInfo} TableInfo */
/** @typedef {"friends" | "one-device"} Way */

/** @type {Way[]} */
const WAYS = ["friends", "one-device"];
/** How many letters a code has. */
const CODE_LENGTH = 6;
/** How often the public tables are looked at, in milliseconds. */
const LOOK = 15000;
/** How many games that were begun are offered. */
const MOST_RUNNING = 3;

/** Shortcuts of the installed client lead to a form. @returns {Way | null} */
const wayInAddress = () => WAYS.find((way) => location.hash === `#${way}`) ?? null;

export function Page() {
  const [info, setInfo] = useState(/** @type {ServerInfo | null} */ (null));
  const [form, open] = useState(wayInAddress);
  const games = useObservable(ownGames);
  useEffect(() => {
    about().then(setInfo, () => {});
    refreshOwnGames();
  }, []);
  const toggle = (/** @type {Way} */ way) => open(form === way ? null : way);
  const useSent = (/** @type {string} */ game) => {
    rememberOwnMaterial(game);
    open("friends");
  };
  return html`<${PageFrame} title=${t("start-title")}>
    <${SentMaterial} info=${info} onUse=${useSent} />
    <${RunningGames} games=${games} />
    <${PlayNow} />
    <section class="panel ways" aria-label=${t("ways")}>
      ${WAYS.map((way) => html`<${WayButton} key=${way} way=${way} form=${form} onToggle=${toggle} />`)}
      <a class="way" href=${url("sheet")}><b>${t("way-sheet")}</b><span>${t("way-sheet-about")}</span></a>
      <a class="way" href=${url("rules")}><b>${t("way-rules")}</b><span>${t("way-rules-about")}</span></a>
    </section>
    ${form && html`<${NewTable} key=${form} info=${info} isOneDevice=${form === "one-device"} />`}
    <${JoinByCode} />
    <${OwnResults} games=${games} />
    <${PublicTables} />
  <//>`;
}

/** @param {{ way: Way, form: Way | null, onToggle: (way: Way) => void }} props */
const WayButton = ({ way, form, onToggle }) =>
  html`<button type="button" class="way" data-way=${way} aria-expanded=${form === way} onClick=${() => onToggle(way)}>
    <b>${t(`way-${way}`)}</b><span>${t(`way-${way}-about`)}</span>
  </button>`;

/** Games that were begun. @param {{ games: OwnGame[] }} props */
function RunningGames({ games }) {
  const running = games.filter(({ status }) => status !== "over");
  if (!running.length) return null;
  return html`<section class="panel own">
    <h2>${t("continue")}</h2>
    <ul class="links big">
      ${running.slice(0, MOST_RUNNING).map(
        ({ table, game, created }) =>
          html`<li key=${table}>
            <a class="button main" data-continue href=${url(`t/${table}`)}>
              ${t(`game-${game}`)} <span class="faint">${moment(created)}</span>
            </a>
          </li>`,
      )}
    </ul>
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
  const levels = BOT_LEVELS.map((one) => ({
    value: one,
    title: t(`level-${one}`),
    picture: html`<${Face} who=${one} />`,
  }));
  return html`<section class="panel playnow">
    <h1>${t("play-now")}</h1>
    <${GameCards} action="play" disabled=${isBusy} onChoose=${play} />
    <${Picks} legend=${t("start-against")} name="level" options=${levels} value=${level} look="levels"
      onChange=${(/** @type {string} */ one) => set({ level: one })} />
    <div class="inlinefields">
      <${NameField} label=${t("your-name")} value=${name}
        onInput=${(/** @type {string} */ typed) => set({ name: typed })}
        more=${{ "data-name": true, placeholder: t("player-default") }} />
    </div>
  </section>`;
}

/** What somebody typed or pasted: a code in any form, or the whole link. @param {string} typed */
function readCode(typed) {
  const [, table] = /\/t\/([^/?#\s]+)/.exec(typed) ?? [];
  return table ?? typed.replace(/[\s\-\u2010-\u2015.]/g, "").toUpperCase();
}

function JoinByCode() {
  const [problem, setProblem] = useState("");
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const join = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const code = readCode(field.current?.value ?? "");
    setProblem("");
    try {
      if (code.length < CODE_LENGTH) throw new Error(t("start-code-short"));
      /** @type {TableInfo} */
      const found = await ask("GET", `api/v1/tables/${encodeURIComponent(code)}`);
      location.assign(url(`t/${found.table}`));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      field.current?.focus();
    }
  };
  return html`<form class="panel joincode" onSubmit=${join} noValidate>
    <h2><label for="code">${t("join-code")}</label></h2>
    <div class="inlinefields">
      <input id="code" name="code" ref=${field} placeholder="ABC DEF" maxlength="200" autocapitalize="characters"
        autocomplete="off" spellcheck=${false} aria-describedby="code-help code-problem"
        aria-invalid=${problem ? "true" : undefined} onInput=${() => setProblem("")} />
      <button>${t("join-code-go")}</button>
    </div>
    <p id="code-problem" class="codeerror" role="alert" hidden=${!problem}>${problem}</p>
    <p id="code-help" class="faint">${t("start-code-help")}</p>
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

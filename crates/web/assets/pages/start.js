// The start: go on with a game, play at once, or make a table for friends.

import { about, ask, openTable, ownName } from "../core/api.js";
import { at } from "../core/base.js";
import { GAMES, LEVELS } from "../core/offered.js";
import { ownGames, refreshOwnGames } from "../core/own-games.js";
import { set, useSettings } from "../core/settings.js";
import { useStore } from "../core/store.js";
import { day, moment, t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { GameArt } from "../parts/game-art.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";

/** @typedef {Awaited<ReturnType<typeof about>>} About */


export function Page() {
  const [known, know] = useState(/** @type {About | null} */ (null));
  const [form, open] = useState(/** @type {"friends" | "one-device" | null} */ (null));
  useEffect(() => void about().then(know, () => {}), []);
  return html`<${Frame} title=${t("start-title")}>
    <${Own} />
    <${PlayNow} />
    <section class="panel ways" aria-label=${t("ways")}>
      <button type="button" class="way" data-way="friends" aria-expanded=${form === "friends"} onClick=${() => open(form === "friends" ? null : "friends")}><b>${t("way-friends")}</b><span>${t("way-friends-about")}</span></button>
      <button type="button" class="way" data-way="one-device" aria-expanded=${form === "one-device"} onClick=${() => open(form === "one-device" ? null : "one-device")}><b>${t("way-one-device")}</b><span>${t("way-one-device-about")}</span></button>
      <a class="way" href=${at("sheet")}><b>${t("way-sheet")}</b><span>${t("way-sheet-about")}</span></a>
      <a class="way" href=${at("rules")}><b>${t("way-rules")}</b><span>${t("way-rules-about")}</span></a>
    </section>
    ${form && html`<${NewTable} key=${form} known=${known} oneDevice=${form === "one-device"} />`}
    <${JoinByCode} />
    <${PublicTables} />
  <//>`;
}

/** Games that were begun, and those that are over. */
function Own() {
  const games = useStore(ownGames);
  useEffect(() => void refreshOwnGames(), []);
  const running = games.filter(({ status }) => status !== "over");
  const over = games.filter(({ status, records }) => status === "over" && records.length);
  if (!running.length && !over.length) return null;
  return html`<section class="panel own">
    ${running.length > 0 && html`<h2>${t("continue")}</h2><ul class="links big">${running.slice(0, 3).map(({ table, game, created }) => html`<li key=${table}><a class="button main" data-continue href=${at(`t/${table}`)}>${t(`game-${game}`)} <span class="faint">${moment(created)}</span></a></li>`)}</ul>`}
    ${over.length > 0 && html`<details><summary>${t("own-games", { count: over.length })}</summary><ul class="links">${over.map(({ game, created, records }) => records.map((record) => html`<li key=${record}><a href=${at(`g/${record}`)}>${t(`game-${game}`)}</a> <span class="faint">${day(created)}</span></li>`))}</ul></details>`}
  </section>`;
}

/** One tap a game, against one bot. */
function PlayNow() {
  const { level, name } = useSettings();
  const [busy, start] = useState("");
  const play = (/** @type {string} */ game) => attempt(async () => {
    start(game);
    await openTable({ game, seats: 2, bots: { 2: level } }, [ownName()]).finally(() => start(""));
  });
  return html`<section class="panel playnow">
    <h1>${t("play-now")}</h1>
    <div class="gamecards">${GAMES.map((game) => html`<button key=${game} type="button" class="gamecard" data-play=${game} disabled=${busy !== ""} onClick=${() => play(game)}>
      <${GameArt} game=${game} /><b>${t(`game-${game}`)}</b><span>${t(`game-${game}-about`)}</span></button>`)}</div>
    <div class="inlinefields">
      <label>${t("level")} <select data-level value=${level} onChange=${(/** @type {any} */ event) => set({ level: event.target.value })}>${LEVELS.map((one) => html`<option value=${one} selected=${one === level}>${t(`level-${one}`)}</option>`)}</select></label>
      <label>${t("your-name")} <input data-name maxlength="24" autocomplete="nickname" placeholder=${t("player-default")} value=${name} onInput=${(/** @type {any} */ event) => set({ name: event.target.value })} /></label>
    </div>
  </section>`;
}

/** A table for friends, or for several on this device. @param {{ known: About | null, oneDevice: boolean }} props */
function NewTable({ known, oneDevice }) {
  const { name, cover } = useSettings();
  const [game, chooseGame] = useState("qwixx");
  const [seats, chooseSeats] = useState(2);
  const [bots, chooseBots] = useState(0);
  const [names, call] = useState([name]);
  const rules = known?.games.find((one) => one.name === game);
  const people = seats - bots;
  const self = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => self.current?.scrollIntoView({ block: "start" }), [known !== null]);
  if (!known || !rules) return html`<p class="faint">${t("one-moment")}</p>`;
  const send = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    const options = Object.fromEntries(rules.options.filter((option) => data.has(`option ${option}`)).map((option) => [option, true]));
    const level = String(data.get("level") ?? "medium");
    const botSeats = Object.fromEntries(Array.from({ length: Math.min(bots, seats - 1) }, (_, place) => [seats - place, level]));
    if (names[0]) set({ name: names[0] });
    attempt(() => openTable({
      game, seats, options, bots: botSeats, match: Number(data.get("match")), dice: String(data.get("dice")),
      seconds: Number(data.get("seconds")) || null, late: String(data.get("late")), public: data.has("public"),
    }, oneDevice ? names.slice(0, people) : [names[0] || ownName()]));
  };
  const number = (/** @type {any} */ event) => Number(event.target.value);
  return html`<form class="panel newtable" ref=${self} onSubmit=${send}>
    <h2>${oneDevice ? t("way-one-device") : t("way-friends")}</h2>
    <fieldset class="segments"><legend>${t("game")}</legend>${known.games.map((one) => html`<label key=${one.name}><input type="radio" name="game" value=${one.name} checked=${one.name === game} onChange=${() => { chooseGame(one.name); chooseSeats(Math.min(seats, one.max_seats)); }} /><span>${t(`game-${one.name}`)}</span></label>`)}</fieldset>
    <div class="fields">
      <label>${t("new-seats")} <select value=${seats} onChange=${(/** @type {any} */ event) => { chooseSeats(number(event)); chooseBots(Math.min(bots, number(event) - 1)); }}>${counted(oneDevice ? 2 : 1, rules.max_seats).map((count) => html`<option value=${count} selected=${count === seats}>${count}</option>`)}</select></label>
      <label>${t("new-bots")} <select value=${bots} onChange=${(/** @type {any} */ event) => chooseBots(number(event))}>${counted(0, seats - 1).map((count) => html`<option value=${count} selected=${count === bots}>${count}</option>`)}</select></label>
      ${bots > 0 && html`<label>${t("level")} <select name="level">${LEVELS.map((one) => html`<option value=${one} selected=${one === "medium"}>${t(`level-${one}`)}</option>`)}</select></label>`}
    </div>
    <div class="fields">${counted(0, oneDevice ? people - 1 : 0).map((place) => html`<label key=${place}>${oneDevice ? t("new-name-number", { number: place + 1 }) : t("your-name")} <input name=${`name ${place}`} maxlength="24" autocomplete=${place ? "off" : "nickname"} required=${oneDevice} placeholder=${place ? "" : t("player-default")} value=${names[place] ?? ""} onInput=${(/** @type {any} */ event) => call(counted(0, Math.max(place, names.length - 1)).map((other) => (other === place ? event.target.value : (names[other] ?? ""))))} /></label>`)}</div>
    ${oneDevice && html`<label class="check"><input type="checkbox" checked=${cover} onChange=${(/** @type {any} */ event) => set({ cover: event.target.checked })} /> ${t("set-cover")}</label>`}
    <details><summary>${t("new-more")}</summary>
      <div class="fields">
        <label>${t("new-dice")} <select name="dice">${["program", "tap", "real"].map((one) => html`<option value=${one}>${t(`dice-${one}`)}</option>`)}</select></label>
        <label>${t("new-match")} <select name="match">${counted(1, 5).map((count) => html`<option value=${count}>${count}</option>`)}</select></label>
        <label>${t("new-seconds")} <select name="seconds"><option value="">${t("new-no-limit")}</option>${[15, 30, 60, 120, 300].map((count) => html`<option value=${count}>${t("seconds", { count })}</option>`)}</select></label>
        <label>${t("new-late")} <select name="late"><option value="default">${t("late-default")}</option>${LEVELS.map((one) => html`<option value=${one}>${t("bot-name", { level: t(`level-${one}`) })}</option>`)}</select></label>
      </div>
      ${rules.options.map((option) => html`<label class="check" key=${option}><input type="checkbox" name=${`option ${option}`} /> ${t(`option-${option.replace("_", "-")}`)}</label>`)}
      ${!oneDevice && html`<label class="check"><input type="checkbox" name="public" /> ${t("new-public")}</label>`}
    </details>
    <div class="buttons"><button class="main">${oneDevice ? t("new-begin") : t("new-open")}</button></div>
  </form>`;
}

/** @param {number} from @param {number} to */
const counted = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

function JoinByCode() {
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const code = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get("code")).trim();
    attempt(async () => {
      const found = await ask("GET", `api/v1/tables/${encodeURIComponent(code)}`);
      location.assign(at(`t/${found.table}`));
    });
  };
  return html`<form class="panel joincode" onSubmit=${join}><h2>${t("join-code")}</h2>
    <div class="inlinefields"><input name="code" aria-label=${t("join-code-label")} placeholder="ABCDEF" maxlength="14" autocapitalize="characters" autocomplete="off" spellcheck=${false} required /><button>${t("join-code-go")}</button></div></form>`;
}

function PublicTables() {
  const [tables, know] = useState(/** @type {any[] | null} */ (null));
  useEffect(() => {
    const look = () => void (document.hidden || ask("GET", "api/v1/tables").then((told) => know(told.tables), () => {}));
    look();
    const timer = setInterval(look, 15000);
    return () => clearInterval(timer);
  }, []);
  const free = (/** @type {any} */ table) => table.seats.filter((/** @type {any} */ seat) => seat.kind === "open").length;
  return html`<section class="panel"><h2>${t("public-tables")}</h2>
    ${tables?.length ? html`<ul class="links big">${tables.map((table) => html`<li key=${table.table}><a class="button" href=${at(`t/${table.table}`)}>${t(`game-${table.game}`)} <span class="faint">${t("seats-free", { free: free(table), seats: table.seats.length })}</span></a></li>`)}</ul>`
      : html`<p class="faint">${tables ? t("public-none") : t("one-moment")}</p>`}</section>`;
}

// A table: joining it, waiting, playing, the end. Everything shown comes from the line's state.

import { about, ask, ownName, sitDown } from "../core/api.js";
import { at } from "../core/base.js";
import { isolated } from "../core/bidi.js";
import { learnSeats, rememberCarried } from "../core/dice-promise.js";
import { rememberGame } from "../core/own-games.js";
import { set, settings, useSettings } from "../core/settings.js";
import { useStore } from "../core/store.js";
import { t } from "../core/words.js";
import { faceOf } from "../games/index.js";
import { Actions, Sheets, situation, Tray } from "../parts/board.js";
import { Chat } from "../parts/chat.js";
import { Dialog } from "../parts/dialog.js";
import { End } from "../parts/end.js";
import { Frame } from "../parts/frame.js";
import { Invite, Join } from "../parts/invite.js";
import { Menu } from "../parts/menu.js";
import { Icon } from "../parts/pen.js";
import { Cover, Hint, UndoQuestion } from "../parts/questions.js";
import { SeatBar } from "../parts/seats.js";
import { announce, attempt, toast, Toasts } from "../parts/toasts.js";
import { arrows } from "../table/arrows.js";
import { call, play, showAwaited, stayAwake } from "../table/attention.js";
import { openLine } from "../table/line.js";
import { useMoves } from "../table/moves.js";
import { newsWords } from "../table/news.js";
import { isMine, nameOf, seatOf } from "../table/people.js";
import { thinking } from "../table/state.js";
import { html, useEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/line.js").Line} Line */
/** @typedef {import("../table/state.js").News} News */

/** How many pieces of news are remembered. */
const REMEMBERED = 400;

/** A seat that came from another device, by the code behind the address. @param {string} id */
async function carryHere(id) {
  const code = new URLSearchParams(location.hash.slice(1)).get("carry");
  if (!code) return;
  history.replaceState(null, "", location.pathname);
  await attempt(async () => {
    const { table, seats } = await ask("POST", `api/v1/tables/${id}/carry`, { code });
    rememberCarried(table, seats);
  });
}

/** @param {{ subject: string }} props the name of the table */
export function Page({ subject }) {
  const [line, open] = useState(/** @type {Line | null} */ (null));
  useEffect(() => {
    carryHere(subject).then(() => open(openLine(subject)));
  }, [subject]);
  return line ? html`<${Table} line=${line} />` : html`<${Frame}><p class="faint">${t("one-moment")}</p><//>`;
}

/** @param {{ line: Line }} props */
function Table({ line }) {
  const { table, deadline, news, heard } = useStore(line.state);
  const { health, problem } = useStore(line.line);
  const history = useNews(table, news, heard);
  if (health === "ended") return html`<${Frame} title=${t("no-table")}><section class="panel"><h1>${t("no-table")}</h1><p>${problem}</p><p><a class="button main" href=${at("")}>${t("to-start")}</a></p></section><//>`;
  if (!table) return html`<${Frame}><p class="faint">${t("one-moment")}</p>${health === "lost" && html`<${Lost} />`}<//>`;
  const sit = async (/** @type {string} */ name) => {
    set({ name });
    await sitDown(table.id, name, table.commitments);
    line.again();
  };
  const free = table.seats.some(({ kind }) => kind === "open" || kind === "reserved");
  const waits = !table.playing && table.results.length === 0;
  return html`<${Playing} table=${table} line=${line} deadline=${deadline} history=${history} health=${health}
    before=${html`${table.you.seats.length === 0 && free && !table.over && html`<${Join} table=${table} onSit=${sit} name=${settings.value.name} />`}
      ${waits && html`<${Invite} table=${table} line=${line} />`}`} />`;
}

/** The banner while the line is down. */
const Lost = () => html`<p class="lost" role="alert">${t("line-lost")}</p>`;

/** Remembers news, and tells what is worth telling. @param {TableView | null} table @param {News[]} news @param {number} heard */
function useNews(table, news, heard) {
  const history = useRef(/** @type {News[]} */ ([]));
  const told = useRef(heard);
  useEffect(() => {
    if (!table || told.current === heard) return;
    told.current = heard;
    history.current = [...history.current, ...news].slice(-REMEMBERED);
    tell(table, news);
  }, [heard]);
  return history.current;
}

/** @param {TableView} table @param {News[]} news */
function tell(table, news) {
  const face = faceOf(table.game);
  const { before, after } = news.at(-1) ?? { before: null, after: null };
  const began = news.some(({ kind }) => kind === "began");
  const changes = before && after && !began && before !== after ? face.changes(before.state, after.state, (seat) => nameOf(table, seat)) : [];
  for (const { text, colour } of changes) toast(text, { colour });
  announce([...news.map((one) => newsWords(table, one, face)), table.playing ? situation(table, thinking(table).find((seat) => isMine(table, seat))) : ""].filter(Boolean).join(". "));
  const kinds = news.map(({ kind }) => kind);
  if (changes.length) play("lock");
  else if (kinds.includes("over")) play("end");
  else if (kinds.includes("chance")) play("roll");
  else if (kinds.includes("decided")) play("pen");
  for (const one of news) {
    const { kind, what } = one;
    if (kind === "said" && settings.value.chat && !isMine(table, what.seat)) toast(`${isolated(what.name)}: ${isolated(what.text)}`);
    if (kind === "reacted" && settings.value.chat) toast(`${isolated(what.name ?? "")} ${what.text}`);
    if (kind === "chose" && what.by === "late" && isMine(table, what.seat)) toast(t("time-up"));
    if (kind === "hurry" && what.seats.some((/** @type {number} */ seat) => isMine(table, seat))) toast(t("hurry", { seconds: what.seconds }));
    if (kind === "next" && table.rematch.some((seat) => isMine(table, seat))) attempt(() => goOn(table, what.table));
    if (kind === "removed" && one.mine) toast(t("removed-you"), { kind: "problem" });
    else if (["undo_refused", "stood_in", "returned", "removed", "undone", "unrolled", "restored"].includes(kind)) toast(newsWords(table, one, face));
  }
}

/** To the next table, with all seats that one has here. @param {TableView} table @param {string} next */
async function goOn(table, next) {
  const { commitments } = await ask("GET", `api/v1/tables/${next}`);
  for (const [place, seat] of table.you.seats.entries()) await sitDown(next, seatOf(table, seat)?.name ?? ownName(), commitments, place > 0 ? { another: true } : {});
  location.assign(at(`t/${next}`));
}

/** @param {{ table: TableView, line: Line, deadline: number | null, history: News[], health: string, before: any }} props */
function Playing({ table, line, deadline, history, health, before }) {
  const [shown, show] = useState(/** @type {number | "menu" | "chat" | null} */ (null));
  const [uncovered, uncover] = useState(table.you.seats[0]);
  const { cover, auto } = useSettings();
  useEffect(() => {
    for (const own of table.you.seats) if (table.you.auto.includes(own) !== auto) attempt(() => line.send({ auto, seat: own }));
  }, [auto, table.id, table.you.seats.length]);
  const face = faceOf(table.game);
  const [reactions, know] = useState(/** @type {string[]} */ ([]));
  useEffect(() => void about().then((known) => know(known.reactions), () => {}), []);
  const asked = thinking(table).filter((seat) => isMine(table, seat));
  const seat = asked[0];
  const covered = cover && table.you.seats.length > 1 && seat !== undefined && seat !== uncovered;
  const moves = useMoves(line, table, covered ? undefined : seat, face);
  const title = t(`game-${table.game}`);
  useAttention(table, seat !== undefined, title);
  useEffect(() => {
    if (table.you.seats.length) rememberGame({ table: table.id, game: table.game, status: table.over ? "over" : "playing", records: table.records });
  }, [table.id, table.over, table.you.seats.length]);
  useEffect(() => learnSeats(table), [table.seats, table.you.seats]);
  useEffect(() => {
    const keys = arrows(moves?.clear);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  });
  useEffect(() => {
    // What had the focus is gone with the last question.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [table.line?.ply, seat]);
  useEffect(() => {
    if (!cover && seat !== undefined) uncover(seat);
  }, [seat, cover]);
  const own = seat ?? (table.you.seats.includes(uncovered) ? uncovered : table.you.seats[0]);
  const sheetShown = typeof shown === "number" ? shown : null;
  const [read, readAll] = useState(table.chat.length);
  useEffect(() => {
    if (shown === "chat") readAll(table.chat.length);
  }, [shown, table.chat.length]);
  const unread = settings.value.chat && table.chat.slice(read).some(({ seat: by }) => by === undefined || !isMine(table, by));
  const lastWords = useMemo(() => lastDecision(table, history, face), [history.length, table.line?.ply]);
  return html`<header class="tablebar"><a class="home" href=${at("")} aria-label=${t("to-start")}><img src=${at("icons/die.svg")} alt="" width="28" height="28" /></a>
      <${SeatBar} table=${table} onOpen=${show} />
      <button type="button" class="quiet" data-chat aria-label=${t("chat")} onClick=${() => show("chat")}><${Icon} name="talk" />${unread && html`<span class="badge" aria-hidden="true"></span>`}</button>
      <button type="button" class="quiet" data-menu aria-label=${t("menu")} onClick=${() => show("menu")}><${Icon} name="menu" /></button></header>
    <main id="main" class="table game-${table.game}" tabindex="-1">
      <h1 class="sr">${title}</h1>
      ${health === "lost" && html`<${Lost} />`}
      ${before}
      <${UndoQuestion} table=${table} line=${line} />
      ${!table.playing && table.results.length > 0 && html`<${End} table=${table} line=${line} onRules=${() => show("menu")} />`}
      ${covered
        ? html`<${Cover} table=${table} seat=${seat} onReady=${() => uncover(seat)} />`
        : table.line && html`${table.playing && html`<${Tray} table=${table} line=${line} deadline=${deadline} seat=${seat} moves=${moves} last=${lastWords} />
          ${moves && seat !== undefined && html`<${Hint} table=${table} seat=${seat} />`}`}
          <${Sheets} table=${table} own=${own} moves=${moves} onOpen=${show} />
          ${table.playing && html`<${Actions} table=${table} line=${line} seat=${seat} moves=${moves} />`}`}
    </main>
    ${sheetShown !== null && table.line && html`<${Dialog} title=${t("sheet-of", { name: nameOf(table, sheetShown) })} onClose=${() => show(null)} kind="widedialog"><${face.Sheet} state=${table.line.state} layout=${table.layout} seat=${sheetShown} /><//>`}
    ${shown === "menu" && html`<${Menu} table=${table} line=${line} history=${history} onClose=${() => show(null)} />`}
    ${shown === "chat" && html`<${Dialog} title=${t("chat")} onClose=${() => show(null)}><${Chat} table=${table} line=${line} reactions=${reactions} /><//>`}
    <${Toasts} />`;
}

/** What was decided last, in words. @param {TableView} table @param {News[]} history @param {import("../games/index.js").Face} face */
function lastDecision(table, history, face) {
  const last = history.filter(({ kind }) => kind === "decided").at(-1);
  return last ? newsWords(table, last, face) : "";
}

/** Calls the player when he is awaited, and keeps the screen on while a game is played. @param {TableView} table @param {boolean} awaited @param {string} title */
function useAttention(table, awaited, title) {
  const mine = table.you.seats.length > 0;
  useEffect(() => {
    showAwaited(awaited, title);
    if (awaited) call();
  }, [awaited, table.line?.ply, title]);
  useEffect(() => {
    const keepOn = () => stayAwake(mine && table.playing);
    keepOn();
    document.addEventListener("visibilitychange", keepOn);
    return () => document.removeEventListener("visibilitychange", keepOn);
  }, [mine, table.playing]);
}

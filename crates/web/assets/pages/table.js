// A table: joining it, waiting, playing, the end. Everything shown comes from the connection's state, with the pace of
// the turn director.

import { ask, ownName, sitDown } from "../core/api.js";
import { learnSeats, rememberCarried } from "../core/dice-commitments.js";
import { useObservable } from "../core/observable.js";
import { rememberGame } from "../core/own-games.js";
import { set, settings, useSettings } from "../core/settings.js";
import { isUpdateWaiting, update } from "../core/update.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { ArmSwitch, armTaps } from "../parts/arming.js";
import { Actions, Sheets } from "../parts/board.js";
import { Dialog } from "../parts/dialog.js";
import { GameEnd } from "../parts/game-end.js";
import { Icon } from "../parts/icons.js";
import { Invite, Join } from "../parts/invite.js";
import { KeyHelp } from "../parts/key-help.js";
import { Menu } from "../parts/menu.js";
import { PageFrame } from "../parts/page-frame.js";
import { Presence } from "../parts/presence.js";
import { Cover, Hint, Reminders, UndoQuestion } from "../parts/prompts.js";
import { SeatBar } from "../parts/seat-bar.js";
import { SidePanel } from "../parts/side-panel.js";
import { attempt, Toasts } from "../parts/toasts.js";
import { Tray } from "../parts/tray.js";
import { callPlayer, showAwaited, stayAwake } from "../table/attention.js";
import { openConnection } from "../table/connection.js";
import { createDirector } from "../table/director.js";
import { earlierNews } from "../table/history.js";
import { keyboardNavigation } from "../table/keyboard.js";
import { useMoves } from "../table/moves.js";
import { isMine, nameOf, seatOf } from "../table/seats.js";
import { awaitedSeats, decisionsIn } from "../table/state.js";
import { playScene, tellNews } from "../table/tell-news.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../table/director.js").Director} Director */
/** @typedef {import("../table/director.js").Scene} Scene */
/** @typedef {import("../table/state.js").News} News */

/** A seat that came from another device, by the code behind the address. @param {string} id */
async function carryHere(id) {
  const code = new URLSearchParams(location.hash.slice(1)).get("carry");
  if (!code) return;
  history.replaceState(null, "", location.pathname);
  await attempt(async () => {
    /** @type {import("../protocol.js").SeatsTaken} */
    const { table, seats } = await ask("POST", `api/v1/tables/${id}/carry`, { code });
    rememberCarried(table, seats);
  });
}

/** @param {{ subject: string }} props the name of the table */
export function Page({ subject }) {
  const [opened, open] = useState(/** @type {{ connection: Connection, director: Director } | null} */ (null));
  useEffect(() => {
    carryHere(subject).then(() => {
      const connection = openConnection(subject);
      open({ connection, director: direct(connection) });
    });
  }, [subject]);
  if (!opened) return html`<${PageFrame}><p class="faint">${t("one-moment")}</p><//>`;
  return html`<${Table} ...${opened} />`;
}

/** Shows what a connection brings with pace, and tells what is worth telling. @param {Connection} connection */
function direct(connection) {
  const director = createDirector({
    source: connection.state,
    stepsOf: (game) => uiOf(game).steps,
    speed: () => (document.hidden ? "instant" : settings.value.speed),
    onScene: playScene,
    onNews: ({ table, news }) => {
      if (!table) return;
      tellNews(table, news);
      const next = news.find(({ kind }) => kind === "next")?.details.table;
      if (next && table.rematch.some((seat) => isMine(table, seat))) attempt(() => goOn(table, next));
    },
  });
  document.addEventListener("visibilitychange", () => document.hidden && director.hurry());
  return director;
}

/** @param {{ connection: Connection, director: Director }} props */
function Table({ connection, director }) {
  const { state, scene, history, pace } = useObservable(director.shown);
  const { health, problem } = useObservable(connection.status);
  const { table, deadline } = state;
  useEarlierHistory(table, director);
  if (health === "ended") return html`<${NoTable} problem=${problem} />`;
  if (!table) {
    return html`<${PageFrame}><p class="faint">${t("one-moment")}</p>${health === "lost" && html`<${Lost} />`}<//>`;
  }
  return html`<${Playing} table=${table} connection=${connection} deadline=${deadline} history=${history}
    scene=${scene} pace=${pace} onHurry=${director.hurry} isLost=${health === "lost"} />`;
}

/** @param {{ problem: string }} props */
const NoTable = ({ problem }) => html`<${PageFrame} title=${t("no-table")}>
  <section class="panel">
    <h1>${t("no-table")}</h1>
    <p>${problem}</p>
    <p><a class="button main" href=${url("")}>${t("to-start")}</a></p>
  </section>
<//>`;

/** The banner while the connection is down. */
const Lost = () => html`<p class="lost" role="alert">${t("line-lost")}</p>`;

/**
 * Fetches once what had happened before this page was opened.
 * @param {TableView | null} table
 * @param {Director} director
 */
function useEarlierHistory(table, director) {
  useEffect(() => {
    if (table) earlierNews(table).then(director.remember, () => {});
  }, [table?.id]);
}

/** To the next table, with all seats that one has here. @param {TableView} table @param {string} next */
async function goOn(table, next) {
  /** @type {import("../protocol.js").TableInfo} */
  const { commitments } = await ask("GET", `api/v1/tables/${next}`);
  for (const [place, seat] of table.you.seats.entries()) {
    const name = seatOf(table, seat)?.name ?? ownName();
    await sitDown(next, name, commitments, place > 0 ? { another: true } : {});
  }
  location.assign(url(`t/${next}`));
}

/**
 * What comes before the game: sitting down, and waiting for others.
 * @param {{ table: TableView, connection: Connection }} props
 */
function BeforeGame({ table, connection }) {
  const sit = async (/** @type {string} */ name) => {
    set({ name });
    await sitDown(table.id, name, table.commitments);
    connection.reconnect();
  };
  const hasFreeSeat = table.seats.some(({ kind }) => kind === "open" || kind === "reserved");
  const mayJoin = table.you.seats.length === 0 && hasFreeSeat && !table.over;
  const isWaiting = !table.playing && table.results.length === 0;
  return html`${mayJoin && html`<${Join} table=${table} onSit=${sit} name=${settings.value.name} />`}
    ${isWaiting && html`<${Invite} table=${table} connection=${connection} />`}`;
}

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {number | null} props.deadline
 * @param {News[]} props.history
 * @param {Scene | null} props.scene what is being shown
 * @param {number} props.pace
 * @param {() => void} props.onHurry shows at once what is waiting to be shown
 * @param {boolean} props.isLost whether the connection is down
 */
function Playing({ table, connection, deadline, history, scene, pace, onHurry, isLost }) {
  const [shown, show] = useState(/** @type {DialogName} */ (null));
  const [uncovered, uncover] = useState(table.you.seats[0]);
  const [isArming, setArming] = useState(false);
  const { cover } = useSettings();
  const ui = uiOf(table.game);
  const seat = awaitedSeats(table).find((awaited) => isMine(table, awaited));
  const isCovered = cover && table.you.seats.length > 1 && seat !== undefined && seat !== uncovered;
  const moves = useMoves(connection, table.view, isCovered ? undefined : seat, ui);
  const title = t(`game-${table.game}`);
  useAutoChoices(table, connection);
  useAttention(table, seat !== undefined, title);
  useRemembered(table);
  useKeyboard(moves?.clear, [table.view?.ply, seat]);
  useUpdate(table, seat === undefined && !scene);
  useEffect(() => {
    if (!cover && seat !== undefined) uncover(seat);
  }, [seat, cover]);
  const own = seat ?? (table.you.seats.includes(uncovered) ? uncovered : table.you.seats[0]);
  const arming = armTaps(table, connection, own);
  const taps = moves?.taps ?? (isArming ? arming : undefined);
  const game =
    table.view &&
    html`${
      table.playing &&
      html`<${Tray} table=${table} connection=${connection} deadline=${deadline} seat=${seat} own=${own} moves=${moves}
          scene=${scene} pace=${pace} history=${history} />`
    }
      ${table.playing && html`<${Hint} table=${table} seat=${moves && seat} />`}
      ${table.playing && html`<${Reminders} table=${table} />`}
      <${Sheets} table=${table} own=${own} taps=${taps} deciding=${actingSeats(scene, ui)} onOpen=${show} />
      ${table.playing && arming && html`<${ArmSwitch} isOn=${isArming} onSwitch=${setArming} />`}
      ${table.playing && html`<${Actions} table=${table} connection=${connection} seat=${seat} moves=${moves} />`}`;
  return html`<${TableBar} table=${table} deadline=${deadline} show=${show} done=${lastDone(scene, history)} />
    <div class="tableframe">
      <main id="main" class="table game-${table.game}" tabindex="-1" onClickCapture=${scene ? onHurry : undefined}>
        <h1 class="sr">${title}</h1>
        ${isLost && html`<${Lost} />`}
        <${BeforeGame} table=${table} connection=${connection} />
        <${Presence} table=${table} connection=${connection} isAsked=${seat !== undefined} />
        <${UndoQuestion} table=${table} connection=${connection} />
        ${
          !table.playing &&
          table.results.length > 0 &&
          html`<${GameEnd} table=${table} connection=${connection} history=${history} onRules=${() => show("menu")} />`
        }
        ${isCovered ? html`<${Cover} table=${table} seat=${seat} onReady=${() => uncover(seat)} />` : game}
      </main>
      <${SidePanel} table=${table} connection=${connection} history=${history} />
    </div>
    <${Dialogs} table=${table} connection=${connection} shown=${shown} onClose=${() => show(null)} />
    <${Toasts} />`;
}

/**
 * Who is shown to do something on their sheet.
 * @param {Scene | null} scene
 * @param {import("../games/parts.js").GameUi} ui
 */
function actingSeats(scene, ui) {
  if (scene?.kind !== "decision" && scene?.kind !== "step") return [];
  return decisionsIn(scene.news)
    .filter(({ choice }) => ui.tokens(choice) !== null)
    .map(({ seat }) => seat);
}

/**
 * The last decision, as long as the dice that it is about lie there.
 * @param {Scene | null} scene
 * @param {News[]} history
 */
function lastDone(scene, history) {
  if (scene) return scene.news.kind === "decided" ? scene.news : undefined;
  const last = history.filter(({ kind }) => kind === "decided" || kind === "chance" || kind === "undone").at(-1);
  return last?.kind === "decided" ? last : undefined;
}

/** @typedef {number | "menu" | "keys" | null} DialogName a seat, whose sheet is shown, or one of the others */

/**
 * The bar at the top: the way home, the players, the talk, the menu.
 * @param {object} props
 * @param {TableView} props.table
 * @param {number | null} props.deadline
 * @param {News} [props.done] what was decided last
 * @param {(dialog: DialogName) => void} props.show
 */
function TableBar({ table, deadline, done, show }) {
  const [read, setRead] = useState(table.chat.length);
  const toChat = () => {
    setRead(table.chat.length);
    const side = document.getElementById("side");
    side?.scrollIntoView({ block: "end" });
    side?.querySelector("input")?.focus();
  };
  const isUnread = table.chat.slice(read).some(({ seat }) => seat === undefined || !isMine(table, seat));
  const badge = settings.value.chat && isUnread && html`<span class="badge" aria-hidden="true"></span>`;
  return html`<header class="tablebar">
    <a class="home" href=${url("")} aria-label=${t("to-start")}>
      <img src=${url("icons/die.svg")} alt="" width="28" height="28" />
    </a>
    <${SeatBar} table=${table} deadline=${deadline} done=${done} onOpen=${show} />
    <button type="button" class="quiet" data-chat aria-label=${t("chat")} onClick=${toChat}>
      <${Icon} name="talk" />${badge}
    </button>
    <button type="button" class="quiet keysbutton" data-keys aria-label=${t("keys")} onClick=${() => show("keys")}>
      <kbd>?</kbd>
    </button>
    <button type="button" class="quiet" data-menu aria-label=${t("menu")} onClick=${() => show("menu")}>
      <${Icon} name="menu" />
    </button>
  </header>`;
}

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {DialogName} props.shown
 * @param {() => void} props.onClose
 */
function Dialogs({ table, connection, shown, onClose }) {
  if (shown === "menu") return html`<${Menu} table=${table} connection=${connection} onClose=${onClose} />`;
  if (shown === "keys") return html`<${KeyHelp} onClose=${onClose} />`;
  if (shown === null || !table.view) return null;
  const { Sheet } = uiOf(table.game);
  return html`<${Dialog} title=${t("sheet-of", { name: nameOf(table, shown) })} onClose=${onClose} kind="widedialog">
    <${Sheet} state=${table.view.state} layout=${table.layout} seat=${shown} />
  <//>`;
}

/**
 * Tells the server whether single choices are made for the player.
 * @param {TableView} table
 * @param {Connection} connection
 */
function useAutoChoices(table, connection) {
  const { auto } = useSettings();
  useEffect(() => {
    for (const seat of table.you.seats) {
      if (table.you.auto.includes(seat) !== auto) attempt(() => connection.send({ auto, seat }));
    }
  }, [auto, table.id, table.you.seats.length]);
}

/** Remembers the table and what was promised about its dice. @param {TableView} table */
function useRemembered(table) {
  useEffect(() => {
    if (!table.you.seats.length) return;
    const status = table.over ? "over" : "playing";
    rememberGame({ table: table.id, game: table.game, status, records: table.records });
  }, [table.id, table.over, table.you.seats.length]);
  useEffect(() => learnSeats(table), [table.seats, table.you.seats]);
}

/**
 * Loads a new version of the page between two turns: where nobody at this device is asked, or the game is over.
 * @param {TableView} table
 * @param {boolean} isIdle
 */
function useUpdate(table, isIdle) {
  useEffect(() => {
    if (isUpdateWaiting() && isIdle && !(table.chosen.length && table.playing)) update();
  }, [isIdle, table.view?.ply, table.playing]);
}

/** Playing with keys. @param {(() => void) | undefined} clear @param {unknown[]} question changes with what is asked */
function useKeyboard(clear, question) {
  useEffect(() => {
    const keys = keyboardNavigation(clear);
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  });
  useEffect(() => {
    // What had the focus is gone with the last question.
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, question);
}

/**
 * Calls the player who is awaited, and keeps the screen on while a game is played.
 * @param {TableView} table
 * @param {boolean} isAwaited
 * @param {string} title
 */
function useAttention(table, isAwaited, title) {
  const isPlayer = table.you.seats.length > 0;
  useEffect(() => {
    showAwaited(isAwaited, title);
    if (isAwaited) callPlayer();
  }, [isAwaited, table.view?.ply, title]);
  useEffect(() => {
    const keepOn = () => stayAwake(isPlayer && table.playing);
    keepOn();
    document.addEventListener("visibilitychange", keepOn);
    return () => document.removeEventListener("visibilitychange", keepOn);
  }, [isPlayer, table.playing]);
}

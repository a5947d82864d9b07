// The middle of the table: what is going on, the dice, and rolling them.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { isDice } from "../table/dice-notation.js";
import { newsWords } from "../table/news.js";
import { inOrder, isMine, nameOf } from "../table/seats.js";
import { awaitedSeats, decisionsIn } from "../table/state.js";
import { html } from "../vendor/preact-htm.js";
import { Clock } from "./clock.js";
import { RealDice, RollButton } from "./roll.js";
import { TableDice } from "./table-dice.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../table/moves.js").Moves} Moves */
/** @typedef {import("../table/director.js").Scene} Scene */
/** @typedef {import("../table/state.js").News} News */
/** @typedef {import("../protocol.js").GameView} GameView */

/** What is told with more letters than this takes three lines on a phone. */
const LONG = 64;

/**
 * What is going on, in a sentence.
 * @param {TableView} table
 * @param {number | undefined} seat who decides at this device
 */
export function situation(table, seat) {
  const { view, layout } = table;
  if (!view) return "";
  if (seat !== undefined && view.turn === "decide") {
    const words = uiOf(table.game).promptWords(view, seat, layout, (other) => nameOf(table, other));
    return table.you.seats.length > 1 ? t("for-name", { name: nameOf(table, seat), words }) : words;
  }
  if (view.turn === "chance") return rollWords(table, view);
  const isWatching = table.you.seats.length === 0;
  const [first, ...rest] = awaitedSeats(table).filter((other) => isWatching || !isMine(table, other));
  if (first === undefined) return t("one-moment");
  return rest.length
    ? t("waiting-for-several", { count: rest.length + 1 })
    : t("waiting-for", { name: nameOf(table, first) });
}

/** Who rolls, in words. @param {TableView} table @param {GameView} view */
function rollWords(table, { state: { active } }) {
  if (!active) return table.dice === "program" ? t("one-moment") : "";
  const isYou = isMine(table, active) && table.you.seats.length === 1;
  return isYou ? t("you-roll") : t("name-rolls", { name: nameOf(table, active) });
}

/**
 * Whose turn it is, in words; whoever has chosen waits for the others, at their own turn, too.
 * @param {TableView} table
 * @param {GameView} view
 * @param {Scene | null} scene
 */
function turnWords(table, view, scene) {
  const { active } = view.state;
  if (scene && isDecision(scene) && scene.news.seats.length > 1) return t("all-have-chosen");
  if (!active) return "";
  const isYou = isMine(table, active) && table.you.seats.length === 1;
  if (!isYou) return t("turn-of", { name: nameOf(table, active) });
  return view.turn === "decide" && table.chosen.includes(active) ? t("you-have-chosen") : t("your-turn");
}

/** Whether a decision is being shown. @param {Scene} scene */
const isDecision = ({ kind }) => kind === "decision" || kind === "step";

/** What is being shown, in words. @param {TableView} table @param {Scene} scene */
function sceneWords(table, scene) {
  const { kind, news } = scene;
  if (kind === "throw" && table.view) {
    const { active } = table.view.state;
    const isYou = active && isMine(table, active) && table.you.seats.length === 1;
    return isYou ? t("you-are-rolling") : rollWords(table, table.view);
  }
  return isDecision(scene) ? decisionWords(table, news) : newsWords(table, news, uiOf(table.game));
}

/**
 * What everybody decided, in words: one's own first, as the seats are shown.
 * @param {TableView} table
 * @param {News} news
 */
function decisionWords(table, news) {
  const { before } = news;
  if (!before) return "";
  const { didWords, doesWords } = uiOf(table.game);
  const decisions = decisionsIn(news);
  const told = inOrder(table).flatMap((seat) => decisions.filter((decision) => decision.seat === seat));
  const words = told.map(({ seat, choice }) => {
    const name = nameOf(table, seat);
    return doesWords?.(choice, before, name) ?? didWords(choice, before, seat, name);
  });
  return words.join(". ");
}

/**
 * The dice that stay where they are, while that is being shown.
 * @param {TableView} table
 * @param {Scene | null} scene
 */
function keptDice(table, scene) {
  const [decision] = scene && isDecision(scene) ? decisionsIn(scene.news) : [];
  return decision && uiOf(table.game).keptDice?.(decision.choice);
}

/**
 * Which game of the match it is.
 * @param {{ table: TableView }} props
 */
const GameNumber = ({ table: { games, results } }) =>
  games > 1 && html`<span class="gamenumber">${t("game-of", { number: results.length + 1, games })}</span>`;

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {number | null} props.deadline
 * @param {number | undefined} props.seat
 * @param {number | undefined} props.own whose sheet is shown large
 * @param {Moves | undefined} props.moves
 * @param {Scene | null} props.scene
 * @param {number} props.pace
 * @param {import("../table/state.js").News[]} props.history
 */
export function Tray({ table, connection, deadline, seat, own, moves, scene, pace, history }) {
  const { view } = table;
  if (!view) return null;
  const ui = uiOf(table.game);
  const { Center } = ui;
  const flight = scene?.kind === "throw" ? scene.time * pace : 0;
  const rolled = history.filter(({ kind, notation }) => kind === "chance" && isDice(notation)).at(-1);
  const thrown = scene?.kind === "throw" ? scene.news : rolled;
  const last = history.filter(({ kind }) => kind === "decided").at(-1);
  const fitting = own === undefined ? undefined : ui.fittingDice?.(view.state, own);
  const words = scene ? sceneWords(table, scene) : situation(table, seat);
  return html`<section class="tray" aria-label=${t("tray")} data-scene=${scene?.kind ?? ""}>
    <p class="situation">
      <span class="turnwords">${turnWords(table, view, scene)} <${GameNumber} table=${table} /></span>
      <strong data-situation class=${scene && words.length > LONG ? "long" : ""}>${words}</strong>
      <${Clock} deadline=${deadline} />
    </p>
    <div class="dicetray">
      <${TableDice} game=${table.game} dice=${view.state.dice} roll=${view.ply} rolled=${thrown?.notation}
        flight=${flight} joined=${moves?.preview?.dice ?? keptDice(table, scene)} fitting=${fitting}
        taps=${moves?.taps} />
      <${Roll} table=${table} connection=${connection} view=${view} />
    </div>
    <p class="last">${!scene && last ? newsWords(table, last, ui) : ""}</p>
    ${table.you.seats.length === 0 && html`<p class="last">${t("you-watch")}</p>`}
    ${Center && html`<${Center} state=${view.state} layout=${table.layout} taps=${moves?.taps} />`}
    <${TakeRollBack} table=${table} connection=${connection} />
  </section>`;
}

/** Rolling, for those who may now. @param {{ table: TableView, connection: Connection, view: GameView }} props */
function Roll({ table, connection, view }) {
  const seat = table.you.seats.find((own) => table.may_roll?.includes(own));
  if (seat === undefined) return null;
  const roll = (/** @type {true | string} */ dice) => attempt(() => connection.send({ roll: dice, seat }));
  if (table.awaited) {
    return html`<${RealDice} key=${view.ply} awaited=${table.awaited} faces=${table.layout.faces} onRoll=${roll} />`;
  }
  const { SetupEntry } = uiOf(table.game);
  const seats = table.seats.map((known) => known.seat).sort((one, other) => one - other);
  return html`<${RollButton} kind=${view.kind ?? "roll"} onRoll=${() => roll(true)} />
    ${
      SetupEntry &&
      table.dice === "real" &&
      view.kind === "setup" &&
      html`<${SetupEntry} seats=${seats} layout=${table.layout} onEnter=${roll}
        nameOf=${(/** @type {number} */ one) => nameOf(table, one)} />`
    }`;
}

/**
 * Taking back what was typed in, as long as that may be.
 * @param {{ table: TableView, connection: Connection }} props
 */
function TakeRollBack({ table, connection }) {
  const [seat] = table.you.seats;
  if (!table.may_unroll || seat === undefined) return null;
  const takeBack = () => attempt(() => connection.send({ unroll: true, seat }));
  return html`<button type="button" class="small" data-unroll onClick=${takeBack}>${t("menu-unroll")}</button>`;
}

// The middle of the table: what is going on, the dice, and rolling them.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { isDice } from "../table/dice-notation.js";
import { newsWords } from "../table/news.js";
import { isMine, nameOf } from "../table/seats.js";
import { awaitedSeats } from "../table/state.js";
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

/** Whose turn it is, in words. @param {TableView} table @param {GameView} view */
function turnWords(table, { state: { active } }) {
  if (!active) return "";
  const isYou = isMine(table, active) && table.you.seats.length === 1;
  return isYou ? t("your-turn") : t("turn-of", { name: nameOf(table, active) });
}

/** What is being shown, in words. @param {TableView} table @param {Scene} scene */
function sceneWords(table, scene) {
  const { kind, news } = scene;
  if (kind === "throw" && table.view) {
    const { active } = table.view.state;
    const isYou = active && isMine(table, active) && table.you.seats.length === 1;
    return isYou ? t("you-are-rolling") : rollWords(table, table.view);
  }
  return newsWords(table, kind === "decision" ? withoutOwn(table, news) : news, uiOf(table.game));
}

/** What others decided, where they did: one knows one's own. @param {TableView} table @param {News} news */
function withoutOwn(table, news) {
  const choices = news.notation.split(", ");
  const others = news.seats
    .map((seat, place) => ({ seat, choice: choices[place] }))
    .filter(({ seat }) => !isMine(table, seat));
  if (others.length === 0 || choices.length !== news.seats.length) return news;
  return { ...news, seats: others.map(({ seat }) => seat), notation: others.map(({ choice }) => choice).join(", ") };
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
  return html`<section class="tray" aria-label=${t("tray")} data-scene=${scene?.kind ?? ""}>
    <p class="situation">
      <span class="turnwords">${turnWords(table, view)} <${GameNumber} table=${table} /></span>
      <strong data-situation>${scene ? sceneWords(table, scene) : situation(table, seat)}</strong>
      <${Clock} deadline=${deadline} />
    </p>
    <div class="dicetray">
      <${TableDice} game=${table.game} dice=${view.state.dice} roll=${view.ply} rolled=${thrown?.notation}
        flight=${flight} joined=${moves?.preview?.dice} fitting=${fitting} taps=${moves?.taps} />
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

// Who is there and who is not: what everybody sees while play waits for somebody, and how one comes back.

import { listed, t } from "../core/words.js";
import { isMine, nameOf, seatOf } from "../table/seats.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { useSecondsLeft } from "./clock.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/connection.js").Connection} Connection */
/** @typedef {import("../protocol.js").MissingSeat} MissingSeat */

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {Connection} props.connection
 * @param {boolean} props.isAsked whether somebody at this device is to decide, and needs the board
 */
export function Presence({ table, connection, isAsked }) {
  const [waitedFor, waitFor] = useState("");
  const { missing = [] } = table;
  useEffect(() => {
    if (missing.length === 0) waitFor("");
  }, [missing.length]);
  if (!table.playing) return null;
  const late = table.you.seats.filter((seat) => seatOf(table, seat)?.away);
  const replaced = table.you.seats.filter((seat) => seatOf(table, seat)?.level);
  if (replaced.length || late.length) {
    return html`<${Return} connection=${connection} late=${late} replaced=${replaced} />`;
  }
  if (!missing.length) return null;
  const who = missing.map(({ seat }) => seat).join(" ");
  const names = listed(missing.map(({ seat }) => nameOf(table, seat)));
  if (isAsked || waitedFor === who) {
    return html`<section class="question presence folded" role="status">
      <button type="button" class="link" data-unfold disabled=${isAsked} onClick=${() => waitFor("")}>
        ${t("presence-missing", { name: names })}
      </button>
    </section>`;
  }
  return html`<section class="question presence" role="alert">
    ${missing.map(
      (one) =>
        html`<${Missing} key=${one.seat} table=${table} connection=${connection} missing=${one}
          onWait=${() => waitFor(who)} />`,
    )}
  </section>`;
}

/**
 * For whoever is here, and was late or is replaced by a bot.
 * @param {{ connection: Connection, late: number[], replaced: number[] }} props
 */
function Return({ connection, late, replaced }) {
  const say = () =>
    attempt(async () => {
      for (const seat of replaced) await connection.send({ back: true, seat });
      for (const seat of late.filter((one) => !replaced.includes(one))) await connection.send({ present: true, seat });
    });
  return html`<section class="question presence" role="alert">
    <p>${replaced.length ? t("presence-replaced") : t("presence-late")}</p>
    <div class="buttons">
      <button type="button" class="main" data-present onClick=${say}>${t("presence-here")}</button>
    </div>
  </section>`;
}

/** @param {{ table: TableView, connection: Connection, missing: MissingSeat, onWait: () => void }} props */
function Missing({ table, connection, missing: { seat, seconds, votes }, onWait }) {
  const left = useSecondsLeft(useMemo(() => Date.now() + 1000 * seconds, [seconds]));
  const [own] = table.you.seats;
  const name = nameOf(table, seat);
  const hasVoted = own !== undefined && votes.some((voter) => isMine(table, voter));
  const vote = (/** @type {boolean} */ on) => attempt(() => connection.send({ vote_bot: seat, on, seat: own }));
  const wait = () => {
    if (hasVoted) vote(false);
    onWait();
  };
  const voters = listed(votes.map((voter) => nameOf(table, voter)));
  return html`<div class="missing">
    <p><strong>${t("presence-missing", { name })}</strong> ${left > 0 ? t("presence-wait", { seconds: left }) : ""}</p>
    ${
      own !== undefined &&
      html`<div class="buttons">
        <button type="button" data-wait onClick=${wait}>${t("presence-keep-waiting")}</button>
        <button type="button" class=${hasVoted ? "main" : ""} aria-pressed=${hasVoted} data-vote-bot
          onClick=${() => vote(true)}>${t("presence-bot")}</button>
      </div>`
    }
    ${votes.length > 0 && html`<p class="faint">${t("presence-votes", { names: voters })}</p>`}
  </div>`;
}

// The line to the server: one socket that comes back by itself, and requests that are answered.

import { Refused, token } from "../core/api.js";
import { at } from "../core/base.js";
import { makeStore } from "../core/store.js";
import { nothing, told, took } from "./state.js";

/** The first pause before trying again, and the longest. */
const [SHORTEST, LONGEST] = [400, 8000];
/** How long a request may wait for its answer before the line counts as dead. */
const PATIENCE = 15000;
/** How often a silent line is asked whether it is still there. */
const HEARTBEAT = 20000;
/** Errors after which there is nothing to come back to. */
const FINAL = ["no_table", "damaged", "wrong_version", "bad_token"];

/** @typedef {"connecting" | "open" | "lost" | "ended"} Health */

/** A line to one table: what is known of it, how the line is, and how to say something. @param {string} table */
export function openLine(table) {
  /** @type {import("../core/store.js").Store<import("./state.js").State>} */
  const state = makeStore(nothing);
  /** @type {import("../core/store.js").Store<{ health: Health, problem: string }>} */
  const line = makeStore(/** @type {{ health: Health, problem: string }} */ ({ health: "connecting", problem: "" }));
  /** @type {Map<number, { done: (answer: any) => void, failed: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {number | undefined} */
  let again;
  let pause = SHORTEST;
  let numbered = 0;

  function connect() {
    clearTimeout(again);
    const address = at("api/v1/socket");
    address.protocol = address.protocol.replace("http", "ws");
    const own = new WebSocket(address);
    socket?.close();
    socket = own;
    own.onopen = () => {
      const since = state.value.table?.n;
      own.send(JSON.stringify({ hello: { version: 1, table, token: token(), since } }));
    };
    own.onmessage = ({ data }) => {
      if (own === socket) hear(JSON.parse(data));
    };
    own.onclose = () => {
      if (own === socket) lost();
    };
  }

  function lost() {
    for (const { failed } of waiting.values()) failed(new Refused({ code: "offline" }));
    waiting.clear();
    if (line.value.health === "ended") return;
    line.set({ health: "lost", problem: "" });
    again = window.setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LONGEST);
  }

  /** @param {any} message */
  function hear(message) {
    if (message.error) return refused(message);
    if (message.ok !== undefined) {
      waiting.get(message.ok)?.done(message);
      waiting.delete(message.ok);
      return;
    }
    if (message.table) {
      pause = SHORTEST;
      line.set({ health: "open", problem: "" });
    }
    state.set(told(state.value, message, Date.now()));
    if (state.value.gap) connect();
  }

  /** @param {any} message */
  function refused(message) {
    const error = new Refused(message.error);
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (asked) asked.failed(error);
    else if (FINAL.includes(error.code)) line.set({ health: "ended", problem: error.message });
  }

  /** Asks for something; fails with what the server says. @param {object} request @returns {Promise<any>} */
  function send(request) {
    return new Promise((done, failed) => {
      if (socket?.readyState !== WebSocket.OPEN) return failed(new Refused({ code: "offline" }));
      numbered += 1;
      const id = numbered;
      const late = setTimeout(() => waiting.has(id) && connect(), PATIENCE);
      waiting.set(id, {
        done: (answer) => (clearTimeout(late), done(answer)),
        failed: (error) => (clearTimeout(late), failed(error)),
      });
      socket.send(JSON.stringify({ id, ...request }));
    });
  }

  /** Chooses for a seat; shown at once, and taken back if the server refuses. @param {number} seat @param {string} choice */
  async function choose(seat, choice) {
    const { table: before } = state.value;
    if (!before?.line) return;
    const { ply } = before.line;
    show(took(before, seat, choice));
    try {
      await send({ choose: choice, ply, seat });
    } catch (error) {
      const { table: now } = state.value;
      if (now?.line?.ply === ply && now.you.chosen[seat] === choice) show(took(now, seat, undefined));
      throw error;
    }
  }

  /** @param {import("./state.js").TableView} table */
  const show = (table) => state.set({ ...state.value, table, news: [] });

  // A phone that wakes up, or a network that is back: no need to wait for the pause.
  const hurry = () => {
    if (line.value.health !== "lost" || document.hidden) return;
    pause = SHORTEST;
    connect();
  };
  const cut = () => {
    const dead = socket;
    socket = null;
    dead?.close();
    if (line.value.health === "open") lost();
  };
  // A line can be dead without anybody saying so.
  setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN && waiting.size === 0 && !document.hidden) send({ ping: true }).catch(() => {});
  }, HEARTBEAT);
  addEventListener("offline", cut);
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return { state, line, send, choose, again: connect };
}

/** @typedef {ReturnType<typeof openLine>} Line */

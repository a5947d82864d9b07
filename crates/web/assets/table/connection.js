// The connection to the server: one socket that comes back by itself, and requests that are answered.

import { Refused, token } from "../core/api.js";
import { observable } from "../core/observable.js";
import { url } from "../core/urls.js";
import { applyMessage, initialState, withArmed, withChoice } from "./state.js";

/** The first pause before trying again, and the longest, in milliseconds. */
const [SHORTEST_PAUSE, LONGEST_PAUSE] = [400, 8000];
/** How long a request may wait for its answer before the connection counts as dead. */
const ANSWER_TIMEOUT = 15000;
/** How often a silent connection is asked whether it is still there. */
const HEARTBEAT = 20000;
/** Errors after which there is nothing to come back to. */
const FINAL = ["no_table", "damaged", "wrong_version", "bad_token"];

/** @typedef {import("../protocol.js").SocketMessage} SocketMessage */
/** @typedef {"connecting" | "open" | "lost" | "ended"} Health */
/** @typedef {{ health: Health, problem: string }} Status */

/**
 * Connects to one table: what is known of it, how the connection is, and how to say something.
 * @param {string} table
 */
export function openConnection(table) {
  /** @type {import("../core/observable.js").Observable<import("./state.js").State>} */
  const state = observable(initialState);
  /** @type {import("../core/observable.js").Observable<Status>} */
  const status = observable(/** @type {Status} */ ({ health: "connecting", problem: "" }));
  /** @type {Map<number, { done: (answer: SocketMessage) => void, failed: (error: Error) => void }>} */
  const waiting = new Map();
  /** @type {WebSocket | null} */
  let socket = null;
  /** @type {number | undefined} */
  let again;
  let pause = SHORTEST_PAUSE;
  let lastId = 0;

  function connect() {
    clearTimeout(again);
    const address = url("api/v1/socket");
    address.protocol = address.protocol.replace("http", "ws");
    const own = new WebSocket(address);
    socket?.close();
    socket = own;
    own.onopen = () => {
      const since = state.value.table?.n;
      own.send(JSON.stringify({ hello: { version: 1, table, token: token(), since } }));
    };
    own.onmessage = ({ data }) => {
      if (own === socket) receive(JSON.parse(data));
    };
    own.onclose = () => {
      if (own === socket) reconnectLater();
    };
  }

  function reconnectLater() {
    for (const { failed } of waiting.values()) failed(new Refused({ code: "offline" }));
    waiting.clear();
    if (status.value.health === "ended") return;
    status.set({ health: "lost", problem: "" });
    again = window.setTimeout(connect, pause * (0.5 + Math.random()));
    pause = Math.min(2 * pause, LONGEST_PAUSE);
  }

  /** @param {SocketMessage} message */
  function receive(message) {
    if (message.error) return receiveError(new Refused(message.error), message.id);
    if (message.ok !== undefined) {
      waiting.get(message.ok)?.done(message);
      waiting.delete(message.ok);
      return undefined;
    }
    if (message.table) {
      pause = SHORTEST_PAUSE;
      status.set({ health: "open", problem: "" });
    }
    state.set(applyMessage(state.value, message, Date.now()));
    if (state.value.gap) connect();
    return undefined;
  }

  /** @param {Refused} error @param {number | undefined} id of the request that it answers */
  function receiveError(error, id) {
    const asked = id === undefined ? undefined : waiting.get(id);
    if (id !== undefined) waiting.delete(id);
    if (asked) asked.failed(error);
    else if (FINAL.includes(error.code)) status.set({ health: "ended", problem: error.message });
  }

  /** Asks for something; fails with what the server says. @param {object} request @returns {Promise<SocketMessage>} */
  function send(request) {
    return new Promise((done, failed) => {
      if (socket?.readyState !== WebSocket.OPEN) return failed(new Refused({ code: "offline" }));
      lastId += 1;
      const id = lastId;
      const late = setTimeout(() => waiting.has(id) && connect(), ANSWER_TIMEOUT);
      const settle = (/** @type {() => void} */ how) => {
        clearTimeout(late);
        how();
      };
      waiting.set(id, {
        done: (answer) => settle(() => done(answer)),
        failed: (error) => settle(() => failed(error)),
      });
      return socket.send(JSON.stringify({ id, ...request }));
    });
  }

  /**
   * Chooses for a seat; shown at once, and taken back if the server refuses.
   * @param {number} seat
   * @param {string} choice
   */
  async function choose(seat, choice) {
    const { table: before } = state.value;
    if (!before?.view) return;
    const { ply } = before.view;
    show(withChoice(before, seat, choice));
    try {
      await send({ choose: choice, ply, seat });
    } catch (error) {
      const { table: now } = state.value;
      if (now?.view?.ply === ply && now.you.chosen[seat] === choice) show(withChoice(now, seat, undefined));
      throw error;
    }
  }

  /**
   * Says what a seat has picked: it is taken if time runs out. The answer is what it would bring.
   * @param {number} seat
   * @param {string | null} choice
   */
  async function select(seat, choice) {
    const ply = state.value.table?.view?.ply;
    const { preview } = await send({ select: choice, ply, seat });
    return preview;
  }

  /**
   * Says in advance what a seat chooses as soon as it can.
   * @param {number} seat
   * @param {string[]} choices
   */
  async function arm(seat, choices) {
    const { table: before } = state.value;
    if (!before) return;
    show(withArmed(before, seat, choices));
    await send({ arm: choices, seat });
  }

  /** @param {import("./state.js").TableView} table */
  const show = (table) => state.set({ ...state.value, table, news: [] });

  // A phone that wakes up, or a network that is back: no need to wait for the pause.
  const reconnectNow = () => {
    if (status.value.health !== "lost" || document.hidden) return;
    pause = SHORTEST_PAUSE;
    connect();
  };
  const disconnect = () => {
    const dead = socket;
    socket = null;
    dead?.close();
    if (status.value.health === "open") reconnectLater();
  };
  // A connection can be dead without anybody saying so.
  setInterval(() => {
    const isSilent = socket?.readyState === WebSocket.OPEN && waiting.size === 0 && !document.hidden;
    if (isSilent) send({ ping: true }).catch(() => {});
  }, HEARTBEAT);
  addEventListener("offline", disconnect);
  addEventListener("online", reconnectNow);
  document.addEventListener("visibilitychange", reconnectNow);
  connect();
  return { state, status, send, choose, select, arm, reconnect: connect };
}

/** @typedef {ReturnType<typeof openConnection>} Connection */

// From the server's messages to what a table shows: the one place that does so. Pure: a state and a message make the
// next state; components draw it and nothing else.

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").ChatMessage} ChatMessage */
/** @typedef {import("../protocol.js").EventDetails} EventDetails */
/** @typedef {import("../protocol.js").StepMessage} StepMessage */
/** @typedef {import("../protocol.js").TableMessage} TableMessage */
/** @typedef {import("../protocol.js").WireEvent} WireEvent */

/**
 * The server's `table`, kept up to date. `view` is where the game stands, which the server calls `line`; `rolls` are
 * the rolls and draws of this game that were seen to fall, without a gap up to now.
 * @typedef {Omit<TableMessage, "line" | "missed"> & { view: GameView | null, rolls: string[] }} TableView
 */

/**
 * @typedef {object} News something that happened
 * @property {string} kind the name of the event or message
 * @property {EventDetails} details what came with it
 * @property {string} notation dice or choices as they are written, where the event is about them
 * @property {ChatMessage} [message] what was said
 * @property {import("../protocol.js").HurryMessage} [hurry] for whom time is running out
 * @property {number[]} seats who had chosen
 * @property {GameView | null} before the game before it
 * @property {GameView | null} after and after it
 * @property {string} [name] what the seat was called
 * @property {boolean} [mine] whether it was one's own
 * @property {boolean} [isRetold] whether it was told later, so that the games before and after it have no sheets
 */

/**
 * @typedef {object} State
 * @property {TableView | null} table
 * @property {News[]} news what the last message brought
 * @property {number} newsCount counts messages that brought news, so that they are told once
 * @property {number | null} deadline when the time is over, in milliseconds
 * @property {boolean} gap whether a step is missing: come back to get it
 */

/** How many chat messages are remembered. */
const MOST_CHAT = 100;

/** @type {State} */
export const initialState = { table: null, news: [], newsCount: 0, deadline: null, gap: false };

/** The name of an event, and what comes with it. @param {WireEvent} event */
export function readEvent(event) {
  const [kind, what] = typeof event === "string" ? [event, ""] : Object.entries(event)[0];
  return typeof what === "string"
    ? { kind, notation: what, details: /** @type {EventDetails} */ ({}) }
    : { kind, notation: "", details: what };
}

/** @param {number | null | undefined} seconds @param {number} now */
const deadlineIn = (seconds, now) => (seconds == null ? null : now + 1000 * seconds);

/** @param {number[]} seats */
const inOrder = (seats) => [...new Set(seats)].sort((one, other) => one - other);

/** @param {TableView} table @param {number | undefined} seat */
const nameIn = (table, seat) => table.seats.find((known) => known.seat === seat)?.name;

/**
 * What a state is after a message of the server.
 * @param {State} state
 * @param {import("../protocol.js").SocketMessage} message
 * @param {number} now in milliseconds
 * @returns {State}
 */
export function applyMessage(state, message, now) {
  if (message.table) return applyTable(state, message.table, now);
  const { table } = state;
  if (!table) return state;
  if (message.n !== undefined) return applyStep(state, table, /** @type {StepMessage} */ (message), now);
  if (message.here) {
    const { seats, watching, may_roll, host, missing } = message.here;
    const you = { ...table.you, host: host != null && table.you.seats.includes(host) };
    return { ...state, news: [], table: { ...table, here: seats, watching, may_roll, host, missing, you } };
  }
  if (message.said) return withChat(state, table, message.said, "said");
  if (message.reacted) {
    const { seat, reaction } = message.reacted;
    return withChat(state, table, { seat, name: nameIn(table, seat), text: reaction }, "reacted");
  }
  if (message.hurry) {
    const news = [{ ...plainNews(table, "hurry"), hurry: message.hurry }];
    const deadline = deadlineIn(message.hurry.seconds, now);
    return { ...state, deadline, news, newsCount: state.newsCount + 1 };
  }
  return state;
}

/** News that have not changed the game. @param {TableView} table @param {string} kind @returns {News} */
const plainNews = ({ view }, kind) => ({ kind, details: {}, notation: "", seats: [], before: view, after: view });

/** @param {State} state @param {TableView} table @param {ChatMessage} message @param {string} kind @returns {State} */
function withChat(state, table, message, kind) {
  const news = [{ ...plainNews(table, kind), message }];
  const chat = [...table.chat, message].slice(-MOST_CHAT);
  return { ...state, table: { ...table, chat }, news, newsCount: state.newsCount + 1 };
}

/** @param {State} state @param {TableMessage} message @param {number} now @returns {State} */
function applyTable(state, { line, missed = [], ...table }, now) {
  const old = state.table;
  /** @type {News[]} */
  const news = [];
  let before = old?.view ?? null;
  let seats = old?.chosen ?? [];
  for (const step of missed) {
    const after = step.line ?? before;
    for (const event of step.events) {
      const read = readEvent(event);
      news.push({ ...read, seats: inOrder(seats), before, after });
      if (read.kind === "chose") seats = [...seats, read.details.seat ?? 0];
      if (read.kind === "decided") seats = [];
    }
    before = after;
  }
  const rolls = isWithoutGap(old, table.n, missed) ? news.reduce(rollsAfter, old?.rolls ?? []) : [];
  return {
    table: { ...table, view: line, rolls },
    news,
    newsCount: state.newsCount + (news.length ? 1 : 0),
    // Where it is this arrival that starts the clock, it has not begun to run.
    deadline: deadlineIn(table.seconds_left ?? (table.playing && line?.turn === "decide" ? table.seconds : null), now),
    gap: false,
  };
}

/**
 * Whether everything is known that happened since then.
 * @param {TableView | null} old
 * @param {number} n the number of the last step
 * @param {StepMessage[]} missed
 */
function isWithoutGap(old, n, missed) {
  return old !== null && old.n + missed.length === n && missed.every((step, place) => step.n === old.n + place + 1);
}

/** @param {string[]} rolls @param {News} news */
function rollsAfter(rolls, { kind, notation }) {
  if (kind === "began") return [];
  return kind === "chance" ? [...rolls, notation] : rolls;
}

/** @param {State} state @param {TableView} old @param {StepMessage} step @param {number} now @returns {State} */
function applyStep(state, old, step, now) {
  if (step.n <= old.n) return state;
  if (step.n > old.n + 1) return { ...state, gap: true };
  const { n, may_roll, may_unroll, may_undo = old.may_undo, seats = old.seats, line: view = old.view } = step;
  /** @type {TableView} */
  let table = { ...old, n, seats, view, may_roll, may_unroll, may_undo };
  if (step.line) table.awaited = step.awaited;
  if (step.record) table.records = [...old.records, step.record];
  /** @type {News[]} */
  const news = [];
  for (const event of step.events) {
    const read = readEvent(event);
    const { seat } = read.details;
    const mine = seat !== undefined && old.you.seats.includes(seat);
    const who = { seats: inOrder(table.chosen), name: nameIn(old, seat), mine };
    news.push({ ...read, ...who, before: old.view, after: view });
    table = applyEvent(table, read.kind, read.details);
  }
  table.rolls = news.reduce(rollsAfter, old.rolls);
  const deadline = step.line ? deadlineIn(step.seconds, now) : state.deadline;
  return { table, news, newsCount: state.newsCount + 1, deadline, gap: false };
}

/**
 * The table after one event.
 * @param {TableView} table
 * @param {string} kind
 * @param {EventDetails} details
 * @returns {TableView}
 */
function applyEvent(table, kind, details) {
  const { seat = 0 } = details;
  const undecided = { chosen: [], undo: null, you: { ...table.you, chosen: {} } };
  switch (kind) {
    case "began":
      return { ...table, ...undecided, playing: true, ready: [] };
    case "chance":
    case "unrolled":
    case "decided":
    case "undone":
      return { ...table, ...undecided };
    case "removed": {
      const { [seat]: _, ...chosen } = table.you.chosen;
      return { ...table, you: { ...table.you, chosen, seats: table.you.seats.filter((own) => own !== seat) } };
    }
    case "chose":
      return { ...table, chosen: [...table.chosen.filter((known) => known !== seat), seat] };
    case "took_back":
      return withChoice(table, seat, undefined);
    case "undo_asked":
      return { ...table, undo: { by: seat, agreed: [seat] } };
    case "undo_agreed":
      return { ...table, undo: table.undo && { ...table.undo, agreed: [...table.undo.agreed, seat] } };
    case "undo_refused":
      return { ...table, undo: null };
    case "ready":
      return { ...table, ready: [...table.ready, seat] };
    case "rematch":
      return { ...table, rematch: [...table.rematch, seat] };
    case "next":
      return { ...table, next: details.table ?? null };
    case "over":
      return { ...table, ...undecided, ...afterGame(table, details), playing: false };
    default:
      return table;
  }
}

/** What the end of a game changes. @param {TableView} table @param {EventDetails} details */
function afterGame(table, { scores = [], totals = [], leaders = [], match_over: over = false }) {
  return { results: [...table.results, scores], totals, leaders, over, code: over ? null : table.code };
}

/**
 * A choice of one's own, made or taken back: only its player knows it.
 * @param {TableView} table
 * @param {number} seat
 * @param {string | undefined} choice
 * @returns {TableView}
 */
export function withChoice(table, seat, choice) {
  const { [seat]: _, ...chosen } = table.you.chosen;
  if (choice !== undefined) chosen[seat] = choice;
  const others = table.chosen.filter((known) => known !== seat);
  return { ...table, chosen: choice === undefined ? others : [...others, seat], you: { ...table.you, chosen } };
}

/**
 * What a seat will choose as soon as it can.
 * @param {TableView} table
 * @param {number} seat
 * @param {string[]} choices
 * @returns {TableView}
 */
export const withArmed = (table, seat, choices) => ({
  ...table,
  you: { ...table.you, armed: { ...table.you.armed, [seat]: choices } },
});

/**
 * Who decided what, where a piece of news is about decisions.
 * @param {Pick<News, "seats" | "notation">} news
 * @returns {{ seat: number, choice: string }[]}
 */
export function decisionsIn({ seats, notation }) {
  const choices = notation.split(", ");
  return seats.length === choices.length ? seats.map((seat, place) => ({ seat, choice: choices[place] })) : [];
}

/** Who is asked and has not chosen yet. @param {TableView} table @returns {number[]} */
export function awaitedSeats({ playing, view, chosen }) {
  if (!playing || view?.turn !== "decide") return [];
  return (view.seats ?? []).filter((seat) => !chosen.includes(seat));
}

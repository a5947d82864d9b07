// From the server's messages to what a table shows: the one place that does so. Pure: a state and a message make the
// next state; components draw it and nothing else.

/** @typedef {{ seat: number, kind: "open" | "reserved" | "person" | "bot", name?: string, level?: string, luck?: string, away?: boolean, muted?: boolean }} SeatState */
/** @typedef {{ ply: number, turn: "chance" | "decide" | "over", kind?: string, seats?: number[], choices?: Record<string, string[]>, scores: number[], winners?: number[], state: any }} Line */
/** @typedef {{ seat?: number, name?: string, text: string, at?: number }} Said */
/** @typedef {string | Record<string, any>} TableEvent */
/** @typedef {{ kind: string, what: any, seats: number[], before: Line | null, after: Line | null, name?: string, mine?: boolean }} News what happened, who had chosen, the game before and after it, what the seat was called and whether it was one's own */
/** @typedef {{ seats: number[], chosen: Record<string, string>, armed: Record<string, string[]>, auto: number[], host: boolean }} You */

/**
 * @typedef {object} TableView the server's `table`, kept up to date
 * @property {number} n
 * @property {string} id
 * @property {string | null} code
 * @property {string} game
 * @property {Record<string, boolean>} options
 * @property {any} layout
 * @property {SeatState[]} seats
 * @property {number[]} here
 * @property {number} watching
 * @property {number | null} host
 * @property {number} games
 * @property {number[][]} results
 * @property {number[]} totals
 * @property {string[]} records
 * @property {number | null} seconds
 * @property {number | null} seconds_left
 * @property {string} dice
 * @property {string[]} commitments
 * @property {boolean} playing
 * @property {boolean} over
 * @property {Line | null} line
 * @property {boolean} [fresh] whether nothing was decided on the dice that lie there
 * @property {string[]} [rolls] the rolls and draws of this game that were seen to fall, without a gap up to now
 * @property {string[]} [awaited] the real dice that are to be rolled and entered now
 * @property {number[]} chosen
 * @property {{ by: number, agreed: number[] } | null} undo
 * @property {number[]} ready
 * @property {number[]} rematch
 * @property {string | null} next
 * @property {Said[]} chat
 * @property {You} you
 * @property {{ n: number, events: TableEvent[], line?: Line }[]} [missed]
 */

/**
 * @typedef {object} State
 * @property {TableView | null} table
 * @property {News[]} news what the last message brought
 * @property {number} heard counts messages that brought news, so that they are told once
 * @property {number | null} deadline when the time is over, in milliseconds
 * @property {boolean} gap whether a step is missing: come back to get it
 */

/** @type {State} */
export const nothing = { table: null, news: [], heard: 0, deadline: null, gap: false };

/** @param {TableEvent} event @returns {[string, any]} */
const parts = (event) => (typeof event === "string" ? [event, {}] : /** @type {[string, any]} */ (Object.entries(event)[0]));

/** @param {number | null | undefined} seconds @param {number} now */
const until = (seconds, now) => (seconds == null ? null : now + 1000 * seconds);

/** @param {number[]} seats */
const inOrder = (seats) => [...new Set(seats)].sort((one, other) => one - other);

/** What a state is after a message of the server. @param {State} state @param {any} message @param {number} now @returns {State} */
export function told(state, message, now) {
  if (message.table) return snapshot(state, message.table, now);
  const { table } = state;
  if (!table) return state;
  if (message.n !== undefined) return step(state, table, message, now);
  if (message.here) {
    return { ...state, news: [], table: { ...table, here: message.here.seats, watching: message.here.watching } };
  }
  if (message.said) return said(state, table, message.said, "said");
  if (message.reacted) {
    const { seat, reaction } = message.reacted;
    return said(state, table, { seat, name: nameIn(table, seat), text: reaction }, "reacted");
  }
  if (message.hurry) {
    const news = [{ kind: "hurry", what: message.hurry, seats: [], before: table.line, after: table.line }];
    return { ...state, deadline: until(message.hurry.seconds, now), news, heard: state.heard + 1 };
  }
  return state;
}

/** @param {TableView} table @param {number} seat */
const nameIn = (table, seat) => table.seats.find((known) => known.seat === seat)?.name;

/** @param {State} state @param {TableView} table @param {Said} what @param {string} kind @returns {State} */
function said(state, table, what, kind) {
  const news = [{ kind, what, seats: [], before: table.line, after: table.line }];
  return { ...state, table: { ...table, chat: [...table.chat, what].slice(-100) }, news, heard: state.heard + 1 };
}

/** @param {State} state @param {TableView} table @param {number} now @returns {State} */
function snapshot(state, table, now) {
  const news = [];
  let before = state.table?.line ?? null;
  let seats = state.table?.chosen ?? [];
  for (const missed of table.missed ?? []) {
    const after = missed.line ?? before;
    for (const event of missed.events) {
      const [kind, what] = parts(event);
      news.push({ kind, what, seats: inOrder(seats), before, after });
      seats = kind === "chose" ? [...seats, what.seat] : kind === "decided" ? [] : seats;
    }
    before = after;
  }
  const heard = state.heard + (news.length ? 1 : 0);
  const fresh = table.line?.turn === "decide";
  const rolls = isWithoutGap(state.table, table) ? news.reduce(rollsAfter, state.table?.rolls ?? []) : [];
  return { table: { ...table, fresh, rolls }, news, heard, deadline: until(table.seconds_left, now), gap: false };
}

/** Whether everything is known that happened since then. @param {TableView | null} old @param {TableView} now */
function isWithoutGap(old, now) {
  const missed = now.missed ?? [];
  return old !== null && old.n + missed.length === now.n && missed.every(({ n }, place) => n === old.n + place + 1);
}

/** @param {string[]} rolls @param {{ kind: string, what: any }} news */
function rollsAfter(rolls, { kind, what }) {
  if (kind === "began") return [];
  return kind === "chance" ? [...rolls, String(what)] : rolls;
}

/** @param {State} state @param {TableView} old @param {any} message @param {number} now @returns {State} */
function step(state, old, message, now) {
  if (message.n <= old.n) return state;
  if (message.n > old.n + 1) return { ...state, gap: true };
  let table = { ...old, n: message.n, seats: message.seats ?? old.seats, line: message.line ?? old.line };
  if (message.line) table.awaited = message.awaited;
  if (message.record) table.records = [...old.records, message.record];
  const news = [];
  for (const event of message.events) {
    const [kind, what] = parts(event);
    news.push({ kind, what, seats: inOrder(table.chosen), before: old.line, after: table.line, name: nameIn(old, what?.seat), mine: old.you.seats.includes(what?.seat) });
    table = happened(table, kind, what);
  }
  table.rolls = news.reduce(rollsAfter, old.rolls ?? []);
  const deadline = message.line ? until(message.seconds, now) : state.deadline;
  return { table, news, heard: state.heard + 1, deadline, gap: false };
}

/** The table after one event. @param {TableView} table @param {string} kind @param {any} what @returns {TableView} */
function happened(table, kind, what) {
  const undecided = { chosen: [], undo: null, you: { ...table.you, chosen: {} } };
  switch (kind) {
    case "began":
      return { ...table, ...undecided, playing: true, ready: [] };
    case "chance":
      return { ...table, ...undecided, fresh: true };
    case "unrolled":
    case "decided":
    case "undone":
      return { ...table, ...undecided, fresh: false };
    case "removed": {
      const { [what.seat]: _, ...chosen } = table.you.chosen;
      return { ...table, you: { ...table.you, chosen, seats: table.you.seats.filter((seat) => seat !== what.seat) } };
    }
    case "chose":
      return { ...table, chosen: [...table.chosen.filter((seat) => seat !== what.seat), what.seat] };
    case "took_back":
      return took(table, what.seat, undefined);
    case "undo_asked":
      return { ...table, undo: { by: what.seat, agreed: [what.seat] } };
    case "undo_agreed":
      return { ...table, undo: table.undo && { ...table.undo, agreed: [...table.undo.agreed, what.seat] } };
    case "undo_refused":
      return { ...table, undo: null };
    case "ready":
      return { ...table, ready: [...table.ready, what.seat] };
    case "rematch":
      return { ...table, rematch: [...table.rematch, what.seat] };
    case "next":
      return { ...table, next: what.table };
    case "over": {
      const results = [...table.results, what.scores];
      const over = results.length === table.games;
      return { ...table, ...undecided, results, over, playing: false, totals: what.totals, code: over ? null : table.code };
    }
    default:
      return table;
  }
}

/** A choice of one's own, made or taken back: only its player knows it. @param {TableView} table @param {number} seat @param {string | undefined} choice @returns {TableView} */
export function took(table, seat, choice) {
  const chosen = { ...table.you.chosen };
  delete chosen[seat];
  if (choice !== undefined) chosen[seat] = choice;
  const others = table.chosen.filter((known) => known !== seat);
  return { ...table, chosen: choice === undefined ? others : [...others, seat], you: { ...table.you, chosen } };
}

/** Who is asked and has not chosen yet. @param {TableView} table @returns {number[]} */
export function thinking(table) {
  const { line } = table;
  if (!table.playing || line?.turn !== "decide") return [];
  return (line.seats ?? []).filter((seat) => !table.chosen.includes(seat));
}

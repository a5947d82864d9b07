// What the client makes of the server's messages. The messages themselves are generated from the server's own types
// (../types/protocol.d.ts); here they get what a game puts into them, and how loosely the client reads events. For the
// type checker alone, not shipped. What a game's own state and layout look like stands in the folder of that game.

import type * as wire from "../types/protocol";

export type { Phrase, PhraseArgument, Seat, TableCreated } from "../types/protocol";

type Seat = wire.Seat;

/** What every game's state has. */
export interface GameState extends wire.GameState {
  phase: string;
  /** The dice that lie on the table, in notation. */
  dice: string | null;
}

/** Where a game stands: `line` on the wire. */
export interface GameView<State extends GameState = GameState> extends Omit<wire.GameView, "state" | "kind"> {
  /** Of a chance turn: `setup`, `roll`, `reroll` and the like. */
  kind?: string;
  state: State;
}

export type TableSeat = wire.SeatView;

/** What the player at this device alone may know. */
export type You = wire.PrivateView;

export type UndoRequest = wire.UndoView;

/** Something said, or a reaction, which has no time. */
export type ChatMessage = Pick<wire.ChatMessage, "text"> & Partial<wire.ChatMessage>;

/** What an event carries besides its name; which keys it has depends on the name. */
export interface EventDetails {
  seat?: Seat;
  by?: string;
  game?: number;
  level?: string;
  table?: string;
  scores?: number[];
  totals?: number[];
  winners?: Seat[];
  leaders?: Seat[];
  match_over?: boolean;
  on?: boolean;
}

/** An event as it stands in a step: a name alone, or a name with what belongs to it. */
export type WireEvent = string | Record<string, string | EventDetails>;

/** `table`: everything about a table. */
export interface TableMessage extends Omit<wire.Snapshot, "chat" | "layout" | "line" | "missed"> {
  chat: ChatMessage[];
  layout: GameLayout;
  line: GameView | null;
  missed?: StepMessage[];
}

/** A step: what happened at once. */
export interface StepMessage extends Omit<wire.Step, "events" | "line"> {
  events: WireEvent[];
  line?: GameView;
}

/** What a choice would bring that is picked and not made yet. */
export interface Preview<State extends GameState = GameState> extends Omit<wire.Preview, "state"> {
  state: State;
}

/** Somebody for whom play waits and who is not connected. */
export type MissingSeat = wire.MissingPlayer;

/** `GET /api/v1/tables/{table}/history` */
export interface TableHistory {
  entries: {
    n: number;
    events: WireEvent[];
    seats?: Seat[];
    before?: GameView;
    further?: { seats: Seat[]; before: GameView }[];
  }[];
}

/** For whom time is running out. */
export type HurryMessage = Extract<wire.Notice, { hurry: unknown }>["hurry"];

/** What is wrong with a request. */
export type ErrorMessage = Partial<wire.ProtocolError>;

/** Everything that comes over the socket: exactly one of the messages of the server. */
export interface SocketMessage extends Partial<StepMessage> {
  table?: TableMessage;
  here?: Extract<wire.Notice, { here: unknown }>["here"];
  said?: ChatMessage;
  reacted?: Extract<wire.Notice, { reacted: unknown }>["reacted"];
  hurry?: HurryMessage;
  ok?: number;
  error?: ErrorMessage;
  id?: number;
  carry?: string;
  preview?: Preview;
}

/** What is printed on sheets, cards and dice. */
export interface GameLayout {
  /** What a die can show. */
  faces: string[];
  /** The printed sheets by their letters, where there are several. */
  sheets?: Record<string, unknown>;
}

/** `GET /api/v1` */
export type ServerInfo = wire.About;

/** `POST /api/v1/tables/{table}/seats` and `…/carry` */
export type SeatsTaken = wire.Seated;

/** `GET /api/v1/tables/{table}`, and an entry of the list of public tables */
export type TableInfo = wire.TableSummary;

/** An entry of `GET /api/v1/me/games` */
export type OwnGame = Omit<wire.PlayedTable, "seat"> & Partial<Pick<wire.PlayedTable, "seat">>;

/** `POST /api/v1/print` */
export type PrintWish = wire.PrintRequest;

/** `POST /api/v1/verify` */
export type RecordCheck = wire.RecordCheck;

/** `GET /api/v1/games/{id}` */
export interface FinishedGame extends Omit<wire.GamePage, "events" | "layout" | "line"> {
  line: GameView;
  layout: GameLayout;
  events: string[];
}

/** `POST /api/v1/try` */
export interface TrialAnswer extends Omit<wire.TrialResult, "layout" | "line"> {
  line: GameView;
  layout: GameLayout;
}

/** `POST /api/v1/sheet` */
export interface ScoreSheetAnswer<Sheet = unknown, Layout extends GameLayout = GameLayout> {
  sheet: Sheet;
  /** Rows that are closed, where the game has that. */
  closed?: string[];
  /** The single marks that are still allowed. */
  choices: string[];
  points: number;
  over: boolean;
  layout: Layout;
}

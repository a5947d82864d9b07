// The server's messages as docs/protocol.md describes them, in one place: the only description of them in the client.
// It is for the type checker alone and is not shipped. What a game's own state and layout look like stands in the
// folder of that game.

/** A seat's number, from 1. */
export type Seat = number;

/** What every game's state has. */
export interface GameState {
  game: string;
  options: Record<string, boolean>;
  /** Whose turn it is; null before it is drawn. */
  active: Seat | null;
  phase: string;
  /** The dice that lie on the table, in notation. */
  dice: string | null;
}

/** Where a game stands: `line` on the wire. */
export interface GameView<State extends GameState = GameState> {
  ply: number;
  turn: "chance" | "decide" | "over";
  /** Of a chance turn: `setup`, `roll`, `reroll` and the like. */
  kind?: string;
  /** Who is asked. */
  seats?: Seat[];
  /** Exactly the legal choices of each seat that is asked. */
  choices?: Record<string, string[]>;
  scores: number[];
  winners?: Seat[];
  state: State;
}

export interface TableSeat {
  seat: Seat;
  kind: "open" | "reserved" | "person" | "bot";
  name?: string;
  /** The bot that plays here, also for a missing person. */
  level?: string;
  luck?: string;
  away?: boolean;
  muted?: boolean;
}

export interface ChatMessage {
  seat?: Seat;
  name?: string;
  text: string;
  at?: number;
}

/** What the player at this device alone may know. */
export interface You {
  seats: Seat[];
  chosen: Record<string, string>;
  armed: Record<string, string[]>;
  auto: Seat[];
  host: boolean;
}

export interface UndoRequest {
  by: Seat;
  agreed: Seat[];
}

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
export interface TableMessage {
  version: number;
  n: number;
  id: string;
  code: string | null;
  game: string;
  options: Record<string, boolean>;
  layout: GameLayout;
  seats: TableSeat[];
  here: Seat[];
  watching: number;
  host: Seat | null;
  /** How many games the match has. */
  games: number;
  results: number[][];
  totals: number[];
  /** The seats with the highest total. */
  leaders: Seat[];
  records: string[];
  seconds: number | null;
  seconds_left: number | null;
  late: string;
  public: boolean;
  dice: "program" | "tap" | "real";
  commitments: string[];
  playing: boolean;
  /** Whether the match is over. */
  over: boolean;
  line: GameView | null;
  /** The real dice that are to be rolled and entered now. */
  awaited?: string[];
  /** Who may roll, draw or enter dice now, where the program does not. */
  may_roll?: Seat[];
  /** Whether the real dice entered last may be taken back. */
  may_unroll?: boolean;
  chosen: Seat[];
  undo: UndoRequest | null;
  ready: Seat[];
  rematch: Seat[];
  next: string | null;
  chat: ChatMessage[];
  you: You;
  missed?: StepMessage[];
}

/** A step: what happened at once. */
export interface StepMessage {
  n: number;
  events: WireEvent[];
  line?: GameView;
  seats?: TableSeat[];
  record?: string;
  seconds?: number;
  awaited?: string[];
  may_roll?: Seat[];
  may_unroll?: boolean;
}

export interface HereMessage {
  seats: Seat[];
  watching: number;
  may_roll?: Seat[];
}

export interface HurryMessage {
  seats: Seat[];
  seconds: number;
}

/** What is wrong with a request. */
export interface ErrorMessage {
  code?: string;
  message?: string;
  rule?: string;
}

/** Everything that comes over the socket. */
export interface SocketMessage extends Partial<StepMessage> {
  table?: TableMessage;
  here?: HereMessage;
  said?: ChatMessage;
  reacted?: { seat: Seat; reaction: string };
  hurry?: HurryMessage;
  ok?: number;
  error?: ErrorMessage;
  id?: number;
  carry?: string;
}

/** What is printed on sheets, cards and dice. */
export interface GameLayout {
  /** What a die can show. */
  faces: string[];
  /** The printed sheets by their letters, where there are several. */
  sheets?: Record<string, unknown>;
}

/** `GET /api/v1` */
export interface ServerInfo {
  games: { name: string; title: string; min_seats: number; max_seats: number; options: string[] }[];
  bots: { name: string }[];
  reactions: string[];
}

/** `POST /api/v1/tables` */
export interface TableCreated {
  table: string;
  code: string;
  commitments: string[];
  token?: string;
}

/** `POST /api/v1/tables/{table}/seats` and `…/carry` */
export interface SeatsTaken {
  table: string;
  seats: Seat[];
  token?: string;
}

/** `GET /api/v1/tables/{table}`, and an entry of the list of public tables */
export interface TableInfo {
  table: string;
  game: string;
  seats: TableSeat[];
  commitments: string[];
}

/** An entry of `GET /api/v1/me/games` */
export interface OwnGame {
  table: string;
  game: string;
  status: string;
  created: number;
  records: string[];
}

/** `POST /api/v1/verify` */
export interface RecordCheck {
  ok: boolean;
  message?: string;
  games?: { game: string; events: number; over: boolean; scores: number[] }[];
}

/** `GET /api/v1/games/{id}` */
export interface FinishedGame {
  game: { game: string; at: number };
  line: GameView;
  layout: GameLayout;
  events: string[];
  names: string[];
  record: string;
  check: RecordCheck;
}

/** `POST /api/v1/try` */
export interface TrialAnswer {
  line: GameView;
  layout: GameLayout;
  events: string[];
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

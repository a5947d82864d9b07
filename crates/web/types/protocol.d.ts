// Generated from crates/protocol: what the server sends and takes. To write it anew:
// UPDATE=1 cargo test -p rollwright-protocol --test contract

/** What can be played at a server. */
export interface About {
  /** `rollwright`. */
  name: string;
  /** The version of the program. */
  version: string;
  /** The version of the socket's protocol. */
  protocol: number;
  /** The games. */
  games: GameAbout[];
  /** The bots. */
  bots: BotAbout[];
  /** What can be answered with one tap. */
  reactions: string[];
}

/** A bot that plays here. */
export interface BotAbout {
  /** Its name in requests. */
  name: Level;
  /** How it plays. */
  about: string;
}

/** How a choice came about. */
export type By =
  /** The player made it. */
  | "hand"
  /** It was the only legal one. */
  | "auto"
  /** The player had armed it. */
  | "armed"
  /** The player was out of time, or away. */
  | "late"
  /** A bot made it. */
  | "bot";

/** What kind of chance a game waits for. */
export type ChanceKind =
  /** Who begins, and what else is drawn by lot before the first turn. */
  | "setup"
  /** The first roll of a turn. It begins a new line of the record. */
  | "roll"
  /** A further roll of the same turn. */
  | "reroll"
  /** The first cards of one seat. */
  | "deal"
  /** The cards of the open display. */
  | "open"
  /** One card from the pile. */
  | "draw";

/** Something said. */
export interface ChatMessage {
  /** From which seat. */
  seat: Seat;
  /** The name then. */
  name: string;
  /** What. */
  text: string;
  /** When, in seconds since 1970. */
  at: number;
}

/** A game of a record that was checked. */
export interface CheckedGame {
  /** The game's name. */
  game: string;
  /** How many events it has. */
  events: number;
  /** Whether it is over. */
  over: boolean;
  /** The points of each seat. */
  scores: number[];
  /** What was found about the dice, in words. */
  dice: string;
}

/** A message of a client: exactly one request, and what stands beside it. */
export interface ClientMessage {
  /** A number of the client's own; the answer carries the same. */
  id?: number;
  /** For which of their seats a player speaks. */
  seat?: Seat;
  /** With `choose` and `select`: the number of events at which it is meant; refused if the game has moved on. */
  ply?: number;
  /** To be at a table; the first message on every socket. */
  hello?: Hello;
  /** To choose; in place of what was chosen before. */
  choose?: string;
  /** To have this taken when the time is over, and to see what it would lead to; `null` for nothing. */
  select?: null | string;
  /** To take the choice back before all have chosen. */
  take_back?: true;
  /** To say in advance what is chosen, if it comes. */
  arm?: string[];
  /** To have single choices made, or not. */
  auto?: boolean;
  /** To roll, or to say what was rolled. */
  roll?: RollRequest;
  /** To take back the dice that were typed in last. */
  unroll?: true;
  /** About taking back the last decision. */
  undo?: UndoRequest;
  /** To say something. */
  say?: string;
  /** To react. */
  react?: string;
  /** To be called differently. */
  name?: string;
  /** To be ready for the next game. */
  ready?: true;
  /** To play again. */
  rematch?: true;
  /** To have a bot play for the missing player of this seat, or not. */
  vote_bot?: Seat;
  /** With `vote_bot`: whether it is wanted. */
  on?: boolean;
  /** To be there still, and waited for again. */
  present?: true;
  /** To have one's seat back from the bot that plays there. */
  back?: true;
  /** To leave the table. */
  leave?: true;
  /** To go on with one's seats on another device: asks for a one-time code. */
  carry?: true;
  /** Something that only the host may do. */
  host?: HostRequest;
  /** To see whether the server is there. */
  ping?: true;
}

/** In which situation a decision was made: what the words for it need. */
export interface DecisionContext {
  /** Who decided. */
  seats: Seat[];
  /** Where the game stood before, without sheets, hands and choices. */
  before: Record<string, any>;
}

/** Where dice and cards come from. */
export type DiceMode =
  /** The program rolls at once. */
  | "program"
  /** The program rolls when the player whose turn it is says so: until then a choice can be taken back. */
  | "tap"
  /** Real dice lie on the table, and somebody types what they show. */
  | "real";

/** The answer to a request that was carried out. */
export interface Done {
  /** The client's number of the request. */
  ok: number;
  /** The one-time code for another device, if that was asked for. */
  carry?: string;
  /** What a selection would lead to, if one was made. */
  preview?: Preview;
}

/** The answer to a request that was refused. */
export interface ErrorAnswer {
  /** What is wrong. */
  error: ProtocolError;
  /** The client's number of the message, on the socket. */
  id?: number;
}

/** A finished game. */
export interface FinishedGame {
  /** Its permanent name. */
  id: string;
  /** The table it was played at. */
  table: string;
  /** Its number in the match. */
  number: number;
  /** When it ended, in seconds since 1970. */
  at: number;
  /** The game's name. */
  game: string;
  /** The players' names in seat order; empty ones have been forgotten. */
  names: string[];
}

/** A game that can be played. */
export interface GameAbout {
  /** Its name in requests. */
  name: string;
  /** Its name for people. */
  title: string;
  /** By how many it is played at least. */
  min_seats: number;
  /** By how many it is played at most. */
  max_seats: number;
  /** The names of its options. */
  options: string[];
  /** Those of them with which it goes as it does with people round a table. */
  at_the_table: string[];
  /** What one can bring oneself: the key of its text in a new table. */
  material: string | null;
}

/** A finished game with everything that its page shows. */
export interface GamePage {
  /** The game. */
  game: FinishedGame;
  /** The record, as `/g/{id}.rw` has it. */
  record: string;
  /** The check of its dice. */
  check: RecordCheck;
  /** The players' names in seat order; empty ones have been forgotten. */
  names: string[];
  /** Where the game stands at its end. */
  line?: GameView;
  /** What is printed on sheets, cards and dice. */
  layout?: Layout;
  /** What the game was set up with: with `events` beside it, the body of `/api/v1/try`. */
  setup?: GameSetup;
  /** Everything that happened, in the notation of the record. */
  events?: string[];
}

/** What a game was set up with. */
export interface GameSetup {
  /** The game's name. */
  game: string;
  /** How many seats played. */
  seats: number;
  /** The options that were given. */
  options: Record<string, boolean>;
  /** The text of somebody's own sheets. */
  sheets?: string;
  /** The text of somebody's own cards. */
  cards?: string;
}

/** Everything on the table: what all games have, and the game's own. */
export interface GameState {
  /** The game's name. */
  game: string;
  /** Its options. */
  options: Record<string, boolean>;
  /** The seat whose turn it is; `null` before it is drawn. */
  active: Seat | null;
  /** What is being done, in the game's words. */
  phase: string;
  /** The dice in notation; `null` between turns. */
  dice: string | null;
  [key: string]: any;
}

/** Where a game stands. */
export interface GameView {
  /** How many events have happened. */
  ply: number;
  /** What the game waits for. */
  turn: TurnKind;
  /** The kind of chance it waits for. */
  kind?: ChanceKind;
  /** The seats that are asked. */
  seats?: Seat[];
  /** Exactly the legal choices of each of them, in a fixed order. No notation needs escapes. */
  choices?: Record<string, string[]>;
  /** What each seat would have if the game ended now. */
  scores: number[];
  /** All seats with the highest total, when it is over. */
  winners?: Seat[];
  /** Everything on the table. */
  state: GameState;
}

/** The first message: which table, and who comes. */
export interface Hello {
  /** The version of the protocol that the client speaks. */
  version: number;
  /** The table, by name or code. */
  table: string;
  /** The player's token; without one they watch. */
  token?: string;
  /** The number of the last step that they have seen. */
  since?: number;
}

/** One step of a table's history. */
export interface HistoryEntry {
  /** Its number. */
  n: number;
  /** The game of the match to which it belongs, from 1. */
  game: number;
  /** What happened, as it was told. */
  events: News[];
  /** Who made the first decision in it, if there is one. */
  seats?: Seat[];
  /** Where the game stood before that decision, without sheets, hands and choices. */
  before?: Record<string, any>;
  /** The same of each decision after the first, in order; missing if there are none. */
  further?: DecisionContext[];
}

/** What only the host may do. */
export type HostRequest =
  /** Give a free seat, or that of a missing player, to a bot. */
  | {
    bot: {
      /** The seat. */
      seat: Seat;
      /** Which bot. */
      level: Level;
    };
  }
  /** Remove somebody. */
  | {
    remove: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** Keep back what somebody says, or pass it on again. */
  | {
    mute: {
      /** The seat. */
      seat: Seat;
      /** Whether it is kept back. */
      on: boolean;
    };
  };

/** What is printed on sheets, cards and dice, as docs/protocol.md describes it for each game. */
export type Layout = Record<string, any>;

/** A bot by its name. */
export type Level = "random" | "greedy" | "easy" | "medium" | "hard" | "expert";

/** A player who is waited for, or would be, and is not connected; no bot plays for them. */
export interface MissingPlayer {
  /** Their seat. */
  seat: Seat;
  /** In how many seconds the others may let a bot play for them; 0 if now. */
  seconds: number;
  /** The seats whose players want that. */
  votes: Seat[];
}

/** What a table is to be set up with. */
export interface NewTable {
  /** The game's name. */
  game: string;
  /** The options that are given; others are off. */
  options?: Record<string, boolean>;
  /** The text of a user's own sheets. */
  sheets?: string;
  /** The text of a user's own cards. */
  cards?: string;
  /** How many seats play. */
  seats: number;
  /** How many games the match has. */
  match?: number;
  /** Which seats bots have: `{"2":"medium"}`. */
  bots?: Record<string, Level>;
  /** How long a bot waits at least before it chooses, in milliseconds, so that people can follow. */
  bot_delay?: number;
  /** The time for a decision; none if missing. */
  seconds?: number;
  /** Who decides when it is over. */
  late?: TimeoutPolicy;
  /** Whether the table is listed for everybody while it waits for players. */
  public?: boolean;
  /** Where the dice come from. */
  dice?: DiceMode;
}

/** One piece of news. */
export type News =
  /** Somebody sat down. */
  | {
    sat: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** Somebody left before play began. */
  | {
    left: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** A bot plays for a missing player. */
  | {
    stood_in: {
      /** The seat. */
      seat: Seat;
      /** Which bot. */
      level: Level;
    };
  }
  /** The player is back at their seat. */
  | {
    returned: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** The host removed somebody. */
  | {
    removed: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** The host muted somebody, or let them speak again. */
  | {
    muted: {
      /** The seat. */
      seat: Seat;
      /** Whether they are muted. */
      on: boolean;
    };
  }
  /** A player is called differently. */
  | {
    renamed: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** A game began. */
  | {
    began: {
      /** Its number in the match. */
      game: number;
    };
  }
  /** Dice fell or cards were drawn. */
  | {
    chance: string;
  }
  /** The dice typed in last were taken back. */
  | "unrolled"
  /** A seat has chosen; what, nobody is told. */
  | {
    chose: {
      /** The seat. */
      seat: Seat;
      /** How. */
      by?: By;
    };
  }
  /** A seat has taken its choice back. */
  | {
    took_back: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** All have chosen: their choices in seat order. */
  | {
    decided: string;
  }
  /** A seat asks to take the last decision back. */
  | {
    undo_asked: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** A seat agrees. */
  | {
    undo_agreed: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** A seat refuses. */
  | {
    undo_refused: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** The last decision was taken back; once for each if several were. */
  | "undone"
  /** A game is over. */
  | {
    over: {
      /** Its number in the match. */
      game: number;
      /** The points of each seat. */
      scores: number[];
      /** Who has won. */
      winners: Seat[];
      /** The points of all games of the match so far. */
      totals: number[];
      /** Who has the most of them. */
      leaders: Seat[];
      /** Whether it was the last game of the match. */
      match_over: boolean;
      /** The secret of the dice, for everybody to check. */
      secret?: string;
    };
  }
  /** A seat is ready for the next game. */
  | {
    ready: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** A seat wants to play again. */
  | {
    rematch: {
      /** The seat. */
      seat: Seat;
    };
  }
  /** The server was restored from a backup: the dice from here on cannot be checked. */
  | "restored"
  /** The same people go on at another table. */
  | {
    next: {
      /** The table. */
      table: string;
    };
  };

/** What is told of a table apart from its steps. */
export type Notice =
  /** The whole table: the answer to `hello`. */
  | {
    table: Snapshot;
  }
  /** Who is connected, of those who have seats; and how many watch. */
  | {
    here: {
      /** The seats. */
      seats: Seat[];
      /** How many watch. */
      watching: number;
      /** Who is the host now. */
      host: Seat | null;
      /** Players who are waited for and not connected. */
      missing: MissingPlayer[];
      /** Who may roll now, which depends on who is here. */
      may_roll?: Seat[];
    };
  }
  /** Somebody said something. */
  | {
    said: ChatMessage;
  }
  /** Somebody reacted. */
  | {
    reacted: {
      /** From which seat. */
      seat: Seat;
      /** How. */
      reaction: string;
    };
  }
  /** Time is running out for these seats. */
  | {
    hurry: {
      /** The seats. */
      seats: Seat[];
      /** How many seconds are left. */
      seconds: number;
    };
  };

/** A size of paper. */
export type PaperSize =
  /** 210 by 297 millimetres. */
  | "a4"
  /** 8.5 by 11 inches. */
  | "letter";

/** Something said to people: a message of the language files, and what is filled into it. */
export interface Phrase {
  /** The message. */
  id: string;
  /** What is filled in, by the names of the message's variables. */
  arguments: Record<string, PhraseArgument>;
}

/** What is filled into a phrase. */
export type PhraseArgument =
  /** A number, by which a language may choose a form. */
  | number
  /** Notation or a name, the same in all languages. */
  | string
  /** The dice, or fields, of some colours. */
  | {
    /** The names of the colours. */
    colours: string[];
  }
  /** The row of a colour. */
  | {
    /** The name of the colour. */
    row: string;
  }
  /** Another phrase. */
  | Phrase;

/** A table at which somebody has a seat. */
export interface PlayedTable {
  /** The table. */
  table: string;
  /** The player's seat there. */
  seat: Seat;
  /** When the table was made, in seconds since 1970. */
  created: number;
  /** What it is doing. */
  status: TableStatus;
  /** The game's name. */
  game: string;
  /** The finished games of the table. */
  records: string[];
}

/** The tables and finished games of whoever asks. */
export interface PlayedTables {
  /** The newest first. */
  games: PlayedTable[];
}

/** What a seat's selection would lead to, if it were chosen now and nobody else chose anything that matters. */
export interface Preview {
  /** What the seat would have then. */
  points: number;
  /** How much more than now that is. */
  gained: number;
  /** The whole table then. */
  state: GameState;
  /** The dice that make the choice, in notation. */
  dice: string[];
}

/** A form of what is printed. */
export type PrintFormat =
  /** All pages in one file. */
  | "pdf"
  /** One page as a drawing. */
  | "svg";

/** What is to be printed. */
export interface PrintRequest {
  /** The game's name. */
  game: string;
  /** The options that are given; others are off. */
  options?: Record<string, boolean>;
  /** The text of a user's own sheets. */
  sheets?: string;
  /** The text of a user's own cards. */
  cards?: string;
  /** The paper; `a4` if missing. */
  paper?: PaperSize;
  /** How many sets of all sheets or cards; 1 if missing. A single page is always filled. */
  copies?: number;
  /** The code of the language on the paper, as `de`; that of the request if missing. */
  language?: string;
  /** What the answer is: `pdf` if missing. */
  format?: PrintFormat;
  /** Which page is drawn as SVG, from 1; the first if missing. A PDF has all pages. */
  page?: number;
}

/** What a player alone may know. */
export interface PrivateView {
  /** Their seats. */
  seats: Seat[];
  /** What they have chosen and is not resolved yet, by seat. */
  chosen: Record<string, string>;
  /** What they have armed, by seat. */
  armed: Record<string, string[]>;
  /** The seats for which single choices are made. */
  auto: Seat[];
  /** Whether they are the host now. */
  host: boolean;
}

/** What is wrong with a request. */
export interface ProtocolError {
  /** For programs; `docs/protocol.md` lists all. */
  code: string;
  /** For people. */
  message: string;
  /** What is wrong, without the rule's number, for a client that says it in another language; where the code alone does not tell it. */
  why?: Phrase;
  /** The number of the rule that was broken, where it was one of the game's. */
  rule?: string;
  /** Which event of a trial is wrong, from 0. */
  event?: number;
  /** Which mark on a score sheet is wrong, from 0. */
  mark?: number;
}

/** What `rollwright verify` says of a record. */
export type RecordCheck =
  /** It keeps the rules, and its dice what was promised. */
  | {
    /** That it is right. */
    ok: true;
    /** Its games. */
    games: CheckedGame[];
  }
  /** Something is wrong with it. */
  | {
    /** That it is not right. */
    ok: false;
    /** What is wrong, and where. */
    message: string;
    /** The same, for a client that says it in another language. */
    why?: Phrase;
  };

/** Dice: the program's, or what real ones show. */
export type RollRequest =
  /** The program rolls or draws. */
  | true
  /** This was rolled. */
  | string;

/** A seat by its number, clockwise. */
export type Seat = number;

/** Who has a seat. */
export type SeatKind =
  /** Nobody. */
  | "open"
  /** It is kept for a player who has not come yet. */
  | "reserved"
  /** A player. */
  | "person"
  /** A bot. */
  | "bot";

/** A seat as everybody sees it. */
export interface SeatView {
  /** The seat. */
  seat: Seat;
  /** Who has it. */
  kind: SeatKind;
  /** The name. */
  name?: string;
  /** The bot that plays here, also for a missing player. */
  level?: Level;
  /** What the player added to the dice. */
  luck?: string;
  /** Whether the player does not answer and nobody waits for them; missing if not. */
  away?: boolean;
  /** Whether the host has muted the player; missing if not. */
  muted?: boolean;
}

/** The seats that somebody has now. */
export interface Seated {
  /** The name of the table. */
  table: string;
  /** The seats. */
  seats: Seat[];
  /** Your new token, if you had none. */
  token?: string;
}

/** A message of the server. */
export type ServerMessage =
  /** What happened at the table. */
  | Step
  /** Anything about the table that is no step. */
  | Notice
  /** A request was carried out. */
  | Done
  /** A request was refused. */
  | ErrorAnswer;

/** A sheet with marks. */
export interface SheetRequest {
  /** The game's name. */
  game: string;
  /** The options that are given; others are off. */
  options?: Record<string, boolean>;
  /** The text of a user's own sheets. */
  sheets?: string;
  /** The text of a user's own cards. */
  cards?: string;
  /** Which sheet it is (Twenty One); `A` if missing. */
  sheet?: string;
  /** What was marked, in this order, as `docs/protocol.md` describes it for each game; at most 400. */
  marks?: string[];
}

/** The sheet, and what the rules allow on it. */
export interface SheetResult {
  /** The sheet, as one entry of `sheets` or `hands` in the state of a game view. */
  sheet: Record<string, any>;
  /** The rows that are locked (Qwixx). */
  closed?: string[];
  /** The single marks that the rules still allow, whatever dice may fall. */
  choices: string[];
  /** The points as they stand. */
  points: number;
  /** Whether this sheet alone shows that the game is over. */
  over: boolean;
  /** What is printed on sheets, cards and dice. */
  layout: Layout;
}

/** Somebody wants to sit down. */
export interface SitDown {
  /** The player's name: at least one visible character; commas become spaces, more than 24 characters are cut off. */
  name: string;
  /** What they add to the dice: 1 to 64 letters and digits. */
  luck?: string;
  /** The seat wanted; else one kept for you, those you have already, or the first that is free. */
  seat?: Seat;
  /** Whether one more seat is wanted by whoever has one already. */
  another?: boolean;
}

/** The whole table, as one player or a spectator sees it. */
export interface Snapshot {
  /** The version of the protocol. */
  version: number;
  /** The number of the last step. */
  n: number;
  /** The table's name, for links. */
  id: string;
  /** Its code, while the match is not over. */
  code: string | null;
  /** The game's name. */
  game: string;
  /** Its options. */
  options: Record<string, boolean>;
  /** Who sits where. */
  seats: SeatView[];
  /** Who is connected, of those who have seats. */
  here: Seat[];
  /** How many watch. */
  watching: number;
  /** Who is the host now. */
  host: Seat | null;
  /** Players who are waited for and not connected. */
  missing: MissingPlayer[];
  /** How many games the match has. */
  games: number;
  /** The points of each finished game. */
  results: number[][];
  /** The points of all of them. */
  totals: number[];
  /** Who has the most of them. */
  leaders: Seat[];
  /** The records of the finished games. */
  records: string[];
  /** The time for a decision. */
  seconds: number | null;
  /** How much of it is left now. */
  seconds_left: number | null;
  /** Who decides when it is over. */
  late: TimeoutPolicy;
  /** Whether the table is listed. */
  public: boolean;
  /** Where the dice come from. */
  dice: DiceMode;
  /** What the server has committed to, for each game of the match. */
  commitments: string[];
  /** Whether a game is being played. */
  playing: boolean;
  /** Whether the match is over. */
  over: boolean;
  /** Where the game stands; `null` before the first. */
  line: GameView | null;
  /** The real dice that are to be rolled and typed in now. */
  awaited?: string[];
  /** Where the program does not roll by itself: who may roll, draw or type dice in now. */
  may_roll?: Seat[];
  /** With real dice: whether those typed in last may be taken back. */
  may_unroll?: boolean;
  /** Whether somebody can ask now to take the last decision back. */
  may_undo: boolean;
  /** What is printed on sheets, cards and dice. */
  layout: Layout;
  /** Who has chosen already. */
  chosen: Seat[];
  /** The request to take the last decision back. */
  undo: UndoView | null;
  /** Who is ready for the next game. */
  ready: Seat[];
  /** Who wants to play again. */
  rematch: Seat[];
  /** The table where the same people go on. */
  next: string | null;
  /** What was said last. */
  chat: ChatMessage[];
  /** What the player alone may know. */
  you: PrivateView;
  /** The steps after the one that was asked for with `since`; missing if they are too many. */
  missed?: Step[];
}

/** What happened at once, and where the game stands if that has changed. */
export interface Step {
  /** Its number: the steps of a table are numbered from 1 without a gap. */
  n: number;
  /** What happened. */
  events: News[];
  /** Who sits where, if that has changed. */
  seats?: SeatView[];
  /** The finished game's record, if one was finished. */
  record?: string;
  /** How many seconds there are for the decision, if there is a limit and it has begun anew. */
  seconds?: number;
  /** The real dice that are to be rolled and typed in now. */
  awaited?: string[];
  /** Where the program does not roll by itself: who may roll, draw or type dice in now. */
  may_roll?: Seat[];
  /** With real dice: whether those typed in last may be taken back. */
  may_unroll?: boolean;
  /** Whether somebody can ask now to take the last decision back; not in steps that were missed. */
  may_undo?: boolean;
  /** Where the game stands, if that has changed. */
  line?: GameView;
}

/** The table that was made. */
export interface TableCreated {
  /** The name, for links. */
  table: string;
  /** Six letters to be read out aloud. */
  code: string | null;
  /** The path of the table's page, with the base path. */
  path: string;
  /** What the server has committed to, for each game; none with real dice. */
  commitments: string[];
  /** Your new token, if you had none. */
  token?: string;
}

/** What has happened at a table in its match, for whoever writes its history. */
export interface TableHistory {
  /** The steps in order, the newest last. */
  entries: HistoryEntry[];
  /** Whether older ones were left out; missing if not. */
  cut?: boolean;
}

/** What a table is doing. */
export type TableStatus =
  /** It waits for players. */
  | "waiting"
  /** A match is being played. */
  | "playing"
  /** The match is over. */
  | "over";

/** A table as everybody sees it. */
export interface TableSummary {
  /** The name, for links. */
  table: string;
  /** Its code, while the match is not over. */
  code: string | null;
  /** The game's name. */
  game: string;
  /** Its options. */
  options: Record<string, boolean>;
  /** Who sits where. */
  seats: SeatView[];
  /** How many games the match has. */
  match: number;
  /** The time for a decision. */
  seconds: number | null;
  /** Where the dice come from. */
  dice: DiceMode;
  /** Whether a game is being played. */
  playing: boolean;
  /** Whether the match is over. */
  over: boolean;
  /** What the server has committed to, for each game. */
  commitments: string[];
  /** The names of its finished games. */
  records: string[];
}

/** The public tables that wait for players. */
export interface Tables {
  /** The newest first. */
  tables: TableSummary[];
}

/** Who decides for players whose time is over, or who are away: `default`, what silence means by the rules, or a bot. */
export type TimeoutPolicy = "default" | "random" | "greedy" | "easy" | "medium" | "hard" | "expert";

/** A one-time code with which another device goes on with somebody's seats. */
export interface TransferCode {
  /** The code. */
  code: string;
}

/** What is to be tried. */
export interface TrialRequest {
  /** The game's name. */
  game: string;
  /** The options that are given; others are off. */
  options?: Record<string, boolean>;
  /** The text of a user's own sheets. */
  sheets?: string;
  /** The text of a user's own cards. */
  cards?: string;
  /** How many seats play. */
  seats: number;
  /** Where to begin, in the notation of the rule pages; then no setup comes first. */
  position?: string;
  /** Chance, and the choices of all seats asked with commas between them, as in a record; at most 1000. */
  events?: string[];
  /** Whether the server rolls or draws, once, if chance is awaited after the events. */
  roll?: boolean;
}

/** Where it leads. */
export interface TrialResult {
  /** Where the game stands. */
  line: GameView;
  /** What is printed on sheets, cards and dice. */
  layout: Layout;
  /** The events in notation, with the one that the server has rolled or drawn. */
  events: string[];
}

/** What a game waits for. */
export type TurnKind =
  /** Dice or cards. */
  | "chance"
  /** The choices of some seats. */
  | "decide"
  /** Nothing: it is over. */
  | "over";

/** About taking back the last decision. */
export type UndoRequest =
  /** May it be taken back? */
  | "ask"
  /** Yes. */
  | "agree"
  /** No. */
  | "refuse";

/** The request to take the last decision back. */
export interface UndoView {
  /** Who asked. */
  by: Seat;
  /** Who has agreed. */
  agreed: Seat[];
}

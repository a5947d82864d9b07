// What the folder of a game holds: one default export a file, of these types. For the type checker alone; not shipped.

import type { GameLayout, GameState, GameView, Preview, ScoreSheetAnswer, Seat } from "../protocol.js";
import type { Trial } from "../rules/trial.js";
import type { SavedSheet } from "../score-sheet/saved-sheets.js";
import type { PlacedDie } from "../table/dice-places.js";
import type { Drawn } from "../vendor/preact-htm.js";

/** What may be tapped, what is, and what a tap does. */
export interface Taps {
  lit: Set<string>;
  picked: string[];
  tap(token: string): void;
  /** Whether these are marked before the dice fall, not chosen. */
  isAdvance?: boolean;
  /** Tapping where several things could be meant. */
  several?(tokens: string[]): void;
}

export interface SheetProps<State, Layout, Sheet> {
  /** The whole table, as the server shows it; on a score sheet only what the sheet needs of it. */
  state: State;
  layout: Layout;
  /** Whose sheet. */
  seat: Seat;
  /** A sheet alone, without a table around it. */
  sheet?: Sheet;
  /** Only on a sheet that is asked. */
  taps?: Taps;
  /** What was chosen and others do not know yet, as it is tapped. */
  ghosts?: string[];
  /** What is chosen as soon as it can be. */
  armed?: string[];
  /** Small, to be looked at. */
  mini?: boolean;
}

/** What somebody did, in a word or a number, perhaps of a colour. */
export interface Chip {
  text: string;
  colour?: string;
}

/** The parts of the points, each for all seats. */
export type ScoreBreakdown = { name: string; colour?: string; points: number[] }[];

export interface SetupEntryProps<Layout> {
  /** Who plays, in the order of their seats. */
  seats: Seat[];
  layout: Layout;
  nameOf(seat: Seat): string;
  /** Says what was settled, in notation. */
  onEnter(notation: string): void;
}

/** Something worth telling everybody. */
export interface Announcement {
  text: string;
  colour?: string;
}

/**
 * `ui.js`: the game as it is drawn and tapped. It knows no rule: what may be done is in the server's choices, how
 * things stand in its state, what is printed in its layout. (Methods, so that each game can name its own types.)
 */
export interface GameUi<State extends GameState = GameState, Layout extends GameLayout = GameLayout, Sheet = unknown> {
  /** What one taps for a choice; null: the choice has a button of its own. */
  tokens(choice: string): string[] | null;
  /** A choice in words, as it stands on its button. */
  choiceWords(choice: string, view: GameView<State>, seat: Seat): string;
  /** What somebody chose, in words of the past; `view` is the game as it stood before. */
  didWords(choice: string, view: GameView<State>, seat: Seat, name: string): string;
  /** The same while it is shown, where something is still to come of it: dice that are not thrown again yet. */
  doesWords?(choice: string, view: GameView<State>, name: string): string | undefined;
  /** The same, as short as it fits under a name; nothing where it changes no sheet. */
  chip(choice: string, view: GameView<State>, seat: Seat): Chip | undefined;
  /** The dice that a choice leaves where they are, in notation. */
  keptDice?(choice: string): string[] | undefined;
  /**
   * What is seen of a decision, one after the other, before the state that it led to; nothing where one look is enough.
   * All but the last are shown without the points that it brought.
   */
  steps?(before: State, after: State, choices: Record<Seat, string>): State[];
  /** What a seat that is asked is to do, in words. */
  promptWords(view: GameView<State>, seat: Seat, layout: Layout, nameOf: (seat: Seat) => string): string;
  /** The id of the hint that a first game shows now. */
  hintId(view: GameView<State>, seat: Seat): string;
  /** The sheet or the cards of a seat. */
  Sheet(props: SheetProps<State, Layout, Sheet>): Drawn;
  /** The table of points. */
  ScoreTable(props: { layout: Layout }): Drawn;
  scoreBreakdown(state: State, layout: Layout): ScoreBreakdown;
  /** What is worth telling beyond the choices, after something was decided. */
  announcements(before: State, after: State, nameOf: (seat: Seat) => string): Announcement[];
  /** What players with real dice can settle themselves before the game, instead of drawing it. */
  SetupEntry?(props: SetupEntryProps<Layout>): Drawn;
  /** What lies in the middle of the table besides the dice. */
  Center?(props: { state: State; layout: Layout; taps?: Taps }): Drawn;
  /** The dice while some of them can be tapped. */
  TappableDice?(props: { dice: PlacedDie[]; taps: Taps }): Drawn;
  /** The dice that a seat could use, in notation. */
  fittingDice?(state: State, seat: Seat): string[];
  /** What a picked choice would bring, in words; `gained` has its sign. */
  gainWords?(preview: Preview<State>, choice: string, seat: Seat, gained: string): string;
  /** How far one is with picking, in words, where a choice takes several taps. */
  pickedWords?(view: GameView<State>, seat: Seat, picked: string[]): string;
  /** What is worth reminding everybody of while they decide. */
  reminders?(view: GameView<State>, layout: Layout, nameOf: (seat: Seat) => string): string[];
  /** The choices that a player can name before the dice fall. */
  armable?(state: State, layout: Layout, seat: Seat): string[];
  /** What is picked at once, because it was chosen just before. */
  preselected?(choice: string, view: GameView<State>): string[] | undefined;
}

export interface ScoreSheetProps<Sheet, Layout extends GameLayout> {
  sheet: SavedSheet;
  answer: ScoreSheetAnswer<Sheet, Layout>;
  /** What may be marked now. */
  choices: string[];
  write(mark: string): void;
  /** The button to the next game, when this one is over. */
  end?: Drawn;
}

/** `score-sheet.js`: one player's sheet beside a game with real dice. */
export interface GameScoreSheet<Sheet = unknown, Layout extends GameLayout = GameLayout> {
  /** A mark in words. */
  markWords(mark: string): string;
  ScoreSheet(props: ScoreSheetProps<Sheet, Layout>): Drawn;
  /** Whether the player chooses between the server's deck and printed cards that are copied. */
  hasPrintedCards?: boolean;
}

export interface OwnMaterialProps<Layout extends GameLayout> {
  /** What is printed, as the server read it last. */
  layout: Layout;
  /** What is to be printed instead. */
  onLayout(layout: Layout): void;
  /** The same as a text, which the server has to read first. */
  onText(text: string): void;
}

/** `own-material.js`, where a game takes own sheets or cards: how they are tapped. */
export interface GameOwnMaterial<Layout extends GameLayout = GameLayout> {
  /** The text of a file that has them. */
  write(layout: Layout): string;
  Editor(props: OwnMaterialProps<Layout>): Drawn;
}

/** A rule, perhaps with dice beside it. */
export interface OutlinedRule {
  rule: string;
  dice?: string;
  sum?: string;
}

/** `lessons.js`: what the teaching page tells, in which order. Its exercises and figure lie beside it as JSON. */
export interface GameLessons {
  /** What the labels of the figure point at: selectors. */
  labelled: string[];
  material: OutlinedRule[];
  sections: { heading: string; rules: OutlinedRule[]; steps?: boolean }[];
  score: OutlinedRule[];
  variants: OutlinedRule[];
  /** The letters of the dice that were entered on the sheet, seen from the server's answers. */
  enteredDice?(before: Trial, after: Trial, seat: Seat): string[];
}

/** `art.js`: a small picture in a box of 120 by 62. */
export type GameArt = () => Drawn;

/** A source of random numbers that follow from the seed, for one roll or draw. */
export type RandomWords = Generator<bigint, void>;

/** `fair-dice.js`: how the published method makes the dice of this game, event by event. */
export interface GameFairDice {
  /** What the setup draws besides who begins; the header of the record may settle some of it. */
  setup?(words: RandomWords, seats: number, header: Map<string, string>): string;
  /** Follows one game from its first event after the setup. */
  replay(): {
    /** Whether the next event is a roll or a draw. */
    isChance(event: string): boolean;
    /** What the seed gives where the record has this roll or draw. */
    expected(event: string, words: RandomWords): string;
    /** Whatever the record has next is passed on, so that the next events can be told apart. */
    passed(event: string, isChance: boolean): void;
  };
}

/** Something that happened and is worth remembering, in words of the past; of two the one worth more is told. */
export interface Highlight {
  seat: Seat;
  words: string;
  worth: number;
}

/** `ending.js`: what is told when a game is over, from what its sheets or cards show. */
export interface GameEnding<State extends GameState = GameState, Layout extends GameLayout = GameLayout> {
  /** Why the game ended; nothing where the state does not show it. */
  endWords(state: State, layout: Layout, nameOf: (seat: Seat) => string): string;
  /** What a decision brought that is worth remembering. */
  highlights(before: State, after: State, nameOf: (seat: Seat) => string): Highlight[];
}

/** `picture.js`: the final sheets as SVG, for a picture that can be shared. */
export interface GamePicture<State extends GameState = GameState, Layout extends GameLayout = GameLayout> {
  /** How large the drawing of each seat is. */
  size(state: State, layout: Layout): { width: number; height: number };
  /** What one seat has, as SVG elements. */
  draw(state: State, layout: Layout, seat: Seat): string;
}

/** The files of a folder. */
export interface GameParts {
  art: GameArt;
  ending: GameEnding;
  "fair-dice": GameFairDice;
  lessons: GameLessons;
  "own-material": GameOwnMaterial;
  picture: GamePicture;
  "score-sheet": GameScoreSheet;
  ui: GameUi;
}

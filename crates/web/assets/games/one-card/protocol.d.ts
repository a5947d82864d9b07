// The server's state and layout of Alles auf 1 Karte, as docs/protocol.md describes them. For the type checker alone;
// not shipped.

import type { GameLayout, GameState, Seat } from "../../protocol.js";

export interface PrintedRow {
  colour: string;
  boxes: number;
  sun: boolean;
}

export interface Row extends PrintedRow {
  /** How many boxes are crossed; null if it is not known. */
  crossed: number | null;
  /** How many boxes the roll would cross here, while players mark. */
  would_cross?: number;
  points: number;
}

export interface Card {
  /** Its number in the deck. */
  card: number;
  rows: Row[];
  points: number;
}

/** What one seat has. */
export interface Hand {
  dealt: Card[];
  cards: Card[];
  scored: Card[];
  points: number;
}

export interface State extends GameState {
  /** Whom a deal, mark, take or draw concerns. */
  seat: Seat | null;
  /** How often the dice were rolled in this turn. */
  rolls: number;
  last_turn: boolean;
  /** The open cards of the advanced game. */
  display: Card[];
  hands: Hand[];
}

export interface Layout extends GameLayout {
  cards_to_score: number;
  full_rows_to_score: number;
  cards_in_play: number;
  /** The points of 0, 1 and 2 suns. */
  sun: number[];
  dice: number;
  rolls: number;
  /** What every card has: how many rows, how many of them with a sun, and the most boxes a row may have. */
  card_rows: number;
  card_suns: number;
  most_boxes: number;
  /** The deck. */
  cards: { card: number; rows: PrintedRow[] }[];
}

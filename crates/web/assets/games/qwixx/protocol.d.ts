// The server's state and layout of Qwixx, as docs/protocol.md describes them. For the type checker alone; not shipped.

import type { GameLayout, GameState, Seat } from "../../protocol.js";

export interface Row {
  /** From left to right. */
  crossed: number[];
  /** The numbers that a cross right of them has made useless. */
  lost?: number[];
  locked: boolean;
  points: number;
}

/** One sheet: a row for each colour of the layout, and what stands below them. */
export type Sheet = Record<string, Row> & { misthrows: number; misthrow_points: number; points: number };

export interface State extends GameState {
  /** Whether the active player crossed something in action 1 of this turn. */
  crossed: boolean;
  /** The seat for which crossing nothing now is a misthrow. */
  misthrow_due: Seat | null;
  /** What the white dice show together, in action 1 and while somebody may join a lock. */
  white_sum: number | null;
  /** The rows that are locked. */
  closed: string[];
  /** Those of them that others may join now. */
  just_locked?: string[];
  /** What each seat chose before it was asked whether to join. */
  revealed?: string[];
  sheets: Sheet[];
}

export interface RowLayout {
  colour: string;
  letter: string;
  numbers: number[];
}

export interface Layout extends GameLayout {
  rows: RowLayout[];
  /** What a row is worth with 0, 1, 2 and so on crosses. */
  points: number[];
  crosses_before_last: number;
  misthrows: number;
  misthrow_points: number;
  dice: string[];
}

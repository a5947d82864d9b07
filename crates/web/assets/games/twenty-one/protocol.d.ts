// The server's state and layout of Twenty One, as docs/protocol.md describes them. For the type checker alone; not
// shipped.

import type { GameLayout, GameState } from "../../protocol.js";

export interface Field {
  colour: string;
  /** The number that is printed: the largest that may be written. */
  number: number;
  written: number | null;
  crossed: boolean;
  hit: boolean;
}

export interface Row {
  fields: Field[];
  marks: string;
  hits: number;
  points: number;
}

export interface Sheet {
  /** The letter of the sheet. */
  sheet: string;
  /** The row being filled, from 1; null when all are full. */
  row: number | null;
  rows: Row[];
  /** What would be an exact hit in that row, as it is written in choices. */
  exact?: string[];
  /** The dice of the roll that could be written in that row now. */
  fits?: string[];
  points: number;
}

export interface State extends GameState {
  sheets: Sheet[];
}

export interface PrintedField {
  colour: string;
  /** Its letter in notation. */
  letter: string;
  number: number;
}

export interface Layout extends GameLayout {
  /** What 0, 1, 2 and so on exact hits of a row are worth. */
  bonus: number[];
  rows: number;
  dice: string[];
  /** The rows of each sheet, by its letter. */
  sheets: Record<string, PrintedField[][]>;
  /** The sheets that seats have picked, by seat, where any has. */
  picked?: (string | null)[];
}

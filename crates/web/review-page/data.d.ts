// What a page of reviews is told: the games as they were played and as they were judged. Everything in words is in the
// language of the page. For the type checker alone; not shipped.

import type { Pattern } from "../assets/core/words.js";
import type { GameLayout, GameState } from "../assets/protocol.js";

export interface PageData {
  language: string;
  words: Record<string, Pattern>;
  review: Review;
}

export interface Review {
  games: ReviewedGame[];
  profiles: Profile[];
}

/** Where a game stands. */
export interface View {
  state: GameState;
  scores: number[];
  /** The seats that are asked. */
  seats?: number[];
}

/**
 * What is different from the moment before: by key, or by place in a list of the same length; in brackets what takes
 * its place, and empty brackets for what is gone.
 */
export type Change = [] | [unknown] | { [key: string]: Change };

/** Numbers by seat. */
export type BySeat = number[];

export interface Sums {
  start: BySeat;
  luck: BySeat;
  own: BySeat;
  others: BySeat;
  result: BySeat;
}

export interface ReviewedGame {
  game: string;
  title: string;
  file: string;
  /** Which game of its match it is, in words. */
  place: string | null;
  date: string | null;
  options: string[];
  names: string[];
  finished: boolean;
  exact: boolean;
  /** Why the record could not be read any further. */
  broken: string | null;
  /** How it ended, in words. */
  result: string;
  layout: GameLayout;
  first: View;
  changes: Change[];
  /** By moment: before every event, and at the end. */
  turns: number[];
  win: BySeat[];
  points: BySeat[];
  events: ReviewedEvent[];
  sums: { win: Sums; points: Sums };
  players: Player[];
  /** Who would have won with even luck. */
  even_luck: string | null;
  turning_points: TurningPoint[];
}

/** What chance brought, or what was decided. */
export interface ReviewedEvent {
  words?: string;
  luck?: BySeat;
  luck_points?: BySeat;
  decisions?: Decision[];
}

export type Class = "forced" | "best" | "good" | "inaccuracy" | "mistake" | "blunder";

export interface Decision {
  seat: number;
  choice: string;
  /** What was done, as a sentence without its full stop. */
  done: string;
  /** What was best, in words. */
  best: string;
  loss: number;
  margin: number | null;
  loss_points: number;
  class: Class;
  habit: string | null;
  alternatives: Alternative[];
}

export interface Alternative {
  choice: string;
  words: string;
  win: number;
  points: number;
  loss: number;
  interval: [number, number] | null;
}

/** A strength between 0 (random) and 4 (expert). */
export interface Skill {
  level: number;
  interval: [number, number];
  words: string;
}

export interface Quality {
  decisions: number;
  loss: number;
  margin: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  skill: Skill;
}

export interface Player extends Quality {
  even_luck: number;
}

export interface TurningPoint {
  ply: number;
  seat: number | null;
  change: BySeat;
}

export interface Habit {
  words: string;
  count: number;
  per_hundred: number;
  loss: number;
  loss_per_game: number;
  margin: number;
}

export interface ProfileGame {
  /** From 1, as in the list of games. */
  number: number;
  date: string | null;
  result: number;
  luck: number;
  own: number;
  others: number;
  points: number;
  loss: number;
}

export interface Profile extends Quality {
  name: string;
  title: string;
  alone: boolean;
  games: number;
  finished: number;
  wins: number;
  expected_wins: number;
  luck: number;
  own: number;
  others: number;
  mean_points: number | null;
  habits: Habit[];
  history: ProfileGame[];
}

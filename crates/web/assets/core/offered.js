// What every server offers, so that it can be shown before the server has answered.

/** The games. */
export const GAMES = ["qwixx", "twenty-one", "one-card"];

/** The levels of the bots, from the gentlest. */
export const LEVELS = ["easy", "medium", "hard", "expert"];

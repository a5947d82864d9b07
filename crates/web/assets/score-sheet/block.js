// The block of a game: up to five results in a row and their sum, as on the pad of the Deluxe edition. A full block
// stays until the next game begins another one.

/** @typedef {import("./saved-sheets.js").Result} Result */

/** How many games a block has room for (Q20). */
export const BLOCK_GAMES = 5;

/**
 * The results of a game's block, the oldest first.
 * @param {Result[]} results
 * @param {string} game
 * @param {number} block
 */
export const blockResults = (results, game, block) =>
  results.filter((result) => result.game === game && result.block === block);

/**
 * The block that the next result of a game goes to.
 * @param {Result[]} results
 * @param {string} game
 * @param {number} block the one that is open
 */
export const nextBlock = (results, game, block) =>
  blockResults(results, game, block).length < BLOCK_GAMES ? block : block + 1;

/** @param {{ points: number }[]} results */
export const sumOf = (results) => results.reduce((all, { points }) => all + points, 0);

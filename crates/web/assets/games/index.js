// The one list of games. Each is a folder here with the files that parts.d.ts describes; nothing else in the client
// names a game. A new one is a folder and its name in this list.

/** @typedef {import("./parts.js").GameParts} GameParts */

/** In the order in which they are offered. */
export const GAMES = ["qwixx", "twenty-one", "one-card"];

/**
 * One part of one game. The server puts it where pages find it by looking for calls of this and the next function, so
 * the part is always written out.
 * @template {keyof GameParts} Part
 * @param {string} game
 * @param {Part} part
 * @returns {Promise<GameParts[Part]>}
 */
export async function gamePart(game, part) {
  return (await import(`./${game}/${part}.js`)).default;
}

/**
 * One part of every game, by the game's name.
 * @template {keyof GameParts} Part
 * @param {Part} part
 * @returns {Promise<Record<string, GameParts[Part]>>}
 */
export async function gameParts(part) {
  const parts = await Promise.all(GAMES.map((game) => gamePart(game, part)));
  // Without a prototype, so that nothing but a game is found in it.
  return Object.assign(Object.create(null), Object.fromEntries(GAMES.map((game, place) => [game, parts[place]])));
}

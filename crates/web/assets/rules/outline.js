// What the lessons of all games share.

/** Rules without dice beside them. @param {string[]} rules @returns {import("../games/parts.js").OutlinedRule[]} */
export const plain = (...rules) => rules.map((rule) => ({ rule }));

// How taps become a choice. The server lists the legal choices; a game's drawing says which things one taps for each
// (its tokens); the rest is here, the same for all games, and knows no rule.

/** @typedef {{ choice: string, tokens: string[] | null }} Tappable `null`: the choice has a button of its own */

/**
 * What is left of `tokens` without `taken`, or null if something of it is missing.
 * @param {string[]} tokens
 * @param {string[]} taken
 */
function without(tokens, taken) {
  const left = [...tokens];
  for (const token of taken) {
    const place = left.indexOf(token);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** Which tokens could be tapped next. @param {Tappable[]} choices @param {string[]} picked what is tapped already */
export function tappable(choices, picked) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const { tokens } of choices) {
    for (const token of (tokens && without(tokens, picked)) ?? []) found.add(token);
  }
  return found;
}

/** The choice that exactly these taps make. @param {Tappable[]} choices @param {string[]} picked */
export function choiceOf(choices, picked) {
  const isMade = (/** @type {Tappable} */ { tokens }) =>
    tokens?.length === picked.length && without(tokens, picked)?.length === 0;
  return choices.find(isMade)?.choice;
}

/** Whether no choice takes more than one tap. @param {Tappable[]} choices */
export const isSingle = (choices) => choices.every(({ tokens }) => (tokens?.length ?? 0) <= 1);

/**
 * What is picked after a tap: added, taken away, or instead of the oldest or of everything that does not go with it.
 * @param {Tappable[]} choices
 * @param {string[]} picked
 * @param {string} token
 */
export function afterTap(choices, picked, token) {
  if (tappable(choices, picked).has(token)) return [...picked, token];
  const place = picked.indexOf(token);
  if (place >= 0) return picked.filter((_, other) => other !== place);
  const [, ...later] = picked;
  if (tappable(choices, later).has(token)) return [...later, token];
  return tappable(choices, []).has(token) ? [token] : picked;
}

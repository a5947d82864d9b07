// What was best in a game, found in its history: facts, which the page puts into words. It reads points before and
// after a decision and knows no rule.

/** @typedef {import("./state.js").News} News */
/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {{ news: News, before: GameView, after: GameView, isAlone: boolean }} Decision */

/**
 * @typedef {object} Moment
 * @property {"highlight" | "gain" | "comeback" | "streak" | "close" | "lead"} kind
 * @property {number} seat whose it was; 0: everybody's
 * @property {number} count points, or how often
 * @property {string} [words] a highlight, as the game tells it
 * @property {News} [news] the decision that brought it, where that is one alone
 */

/** How many are told. */
const MOST = 3;
/** A game shorter than this has no best moments. */
const FEWEST_DECISIONS = 8;
/** What is less than this is nothing special. */
const LEAST = { gain: 5, comeback: 10, streak: 4, lead: 3 };
/** The most points between the first two of a close game. */
const CLOSE = 2;

/**
 * The decisions of the last game. Those of one step cannot be told apart: their points came together.
 * @param {News[]} history
 * @returns {Decision[]}
 */
export function decisionsOf(history) {
  /** @type {Decision[]} */
  let found = [];
  for (const news of history) {
    const { kind, before, after } = news;
    if (kind === "began") found = [];
    if (kind === "undone") found = found.filter((decision) => decision.after.ply <= (after?.ply ?? 0));
    if (kind !== "decided" || !before || !after || before.ply >= after.ply) continue;
    const last = found.at(-1);
    if (last && last.before.ply === before.ply) last.isAlone = false;
    else found.push({ news, before, after, isAlone: true });
  }
  return found;
}

/** What a seat won by a decision. @param {Decision} decision @param {number} seat */
const gainOf = ({ before, after }, seat) => (after.scores[seat - 1] ?? 0) - (before.scores[seat - 1] ?? 0);

/** @template T @param {T[]} all @param {(one: T) => number} worth @returns {T | undefined} */
const best = (all, worth) =>
  all.reduce(
    (/** @type {T | undefined} */ top, one) => (top === undefined || worth(one) > worth(top) ? one : top),
    undefined,
  );

/** The most points that one decision brought. @param {Decision[]} decisions @param {number[]} seats */
function greatestGain(decisions, seats) {
  const gains = decisions.flatMap((decision) =>
    seats.map((seat) => ({ decision, seat, count: gainOf(decision, seat) })),
  );
  return best(gains, ({ count }) => count);
}

/**
 * The longest row of decisions of one seat that all brought points.
 * @param {Decision[]} decisions
 * @param {number} seat
 */
function longestStreak(decisions, seat) {
  let [longest, now] = [0, 0];
  for (const decision of decisions) {
    const gain = gainOf(decision, seat);
    // Who was not asked has not lost their luck.
    if (gain === 0 && !decision.news.seats.includes(seat)) continue;
    now = gain > 0 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return longest;
}

/** How far a seat was behind at most. @param {Decision[]} decisions @param {number} seat */
const mostBehind = (decisions, seat) =>
  Math.max(0, ...decisions.map(({ after: { scores } }) => Math.max(...scores) - scores[seat - 1]));

/** How often somebody else took the lead. @param {Decision[]} decisions */
function leadChanges(decisions) {
  let [changes, leader] = [0, 0];
  for (const { after } of decisions) {
    const top = Math.max(...after.scores);
    const leaders = after.scores.flatMap((score, place) => (score === top ? [place + 1] : []));
    if (leaders.length !== 1 || leaders[0] === leader) continue;
    changes += leader ? 1 : 0;
    leader = leaders[0];
  }
  return changes;
}

/** What lies between the first two. @param {number[]} scores */
function margin(scores) {
  const [first = 0, second = 0] = [...scores].sort((one, other) => other - one);
  return first - second;
}

/**
 * The best moments of a game that is over, the best first.
 * @param {News[]} history
 * @param {number[]} winners
 * @param {(before: GameView["state"], after: GameView["state"]) => import("../games/parts.js").Highlight[]} highlights
 * @returns {Moment[]}
 */
export function bestMoments(history, winners, highlights) {
  const decisions = decisionsOf(history);
  if (decisions.length < FEWEST_DECISIONS) return [];
  const last = decisions[decisions.length - 1].after;
  const seats = last.scores.map((_, place) => place + 1);
  const told = decisions.flatMap((decision) =>
    highlights(decision.before.state, decision.after.state).map((highlight) => ({ ...highlight, decision })),
  );
  /** @type {Moment[]} */
  const moments = [];
  const top = best(told, ({ worth }) => worth);
  if (top) moments.push({ kind: "highlight", seat: top.seat, count: top.worth, words: top.words });
  const [winner] = winners;
  const behind = winners.length === 1 ? mostBehind(decisions, winner) : 0;
  if (behind >= LEAST.comeback) moments.push({ kind: "comeback", seat: winner, count: behind });
  const others = decisions.filter((decision) => decision !== top?.decision);
  const gain = greatestGain(others, seats);
  if (gain && gain.count >= LEAST.gain) {
    const { seat, count, decision } = gain;
    moments.push({ kind: "gain", seat, count, news: decision.isAlone ? decision.news : undefined });
  }
  const lucky = best(
    seats.map((seat) => ({ seat, count: longestStreak(decisions, seat) })),
    ({ count }) => count,
  );
  if (lucky && lucky.count >= LEAST.streak) moments.push({ kind: "streak", ...lucky });
  const between = margin(last.scores);
  if (seats.length > 1 && between > 0 && between <= CLOSE) moments.push({ kind: "close", seat: 0, count: between });
  const changes = leadChanges(decisions);
  if (changes >= LEAST.lead) moments.push({ kind: "lead", seat: 0, count: changes });
  return moments.slice(0, MOST);
}

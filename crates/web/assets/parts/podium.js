// Who came first, second and third: steps of a podium, which those with equally many points share, and a list of the
// others.

import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";

/** How many steps there are. */
const STEPS = 3;

/** @typedef {{ place: number, seats: number[], points: number }} Rank */

/**
 * The places by points. Who has won says the server; they stand on the first step whatever the points.
 * @param {number[]} scores
 * @param {number[]} winners
 * @returns {Rank[]} from the first place on
 */
export function ranks(scores, winners) {
  const won = (/** @type {number} */ seat) => (winners.includes(seat) ? 1 : 0);
  const points = (/** @type {number} */ seat) => scores[seat - 1];
  const order = scores
    .map((_, place) => place + 1)
    .sort((one, other) => won(other) - won(one) || points(other) - points(one) || one - other);
  /** @type {Rank[]} */
  const found = [];
  for (const [before, seat] of order.entries()) {
    const last = found.at(-1);
    const isShared = last && won(seat) === won(last.seats[0]) && (won(seat) || points(seat) === last.points);
    if (isShared) last.seats.push(seat);
    else found.push({ place: before + 1, seats: [seat], points: points(seat) });
  }
  return found;
}

/**
 * @param {object} props
 * @param {string[]} props.names
 * @param {number[]} props.scores
 * @param {number[]} props.winners
 * @param {number[]} props.mine the seats of this device
 */
export function Podium({ names, scores, winners, mine }) {
  const all = ranks(scores, winners);
  const onSteps = all.filter(({ place }) => place <= STEPS);
  const rest = all.filter(({ place }) => place > STEPS);
  const name = (/** @type {number} */ seat) =>
    html`<span class="who ${mine.includes(seat) ? "mine" : ""}"><b>${names[seat - 1]}</b>
      <span class="got">${t("podium-points", { count: scores[seat - 1] })}</span></span>`;
  return html`<ol class="podium of-${onSteps.length}" aria-label=${t("podium-label")}>
      ${onSteps.map(
        ({ place, seats }) =>
          html`<li key=${place} class="place-${place}" data-place=${place}>
            <span class="sr">${t("podium-place", { place })}: </span>
            <span class="names">${seats.map(name)}</span>
            <span class="step" aria-hidden="true">${place}</span>
          </li>`,
      )}
    </ol>
    ${
      rest.length > 0 &&
      html`<ol class="alsoplayed" aria-label=${t("podium-others")}>
        ${rest.flatMap(({ place, seats }) =>
          seats.map(
            (seat) =>
              html`<li key=${seat} data-place=${place}><span>${t("podium-place", { place })}</span>${name(seat)}</li>`,
          ),
        )}
      </ol>`
    }`;
}

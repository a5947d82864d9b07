// Alles auf 1 Karte as it is drawn and tapped.

import { colourLetter, colourOf, letterOf, rowWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Die, diceIn, dieWords } from "../../parts/dice.js";
import { Cross, Sun } from "../../parts/icons.js";
import { html } from "../../vendor/preact-htm.js";

/** @typedef {import("./protocol.js").State} State */
/** @typedef {import("./protocol.js").Layout} Layout */
/** @typedef {import("./protocol.js").Hand} Hand */
/** @typedef {import("./protocol.js").Card} CardState */
/** @typedef {import("../../protocol.js").GameView<State>} View */
/** @typedef {import("../parts.js").Taps} Taps */

const PASS = "-";

/** The token of the n-th die of a colour. @param {string} letter @param {number} rank from 1 */
const dieToken = (letter, rank) => `die ${letter} ${rank}`;

/** How often a letter stands in a text. @param {string} text @param {string} letter */
const countOf = (text, letter) => text.split(letter).length - 1;

/** What is tapped for a choice: dice to keep, cards to hold, to take or to use. @param {string} choice */
function tokens(choice) {
  const [word, ...rest] = choice.split(" ");
  if (word === "keep") {
    const letters = rest[0] ?? "";
    return Array.from(letters, (letter, place) => dieToken(letter, countOf(letters.slice(0, place + 1), letter)));
  }
  if (word === "hold") return rest.map((place) => `dealt ${place}`);
  if (word === "take") return [`open ${rest[0]}`];
  return /^\d+$/.test(word) ? [`card ${word}`] : null;
}

/** @param {string} choice @param {View} view */
function choiceWords(choice, { state }) {
  const [word, ...rest] = choice.split(" ");
  if (word === "keep") {
    const [kept, all] = [(rest[0] ?? "").length, (state.dice ?? "").length];
    return kept ? t("one-card-keep", { kept, rolled: all - kept }) : t("one-card-keep-none");
  }
  if (word === "hold") return t("one-card-hold", { count: rest.length });
  if (word === "take") return t("one-card-take");
  if (word === "stop") return t("one-card-stop");
  return word === PASS ? t("one-card-pass") : t("one-card-use", { card: word });
}

/** Dice that were kept stay kept, unless they are tapped. @param {string} choice @param {View} view */
function preselected(choice, { state }) {
  const isSameTurn = state.phase === "roller" && state.rolls > 1;
  return isSameTurn && choice.startsWith("keep ") ? (tokens(choice) ?? undefined) : undefined;
}

/** @param {View} view @param {number} seat @param {Layout} layout */
function promptWords({ state, choices }, seat, layout) {
  if (state.phase === "roller") return t("one-card-await-roller", { roll: state.rolls, rolls: layout.rolls });
  const canOnlyPass = choices?.[seat]?.every((choice) => choice === PASS);
  return state.phase === "mark" && canOnlyPass ? t("one-card-nothing-fits") : t(`one-card-await-${state.phase}`);
}

/**
 * A card; the whole of it is tapped.
 * @param {object} props
 * @param {CardState} props.card
 * @param {string} props.name
 * @param {Taps} [props.taps]
 * @param {string} [props.token]
 * @param {string} [props.dice] the dice that could be entered
 * @param {boolean} [props.mini]
 */
export function Card({ card, name, taps, token = "", dice = "", mini }) {
  const isPicked = taps?.picked.includes(token) ?? false;
  const inside = html`<span class="cardhead" aria-hidden="true"><span>${name}</span><b>${card.points}</b></span>
    ${card.rows.map(
      (row) =>
        html`<${CardRow} row=${row} name=${`${card.card}${row.colour}`} rolled=${countOf(dice, letterOf(row.colour))}
          mini=${mini} />`,
    )}`;
  const rows = card.rows.map(({ colour, boxes, crossed, sun }) =>
    t("one-card-row", { row: rowWord(colour), crossed: crossed ?? "?", boxes, sun: sun ? "yes" : "no" }),
  );
  const told = t("one-card-card", { name, rows: rows.join("; "), count: card.points });
  if (!taps?.lit.has(token)) return html`<div class="card" role="group" aria-label=${told}>${inside}</div>`;
  return html`<button type="button" class="card lit ${isPicked ? "picked" : ""}" data-token=${token}
    aria-pressed=${isPicked} onClick=${() => taps.tap(token)}>
    <span class="sr">${told}</span>${inside}
  </button>`;
}

/** @param {{ row: import("./protocol.js").Row, name: string, rolled: number, mini?: boolean }} props */
function CardRow({ row, name, rolled, mini }) {
  const isFull = row.crossed === row.boxes;
  const box = (/** @type {number} */ place) =>
    html`<span class="box">${place < (row.crossed ?? 0) && html`<${Cross} name=${`${name}${place}`} />`}</span>`;
  return html`<span class="cardrow c-${row.colour} ${isFull ? "full" : ""}" aria-hidden="true">
    <span class="tab"><${Shape} colour=${row.colour} />${!mini && colourLetter(row.colour)}</span>
    ${Array.from({ length: row.boxes }, (_, place) => box(place))}
    <span class="sunplace">${rolled > 0 && html`<b class="came">×${rolled}</b>`}${row.sun && html`<${Sun} />`}</span>
  </span>`;
}

/** @typedef {Pick<State, "phase" | "dice"> & { hands?: Hand[] }} Shown what the cards of a seat need of the table */

/** @param {import("../parts.js").SheetProps<Shown, Layout, Hand>} props */
export function Sheet({ state, seat, sheet, taps, mini }) {
  const hand = sheet ?? state.hands?.[seat - 1];
  if (!hand) return null;
  const dice = state.phase === "mark" && taps ? (state.dice ?? "") : "";
  return html`<div class="one-card sheet ${mini ? "mini" : ""}">
    ${
      hand.dealt.length > 0 &&
      html`<div class="cards dealt">
        ${hand.dealt.map(
          (card, place) =>
            html`<${Card} key=${card.card} card=${card} name=${t("one-card-dealt", { number: place + 1 })}
              token=${`dealt ${place + 1}`} taps=${taps} mini=${mini} />`,
        )}
      </div>`
    }
    ${
      hand.cards.length > 0 &&
      html`<div class="cards of-${hand.cards.length}">
        ${hand.cards.map(
          (card, place) =>
            html`<${Card} key=${card.card} card=${card} name=${t("one-card-number", { number: place + 1 })}
              token=${`card ${place + 1}`} taps=${taps} dice=${dice} mini=${mini} />`,
        )}
      </div>`
    }
    <p class="foot">
      <span class="scored" role="group" aria-label=${t("one-card-scored", { count: hand.scored.length })}>
        ${hand.scored.map((card) => html`<b class="scoredcard" key=${card.card}>${card.points}</b>`)}
      </span>
      <span>${t("total")}</span> <b class="total">${hand.points}</b>
    </p>
  </div>`;
}

/** The open cards of the advanced game. @param {{ state: State, taps?: Taps }} props */
const Center = ({ state, taps }) =>
  state.display.length > 0 &&
  html`<div class="cards display" role="group" aria-label=${t("one-card-display")}>
    ${state.display.map(
      (card, place) =>
        html`<${Card} key=${card.card} card=${card} name=${t("one-card-open", { number: place + 1 })}
          token=${`open ${place + 1}`} taps=${taps} mini=${true} />`,
    )}
  </div>`;

/**
 * Dice that are kept by tapping them; of those of one colour it does not matter which.
 * @param {{ notation: string, roll: number | string, taps: Taps }} props
 */
function TappableDice({ notation, roll, taps }) {
  const dice = diceIn(notation);
  const keptOf = (/** @type {string} */ letter) =>
    taps.picked.filter((token) => token.startsWith(`die ${letter} `)).length;
  const rankOf = (/** @type {number} */ place) =>
    dice.slice(0, place + 1).filter(({ letter }) => letter === dice[place].letter).length;
  return html`<div class="dice" key=${roll} role="group" aria-label=${t("one-card-dice-keep")}>
    ${dice.map((die, place) => {
      const { letter } = die;
      if (!taps.lit.has(dieToken(letter, 1))) return html`<${Die} ...${die} order=${place} />`;
      const [kept, colour] = [keptOf(letter), colourOf(letter)];
      const isKept = rankOf(place) <= kept;
      const tap = () => taps.tap(dieToken(letter, isKept ? kept : kept + 1));
      return html`<button type="button" class="die c-${colour} tumble-${place} lit ${isKept ? "picked" : ""}"
        data-token=${dieToken(letter, rankOf(place))} aria-pressed=${isKept} onClick=${tap}>
        <span class="sr">${dieWords(die)}</span>
        <${Shape} colour=${colour} />
        <span class="mark" aria-hidden="true">${colourLetter(colour)}</span>
        ${isKept && html`<span class="keptmark" aria-hidden="true">✓</span>`}
      </button>`;
    })}
  </div>`;
}

/** What a card is worth. @param {{ layout: Layout }} props */
const ScoreTable = ({ layout }) => html`<p>${t("one-card-scoring", { rows: layout.full_rows_to_score })}</p>
  <p>${t("one-card-suns", { one: layout.sun[1], two: layout.sun[2] })}</p>`;

/** @param {State} state @returns {import("../parts.js").ScoreBreakdown} */
function scoreBreakdown({ hands }) {
  const most = Math.max(...hands.map(({ scored }) => scored.length));
  const scored = Array.from({ length: most }, (_, place) => ({
    name: t("one-card-scored-number", { number: place + 1 }),
    points: hands.map((hand) => hand.scored[place]?.points ?? 0),
  }));
  const open = hands.map(({ cards }) => cards.reduce((sum, { points }) => sum + points, 0));
  return [...scored, { name: t("one-card-open-rows"), points: open }];
}

/** Cards that were scored. @param {State} before @param {State} after @param {(seat: number) => string} nameOf */
function announcements(before, after, nameOf) {
  const scored = after.hands.flatMap((hand, place) => {
    const fresh = hand.scored.slice(before.hands[place]?.scored.length ?? 0);
    return fresh.map(({ points }) => ({ text: t("one-card-scores", { name: nameOf(place + 1), count: points }) }));
  });
  const isLast = after.last_turn && !before.last_turn;
  return isLast ? [...scored, { text: t("one-card-last-turn") }] : scored;
}

/** @type {import("../parts.js").GameUi<State, Layout, Hand>} */
export default {
  tokens,
  choiceWords,
  promptWords,
  hintId: ({ state }) => `hint-one-card-${state.phase}`,
  Sheet,
  ScoreTable,
  scoreBreakdown,
  announcements,
  Center,
  TappableDice,
  preselected,
};

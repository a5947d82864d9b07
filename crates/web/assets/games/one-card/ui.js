// Alles auf 1 Karte as it is drawn and tapped.

import { colourLetter, colourOf, rowWord, Shape } from "../../core/colours.js";
import { t } from "../../core/words.js";
import { Die, DieFace, dieWords } from "../../parts/dice.js";
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

/** @param {string} choice @param {View} view @param {number} _seat @param {string} name */
function didWords(choice, { state }, _seat, name) {
  const [word, ...rest] = choice.split(" ");
  if (word === "keep") {
    const [kept, all] = [(rest[0] ?? "").length, (state.dice ?? "").length];
    return t(kept ? "one-card-did-keep" : "one-card-did-keep-none", { name, kept, rolled: all - kept });
  }
  if (word === "hold") return t("one-card-did-hold", { name, count: rest.length });
  if (word === "take") return t("one-card-did-take", { name, card: rest[0] });
  if (word === "stop") return t("one-card-did-stop", { name });
  return word === PASS ? t("one-card-did-pass", { name }) : t("one-card-did-use", { name, card: word });
}

/** Dice that are about to be thrown again. @param {string} choice @param {View} view @param {string} name */
function doesWords(choice, { state }, name) {
  const [word, letters = ""] = choice.split(" ");
  if (word !== "keep") return undefined;
  const [kept, all] = [letters.length, (state.dice ?? "").length];
  return t(kept ? "one-card-does-keep" : "one-card-does-keep-none", { name, kept, rolled: all - kept });
}

/** @param {string} choice */
function chip(choice) {
  const [word, place] = choice.split(" ");
  if (word === "take") return { text: t("one-card-open", { number: place }) };
  if (word === PASS) return { text: t("one-card-pass") };
  return /^\d+$/.test(word) ? { text: t("one-card-number", { number: word }) } : undefined;
}

/** @param {string} choice */
const keptDice = (choice) => (choice.startsWith("keep ") ? Array.from(choice.slice("keep ".length)) : undefined);

/**
 * A card that is scored: complete, then with its points, and only then gone.
 * @param {State} before
 * @param {State} after
 * @param {Record<number, string>} choices
 */
function steps(before, after, choices) {
  const scored = after.hands.map((hand, place) => {
    const card = before.hands[place]?.cards[Number(choices[place + 1]) - 1];
    return card && hand.scored.find((one) => one.card === card.card);
  });
  if (!scored.some(Boolean)) return [];
  const seen = (/** @type {boolean} */ hasPoints) => {
    const hands = after.hands.map((hand, place) => {
      const old = before.hands[place];
      const { card: number, points = 0 } = scored[place] ?? {};
      if (number === undefined) return hand;
      const cards = old.cards.map((card) => (card.card === number ? complete(card, hasPoints ? points : null) : card));
      return { ...hand, cards, ...(hasPoints ? {} : { scored: old.scored, points: old.points }) };
    });
    return { ...after, hands };
  };
  return [seen(false), seen(true)];
}

/** A card with the crosses that the dice made. @param {CardState} card @param {number | null} scored its points then */
function complete(card, scored) {
  const rows = card.rows.map(({ would_cross: coming = 0, ...row }) => ({
    ...row,
    crossed: (row.crossed ?? 0) + coming,
  }));
  return scored === null ? { ...card, rows } : { ...card, rows, points: scored, isScored: true };
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
 * @param {CardState & { isScored?: boolean }} props.card `isScored`: it is about to be put away
 * @param {string} props.name
 * @param {Taps} [props.taps]
 * @param {string} [props.token]
 * @param {string[]} [props.ghosts]
 * @param {boolean} [props.mini]
 */
export function Card({ card, name, taps, token = "", ghosts = [], mini }) {
  const isPicked = taps?.picked.includes(token) ?? false;
  const isGhost = ghosts.includes(token);
  const isOffered = isGhost || (taps?.lit.has(token) ?? false);
  const inside = html`<span class="cardhead" aria-hidden="true"><span>${name}</span><b>${card.points}</b></span>
    ${card.rows.map(
      (row) =>
        html`<${CardRow} row=${row} name=${`${card.card}${row.colour}`} mini=${mini} isOffered=${isOffered}
          isGhost=${isGhost} />`,
    )}`;
  const rows = card.rows.map(({ colour, boxes, crossed, sun }) =>
    t("one-card-row", { row: rowWord(colour), crossed: crossed ?? "?", boxes, sun: sun ? "yes" : "no" }),
  );
  const told = t("one-card-card", { name, rows: rows.join("; "), count: card.points });
  const isLit = taps?.lit.has(token) ?? false;
  const tap = html`<button type="button" class="cardtap" data-token=${token} aria-pressed=${isPicked}
    onClick=${() => taps?.tap(token)}><span class="sr">${told}</span></button>`;
  // The same element whether it can be tapped or not, so that crosses that are there are not drawn again.
  return html`<div class="card ${isLit ? "lit" : ""} ${isPicked ? "picked" : ""}" role="group"
    aria-label=${isLit ? name : told}>
    ${inside}${isLit && tap}${card.isScored && html`<b class="cardscore" aria-hidden="true">+${card.points}</b>`}
  </div>`;
}

/**
 * @param {object} props
 * @param {import("./protocol.js").Row} props.row
 * @param {string} props.name
 * @param {boolean} [props.isOffered] whether the crosses that the roll would make are shown
 * @param {boolean} [props.isGhost] whether they are chosen, and nobody else knows yet
 * @param {boolean} [props.mini]
 */
function CardRow({ row, name, isOffered, isGhost, mini }) {
  const crossed = row.crossed ?? 0;
  const coming = isOffered ? (row.would_cross ?? 0) : 0;
  const isFull = crossed === row.boxes;
  const box = (/** @type {number} */ place) => {
    const look = place < crossed ? "" : isGhost ? "ghost" : "offered";
    return html`<span class="box ${look}">
      ${place < crossed + coming && html`<${Cross} name=${`${name}${place}`} />`}
    </span>`;
  };
  return html`<span class="cardrow c-${row.colour} ${isFull ? "full" : ""}" aria-hidden="true">
    <span class="tab"><${Shape} colour=${row.colour} />${!mini && colourLetter(row.colour)}</span>
    ${Array.from({ length: row.boxes }, (_, place) => box(place))}
    <span class="sunplace">${row.sun && html`<${Sun} />`}</span>
  </span>`;
}

/** @typedef {Pick<State, "phase" | "dice"> & { hands?: Hand[] }} Shown what the cards of a seat need of the table */

/** @param {import("../parts.js").SheetProps<Shown, Layout, Hand>} props */
export function Sheet({ state, seat, sheet, taps, ghosts, mini }) {
  const hand = sheet ?? state.hands?.[seat - 1];
  if (!hand) return null;
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
              token=${`card ${place + 1}`} taps=${taps} ghosts=${ghosts} mini=${mini} />`,
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
 * @param {{ dice: import("../../table/dice-places.js").PlacedDie[], taps: Taps }} props
 */
function TappableDice({ dice, taps }) {
  const keptOf = (/** @type {string} */ letter) =>
    taps.picked.filter((token) => token.startsWith(`die ${letter} `)).length;
  const rankOf = (/** @type {number} */ place) =>
    dice.slice(0, place + 1).filter(({ letter }) => letter === dice[place].letter).length;
  return html`<div class="dice" role="group" aria-label=${t("one-card-dice-keep")}>
    ${dice.map(({ id, letter, face }, place) => {
      if (!taps.lit.has(dieToken(letter, 1))) return html`<${Die} key=${id} letter=${letter} face=${face} />`;
      const kept = keptOf(letter);
      const isKept = rankOf(place) <= kept;
      const tap = () => taps.tap(dieToken(letter, isKept ? kept : kept + 1));
      return html`<button key=${id} type="button" class="die c-${colourOf(letter)} lit ${isKept ? "picked" : ""}"
        data-token=${dieToken(letter, rankOf(place))} aria-pressed=${isKept} onClick=${tap}>
        <span class="sr">${dieWords({ letter, face })}</span>
        <${DieFace} letter=${letter} face=${face} />
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

/**
 * How many of the cards are picked that one has to keep.
 * @param {View} view
 * @param {number} seat
 * @param {string[]} picked
 */
function pickedWords({ state, choices }, seat, picked) {
  if (state.phase !== "hold") return "";
  const count = choices?.[seat]?.[0]?.split(" ").slice(1).length ?? 0;
  return t("one-card-picked-of", { picked: picked.length, count });
}

/** @type {import("../parts.js").GameUi<State, Layout, Hand>} */
export default {
  tokens,
  choiceWords,
  didWords,
  doesWords,
  chip,
  keptDice,
  steps,
  promptWords,
  hintId: ({ state }) => `hint-one-card-${state.phase}`,
  Sheet,
  ScoreTable,
  scoreBreakdown,
  announcements,
  Center,
  TappableDice,
  preselected,
  pickedWords,
};

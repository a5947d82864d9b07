// Sheets and cards for paper: chosen here, drawn by the server, shown before they are saved.

import { about, askFile } from "../core/api.js";
import { saveFile } from "../core/download.js";
import { useObservable } from "../core/observable.js";
import { ownMaterial } from "../core/own-material.js";
import { currentLanguage, t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { GameArt } from "../parts/game-art.js";
import { OwnMaterial } from "../parts/own-material.js";
import { PageFrame } from "../parts/page-frame.js";
import { Picks } from "../parts/picks.js";
import { attempt } from "../parts/toasts.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../protocol.js").PrintWish} PrintWish */
/** @typedef {string} Material what can be brought: `sheets` or `cards` */
/** @typedef {{ source: string, pages: number }} Shown */

/** @type {("a4" | "letter")[]} */
const PAPERS = ["a4", "letter"];
const MOST_COPIES = 20;
/** How long nothing is typed before the page is drawn again, in milliseconds. */
const PAUSE = 350;

/** A link may name the game behind a `#`. */
const gameInAddress = () => GAMES.find((game) => location.hash === `#${game}`) ?? GAMES[0];

/** What can be brought to each game. @returns {Record<string, Material | null>} */
function useMaterials() {
  const [materials, setMaterials] = useState(/** @type {Record<string, Material | null>} */ ({}));
  useEffect(() => {
    about().then(
      ({ games }) => setMaterials(Object.fromEntries(games.map(({ name, material }) => [name, material ?? null]))),
      () => {},
    );
  }, []);
  return materials;
}

/** The page as the server draws it, a moment after the last change. @param {string} wish as JSON */
function usePreview(wish) {
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const answer = await askFile("api/v1/print", JSON.parse(wish));
      const source = `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
      if (isCurrent) setShown({ source, pages: Number(answer.headers.get("rollwright-pages") ?? 1) });
    };
    const later = setTimeout(() => attempt(draw), shown ? PAUSE : 0);
    return () => {
      isCurrent = false;
      clearTimeout(later);
    };
  }, [wish]);
  return shown;
}

export function Page() {
  const [game, setGame] = useState(gameInAddress);
  const [paper, setPaper] = useState(PAPERS[0]);
  const [copies, setCopies] = useState(1);
  const [page, setPage] = useState(1);
  // Whether the player's own sheets or cards are printed, by game.
  const [own, setOwn] = useState(/** @type {Record<string, boolean>} */ ({}));
  const material = useMaterials()[game];
  const text = useObservable(ownMaterial)[game];
  const brought = material && own[game] && text ? { [material]: text } : {};
  /** @type {PrintWish} */
  const wish = { game, paper, copies, language: currentLanguage(), ...brought };
  const shown = usePreview(JSON.stringify({ ...wish, format: "svg", page }));
  /** What is chosen anew begins with its first page. @param {() => void} change */
  const anew = (change) => {
    setPage(1);
    change();
  };
  const save = (/** @type {"pdf" | "svg"} */ format) =>
    attempt(async () => {
      const answer = await askFile("api/v1/print", { ...wish, format, page });
      const file = await answer.blob();
      saveFile(new File([file], `rollwright-${game}.${format}`, { type: file.type }));
    });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    save("pdf");
  };
  const games = GAMES.map((name) => ({
    value: name,
    title: t(`game-${name}`),
    picture: html`<${GameArt} game=${name} />`,
  }));
  const papers = PAPERS.map((one) => ({ value: one, title: t(`printing-paper-${one}`) }));
  return html`<${PageFrame} title=${t("nav-print")} wide=${true}>
    <section class="panel printing">
      <form onSubmit=${submit}>
        <h1>${t("nav-print")}</h1>
        <p>${t("printing-about")}</p>
        <${Picks} legend=${t("setup-game")} name="game" options=${games} value=${game} look="games"
          onChange=${(/** @type {string} */ name) => anew(() => setGame(name))} />
        <${Picks} legend=${t("printing-paper")} name="paper" options=${papers} value=${paper}
          onChange=${(/** @type {"a4" | "letter"} */ one) => anew(() => setPaper(one))} />
        <${Copies} copies=${copies} onChange=${(/** @type {number} */ count) => anew(() => setCopies(count))} />
        ${
          material &&
          html`<${OwnMaterial} key=${game} game=${game} kind=${material} isOn=${own[game] ?? false} path=""
            onChange=${(/** @type {boolean} */ isOn) => anew(() => setOwn({ ...own, [game]: isOn }))} />`
        }
        <div class="buttons">
          <button class="main" data-save="pdf">${t("printing-pdf")}</button>
          <button type="button" data-save="svg" onClick=${() => save("svg")}>${t("printing-svg")}</button>
        </div>
      </form>
      <${Preview} shown=${shown} page=${page} onTurn=${setPage}
        about=${{ game: t(`game-${game}`), paper: t(`printing-paper-${paper}`) }} />
    </section>
  <//>`;
}

/** @param {{ copies: number, onChange: (copies: number) => void }} props */
function Copies({ copies, onChange }) {
  const change = (/** @type {Event} */ event) => {
    const count = Math.round(Number(/** @type {HTMLInputElement} */ (event.currentTarget).value));
    if (count >= 1 && count <= MOST_COPIES) onChange(count);
  };
  return html`<label class="copies">
    ${t("printing-copies")}
    <input type="number" name="copies" min="1" max=${MOST_COPIES} required inputmode="numeric" value=${copies}
      onInput=${change} aria-describedby="copies-about" />
    <span id="copies-about" class="faint">${t("printing-copies-about")}</span>
  </label>`;
}

/**
 * @param {object} props
 * @param {Shown | null} props.shown
 * @param {number} props.page
 * @param {(page: number) => void} props.onTurn
 * @param {{ game: string, paper: string }} props.about
 */
function Preview({ shown, page, onTurn, about }) {
  if (!shown) return html`<div class="preview"></div>`;
  const { source, pages } = shown;
  return html`<div class="preview">
    <img src=${source} alt=${t("printing-preview", { page, pages, ...about })} />
    <div class="pager">
      <button type="button" aria-label=${t("printing-previous")} disabled=${page <= 1}
        onClick=${() => onTurn(page - 1)}>‹</button>
      <span aria-live="polite">${t("printing-page", { page, pages })}</span>
      <button type="button" aria-label=${t("printing-next")} disabled=${page >= pages}
        onClick=${() => onTurn(page + 1)}>›</button>
    </div>
  </div>`;
}

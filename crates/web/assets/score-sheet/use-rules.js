// What the rules say to a sheet: the server is asked with all marks, since it keeps nothing. While it cannot be reached
// the last answer stays, and it is asked again until it answers.

import { ask } from "../core/api.js";
import { load, save } from "../core/storage.js";
import { toast } from "../parts/toasts.js";
import { useEffect, useState } from "../vendor/preact-htm.js";
import { changeSettings, dropRefusedMark } from "./saved-sheets.js";

/** @typedef {import("./saved-sheets.js").SavedSheet} SavedSheet */
/** @typedef {import("../protocol.js").ScoreSheetAnswer} ScoreSheetAnswer */
/** @typedef {{ request: string, game: string, answer: ScoreSheetAnswer }} Shown an answer, and to what */

/** How long to wait before the server is asked again, in milliseconds. */
const AGAIN = 3000;
/** What the server says to a sheet that can never be. */
const FINAL = ["illegal_mark", "bad_notation", "bad_request", "bad_table"];
const KEY = "sheet-answer";

/** The answers of this visit, so that taking back needs no server. @type {Map<string, ScoreSheetAnswer>} */
const known = new Map();

/**
 * What is asked for a sheet. Copied cards fill a whole deck; those that have not come yet do not matter.
 * @param {SavedSheet} sheet
 */
function requestFor({ game, options, sheet, material, copied, deck = 0, marks }) {
  const cards = Array.from({ length: deck }, (_, place) => copied[place] ?? copied[0]);
  const copies = copied.length ? { cards: cards.join("\n") } : {};
  return JSON.stringify({ game, options, sheet, ...material, ...copies, marks });
}

/**
 * The answer to a sheet: `current` is false while the one for the last mark is awaited, `lost` while it cannot be had.
 * @param {SavedSheet} sheet
 * @returns {{ answer: ScoreSheetAnswer | undefined, current: boolean, lost: boolean }}
 */
export function useRules(sheet) {
  const [shown, show] = useState(/** @type {Shown | undefined} */ (load(KEY)));
  const [lost, setLost] = useState(false);
  const before = shown?.game === sheet.game ? shown : undefined;
  const request = requestFor(sheet);
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let isOver = false;
    const take = (/** @type {ScoreSheetAnswer} */ answer) => {
      known.set(request, answer);
      show({ request, game: sheet.game, answer });
      save(KEY, { request, game: sheet.game, answer });
      setLost(false);
    };
    const refused = (/** @type {import("../core/api.js").Refused} */ problem) => {
      if (!FINAL.includes(problem.code)) {
        setLost(true);
        timer = setTimeout(look, AGAIN);
      } else {
        toast(problem.message, { kind: "problem" });
        if (sheet.marks.length) dropRefusedMark();
        else if (sheet.material) changeSettings({ material: undefined });
      }
    };
    const look = () => {
      clearTimeout(timer);
      ask("POST", "api/v1/sheet", JSON.parse(request)).then(
        (answer) => isOver || take(answer),
        (problem) => isOver || refused(problem),
      );
    };
    const answer = known.get(request);
    if (answer) take(answer);
    else look();
    const again = () => {
      if (!known.has(request) && !document.hidden) look();
    };
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [request]);
  return { answer: before?.answer, current: before?.request === request, lost };
}

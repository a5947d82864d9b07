// What the rules say to a sheet: the server is asked with all marks, since it keeps nothing. While it cannot be reached
// the last answer stays, and it is asked again until it answers.

import { ask, Refused } from "../core/api.js";
import { keep, kept } from "../core/keep.js";
import { toast } from "../parts/toasts.js";
import { useEffect, useState } from "../vendor/preact-htm.js";
import { strike } from "./book.js";

/** @typedef {import("./book.js").Filled} Filled */
/** @typedef {{ sheet: any, closed?: string[], choices: string[], points: number, over: boolean, layout: any }} Answer */

/** How long to wait before the server is asked again, in milliseconds. */
const AGAIN = 3000;
/** What the server says to a sheet that can never be. */
const FINAL = ["illegal_mark", "bad_notation", "bad_request", "bad_table"];
const KEY = "sheet-answer";

/** The answers of this visit, so that taking back needs no server. @type {Map<string, Answer>} */
const known = new Map();

/** What is asked for a sheet. Copied cards fill a whole deck; those that have not come yet do not matter. @param {Filled} sheet */
function wish({ game, options, sheet, copied, deck, marks }) {
  const cards = copied.length ? Array.from({ length: deck ?? 0 }, (_, place) => copied[place] ?? copied[0]).join("\n") : undefined;
  return JSON.stringify({ game, options, sheet, cards, marks });
}

/**
 * The answer to a sheet: `current` is false while the one for the last mark is awaited, `lost` while it cannot be had.
 * @param {Filled} sheet
 * @returns {{ answer: Answer | undefined, current: boolean, lost: boolean }}
 */
export function useRules(sheet) {
  const [shown, show] = useState(/** @type {{ asked: string, game: string, answer: Answer } | undefined} */ (kept(KEY)));
  const [lost, lose] = useState(false);
  const before = shown?.game === sheet.game ? shown : undefined;
  const asked = wish(sheet);
  useEffect(() => {
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer;
    let over = false;
    const take = (/** @type {Answer} */ answer) => {
      known.set(asked, answer);
      show({ asked, game: sheet.game, answer });
      keep(KEY, { asked, game: sheet.game, answer });
      lose(false);
    };
    const refused = (/** @type {Refused} */ problem) => {
      if (!FINAL.includes(problem.code)) {
        lose(true);
        timer = setTimeout(look, AGAIN);
      } else {
        toast(problem.message, { kind: "problem" });
        if (sheet.marks.length) strike();
      }
    };
    const look = () => {
      clearTimeout(timer);
      ask("POST", "api/v1/sheet", JSON.parse(asked)).then((answer) => over || take(answer), (problem) => over || refused(problem));
    };
    const answer = known.get(asked);
    if (answer) take(answer);
    else look();
    const again = () => void (known.has(asked) || document.hidden || look());
    addEventListener("online", again);
    document.addEventListener("visibilitychange", again);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener("online", again);
      document.removeEventListener("visibilitychange", again);
    };
  }, [asked]);
  return { answer: before?.answer, current: before?.asked === asked, lost };
}

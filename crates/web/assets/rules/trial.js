// What the rules say to something that is only tried: the server plays it, and nothing is kept.

import { ask, Refused } from "../core/api.js";
import { t } from "../core/words.js";
import { useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {{ line: import("../table/state.js").Line, layout: any, events: string[] }} Trial */
/** @typedef {{ game: string, seats: number, options?: Record<string, boolean>, position?: string }} Setting what is played, from where */

/** Where events lead. @param {Setting} setting @param {string[]} events @param {boolean} [roll] whether chance that comes next is rolled @returns {Promise<Trial>} */
export const tryOut = ({ game, seats, options, position }, events, roll = false) =>
  ask("POST", "api/v1/try", { game, seats, options, position, events, roll });

/** The number of the rule that forbids the last of these events, if one does. @param {Setting} setting @param {string[]} events */
export async function forbiddenBy(setting, events) {
  try {
    await tryOut(setting, events);
    return undefined;
  } catch (error) {
    if (error instanceof Refused && error.rule) return error.rule;
    throw error;
  }
}

/** Why nothing can be tried now, in words. @param {unknown} error @returns {string} */
export function troubleWords(error) {
  if (error instanceof Refused && error.code === "offline") return t("rules-no-server");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Where the events of an exercise lead, once the server has said it.
 * @param {Setting & { events: string[] }} exercise
 * @returns {{ trial?: Trial, problem?: string, again: () => void }}
 */
export function useTrial(exercise) {
  const [told, tell] = useState(/** @type {{ trial?: Trial, problem?: string }} */ ({}));
  const load = () => {
    tell({});
    tryOut(exercise, exercise.events).then((trial) => tell({ trial }), (error) => tell({ problem: troubleWords(error) }));
  };
  useEffect(load, [exercise]);
  return { ...told, again: load };
}

// What the rules say to something that is only tried: the server plays it, and nothing is kept.

import { ask, Refused } from "../core/api.js";
import { t } from "../core/words.js";
import { useEffect, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../protocol.js").TrialAnswer} TrialAnswer */
/** @typedef {Omit<TrialAnswer, "line"> & { view: TrialAnswer["line"] }} Trial where some events lead */
/**
 * @typedef {{ game: string, seats: number, options?: Record<string, boolean>, position?: string }} Setting what is
 * played, from where
 */

/**
 * Where events lead.
 * @param {Setting} setting
 * @param {string[]} events
 * @param {boolean} [roll] whether chance that comes next is rolled
 * @returns {Promise<Trial>}
 */
export async function tryOut({ game, seats, options, position }, events, roll = false) {
  /** @type {TrialAnswer} */
  const { line, ...rest } = await ask("POST", "api/v1/try", { game, seats, options, position, events, roll });
  return { view: line, ...rest };
}

/**
 * The number of the rule that forbids the last of these events, if one does.
 * @param {Setting} setting
 * @param {string[]} events
 */
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
export function problemWords(error) {
  if (error instanceof Refused && error.code === "offline") return t("rules-no-server");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Where the events of an exercise lead, once the server has said it.
 * @param {Setting & { events: string[] }} exercise
 * @returns {{ trial?: Trial, problem?: string, again: () => void }}
 */
export function useTrial(exercise) {
  const [result, setResult] = useState(/** @type {{ trial?: Trial, problem?: string }} */ ({}));
  const load = () => {
    setResult({});
    tryOut(exercise, exercise.events).then(
      (trial) => setResult({ trial }),
      (error) => setResult({ problem: problemWords(error) }),
    );
  };
  useEffect(load, [exercise.events]);
  return { ...result, again: load };
}

// What the player at this device is picking: the taps on the way to a choice, and what happens with them.

import { useEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { settings } from "../core/settings.js";
import { attempt } from "../parts/toasts.js";
import { isSingle, lit, made, tapped } from "./picking.js";

/** @typedef {import("./state.js").TableView} TableView */

/** How long a new question is shielded from a tap that was meant for the one before, in milliseconds. */
const SHIELD = 450;

/**
 * @typedef {object} Moves
 * @property {import("../games/index.js").Taps} taps
 * @property {string | undefined} choice what the taps make
 * @property {string[]} buttons the choices with a button of their own
 * @property {(choice: string) => void} choose
 * @property {boolean} ready whether the question has been there for long enough to be answered with a single tap
 * @property {() => void} clear
 */

/**
 * The moves of one seat, if it is asked.
 * @param {Pick<import("./line.js").Line, "choose">} line
 * @param {Pick<TableView, "line">} table
 * @param {number | undefined} seat
 * @param {import("../games/index.js").Face} face
 * @returns {Moves | undefined}
 */
export function useMoves(line, table, seat, face) {
  const [picked, pick] = useState(/** @type {string[]} */ ([]));
  const listed = seat === undefined ? undefined : table.line?.choices?.[seat];
  const choices = useMemo(() => (listed ?? []).map((choice) => ({ choice, tokens: face.tokens(choice) })), [listed]);
  const last = useRef("");
  const [ready, become] = useState(false);
  useEffect(() => {
    const again = table.line && face.again?.(last.current, table.line);
    pick(again && made(choices, again) !== undefined ? again : []);
    become(false);
    const timer = setTimeout(() => become(true), SHIELD);
    return () => clearTimeout(timer);
  }, [table.line?.ply, seat]);
  if (seat === undefined || !listed) return undefined;
  const choose = (/** @type {string} */ choice) => {
    last.current = choice;
    pick([]);
    attempt(() => line.choose(seat, choice));
  };
  const tap = (/** @type {string} */ token) => {
    const single = isSingle(choices);
    const already = picked.includes(token);
    const alone = single && made(choices, [token]);
    if (alone && (already || (ready && settings.value.oneTap))) return choose(alone);
    pick(tapped(choices, picked, token));
  };
  return {
    taps: { lit: lit(choices), picked, tap },
    choice: made(choices, picked),
    buttons: choices.filter(({ tokens }) => tokens === null).map(({ choice }) => choice),
    choose,
    ready,
    clear: () => pick([]),
  };
}

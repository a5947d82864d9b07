// What the player at this device is picking: the taps on the way to a choice, and what happens with them.

import { settings } from "../core/settings.js";
import { attempt } from "../parts/toasts.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { afterTap, choiceOf, isSingle, tappable } from "./picking.js";

/** How long a new question is shielded from a tap that was meant for the one before, in milliseconds. */
const SHIELD = 450;

/**
 * @typedef {object} Moves
 * @property {import("../games/parts.js").Taps} taps
 * @property {string | undefined} choice what the taps make
 * @property {string[]} buttons the choices with a button of their own
 * @property {(choice: string) => void} choose
 * @property {boolean} ready whether the question has been there for long enough to be answered with a single tap
 * @property {() => void} clear
 */

/**
 * The moves of one seat, if it is asked.
 * @param {Pick<import("./connection.js").Connection, "choose">} connection
 * @param {import("../protocol.js").GameView | null} view
 * @param {number | undefined} seat
 * @param {import("../games/parts.js").GameUi} ui
 * @returns {Moves | undefined}
 */
export function useMoves(connection, view, seat, ui) {
  const [picked, pick] = useState(/** @type {string[]} */ ([]));
  const listed = seat === undefined ? undefined : view?.choices?.[seat];
  const choices = useMemo(() => (listed ?? []).map((choice) => ({ choice, tokens: ui.tokens(choice) })), [listed]);
  const last = useRef("");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const again = view && ui.preselected?.(last.current, view);
    pick(again && choiceOf(choices, again) !== undefined ? again : []);
    setReady(false);
    const timer = setTimeout(() => setReady(true), SHIELD);
    return () => clearTimeout(timer);
  }, [view?.ply, seat]);
  if (seat === undefined || !listed) return undefined;
  const choose = (/** @type {string} */ choice) => {
    last.current = choice;
    pick([]);
    attempt(() => connection.choose(seat, choice));
  };
  const tap = (/** @type {string} */ token) => {
    const alone = isSingle(choices) && choiceOf(choices, [token]);
    if (alone && (picked.includes(token) || (ready && settings.value.oneTap))) return choose(alone);
    return pick(afterTap(choices, picked, token));
  };
  return {
    taps: { lit: tappable(choices, []), picked, tap },
    choice: choiceOf(choices, picked),
    buttons: choices.filter(({ tokens }) => tokens === null).map(({ choice }) => choice),
    choose,
    ready,
    clear: () => pick([]),
  };
}

// What the player at this device is picking: the taps on the way to a choice, what it would bring, and what happens
// with it.

import { settings } from "../core/settings.js";
import { attempt } from "../parts/toasts.js";
import { useEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { afterTap, choiceOf, isSingle, tappable } from "./picking.js";

/** How long a new question is shielded from a tap that was meant for the one before, in milliseconds. */
const SHIELD = 450;
/** Nothing is picked: always the same, so that picking it again draws nothing again. @type {string[]} */
const NOTHING = [];

/** @typedef {import("./connection.js").Connection} Connection */
/** @typedef {import("../protocol.js").Preview} Preview */

/**
 * @typedef {object} Moves
 * @property {import("../games/parts.js").Taps} taps
 * @property {string | undefined} choice what the taps make
 * @property {Preview | undefined} preview what that would bring
 * @property {string[]} buttons the choices with a button of their own
 * @property {(choice: string) => void} choose
 * @property {boolean} ready whether the question has been there for long enough to be answered with a single tap
 * @property {() => void} clear
 */

/**
 * The moves of one seat, if it is asked.
 * @param {Pick<Connection, "choose"> & Partial<Pick<Connection, "select">>} connection
 * @param {import("../protocol.js").GameView | null} view
 * @param {number | undefined} seat
 * @param {import("../games/parts.js").GameUi} ui
 * @returns {Moves | undefined}
 */
export function useMoves(connection, view, seat, ui) {
  const [picked, pick] = useState(NOTHING);
  const listed = seat === undefined ? undefined : view?.choices?.[seat];
  const choices = useMemo(() => (listed ?? []).map((choice) => ({ choice, tokens: ui.tokens(choice) })), [listed]);
  const last = useRef("");
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const again = view && ui.preselected?.(last.current, view);
    pick(again && choiceOf(choices, again) !== undefined ? again : NOTHING);
    setReady(false);
    if (seat === undefined) return undefined;
    const timer = setTimeout(() => setReady(true), SHIELD);
    return () => clearTimeout(timer);
  }, [view?.ply, seat]);
  const choice = choiceOf(choices, picked);
  const preview = usePreview(connection.select, view?.ply, seat, picked.length ? choice : undefined);
  if (seat === undefined || !listed) return undefined;
  const choose = (/** @type {string} */ made) => {
    last.current = made;
    pick(NOTHING);
    attempt(() => connection.choose(seat, made));
  };
  const tap = (/** @type {string} */ token) => {
    const alone = isSingle(choices) && choiceOf(choices, [token]);
    if (alone && (picked.includes(token) || (ready && settings.value.oneTap))) return choose(alone);
    return pick(afterTap(choices, picked, token));
  };
  return {
    taps: { lit: tappable(choices, []), picked, tap },
    choice,
    preview,
    buttons: choices.filter(({ tokens }) => tokens === null).map(({ choice: own }) => own),
    choose,
    ready,
    clear: () => pick(NOTHING),
  };
}

/**
 * What a choice would bring, as soon as the server has said so. The server hears of what is picked, so that it can
 * take it when the time is over.
 * @param {import("./connection.js").Connection["select"] | undefined} select
 * @param {number | undefined} ply
 * @param {number | undefined} seat
 * @param {string | undefined} choice
 */
function usePreview(select, ply, seat, choice) {
  const [preview, show] = useState(
    /** @type {{ choice: string, ply: number | undefined, told: Preview } | null} */ (null),
  );
  const told = useRef("");
  useEffect(() => {
    const question = `${ply} ${seat}`;
    const isSilent = choice === undefined && told.current !== question;
    if (!select || seat === undefined || isSilent) return;
    told.current = choice === undefined ? "" : question;
    select(seat, choice ?? null).then(
      (answer) => choice !== undefined && answer && show({ choice, ply, told: answer }),
      // What is picked now is not what the server asks any more: nothing to show.
      () => {},
    );
  }, [ply, seat, choice]);
  return preview && preview.choice === choice && preview.ply === ply ? preview.told : undefined;
}

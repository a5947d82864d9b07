// The time that is left, where there is a limit.

import { t } from "../core/words.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";

/** From how many seconds on it is shown that time is short. */
const SHORT = 10;

/** How many seconds are left until a moment, counted down; 0 without one. @param {number | null} deadline */
export function useSecondsLeft(deadline) {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    if (deadline === null) return undefined;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** @param {{ deadline: number | null }} props */
export function Clock({ deadline }) {
  const left = useSecondsLeft(deadline);
  if (deadline === null) return null;
  const look = left <= SHORT ? "clock short" : "clock";
  return html`<span class=${look} role="timer" aria-label=${t("time-left", { seconds: left })}>${left} s</span>`;
}

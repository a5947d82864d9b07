// One tap on the way to a mark: tapped again, or confirmed at the bottom, it is marked; at once for those who set it
// so.

import { settings } from "../core/settings.js";
import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * @param {string[]} tokens what may be tapped
 * @param {(token: string) => void} make what a tap that is confirmed does
 * @returns {{ taps: import("../games/parts.js").Taps, picked: string | undefined, confirm: () => void }}
 */
export function usePick(tokens, make) {
  const [token, pick] = useState(/** @type {string | undefined} */ (undefined));
  const lit = new Set(tokens);
  const picked = token !== undefined && lit.has(token) ? token : undefined;
  useEffect(() => {
    const clear = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && pick(undefined);
    addEventListener("keydown", clear);
    return () => removeEventListener("keydown", clear);
  }, []);
  const take = (/** @type {string} */ one) => {
    pick(undefined);
    make(one);
  };
  const tap = (/** @type {string} */ one) => (one === picked || settings.value.oneTap ? take(one) : pick(one));
  return {
    taps: { lit, picked: picked === undefined ? [] : [picked], tap },
    picked,
    confirm: () => picked !== undefined && take(picked),
  };
}

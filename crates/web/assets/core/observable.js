// A value that changes and tells those who show it: all that the client knows of state management.

import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * @template T
 * @typedef {object} Observable
 * @property {T} value
 * @property {(next: T) => void} set
 * @property {(listener: (value: T) => void) => () => void} subscribe returns what ends it
 */

/** @template T @param {T} initial @returns {Observable<T>} */
export function observable(initial) {
  let value = initial;
  /** @type {Set<(value: T) => void>} */
  const listeners = new Set();
  return {
    get value() {
      return value;
    },
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of [...listeners]) listener(value);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The value of an observable inside a component, which is drawn again when it changes.
 * @template T
 * @param {Observable<T>} observed
 */
export function useObservable(observed) {
  const [value, show] = useState(observed.value);
  useEffect(() => {
    show(() => observed.value);
    return observed.subscribe((next) => show(() => next));
  }, [observed]);
  return value;
}

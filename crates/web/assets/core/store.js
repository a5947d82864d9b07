// A value that changes and tells who shows it: all that the client knows of state management.

import { useEffect, useState } from "../vendor/preact-htm.js";

/**
 * @template T
 * @typedef {{ readonly value: T, set: (next: T) => void, subscribe: (hear: (value: T) => void) => () => void }} Store
 */

/** @template T @param {T} initial @returns {Store<T>} */
export function makeStore(initial) {
  let value = initial;
  /** @type {Set<(value: T) => void>} */
  const hearers = new Set();
  return {
    get value() {
      return value;
    },
    set(next) {
      if (next === value) return;
      value = next;
      for (const hear of [...hearers]) hear(value);
    },
    subscribe(hear) {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}

/** The value of a store inside a component, which is drawn again when it changes. @template T @param {Store<T>} store */
export function useStore(store) {
  const [value, show] = useState(store.value);
  useEffect(() => {
    show(() => store.value);
    return store.subscribe((next) => show(() => next));
  }, [store]);
  return value;
}

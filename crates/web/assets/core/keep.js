// What this browser keeps between visits. Where nothing can be kept (private windows), it lasts as long as the page.

/** @type {Map<string, string>} */
const forNow = new Map();

/** @param {string} key @returns {any} what was kept, or undefined */
export function kept(key) {
  try {
    const text = localStorage.getItem(`rollwright.${key}`) ?? forNow.get(key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {unknown} value undefined forgets it */
export function keep(key, value) {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) forNow.delete(key);
  else forNow.set(key, text);
  try {
    if (text === undefined) localStorage.removeItem(`rollwright.${key}`);
    else localStorage.setItem(`rollwright.${key}`, text);
  } catch {
    // Kept for now only.
  }
}

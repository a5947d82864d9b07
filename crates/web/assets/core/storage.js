// What this browser keeps between visits. Where nothing can be kept (private windows), it lasts as long as the page.

/** @type {Map<string, string>} */
const forNow = new Map();

/** @param {string} key */
const nameOf = (key) => `rollwright.${key}`;

/** What was saved, or undefined; the caller knows of what type it was. @param {string} key @returns {any} */
export function load(key) {
  try {
    const text = localStorage.getItem(nameOf(key)) ?? forNow.get(key);
    return text == null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} key @param {unknown} value undefined forgets it */
export function save(key, value) {
  const text = value === undefined ? undefined : JSON.stringify(value);
  if (text === undefined) forNow.delete(key);
  else forNow.set(key, text);
  try {
    if (text === undefined) localStorage.removeItem(nameOf(key));
    else localStorage.setItem(nameOf(key), text);
  } catch {
    // Kept for now only.
  }
}

/** Whenever another tab of this browser has saved something. @param {string} key @param {() => void} read */
export function onOtherTab(key, read) {
  addEventListener("storage", (event) => {
    if (event.key === nameOf(key)) read();
  });
}

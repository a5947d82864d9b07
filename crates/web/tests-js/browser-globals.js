// As much of a browser as the client's pure modules look at when they are loaded. Import it before them.

const stored = new Map();

/** What a page would have; `dataset` is what the server writes into it. */
const documentElement = {
  dataset: { base: "/", languages: '[{"code":"en"},{"code":"is"}]', version: "test" },
  lang: "is",
};

const globals = {
  addEventListener() {},
  document: { documentElement },
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, text) => void stored.set(key, text),
    removeItem: (key) => void stored.delete(key),
  },
  location: new URL("http://localhost/"),
  matchMedia: () => ({ matches: false }),
};

for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

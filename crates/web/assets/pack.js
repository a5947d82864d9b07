// How modules get to a page: the server puts those that are needed together into few files, packs, and this runs them.
// It stands at the beginning of the first pack; crates/web/src/pack.rs writes what follows.

/** @typedef {Record<string, any>} Module what a module exports */

/** @type {Map<string, () => Promise<Module>>} */
const defined = new Map();
/** @type {Map<string, Promise<Module>>} */
const running = new Map();

/** Where a file of the client is, from its path. @param {string} path */
const at = (path) => new URL(`../${path}`, import.meta.url).href;

/** A module that has come. One that comes again, in another pack, is still the first one. @type {Define} */
function define(path, run) {
  if (!defined.has(path)) defined.set(path, run);
}
/** @typedef {(path: string, run: () => Promise<Module>) => void} Define */

/** @param {string} path @returns {Promise<Module>} */
async function run(path) {
  if (!defined.has(path)) (await import(at(`packs/${path}`))).default(define, need, at);
  const module = defined.get(path);
  if (!module) throw new Error(`there is no module ${path}`);
  return module();
}

/** What a module exports; it runs once, when it is first needed. @param {string} path @returns {Promise<Module>} */
export function need(path) {
  const known = running.get(path);
  if (known) return known;
  const module = run(path);
  running.set(path, module);
  // What did not come, because the network was gone, may come another time.
  module.catch(() => running.delete(path));
  return module;
}

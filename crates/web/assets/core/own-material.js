// A player's own sheets or cards, by game, as the text of a file: kept on this device, and carried by links. Whether
// they can be played the server says.

import { ask } from "./api.js";
import { observable } from "./observable.js";
import { load, onOtherTab, save } from "./storage.js";
import { url } from "./urls.js";

const KEY = "material";

/** @returns {Record<string, string>} */
const read = () => load(KEY) ?? {};

/** @type {import("./observable.js").Observable<Record<string, string>>} */
export const ownMaterial = observable(read());

onOtherTab(KEY, () => ownMaterial.set(read()));

/** @param {string} game @param {string} text */
export function keepMaterial(game, text) {
  ownMaterial.set({ ...ownMaterial.value, [game]: text });
  save(KEY, ownMaterial.value);
}

/**
 * What the server reads in a text: what would be printed. It refuses what cannot be played.
 * @param {string} game
 * @param {string} kind what the text is of, as the server names it
 * @param {string} [text] without one the server's own is asked for
 * @returns {Promise<import("../protocol.js").GameLayout>}
 */
export async function readMaterial(game, kind, text) {
  const { layout } = await ask("POST", "api/v1/sheet", { game, [kind]: text, marks: [] });
  return layout;
}

/**
 * A link that carries somebody's own sheets or cards behind its number sign, where no server sees them.
 * @param {string} path of the page that it opens
 * @param {string} game
 * @param {string} text
 */
export function materialLink(path, game, text) {
  const link = url(path);
  link.hash = String(new URLSearchParams({ material: game, text }));
  return link.href;
}

/** What such a link has brought. @returns {{ game: string, text: string } | null} */
export function materialInAddress() {
  const told = new URLSearchParams(location.hash.slice(1));
  const [game, text] = [told.get("material"), told.get("text")];
  return game && text ? { game, text } : null;
}

/** Once it is settled, so that loading the page again does not ask again. */
export const clearAddress = () => history.replaceState(history.state, "", location.pathname + location.search);

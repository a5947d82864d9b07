// Requests to the server over HTTP. The token goes into a header, never into an address.

import { drawLuck, rememberCommitments } from "./dice-commitments.js";
import { sentenceOf } from "./phrases.js";
import { settings } from "./settings.js";
import { load, save } from "./storage.js";
import { noteVersion } from "./update.js";
import { url } from "./urls.js";
import { hasWords, t } from "./words.js";

export const token = () => /** @type {string | undefined} */ (load("token"));

/**
 * What the server refused, in the player's words: why, where it says so, or else what its code means.
 * @param {import("../protocol.js").ErrorMessage} error
 */
function explained({ code = "unknown", message, rule, why }) {
  const sentence = sentenceOf(why);
  if (sentence) return rule ? t("error-why-rule", { why: sentence, rule }) : t("error-why", { why: sentence });
  const id = `error-${code.replaceAll("_", "-")}`;
  return hasWords(id) ? t(id) : (message ?? t("error-unknown"));
}

export class Refused extends Error {
  /** @param {import("../protocol.js").ErrorMessage} error */
  constructor(error) {
    super(explained(error));
    this.code = error.code ?? "unknown";
    this.rule = error.rule;
  }
}

/**
 * Sends a request.
 * @param {string} method
 * @param {string} path
 * @param {unknown} content a text is sent as it is, all else as JSON
 * @param {string | undefined} own the token
 */
async function send(method, path, content, own) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (own) headers.authorization = `Bearer ${own}`;
  if (content !== undefined) headers["content-type"] = typeof content === "string" ? "text/plain" : "application/json";
  const body = content === undefined || typeof content === "string" ? content : JSON.stringify(content);
  const answer = await fetch(url(path), { method, headers, body }).catch(() => {
    throw new Refused({ code: "offline" });
  });
  noteVersion(answer.headers.get("rollwright-client"));
  return answer;
}

/** @param {Response} answer @param {any} told @returns {Refused} */
const refusal = (answer, told) => new Refused(told.error ?? { message: t("error-status", { status: answer.status }) });

/**
 * Sends a request. Of what type the answer is, the caller knows.
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body] a text is sent as it is, all else as JSON; a function makes another one for every request
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const own = token();
  const answer = await send(method, path, typeof body === "function" ? body() : body, own);
  const told = answer.status === 204 ? {} : await answer.json().catch(() => null);
  if (answer.status === 401 && own) {
    // What this browser kept is no token: begin anew.
    save("token", undefined);
    return ask(method, path, body);
  }
  if (!answer.ok) throw refusal(answer, told ?? {});
  // An answer that was cut off says nothing.
  if (!told) throw new Refused({ code: "offline" });
  if (told.token) save("token", told.token);
  return told;
}

/** Asks for a file, which nobody needs a token for. @param {string} path @param {object} wish */
export async function askFile(path, wish) {
  const answer = await send("POST", path, wish, undefined);
  if (!answer.ok) throw refusal(answer, await answer.json().catch(() => ({})));
  return answer;
}

/** What can be played here. @returns {Promise<import("../protocol.js").ServerInfo>} */
export const about = () => ask("GET", "api/v1");

/**
 * Sits down, as one player or as another one on the same device. What the server promises about the dice is kept first.
 * @param {string} table
 * @param {string} name
 * @param {string[]} commitments
 * @param {object} [more]
 * @returns {Promise<import("../protocol.js").SeatsTaken>}
 */
export function sitDown(table, name, commitments, more = {}) {
  rememberCommitments(table, commitments);
  const seats = `api/v1/tables/${encodeURIComponent(table)}/seats`;
  return ask("POST", seats, () => ({ name, luck: drawLuck(table), ...more }));
}

/** How long bots wait before they choose, in milliseconds, so that what they do can be followed. */
const BOT_DELAYS = { slow: 1700, normal: 950, fast: 450, instant: 0 };

/** Makes a table, sits down at it, and goes there. @param {object} wish @param {string[]} names */
export async function openTable(wish, names) {
  /** @type {import("../protocol.js").TableCreated} */
  const { table, commitments } = await ask("POST", "api/v1/tables", {
    ...{ bot_delay: BOT_DELAYS[settings.value.speed] },
    ...wish,
  });
  for (const [place, name] of names.entries()) {
    await sitDown(table, name, commitments, place > 0 ? { another: true } : {});
  }
  location.assign(url(`t/${table}`));
}

/** The name that a player has, or a polite one. */
export const ownName = () => settings.value.name.trim() || t("player-default");

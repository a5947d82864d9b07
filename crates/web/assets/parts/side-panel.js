// Beside the board on a desk, below it on a phone and never over it: what has happened, and what people say.

import { about } from "../core/api.js";
import { useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { newsWords } from "../table/news.js";
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../vendor/preact-htm.js";
import { Chat } from "./chat.js";

/** @typedef {import("../table/state.js").TableView} TableView */
/** @typedef {import("../table/state.js").News} News */

/**
 * @param {object} props
 * @param {TableView} props.table
 * @param {import("../table/connection.js").Connection} props.connection
 * @param {News[]} props.history
 */
export function SidePanel({ table, connection, history }) {
  const [reactions, setReactions] = useState(/** @type {string[]} */ ([]));
  const { chat } = useSettings();
  useEffect(() => {
    about().then(
      (known) => setReactions(known.reactions),
      () => {},
    );
  }, []);
  return html`<aside class="side" id="side" aria-label=${t("side-panel")}>
    <section class="sidepart">
      <h2 id="history-title">${t("history")}</h2>
      <${History} table=${table} history=${history} />
    </section>
    <section class="sidepart ${chat ? "" : "muted"}">
      <h2>${t("chat")}</h2>
      <${Chat} table=${table} connection=${connection} reactions=${reactions} />
    </section>
  </aside>`;
}

/** Everything that has happened, numbered. @param {{ table: TableView, history: News[] }} props */
function History({ table, history }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const ui = uiOf(table.game);
  // With every scene the page is drawn anew, and this can be a thousand lines.
  const words = useMemo(
    () => history.map((news) => newsWords(table, news, ui)).filter(Boolean),
    [history, table.seats, table.games],
  );
  useLayoutEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [words.length]);
  return html`<ol class="history" ref=${list} tabindex="0" aria-labelledby="history-title">
    ${words.map((one) => html`<li>${one}</li>`)}
  </ol>`;
}

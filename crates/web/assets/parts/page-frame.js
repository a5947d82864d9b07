// What is around every page: the way home, the main part, the footer, and what is told.

import { page, url } from "../core/urls.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";
import { Toasts } from "./toasts.js";

/** @param {{ title?: string, children?: import("../vendor/preact-htm.js").Drawn, wide?: boolean }} props */
export function PageFrame({ title, children, wide = false }) {
  if (title) document.title = `${title} · Rollwright`;
  const current = (/** @type {string} */ kind) => (page.kind === kind ? "page" : undefined);
  return html`<a class="skip" href="#main">${t("skip-to-content")}</a>
    <header class="top">
      <a class="home" href=${url("")}>
        <img src=${url("icons/die.svg")} alt="" width="28" height="28" /><span>Rollwright</span>
      </a>
      <nav aria-label=${t("nav")}>
        <a href=${url("rules")} aria-current=${current("rules")}>${t("nav-rules")}</a>
        <a href=${url("settings")} aria-current=${current("settings")}>${t("nav-settings")}</a>
      </nav>
    </header>
    <main id="main" tabindex="-1" class=${wide ? "wide" : ""}>${children}</main>
    <footer class="bottom">
      <a href=${url("sheet")}>${t("nav-sheet")}</a>
      <a href=${url("print")}>${t("nav-print")}</a>
      <a href=${url("verify")}>${t("nav-verify")}</a>
      <a href=${url("privacy")}>${t("nav-privacy")}</a>
      <a href=${url("protocol.md")}>${t("nav-programs")}</a>
    </footer>
    <${Toasts} />`;
}

// What is around every page: the way home, the main part, the footer, and what is told.

import { at, page } from "../core/base.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";
import { Toasts } from "./toasts.js";

/** @param {{ title?: string, children?: any, wide?: boolean }} props */
export function Frame({ title, children, wide = false }) {
  if (title) document.title = `${title} · Rollwright`;
  return html`<a class="skip" href="#main">${t("skip-to-content")}</a>
    <header class="top">
      <a class="home" href=${at("")}><img src=${at("icons/die.svg")} alt="" width="28" height="28" /><span>Rollwright</span></a>
      <nav aria-label=${t("nav")}>
        <a href=${at("rules")} aria-current=${page.kind === "rules" ? "page" : undefined}>${t("nav-rules")}</a>
        <a href=${at("settings")} aria-current=${page.kind === "settings" ? "page" : undefined}>${t("nav-settings")}</a>
      </nav>
    </header>
    <main id="main" tabindex="-1" class=${wide ? "wide" : ""}>${children}</main>
    <footer class="bottom">
      <a href=${at("sheet")}>${t("nav-sheet")}</a>
      <a href=${at("verify")}>${t("nav-verify")}</a>
      <a href=${at("privacy")}>${t("nav-privacy")}</a>
      <a href=${at("protocol.md")}>${t("nav-programs")}</a>
    </footer>
    <${Toasts} />`;
}

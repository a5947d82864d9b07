// What a player can set, on this device.

import { set, useSettings } from "../core/settings.js";
import { currentLanguage, languages, t } from "../core/words.js";
import { Frame } from "../parts/frame.js";
import { html } from "../vendor/preact-htm.js";

const SWITCHES = /** @type {const} */ (["oneTap", "auto", "sound", "vibration", "awake", "cover", "chat"]);
/** @type {Record<string, string>} */
const NAMES = { oneTap: "set-one-tap", auto: "set-auto", sound: "set-sound", vibration: "set-vibration", awake: "set-awake", cover: "set-cover", chat: "set-chat" };

export function Page() {
  const now = useSettings();
  const change = (/** @type {string} */ language) => {
    set({ language });
    location.reload();
  };
  return html`<${Frame} title=${t("nav-settings")}>
    <section class="panel settings"><h1>${t("nav-settings")}</h1>
      <div class="fields">
        <label>${t("your-name")} <input maxlength="24" autocomplete="nickname" value=${now.name} onInput=${(/** @type {any} */ event) => set({ name: event.target.value })} /></label>
        <label>${t("set-language")} <select data-language value=${currentLanguage()} onChange=${(/** @type {any} */ event) => change(event.target.value)}>${languages().map(({ code, name }) => html`<option value=${code} lang=${code} selected=${code === currentLanguage()}>${name}</option>`)}</select></label>
        <label>${t("set-theme")} <select data-theme-choice value=${now.theme} onChange=${(/** @type {any} */ event) => set({ theme: event.target.value })}>${["auto", "light", "dark"].map((theme) => html`<option value=${theme} selected=${theme === now.theme}>${t(`theme-${theme}`)}</option>`)}</select></label>
      </div>
      ${SWITCHES.map((name) => html`<label class="check" key=${name}><input type="checkbox" checked=${now[name]} onChange=${(/** @type {any} */ event) => set({ [name]: event.target.checked })} /> ${t(NAMES[name])}</label>`)}
      <div class="buttons"><button type="button" onClick=${() => set({ hinted: [] })} disabled=${now.hinted.length === 0}>${t("set-hints-again")}</button></div>
    </section>
  <//>`;
}

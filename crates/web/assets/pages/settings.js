// What a player can set, on this device.

import { set, useSettings } from "../core/settings.js";
import { currentLanguage, languages, t } from "../core/words.js";
import { Checkbox, NameField, Select } from "../parts/form.js";
import { PageFrame } from "../parts/page-frame.js";
import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../core/settings.js").Settings} Settings */

/** What can be turned on and off, and its words. */
const SWITCHES = /** @type {const} */ ([
  ["oneTap", "set-one-tap"],
  ["auto", "set-auto"],
  ["sound", "set-sound"],
  ["vibration", "set-vibration"],
  ["awake", "set-awake"],
  ["cover", "set-cover"],
  ["chat", "set-chat"],
]);

export function Page() {
  const now = useSettings();
  const setName = (/** @type {string} */ name) => set({ name });
  const setTheme = (/** @type {Settings["theme"]} */ theme) => set({ theme });
  const setSpeed = (/** @type {Settings["speed"]} */ speed) => set({ speed });
  return html`<${PageFrame} title=${t("nav-settings")}>
    <section class="panel settings">
      <h1>${t("nav-settings")}</h1>
      <div class="fields">
        <${NameField} label=${t("your-name")} value=${now.name} onInput=${setName} />
        <${LanguageChoice} />
        <${Select} label=${t("set-theme")} options=${["auto", "light", "dark"]} value=${now.theme}
          words=${(/** @type {string} */ theme) => t(`theme-${theme}`)} onChange=${setTheme}
          more=${{ "data-theme-choice": true }} />
        <${Select} label=${t("set-speed")} options=${["slow", "normal", "fast", "instant"]} value=${now.speed}
          words=${(/** @type {string} */ speed) => t(`speed-${speed}`)} onChange=${setSpeed} />
      </div>
      ${SWITCHES.map(
        ([name, words]) =>
          html`<${Checkbox} key=${name} label=${t(words)} checked=${now[name]}
            onChange=${(/** @type {boolean} */ on) => set({ [name]: on })} />`,
      )}
      <div class="buttons">
        <button type="button" onClick=${() => set({ hinted: [] })} disabled=${now.hinted.length === 0}>
          ${t("set-hints-again")}
        </button>
      </div>
    </section>
  <//>`;
}

function LanguageChoice() {
  const change = (/** @type {Event} */ event) => {
    set({ language: /** @type {HTMLSelectElement} */ (event.currentTarget).value });
    location.reload();
  };
  const current = currentLanguage();
  return html`<label>
    ${t("set-language")}
    <select data-language value=${current} onChange=${change}>
      ${languages().map(
        ({ code, name }) => html`<option value=${code} lang=${code} selected=${code === current}>${name}</option>`,
      )}
    </select>
  </label>`;
}

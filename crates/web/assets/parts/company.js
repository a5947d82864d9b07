// Who sits at a new table: one taps people and bots to add them, and the cross beside them to send them away.

import { BOT_LEVELS } from "../core/bot-levels.js";
import { t } from "../core/words.js";
import { html } from "../vendor/preact-htm.js";
import { Face } from "./faces.js";
import { NameField } from "./form.js";

/** Everybody who is no bot. */
export const PERSON = "friend";

/** Where one can be added: the words of a seat. @param {string} who @param {boolean} isOneDevice */
function wordsOf(who, isOneDevice) {
  const person = isOneDevice ? "person" : "friend";
  if (who === PERSON) return { title: t(`setup-${person}`), about: t(`setup-${person}-about`) };
  return { title: t("bot-name", { level: t(`level-${who}`) }), about: t(`setup-about-${who}`) };
}

/**
 * @param {object} props
 * @param {boolean} props.isOneDevice
 * @param {string[]} props.company everybody besides the player: people first, then bots by their level
 * @param {number} props.fewest how many there must be
 * @param {number} props.most how many there is room for
 * @param {(company: string[]) => void} props.onChange
 * @param {string[]} props.names of the people, the player first
 * @param {(names: string[]) => void} props.onNames
 */
export function Company({ isOneDevice, company, fewest, most, onChange, names, onNames }) {
  const add = (/** @type {string} */ who) => {
    const isBot = (/** @type {string} */ one) => one !== PERSON;
    const all = [...company, who];
    onChange([...all.filter((one) => !isBot(one)), ...all.filter(isBot)]);
  };
  const remove = (/** @type {number} */ place) => {
    if (isOneDevice && company[place] === PERSON) onNames(names.filter((_, other) => other !== place + 1));
    onChange(company.filter((_, other) => other !== place));
  };
  const rename = (/** @type {number} */ place, /** @type {string} */ typed) => {
    const length = Math.max(place + 1, names.length);
    onNames(Array.from({ length }, (_, other) => (other === place ? typed : (names[other] ?? ""))));
  };
  const nameField = (/** @type {number} */ place) => {
    const label = isOneDevice ? t("new-name-number", { number: place + 1 }) : t("your-name");
    const more = {
      name: `name ${place}`,
      autocomplete: place ? "off" : "nickname",
      required: isOneDevice,
      placeholder: place ? "" : t("player-default"),
    };
    return html`<${NameField} label=${label} value=${names[place] ?? ""}
      onInput=${(/** @type {string} */ typed) => rename(place, typed)} more=${more} />`;
  };
  return html`<fieldset class="picks company">
    <legend>${t("setup-who")}</legend>
    <ul class="seats" aria-label=${t("setup-at-table")}>
      <li class="seated"><${Face} who=${PERSON} />${nameField(0)}</li>
      ${company.map((who, place) => {
        const { title } = wordsOf(who, isOneDevice);
        return html`<li key=${`${place}${who}`} class="seated">
          <${Face} who=${who} />
          ${isOneDevice && who === PERSON ? nameField(place + 1) : html`<b class="picktext">${title}</b>`}
          <button type="button" class="quiet" data-remove=${who} disabled=${company.length <= fewest}
            aria-label=${t("setup-remove", { name: title })} onClick=${() => remove(place)}>✕</button>
        </li>`;
      })}
    </ul>
    <p class="faint">${t("setup-who-about")}</p>
    <div class="pickrow">
      ${[PERSON, ...BOT_LEVELS].map((who) => {
        const { title, about } = wordsOf(who, isOneDevice);
        return html`<button key=${who} type="button" class="pick" data-add=${who} disabled=${company.length >= most}
          onClick=${() => add(who)}>
          <${Face} who=${who} /><span class="picktext"><b>${title}</b><span>${about}</span></span>
          <span class="plus" aria-hidden="true">+</span>
        </button>`;
      })}
    </div>
  </fieldset>`;
}

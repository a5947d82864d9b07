// Choices as pictures: big enough for a thumb, and plain radio buttons and boxes underneath.

import { html } from "../vendor/preact-htm.js";

/** @typedef {import("../vendor/preact-htm.js").Drawn} Drawn */
/** @typedef {{ value: string | number, title: string, about?: string, picture?: Drawn }} PickedOne */

/**
 * One of several.
 * @param {object} props
 * @param {string} props.legend
 * @param {string} props.name
 * @param {PickedOne[]} props.options
 * @param {string | number} props.value what is chosen now
 * @param {(value: string) => void} props.onChange
 * @param {string} [props.look]
 */
export const Picks = ({ legend, name, options, value, onChange, look = "" }) => html`<fieldset class="picks ${look}">
  <legend>${legend}</legend>
  <div class="pickrow">
    ${options.map(
      ({ value: own, title, about, picture }) =>
        html`<label key=${own} class="pick">
          <input type="radio" name=${name} value=${own} checked=${String(own) === String(value)}
            onChange=${() => onChange(String(own))} />
          ${picture}<span class="picktext"><b>${title}</b>${about && html`<span>${about}</span>`}</span>
        </label>`,
    )}
  </div>
</fieldset>`;

/**
 * One thing that is on or off.
 * @param {{ name: string, title: string, picture?: Drawn, checked: boolean, onChange: (on: boolean) => void }} props
 */
export function PickSwitch({ name, title, picture, checked, onChange }) {
  const change = (/** @type {Event} */ event) =>
    onChange(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  return html`<label class="pick switch">
    <input type="checkbox" name=${name} checked=${checked} onChange=${change} />
    ${picture}<span class="picktext"><b>${title}</b></span><span class="pickmark" aria-hidden="true"></span>
  </label>`;
}

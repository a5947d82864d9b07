// Fields of forms, as they look everywhere.

import { html } from "../vendor/preact-htm.js";

/**
 * A box to be ticked, with its label behind it. With `name` alone it is read with its form.
 * @param {object} props
 * @param {string} props.label
 * @param {boolean} [props.checked]
 * @param {string} [props.name]
 * @param {string} [props.option] the option of a game that it sets
 * @param {(checked: boolean) => void} [props.onChange]
 */
export function Checkbox({ label, checked, name, option, onChange }) {
  const change = (/** @type {Event} */ event) =>
    onChange?.(/** @type {HTMLInputElement} */ (event.currentTarget).checked);
  return html`<label class="check">
    <input type="checkbox" name=${name} checked=${checked} data-option=${option} onChange=${change} />
    <span>${label}</span>
  </label>`;
}

/**
 * A list to choose from, with its label above it.
 * @param {object} props
 * @param {string} props.label
 * @param {(string | number)[]} props.options
 * @param {(option: string | number) => string} [props.words] what an option is called
 * @param {string | number} [props.value] what is chosen now, where the caller keeps it
 * @param {string | number} [props.initial] what is chosen at first, where the form keeps it
 * @param {string} [props.name]
 * @param {(value: string) => void} [props.onChange]
 * @param {Record<string, unknown>} [props.more] other attributes of the list
 */
export function Select({ label, options, words = String, value, initial = value, name, onChange, more = {} }) {
  const change = (/** @type {Event} */ event) =>
    onChange?.(/** @type {HTMLSelectElement} */ (event.currentTarget).value);
  return html`<label>
    ${label}
    <select name=${name} value=${value} onChange=${change} ...${more}>
      ${options.map((one) => html`<option value=${one} selected=${one === initial}>${words(one)}</option>`)}
    </select>
  </label>`;
}

/**
 * A name to be typed, with its label above it.
 * @param {object} props
 * @param {string} props.label
 * @param {string} props.value
 * @param {(name: string) => void} [props.onInput]
 * @param {Record<string, unknown>} [props.more] other attributes of the field
 */
export function NameField({ label, value, onInput, more = {} }) {
  const input = (/** @type {Event} */ event) => onInput?.(/** @type {HTMLInputElement} */ (event.currentTarget).value);
  return html`<label>
    ${label}
    <input maxlength="24" autocomplete="nickname" value=${value} onInput=${input} ...${more} />
  </label>`;
}

// Answers in advance: fields that are chosen as soon as the dice allow it, marked on the sheet before they fall.

import { t } from "../core/words.js";
import { uiOf } from "../games/ui.js";
import { html } from "../vendor/preact-htm.js";
import { attempt } from "./toasts.js";

/**
 * What can be tapped on a sheet to say in advance what one will choose; nothing where a game has no such thing.
 * @param {import("../table/state.js").TableView} table
 * @param {import("../table/connection.js").Connection} connection
 * @param {number | undefined} seat
 * @returns {import("../games/parts.js").Taps | undefined}
 */
export function armTaps(table, connection, seat) {
  const fields = seat !== undefined && table.view && uiOf(table.game).armable?.(table.view.state, table.layout, seat);
  if (!fields || seat === undefined || !table.you.seats.includes(seat)) return undefined;
  const armed = table.you.armed[seat] ?? [];
  const tap = (/** @type {string} */ token) => {
    const others = armed.filter((one) => one !== token);
    attempt(() => connection.arm(seat, armed.includes(token) ? others : [...armed, token]));
  };
  return { lit: new Set(fields), picked: armed, tap, isAdvance: true };
}

/** Whether fields are being marked in advance. @param {{ isOn: boolean, onSwitch: (on: boolean) => void }} props */
export const ArmSwitch = ({ isOn, onSwitch }) => html`<div class="armswitch">
  <button type="button" class="small ${isOn ? "main" : ""}" data-arm aria-pressed=${isOn}
    onClick=${() => onSwitch(!isOn)}>${isOn ? t("arm-done") : t("arm")}</button>
  ${isOn && html`<p class="faint">${t("arm-about")}</p>`}
</div>`;

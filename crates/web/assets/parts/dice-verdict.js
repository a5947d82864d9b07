// What the dice of a finished game are worth, in words. This page finds it out itself; of the server it takes the
// record.

import { checkRecord } from "../core/dice-check.js";
import { commitmentsOf, judge } from "../core/dice-commitments.js";
import { url } from "../core/urls.js";
import { t } from "../core/words.js";
import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";

/** @typedef {import("../core/dice-check.js").Checked} Checked */

/** @type {Record<string, string>} */
const SIGNS = { good: "✓", unsure: "•", bad: "✗" };

/** The table of a finished game, and which game of its match it was. @param {string} id @returns {[string, number]} */
function tableAndNumber(id) {
  const [, table = id, number = "1"] = /^(.*)-(\d+)$/.exec(id) ?? [];
  return [table, Number(number)];
}

/**
 * @param {{ checked: Checked, id?: string, shown?: string[] }} props the name of the game, if it is one of this server
 */
export function DiceVerdict({ checked, id, shown = [] }) {
  const [table, number] = tableAndNumber(id ?? "");
  const { kind, words } = judge(checked, id ? commitmentsOf(table) : undefined, number, shown);
  return html`<p class="verdict dice ${kind}" data-dice=${words[0].id}>
    ${`${SIGNS[kind]} ${words.map((one) => t(one.id, one.values)).join(" ")}`}
  </p>`;
}

/** The dice of a record that this page has. @param {{ record: string, id: string }} props */
export function RecordDice({ record, id }) {
  const [checked] = useMemo(() => checkRecord(record), [record]);
  return html`<${DiceVerdict} checked=${checked} id=${id} />`;
}

/**
 * The dice of a game that was just played.
 * @param {{ id: string, shown: string[] }} props its name, and the rolls and draws that were seen
 */
export function EndDice({ id, shown }) {
  const [record, setRecord] = useState(/** @type {string | null | undefined} */ (undefined));
  const read = async () => {
    setRecord(undefined);
    const answer = await fetch(url(`g/${id}.rw`)).catch(() => null);
    setRecord(answer?.ok ? await answer.text().catch(() => null) : null);
  };
  useEffect(() => void read(), [id]);
  const checked = useMemo(() => (record ? checkRecord(record)[0] : undefined), [record]);
  if (checked) {
    return html`<div role="status"><${DiceVerdict} checked=${checked} id=${id} shown=${shown} /></div>`;
  }
  const hasFailed = record === null;
  return html`<div role="status">
    <p class="faint">${hasFailed ? t("dice-unread") : t("dice-checking")}</p>
    ${hasFailed && html`<button type="button" class="small" onClick=${read}>${t("dice-again")}</button>`}
  </div>`;
}

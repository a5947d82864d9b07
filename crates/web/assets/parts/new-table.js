// A new table, for friends or for several people on this device: set up by pictures, and remembered for the next one.

import { openTable, ownName } from "../core/api.js";
import { BOT_LEVELS } from "../core/bot-levels.js";
import { ownMaterial } from "../core/own-material.js";
import { set, useSettings } from "../core/settings.js";
import { load, save } from "../core/storage.js";
import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Company, PERSON } from "./company.js";
import { Checkbox, Select } from "./form.js";
import { GameArt } from "./game-art.js";
import { OwnMaterial } from "./own-material.js";
import { PickSwitch, Picks } from "./picks.js";
import { SetupPicture } from "./setup-pictures.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../protocol.js").ServerInfo} ServerInfo */
/** @typedef {ServerInfo["games"][number]} GameInfo */

const MATCHES = [1, 2, 3, 4, 5];
/** How many seconds there are for a decision, by what the pace is called. @type {Record<string, number | null>} */
const PACES = { none: null, relaxed: 120, brisk: 45, quick: 15 };
const DICE = ["program", "tap", "real"];

/**
 * What is wished for, and kept on this device for the next time.
 * @typedef {object} Setup
 * @property {string} game
 * @property {string[]} company
 * @property {string[]} options what is on of all options
 * @property {boolean} hasOwnMaterial whether the player's own sheets or cards are played with
 * @property {string} pace
 * @property {string} dice
 * @property {number} match
 * @property {string} late
 * @property {boolean} isPublic
 */

/** @type {Setup} */
const USUAL = {
  game: GAMES[0],
  company: [PERSON],
  options: [],
  hasOwnMaterial: false,
  pace: "none",
  dice: "program",
  match: 1,
  late: "default",
  isPublic: false,
};

/** What was wished for last, as far as it is still offered. @param {string} way @returns {Setup} */
function remembered(way) {
  const setup = { ...USUAL, ...load("setup")?.[way] };
  const isKnown =
    GAMES.includes(setup.game) &&
    setup.pace in PACES &&
    DICE.includes(setup.dice) &&
    MATCHES.includes(setup.match) &&
    Array.isArray(setup.company) &&
    setup.company.every((/** @type {string} */ who) => who === PERSON || BOT_LEVELS.includes(who));
  // Whoever listed a table once may not want strangers the next time.
  return isKnown ? { ...setup, isPublic: false } : USUAL;
}

/** The next table of friends plays this game with the player's own sheets or cards. @param {string} game */
export const rememberOwnMaterial = (game) =>
  save("setup", { ...load("setup"), friends: { ...remembered("friends"), game, hasOwnMaterial: true } });

/** @param {{ info: ServerInfo | null, isOneDevice: boolean }} props */
export function NewTable({ info, isOneDevice }) {
  const way = isOneDevice ? "one-device" : "friends";
  const { name, cover } = useSettings();
  const [setup, setSetup] = useState(() => remembered(way));
  const [names, setNames] = useState([name]);
  const [isBusy, setBusy] = useState(false);
  const self = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => self.current?.scrollIntoView({ block: "start" }), [info !== null]);
  const rules = info?.games.find((one) => one.name === setup.game);
  if (!info || !rules) return html`<p class="panel faint newtable">${t("one-moment")}</p>`;
  const most = rules.max_seats - 1;
  const company = setup.company.slice(0, most);
  const change = (/** @type {Partial<Setup>} */ changes) => setSetup({ ...setup, ...changes });
  const people = 1 + company.filter((who) => who === PERSON).length;
  const create = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    if (names[0]) set({ name: names[0] });
    save("setup", { ...load("setup"), [way]: setup });
    const own = isOneDevice ? names.slice(0, people) : [names[0] || ownName()];
    setBusy(true);
    attempt(() => openTable(wishOf(rules, setup, company), own).finally(() => setBusy(false)));
  };
  return html`<form class="panel newtable" ref=${self} onSubmit=${create}>
    <h2>${t(`way-${way}`)}</h2>
    <${GameChoice} games=${info.games} rules=${rules} setup=${setup} change=${change} />
    <${Company} isOneDevice=${isOneDevice} company=${company} fewest=${fewestOthers(rules, isOneDevice)} most=${most}
      onChange=${(/** @type {string[]} */ all) => change({ company: all })} names=${names} onNames=${setNames} />
    ${
      isOneDevice &&
      html`<${Checkbox} label=${t("set-cover")} checked=${cover}
        onChange=${(/** @type {boolean} */ on) => set({ cover: on })} />`
    }
    <${Manner} setup=${setup} change=${change} />
    <${FurtherChoices} setup=${setup} change=${change} isOneDevice=${isOneDevice} />
    <div class="begin">
      <span>${t("setup-summary", { game: t(`game-${setup.game}`), count: company.length + 1 })}</span>
      <button class="main" disabled=${isBusy}>${isOneDevice ? t("new-begin") : t("new-open")}</button>
    </div>
  </form>`;
}

/** @param {GameInfo} rules @param {boolean} isOneDevice */
const fewestOthers = (rules, isOneDevice) => Math.max(isOneDevice ? 1 : 0, rules.min_seats - 1);

/** The table as the server is asked for it; the last seats are those of the bots. */
function wishOf(/** @type {GameInfo} */ rules, /** @type {Setup} */ setup, /** @type {string[]} */ company) {
  const seats = company.length + 1;
  const bots = company.flatMap((who, place) => (who === PERSON ? [] : [[place + 2, who]]));
  const chosen = rules.options.filter((option) => setup.options.includes(option));
  const material = setup.hasOwnMaterial && rules.material ? { [rules.material]: ownMaterial.value[rules.name] } : {};
  return {
    ...material,
    game: rules.name,
    seats,
    bots: Object.fromEntries(bots),
    options: Object.fromEntries(chosen.map((option) => [option, true])),
    match: setup.match,
    dice: setup.dice,
    seconds: PACES[setup.pace],
    late: setup.late,
    public: setup.isPublic,
  };
}

/** @typedef {(changes: Partial<Setup>) => void} Change */

/**
 * The game, and how it may be varied.
 * @param {{ games: GameInfo[], rules: GameInfo, setup: Setup, change: Change }} props
 */
function GameChoice({ games, rules, setup, change }) {
  const cards = games.map(({ name }) => ({
    value: name,
    title: t(`game-${name}`),
    picture: html`<${GameArt} game=${name} />`,
  }));
  const setOptions = (/** @type {string[]} */ on) =>
    change({ options: [...setup.options.filter((one) => !rules.options.includes(one)), ...on] });
  const toggle = (/** @type {string} */ option, /** @type {boolean} */ on) =>
    change({ options: [...setup.options.filter((one) => one !== option), ...(on ? [option] : [])] });
  return html`<${Picks} legend=${t("setup-game")} name="game" options=${cards} value=${setup.game} look="games"
      onChange=${(/** @type {string} */ game) => change({ game })} />
    <${Preset} rules=${rules} on=${rules.options.filter((one) => setup.options.includes(one))} onChange=${setOptions} />
    ${
      rules.options.length > 0 &&
      html`<fieldset class="picks">
        <legend class="sr">${t("setup-variants")}</legend>
        <div class="pickrow">
          ${rules.options.map(
            (option) =>
              html`<${PickSwitch} key=${option} name=${`option ${option}`} checked=${setup.options.includes(option)}
                title=${optionWords(option)} picture=${html`<${SetupPicture} name="variant" />`}
                onChange=${(/** @type {boolean} */ on) => toggle(option, on)} />`,
          )}
        </div>
      </fieldset>`
    }
    ${
      rules.material &&
      html`<${OwnMaterial} key=${rules.name} game=${rules.name} kind=${rules.material}
        isOn=${setup.hasOwnMaterial} path=""
        onChange=${(/** @type {boolean} */ hasOwnMaterial) => change({ hasOwnMaterial })} />`
    }`;
}

/** @param {string} option */
const optionWords = (option) => t(`option-${option.replace("_", "-")}`);

/**
 * The variants as a booklet has them, or as people play round a table: one tap sets all of them.
 * @param {{ rules: GameInfo, on: string[], onChange: (on: string[]) => void }} props
 */
function Preset({ rules: { at_the_table }, on, onChange }) {
  if (at_the_table.length === 0) return null;
  const presets = [
    { value: "printed", title: t("setup-preset-printed") },
    { value: "table", title: t("setup-preset-table"), about: at_the_table.map(optionWords).join(" ") },
  ];
  const isTable = on.length === at_the_table.length && on.every((option) => at_the_table.includes(option));
  const value = isTable ? "table" : on.length === 0 ? "printed" : "";
  return html`<${Picks} legend=${t("setup-preset")} name="preset" options=${presets} value=${value}
    onChange=${(/** @type {string} */ preset) => onChange(preset === "table" ? at_the_table : [])} />`;
}

/** How fast, with which dice, how many games. @param {{ setup: Setup, change: Change }} props */
function Manner({ setup, change }) {
  const paces = Object.entries(PACES).map(([pace, seconds]) => ({
    value: pace,
    title: t(`setup-pace-${pace}`),
    about: seconds === null ? t("new-no-limit") : t("seconds", { count: seconds }),
    picture: html`<${SetupPicture} name=${`pace-${pace}`} />`,
  }));
  const dice = DICE.map((one) => ({
    value: one,
    title: t(`setup-dice-${one}`),
    about: t(`dice-${one}`),
    picture: html`<${SetupPicture} name=${`dice-${one}`} />`,
  }));
  const matches = MATCHES.map((count) => ({ value: count, title: String(count) }));
  return html`<${Picks} legend=${t("new-seconds")} name="pace" options=${paces} value=${setup.pace}
      onChange=${(/** @type {string} */ pace) => change({ pace })} />
    <${Picks} legend=${t("new-dice")} name="dice" options=${dice} value=${setup.dice}
      onChange=${(/** @type {string} */ one) => change({ dice: one })} />
    <${Picks} legend=${t("new-match")} name="match" options=${matches} value=${setup.match} look="numbers"
      onChange=${(/** @type {string} */ count) => change({ match: Number(count) })} />`;
}

/** What few people need. @param {{ setup: Setup, change: Change, isOneDevice: boolean }} props */
function FurtherChoices({ setup, change, isOneDevice }) {
  const lateWords = (/** @type {string} */ one) =>
    one === "default" ? t("late-default") : t("bot-name", { level: t(`level-${one}`) });
  return html`<details>
    <summary>${t("new-more")}</summary>
    <div class="fields">
      <${Select} label=${t("new-late")} name="late" options=${["default", ...BOT_LEVELS]} value=${setup.late}
        words=${lateWords} onChange=${(/** @type {string} */ late) => change({ late })} />
    </div>
    ${
      !isOneDevice &&
      html`<${Checkbox} name="public" label=${t("new-public")} checked=${setup.isPublic}
        onChange=${(/** @type {boolean} */ on) => change({ isPublic: on })} />`
    }
  </details>`;
}

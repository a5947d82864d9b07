// A new table, for friends or for several people on this device.

import { openTable, ownName } from "../core/api.js";
import { BOT_LEVELS } from "../core/bot-levels.js";
import { set, useSettings } from "../core/settings.js";
import { t } from "../core/words.js";
import { GAMES } from "../games/index.js";
import { html, useEffect, useRef, useState } from "../vendor/preact-htm.js";
import { Checkbox, NameField, Select } from "./form.js";
import { attempt } from "./toasts.js";

/** @typedef {import("../protocol.js").ServerInfo} ServerInfo */
/** @typedef {ServerInfo["games"][number]} GameInfo */

const LONGEST_MATCH = 5;
/** The times for a decision that are offered, in seconds. */
const SECONDS = [15, 30, 60, 120, 300];

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);

/** @param {string | number} level */
const levelWords = (level) => t(`level-${level}`);

/** @param {{ info: ServerInfo | null, isOneDevice: boolean }} props */
export function NewTable({ info, isOneDevice }) {
  const { name, cover } = useSettings();
  const [game, chooseGame] = useState(GAMES[0]);
  const [seats, chooseSeats] = useState(2);
  const [bots, chooseBots] = useState(0);
  const [names, setNames] = useState([name]);
  const self = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => self.current?.scrollIntoView({ block: "start" }), [info !== null]);
  const rules = info?.games.find((one) => one.name === game);
  if (!info || !rules) return html`<p class="faint">${t("one-moment")}</p>`;
  const people = seats - bots;
  const fewest = Math.max(isOneDevice ? 2 : 1, rules.min_seats);
  const pickGame = (/** @type {GameInfo} */ one) => {
    chooseGame(one.name);
    chooseSeats(Math.min(seats, one.max_seats));
  };
  const pickSeats = (/** @type {string} */ count) => {
    chooseSeats(Number(count));
    chooseBots(Math.min(bots, Number(count) - 1));
  };
  const create = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const data = new FormData(/** @type {HTMLFormElement} */ (event.currentTarget));
    if (names[0]) set({ name: names[0] });
    const wish = { game, seats, bots: botSeats(seats, bots, data), ...furtherWishes(rules, data) };
    attempt(() => openTable(wish, isOneDevice ? names.slice(0, people) : [names[0] || ownName()]));
  };
  return html`<form class="panel newtable" ref=${self} onSubmit=${create}>
    <h2>${isOneDevice ? t("way-one-device") : t("way-friends")}</h2>
    <${GameChoice} games=${info.games} game=${game} onChoose=${pickGame} />
    <div class="fields">
      <${Select} label=${t("new-seats")} options=${range(fewest, rules.max_seats)} value=${seats}
        onChange=${pickSeats} />
      <${Select} label=${t("new-bots")} options=${range(0, seats - 1)} value=${bots}
        onChange=${(/** @type {string} */ count) => chooseBots(Number(count))} />
      ${
        bots > 0 &&
        html`<${Select} label=${t("level")} name="level" options=${BOT_LEVELS} initial="medium" words=${levelWords} />`
      }
    </div>
    <${Names} count=${isOneDevice ? people : 1} isOneDevice=${isOneDevice} names=${names} onNames=${setNames} />
    ${
      isOneDevice &&
      html`<${Checkbox} label=${t("set-cover")} checked=${cover}
        onChange=${(/** @type {boolean} */ on) => set({ cover: on })} />`
    }
    <${FurtherChoices} rules=${rules} isOneDevice=${isOneDevice} />
    <div class="buttons"><button class="main">${isOneDevice ? t("new-begin") : t("new-open")}</button></div>
  </form>`;
}

/** The last seats are those of the bots. @param {number} seats @param {number} bots @param {FormData} data */
function botSeats(seats, bots, data) {
  const level = String(data.get("level") ?? "medium");
  return Object.fromEntries(range(seats - Math.min(bots, seats - 1) + 1, seats).map((seat) => [seat, level]));
}

/** What stands in the form under further choices. @param {GameInfo} rules @param {FormData} data */
function furtherWishes(rules, data) {
  const chosen = rules.options.filter((option) => data.has(`option ${option}`));
  return {
    options: Object.fromEntries(chosen.map((option) => [option, true])),
    match: Number(data.get("match")),
    dice: String(data.get("dice")),
    seconds: Number(data.get("seconds")) || null,
    late: String(data.get("late")),
    public: data.has("public"),
  };
}

/** @param {{ games: GameInfo[], game: string, onChoose: (game: GameInfo) => void }} props */
const GameChoice = ({ games, game, onChoose }) => html`<fieldset class="segments">
  <legend>${t("game")}</legend>
  ${games.map(
    (one) =>
      html`<label key=${one.name}>
        <input type="radio" name="game" value=${one.name} checked=${one.name === game}
          onChange=${() => onChoose(one)} />
        <span>${t(`game-${one.name}`)}</span>
      </label>`,
  )}
</fieldset>`;

/**
 * @param {object} props
 * @param {number} props.count
 * @param {boolean} props.isOneDevice
 * @param {string[]} props.names
 * @param {(names: string[]) => void} props.onNames
 */
function Names({ count, isOneDevice, names, onNames }) {
  const rename = (/** @type {number} */ place) => (/** @type {string} */ typed) => {
    const all = range(0, Math.max(place, names.length - 1));
    onNames(all.map((other) => (other === place ? typed : (names[other] ?? ""))));
  };
  const field = (/** @type {number} */ place) => {
    const more = {
      name: `name ${place}`,
      autocomplete: place ? "off" : "nickname",
      required: isOneDevice,
      placeholder: place ? "" : t("player-default"),
    };
    const label = isOneDevice ? t("new-name-number", { number: place + 1 }) : t("your-name");
    return html`<${NameField} key=${place} label=${label} value=${names[place] ?? ""} onInput=${rename(place)}
      more=${more} />`;
  };
  return html`<div class="fields">${range(0, count - 1).map(field)}</div>`;
}

/** @param {{ rules: GameInfo, isOneDevice: boolean }} props */
function FurtherChoices({ rules, isOneDevice }) {
  const diceWords = (/** @type {string} */ one) => t(`dice-${one}`);
  const secondsWords = (/** @type {string | number} */ count) =>
    count === "" ? t("new-no-limit") : t("seconds", { count });
  const lateWords = (/** @type {string} */ one) =>
    one === "default" ? t("late-default") : t("bot-name", { level: levelWords(one) });
  return html`<details>
    <summary>${t("new-more")}</summary>
    <div class="fields">
      <${Select} label=${t("new-dice")} name="dice" options=${["program", "tap", "real"]} words=${diceWords} />
      <${Select} label=${t("new-match")} name="match" options=${range(1, LONGEST_MATCH)} />
      <${Select} label=${t("new-seconds")} name="seconds" options=${["", ...SECONDS]} words=${secondsWords} />
      <${Select} label=${t("new-late")} name="late" options=${["default", ...BOT_LEVELS]} words=${lateWords} />
    </div>
    ${rules.options.map(
      (option) =>
        html`<${Checkbox} key=${option} name=${`option ${option}`} label=${t(`option-${option.replace("_", "-")}`)} />`,
    )}
    ${!isOneDevice && html`<${Checkbox} name="public" label=${t("new-public")} />`}
  </details>`;
}

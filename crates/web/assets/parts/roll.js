// Rolling: by a tap, or by saying what real dice show, one tap a die.

import { colourLetter, colourOf, colourWord, Shape } from "../core/colours.js";
import { t } from "../core/words.js";
import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { Die, dieWords, Pips } from "./dice.js";

/** How strongly a device is shaken before that rolls, in metres per second squared. */
const SHAKEN = 22;

/** Rolls when the device is shaken. @param {boolean} isOn @param {() => void} onShake */
function useShake(isOn, onShake) {
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (/** @type {DeviceMotionEvent} */ { acceleration }) => {
      const { x, y, z } = acceleration ?? { x: 0, y: 0, z: 0 };
      if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < SHAKEN) return;
      removeEventListener("devicemotion", listen);
      onShake();
    };
    addEventListener("devicemotion", listen);
    return () => removeEventListener("devicemotion", listen);
  }, [isOn]);
}

/** Dice to be thrown, or cards to be drawn, by a tap. @param {{ kind: string, onRoll: () => void }} props */
export function RollButton({ kind, onRoll }) {
  const areDice = kind === "roll" || kind === "reroll";
  useShake(areDice, onRoll);
  return html`<button type="button" class="main rollbutton" data-roll onClick=${onRoll}>
    ${
      areDice &&
      html`<span class="rolldice" aria-hidden="true">
        <${Die} letter="w" face="5" /><${Die} letter="r" face="3" />
      </span>`
    }
    <span>${areDice ? t("roll") : t(`roll-${kind}`)}</span>
  </button>`;
}

/**
 * What real dice show. `awaited` names the dice, by colour; dice that are all alike show colours themselves.
 * The last tap sends the roll.
 * @param {{ awaited: string[], faces: string[], onRoll: (dice: string) => void }} props
 */
export function RealDice({ awaited, faces, onRoll }) {
  const [shown, show] = useState(/** @type {(string | undefined)[]} */ ([]));
  const haveColours = (awaited[0] ?? "") !== "";
  const enter = (/** @type {number} */ place, /** @type {string} */ face) => {
    const next = awaited.map((_, other) => (other === place ? face : shown[other]));
    show(next);
    if (next.every((one) => one !== undefined)) {
      onRoll(awaited.map((die, other) => `${die}${next[other]}`).join(haveColours ? " " : ""));
    }
  };
  return html`<div class="realdice" role="group" aria-label=${t("real-dice")}>
    <p>${haveColours ? t("real-dice-numbers") : t("real-dice-colours")}</p>
    ${awaited.map(
      (die, place) =>
        html`<${RealDie} die=${die} number=${place + 1} faces=${faces} shown=${shown[place]}
          onEnter=${(/** @type {string} */ face) => enter(place, face)} />`,
    )}
  </div>`;
}

/**
 * One die: a button for each of its faces.
 * @param {object} props
 * @param {string} props.die its colour's letter; empty where all dice are alike
 * @param {number} props.number
 * @param {string[]} props.faces
 * @param {string | undefined} props.shown
 * @param {(face: string) => void} props.onEnter
 */
function RealDie({ die, number, faces, shown, onEnter }) {
  const colour = colourOf(die);
  const face = (/** @type {string} */ one) => {
    const isShown = shown === one;
    const look = `face ${die ? "" : `c-${colourOf(one)}`} ${isShown ? "picked" : ""}`;
    const label = die ? dieWords({ letter: die, face: one }) : colourWord(colourOf(one));
    return html`<button type="button" class=${look} data-face=${`${die}${one}`} aria-pressed=${isShown}
      aria-label=${label} onClick=${() => onEnter(one)}>
      ${die ? html`<${Pips} face=${one} />` : html`<${Shape} colour=${colourOf(one)} />`}
    </button>`;
  };
  const label = die ? colourWord(colour) : t("die-number", { number });
  return html`<div class="realdie ${die ? `c-${colour}` : ""}" role="group" aria-label=${label}>
    <span class="tab" aria-hidden="true">
      ${die ? html`<${Shape} colour=${colour} />${colourLetter(colour)}` : number}
    </span>
    ${faces.map(face)}
  </div>`;
}

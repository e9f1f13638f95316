/** Keys that write no sign, and the space, as WebDriver spells them. */
const spelt = new Map([
  ["Backspace", "\uE003"],
  ["Tab", "\uE004"],
  ["Enter", "\uE007"],
  ["Shift", "\uE008"],
  ["Control", "\uE009"],
  ["Alt", "\uE00A"],
  ["Escape", "\uE00C"],
  ["Space", " "],
  ["PageUp", "\uE00E"],
  ["PageDown", "\uE00F"],
  ["End", "\uE010"],
  ["Home", "\uE011"],
  ["ArrowLeft", "\uE012"],
  ["ArrowUp", "\uE013"],
  ["ArrowRight", "\uE014"],
  ["ArrowDown", "\uE015"],
  ["Delete", "\uE017"],
]);

const buttons = ["left", "middle", "right"];

/** @param {string} name */
function spell(name) {
  const key = spelt.get(name) ?? name;
  if ([...key].length !== 1) throw new Error(`unknown key: ${name}`);
  return key;
}

/** @param {{ button?: string | undefined }} how */
const buttonOf = ({ button = "left" }) => buttons.indexOf(button);

/** @param {number} x @param {number} y */
const moveTo = (x, y) => ({ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) });

/**
 * Keyboard and mouse as Playwright's page has them, and a finger, for browsers that take WebDriver's actions.
 * @param {(actions: object[]) => Promise<unknown>} perform hands actions to the browser
 */
export function drivenInput(perform) {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  // In turn: a finger is lifted before it comes again.
  const inTurn = (/** @type {object[]} */ actions) => {
    last = last.catch(() => undefined).then(() => perform(actions));
    return last;
  };
  const keys = (/** @type {{ type: string, value: string }[]} */ ...actions) => inTurn([{ type: "key", id: "keyboard", actions }]);
  const point = (/** @type {string} */ pointerType, /** @type {object[]} */ ...actions) =>
    inTurn([{ type: "pointer", id: pointerType, parameters: { pointerType }, actions }]);
  const down = (/** @type {string} */ value) => ({ type: "keyDown", value });
  const up = (/** @type {string} */ value) => ({ type: "keyUp", value });

  return {
    keyboard: {
      /** @param {string} text */
      type: (text) => keys(...[...text].flatMap((sign) => [down(sign), up(sign)])),
      /** @param {string} combination such as `Control+A` */
      press: (combination) => {
        const pressed = combination.split(/(?<=.)\+/).map((name) => spell(name));
        // With a modifier held, a letter is its key, not a capital.
        const held = pressed.length > 1 ? pressed.map((key) => key.toLowerCase()) : pressed;
        return keys(...held.map(down), ...held.toReversed().map(up));
      },
      /** @param {string} name */
      down: (name) => keys(down(spell(name))),
      /** @param {string} name */
      up: (name) => keys(up(spell(name))),
    },
    mouse: {
      /** @param {number} x @param {number} y */
      move: (x, y) => point("mouse", moveTo(x, y)),
      /** @param {number} x @param {number} y @param {{ button?: string }} [how] */
      click: (x, y, how = {}) => point("mouse", moveTo(x, y), { type: "pointerDown", button: buttonOf(how) }, { type: "pointerUp", button: buttonOf(how) }),
      /** @param {{ button?: string }} [how] */
      down: (how = {}) => point("mouse", { type: "pointerDown", button: buttonOf(how) }),
      /** @param {{ button?: string }} [how] */
      up: (how = {}) => point("mouse", { type: "pointerUp", button: buttonOf(how) }),
    },
    /** @param {import("./touch-plugin.js").Touch} touch */
    touch: ({ at, to, steps = 8, phase }) => {
      const [x, y] = at;
      const put = [moveTo(x, y), { type: "pointerDown", button: 0 }];
      const moves = to ? Array.from({ length: steps }, (_, step) => moveTo(x + ((to[0] - x) * (step + 1)) / steps, y + ((to[1] - y) * (step + 1)) / steps)) : [];
      return point("touch", ...(phase === "go" ? [] : put), ...moves, ...(phase === "rest" ? [] : [{ type: "pointerUp", button: 0 }]));
    },
  };
}

import { Kept } from "../kept.js";
import { isInside, settingsPlace, tellFollowers, type Tone } from "../settings-controller.js";
import { wear } from "../styling.js";
import { textOf } from "../text-of.js";
import { warnOnce } from "../warn.js";
import { wholeOf } from "../whole.js";
import { preferencesIn, type Preferences } from "./preferences.js";
import { cardLooks, looks } from "./looks.styles.js";

export { themes, type Preferences, type Theme } from "./preferences.js";

const kept = new Kept<Preferences & { version?: 1 }>(settingsPlace, preferencesIn);

let known: Preferences | null = null;

/** How things look where nobody says otherwise, from 0 to 100. */
export const usualTone = { contrast: 50, grain: 0, temperature: 50 } as const;

/** Whether any element has a look of its own: from then on all wear what follows the sliders. */
let worn = false;

/** What the person has chosen so far. */
export function preferences(): Preferences {
  return (known ??= kept.value);
}

/** Keeps a choice beside those before; every element follows at once. */
export function prefer(more: Preferences): void {
  kept.keep({ ...preferences(), ...more, version: 1 });
  readAnew();
  tellFollowers();
}

/** Forgets all choices: everything is as the page has it. */
export function preferNothing(): void {
  kept.keep(null);
  readAnew();
  tellFollowers();
}

export function readAnew(): void {
  known = null;
}

type Dressed = HTMLElement & { readonly tone: Tone; readonly renderRoot: Node };

/**
 * Puts a look on an element: the page's, or the person's where there is one. Elements inside of others inherit it.
 * @param chosen nothing where the page forbids it
 */
export function dressBy(host: HTMLElement & { readonly tone: Tone }, chosen: Preferences): void {
  const outermost = !isInside(host);
  const tone = outermost ? toneOf(host.tone, chosen) : {};
  for (const name of ["contrast", "grain", "temperature"] as const) set(host, `--tarot-${name}`, tone[name]?.toString());
  set(host, "color-scheme", outermost && chosen.theme ? (chosen.theme === "auto" ? "inherit" : chosen.theme) : undefined);
  if (Object.keys(tone).length > 0 && !worn) {
    worn = true;
    // Not within this element's own update.
    queueMicrotask(tellFollowers);
  }
  if (worn) wear((host as Dressed).renderRoot, ["faceDown" in host ? cardLooks : looks]);
}

/** The page's wish as a number that there is; undefined where it has none. */
export function percentOf(name: keyof Tone, value: unknown): number | undefined {
  if (value === null || value === undefined) return undefined;
  const given = wholeOf(value);
  if (given !== null && given >= 0 && given <= 100) return given;
  warnOnce(`${name} goes from 0 to 100, in whole numbers, and is not "${textOf(value)}".`);
  return given === null ? undefined : Math.min(100, Math.max(0, given));
}

function toneOf(page: Tone, chosen: Preferences): { contrast?: number; grain?: number; temperature?: number } {
  const names = ["contrast", "grain", "temperature"] as const;
  const values = names.map((name) => [name, chosen[name] ?? percentOf(name, page[name])] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const setByUs = new WeakMap<HTMLElement, Set<string>>();

/** Only what we have set is taken away: the page may have set it too. */
function set(host: HTMLElement, property: string, value: string | undefined): void {
  const ours = setByUs.get(host) ?? new Set();
  if (value !== undefined) {
    host.style.setProperty(property, value);
    setByUs.set(host, ours.add(property));
  } else if (ours.delete(property)) host.style.removeProperty(property);
}

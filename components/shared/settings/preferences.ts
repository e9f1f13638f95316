import { isRecord } from "../kept.js";
import { speeds, type Speed } from "../speed.js";

/** What a person has chosen; what is left out is as the page has it. Named like the properties of a table. */
export interface Preferences {
  readonly deck?: string;
  readonly fourColours?: boolean;
  readonly theme?: Theme;
  readonly contrast?: number;
  readonly grain?: number;
  readonly temperature?: number;
  readonly speed?: Speed;
  readonly noHints?: boolean;
  readonly tapTwice?: boolean;
  readonly sound?: boolean;
}

/** `auto`: as the page around is. */
export const themes = ["auto", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** What may stand at each name; anything else is dropped. */
const readers: { readonly [Name in keyof Preferences]-?: (value: unknown) => Preferences[Name] } = {
  deck: (value) => (typeof value === "string" && /^[a-z][a-z-]{0,31}$/.test(value) ? value : undefined),
  fourColours: truth,
  theme: (value) => themes.find((theme) => theme === value),
  contrast: percent,
  grain: percent,
  temperature: percent,
  speed: (value) => speeds.find((speed) => speed === value),
  noHints: truth,
  tapTwice: truth,
  sound: truth,
};

/** Preferences as they were kept, as far as they are ours: version 1, known names, sound values. */
export function preferencesIn(found: unknown): Preferences {
  if (!isRecord(found) || found["version"] !== 1) return {};
  const entries = Object.entries(readers).map(([name, read]) => [name, Object.hasOwn(found, name) ? read(found[name]) : undefined] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Preferences;
}

function truth(value: unknown): boolean | undefined {
  return typeof value === "boolean" ? value : undefined;
}

function percent(value: unknown): number | undefined {
  return typeof value === "number" && Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : undefined;
}

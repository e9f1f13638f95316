import type { ReactiveController, ReactiveControllerHost } from "lit";
import { LazyPart } from "./lazy-part.js";
import { isShadowRoot } from "./nodes.js";
import type { Preferences } from "./settings/preferences.js";

/** Where a person's choices are kept. */
export const settingsPlace = "tarot-table:settings";

/** What knows a person's choices and dresses elements by them; fetched once there are some, or a page asks for a look. */
export const settingsPart = new LazyPart(() => import("./settings/settings-part.js"));

/** What a page may ask of an element's look. */
export interface Tone {
  readonly contrast?: unknown;
  readonly grain?: unknown;
  readonly temperature?: unknown;
}

interface Host extends ReactiveControllerHost, HTMLElement {
  readonly noSettings: boolean;
  readonly tone: Tone;
}

const nothingChosen: Preferences = {};
const followers = new Set<() => void>();

/** Whether something is kept; undefined until somebody asks. */
let kept: boolean | undefined;

/** Other choices: every element of the page follows at once. */
export function tellFollowers(): void {
  kept = undefined;
  for (const follow of [...followers]) follow();
}

/** Another tab has written to the site's storage. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && key !== settingsPlace) return;
  settingsPart.code?.readAnew();
  tellFollowers();
}

function isKept(): boolean {
  try {
    kept ??= localStorage.getItem(settingsPlace) !== null;
  } catch {
    kept = false;
  }
  return kept;
}

/** Lets an element follow what the person has chosen for all of them, unless its page forbids it. */
export class SettingsController implements ReactiveController {
  readonly #host: Host;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (followers.size === 0) {
      kept = undefined;
      addEventListener("storage", onStorage);
    }
    followers.add(this.#follow);
  }

  hostDisconnected(): void {
    followers.delete(this.#follow);
    if (followers.size === 0) removeEventListener("storage", onStorage);
  }

  hostUpdated(): void {
    settingsPart.code?.dressBy(this.#host, this.preferences);
  }

  /** Pending while the choices are not known that the element is to show. */
  get pending(): Promise<void> | undefined {
    return this.#isNeeded ? settingsPart.pending : undefined;
  }

  /** Nothing inside another of our elements: that one passes on what is to hold there. */
  get preferences(): Preferences {
    const { code } = settingsPart;
    return !code || this.#host.noSettings || isInside(this.#host) ? nothingChosen : code.preferences();
  }

  get #isNeeded(): boolean {
    const { noSettings, tone } = this.#host;
    return (!noSettings && isKept()) || Object.values(tone).some((value) => value !== null && value !== undefined);
  }

  /** Inside another of our elements only the look changes: that one passes on the rest. */
  readonly #follow = (): void => {
    if (isInside(this.#host)) this.hostUpdated();
    else this.#host.requestUpdate();
  };
}

/** Whether an element stands in another of ours, which it follows. */
export function isInside(element: Element): boolean {
  const root = element.getRootNode();
  return isShadowRoot(root) && "noSettings" in root.host;
}

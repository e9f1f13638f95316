/** Longer texts are not ours, whoever has written them. */
const maxLength = 65_536;

/**
 * A value that the browser keeps for us, at one place in the site's storage. Anybody on the site may have written
 * there, and it may be blocked or full: what cannot be read is as if nothing had been kept, and what cannot be kept is
 * remembered until the page goes.
 */
export class Kept<T> {
  readonly #place: string;
  readonly #read: (found: unknown) => T;
  #memory: { value: T } | null = null;

  /** @param read makes a value of anything; of undefined, where nothing is kept */
  constructor(place: string, read: (found: unknown) => T) {
    this.#place = place;
    this.#read = read;
  }

  get value(): T {
    return this.#memory ? this.#memory.value : this.#read(found(this.#place));
  }

  /** Whether the browser keeps what it is given; else it is gone with the page. Found out by trying, before there is something to lose. */
  get lasts(): boolean {
    return this.#memory === null && takes(`${this.#place}:trial`);
  }

  /** @param value plain data; null to keep nothing any more */
  keep(value: T | null): void {
    try {
      if (value === null) localStorage.removeItem(this.#place);
      else put(this.#place, JSON.stringify(value));
      this.#memory = null;
    } catch {
      this.#memory = { value: value ?? this.#read(undefined) };
    }
  }
}

/** Being read says nothing of storage that is full, or forbidden to be written to. */
function takes(place: string): boolean {
  try {
    put(place, "trial");
    localStorage.removeItem(place);
    return true;
  } catch {
    return false;
  }
}

/** Throws where it does not stand there afterwards: what a page puts in the place of storage that is forbidden may take everything in silence. */
function put(place: string, text: string): void {
  localStorage.setItem(place, text);
  if (localStorage.getItem(place) !== text) throw new Error("not kept");
}

function found(place: string): unknown {
  try {
    const text = localStorage.getItem(place);
    return text === null || text.length > maxLength ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Something with keys of its own, as JSON gives it. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

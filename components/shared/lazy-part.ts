/**
 * Code that is fetched when it is first needed, once for all elements. A fetch that failed is not repeated by itself:
 * elements say so in place, and it is tried again when a person asks for it or when an element comes onto a page.
 */
export class LazyPart<T> {
  /** Null until it has arrived. */
  code: T | null = null;
  failed = false;

  readonly #fetch: () => Promise<T>;
  #pending: Promise<void> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Settles once there is something to show: the code, or that it cannot be had. Undefined when that is known already; never rejects. */
  get pending(): Promise<void> | undefined {
    if (this.code !== null || this.failed) return undefined;
    this.#pending ??= this.#load();
    return this.#pending;
  }

  /** Fetches it before it is needed, so that nothing waits for it then. */
  prepare(): void {
    void this.pending;
  }

  /** Lets a fetch that failed be tried again. */
  forgive(): void {
    this.failed = false;
  }

  /** Tries a fetch that failed once more; it counts as failed until it succeeds, so that what stands in for it stays. */
  async retry(): Promise<void> {
    if (this.failed) await (this.#pending ??= this.#load());
  }

  async #load(): Promise<void> {
    try {
      this.code = await this.#fetch();
      this.failed = false;
    } catch {
      this.failed = true;
    }
    this.#pending = undefined;
  }
}

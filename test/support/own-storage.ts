/** What is kept in place of the browser's own store, which pages of other tests share. */
const kept = new Map<string, string>();

const storage: Pick<Storage, "getItem" | "setItem" | "removeItem" | "clear"> = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
};

Object.defineProperty(window, "localStorage", { configurable: true, value: storage });

/** Nobody has been here before. */
export function forgetEverything(): void {
  kept.clear();
}

/**
 * Loaded first: knows what elements hold on to outside of themselves, and what would keep them alive or busy:
 * listeners on window and document, observers, timers, frames.
 */
const held = { listeners: new Set(), observers: new Set(), timers: new Set(), frames: new Set() };

Object.assign(globalThis, { counts: () => Object.fromEntries(Object.entries(held).map(([kind, { size }]) => [kind, size])) });

/** @param {EventTarget} place @param {string} where */
function watchListeners(place, where) {
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const numbers = new Map();
  /** @param {string} type @param {unknown} listener */
  const name = (type, listener) => {
    if (!numbers.has(listener)) numbers.set(listener, numbers.size);
    return `${where} ${type} ${String(numbers.get(listener))}`;
  };
  place.addEventListener = function (type, listener, options) {
    held.listeners.add(name(type, listener));
    add.call(place, type, listener, options);
  };
  place.removeEventListener = function (type, listener, options) {
    held.listeners.delete(name(type, listener));
    remove.call(place, type, listener, options);
  };
}

const own = /** @type {any} */ (globalThis);

/** @param {string} kind */
function watchObservers(kind) {
  own[kind] = class extends own[kind] {
    observe(/** @type {unknown[]} */ ...given) {
      held.observers.add(this);
      super.observe(...given);
    }
    disconnect() {
      held.observers.delete(this);
      super.disconnect();
    }
  };
}

/** @param {string} start @param {string} stop @param {Set<unknown>} running */
function watchWaiting(start, stop, running) {
  const { [start]: begin, [stop]: end } = own;
  own[start] = (/** @type {(...values: unknown[]) => void} */ act, /** @type {unknown[]} */ ...given) => {
    const id = begin((/** @type {unknown[]} */ ...values) => {
      running.delete(id);
      act(...values);
    }, ...given);
    running.add(id);
    return id;
  };
  own[stop] = (/** @type {unknown} */ id) => {
    running.delete(id);
    end(id);
  };
}

watchListeners(globalThis, "window");
watchListeners(document, "document");
for (const kind of ["ResizeObserver", "MutationObserver", "IntersectionObserver"]) watchObservers(kind);
watchWaiting("setTimeout", "clearTimeout", held.timers);
watchWaiting("requestAnimationFrame", "cancelAnimationFrame", held.frames);

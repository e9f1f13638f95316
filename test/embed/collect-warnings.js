/** Loaded first: keeps what the page's developer is told. */
globalThis.warnings = /** @type {string[]} */ ([]);
console.warn = (...values) => globalThis.warnings.push(values.join(" "));

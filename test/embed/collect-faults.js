/** Loaded first: notes whatever goes wrong on the page, from its first script on. */
globalThis.faults = /** @type {string[]} */ ([]);
addEventListener("error", (event) => globalThis.faults.push(event.message));
addEventListener("unhandledrejection", (event) => globalThis.faults.push(String(event.reason)));
document.addEventListener("securitypolicyviolation", (event) => globalThis.faults.push(`${event.violatedDirective} ${event.blockedURI}`));

/** Loaded first: storage throws, as in a sandbox without its page's origin. */
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(globalThis, name, {
    get() {
      throw new DOMException("storage is blocked", "SecurityError");
    },
  });
}

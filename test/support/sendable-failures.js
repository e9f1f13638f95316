/**
 * Comes before every test file. The runner clones what a failed assertion expected and what it found; a node or a
 * function cannot be cloned, and instead of failing the run would wait for its timeout without a word. Such values
 * are sent as text.
 */
import { Assertion, util } from "chai";

const { assert } = Assertion.prototype;

/** @param {Parameters<typeof assert>} given */
Assertion.prototype.assert = function (...given) {
  try {
    assert.apply(this, given);
  } catch (error) {
    if (error instanceof Error) for (const key of ["actual", "expected"]) if (key in error) Reflect.set(error, key, sendable(Reflect.get(error, key)));
    throw error;
  }
};

/** @param {unknown} value */
function sendable(value) {
  try {
    structuredClone(value);
    return value;
  } catch {
    return util.inspect(value);
  }
}

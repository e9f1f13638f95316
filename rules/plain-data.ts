/** Questions about values from outside, and copies that hand none of our own data out. */

export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/** A copy that the caller may do with as he likes. */
export function ownCopy<T>(value: DeepReadonly<T>): T {
  return structuredClone(value) as T;
}

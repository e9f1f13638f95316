import { waitUntil as waitABit } from "@open-wc/testing-helpers";

/** In ms. */
export const waitLimit = 15_000;

/** Until something holds; what is fetched or drawn takes its time on a busy machine, so that only a fault runs into the limit. */
export function waitUntil(holds: () => unknown, what?: string, { timeout = waitLimit, ...how }: { timeout?: number; interval?: number } = {}): Promise<void> {
  return waitABit(holds as () => boolean, what, { timeout, ...how });
}

import type { ReactiveElement } from "lit";

/** Where the focus goes with what comes of the update that is due: what had it goes. */
export async function focusSoon(host: ReactiveElement, selector: string): Promise<void> {
  await host.updateComplete;
  host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
}

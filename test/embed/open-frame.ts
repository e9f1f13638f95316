import type { TarotTable } from "../../components/tarot-table/tarot-table.js";
import { waitUntil } from "../support/wait-until.js";

declare global {
  /** Noted by collect-faults.js. */
  var faults: string[];
}

/** A page of somebody else's in a frame, and what went wrong on it. */
export interface Frame {
  frame: HTMLIFrameElement;
  page: Window & typeof globalThis;
  faults: readonly string[];
  close(): void;
}

/**
 * Opens one of the pages beside this file.
 * @param sandbox what the frame may do, where it stands in a sandbox
 */
export async function openFrame(file: string, { width = 1000, height = 880, sandbox = "" } = {}): Promise<Frame> {
  const frame = document.createElement("iframe");
  frame.width = String(width);
  frame.height = String(height);
  if (sandbox) frame.sandbox.value = sandbox;
  frame.src = new URL(file, import.meta.url).href;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Frame["page"];
  return {
    frame,
    page,
    // Another list after a reload.
    get faults() {
      return page.faults;
    },
    close: () => frame.remove(),
  };
}

/** Until a table of such a page shows its hand. */
export async function shown(table: TarotTable): Promise<void> {
  await waitUntil(() => table.shadowRoot?.querySelector("[part=hand] playing-card")?.shadowRoot?.querySelector("svg"), "the table shows its hand", { timeout: 10_000 });
}

import { LazyPart } from "../shared/lazy-part.js";

/** What it takes to show deals. */
export const sheetBody = new LazyPart(async () => (await import("./sheet-body.js")).SheetBody);

/** What it takes besides to enter and to change them. */
export const sheetEditing = new LazyPart(async () => (await import("./sheet-editing.js")).SheetEditing);

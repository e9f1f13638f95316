import { property } from "lit/decorators.js";
import { namesConverter } from "../shared/names.js";
import { ShellElement } from "../shared/shell-element.js";
import type { LazyPart } from "../shared/lazy-part.js";
import { block, buttons, tokens } from "../shared/tokens.styles.js";
import { wholeConverter } from "../shared/whole.js";
import { parseDeals } from "./parse-deals.js";
import type { ScoreSheetDeal } from "./score-entry.js";
import type { SheetBody } from "./sheet-body.js";
import { sheetBody, sheetEditing } from "./sheet-parts.js";

export type * from "../shared/events.js";
export type { EnteredDeal, PlayedDeal, ScoreEntry, ScoreSheetDeal, ShownHandful } from "./score-entry.js";

/** Of `tarot-score-change`: everything a host needs to store. */
export interface ScoreChangeDetail {
  deals: readonly ScoreSheetDeal[];
  totals: readonly number[];
  players: 3 | 4 | 5;
  names: readonly string[];
}

/**
 * The score sheet of French Tarot: what every deal brought and how that comes about, and, `editable`, the scorer for a
 * real table. Stores nothing: the host keeps what `tarot-score-change` says and gives it back as `deals`.
 *
 * @tag score-sheet
 * @fires {CustomEvent<ScoreChangeDetail>} tarot-score-change - A deal was added, changed, deleted or put back, or a name changed.
 * @fires {CustomEvent<ErrorDetail>} tarot-error - The deals given cannot be shown, or there are no texts; the sheet says so in place.
 * @csspart table - The table of deals.
 * @csspart deal - One deal's row; also `newest`.
 * @csspart totals - The row of totals.
 * @csspart form - The form for a deal.
 * @csspart problem - What is said in place of deals that cannot be shown.
 * @cssprop --tarot-paper - The ground of panels, sheets and buttons.
 * @cssprop --tarot-paper-soft - The ground of what is set off on paper.
 * @cssprop --tarot-ink - Text on paper.
 * @cssprop --tarot-ink-soft - Quieter text on paper.
 * @cssprop --tarot-line - Lines and edges on paper.
 * @cssprop --tarot-accent - What leads on: main buttons, what is chosen.
 * @cssprop --tarot-on-accent - Text on the accent.
 * @cssprop --tarot-gold - What is marked: the taker, the best card, what is pointed at.
 * @cssprop --tarot-on-gold - Text on gold.
 * @cssprop --tarot-good - What went well.
 * @cssprop --tarot-bad - What went wrong.
 * @cssprop --tarot-focus - The ring around what has the focus, on paper.
 * @cssprop --tarot-font - Typeface of all texts.
 * @cssprop --tarot-radius - How round corners are.
 * @cssprop --tarot-gap - Space between things that belong together.
 * @cssprop --tarot-motion - How long a movement takes; 0ms for none.
 */
export class ScoreSheet extends ShellElement<SheetBody> {
  static override styles = [tokens, buttons, block];
  protected static override readonly texts = ["core", "score"] as const;

  /** The deals in order; as an attribute, JSON text. */
  @property({ converter: { fromAttribute: (text) => parseDeals(text) as readonly ScoreSheetDeal[] } }) deals: readonly ScoreSheetDeal[] = [];

  /** The players' names, by seat; as an attribute, separated by commas. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How many play: 3, 4 or 5. Left out: as many as the deals or the names say, else 4. */
  @property({ converter: wholeConverter }) players: number | null = null;

  /** Deals and names can be entered and changed. */
  @property({ type: Boolean, reflect: true }) editable = false;

  /** Shows from the start how the newest deal's score comes about; the other deals are opened by hand. */
  @property({ type: Boolean, attribute: "open-newest" }) openNewest = false;

  /** The sum of every seat's scores; empty before the sheet has been drawn. */
  get totals(): readonly number[] {
    return this.body?.totals ?? [];
  }

  protected override get bodyPart() {
    return sheetBody;
  }

  protected override get parts(): readonly LazyPart<unknown>[] {
    return this.editable ? [sheetBody, sheetEditing] : [sheetBody];
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "score-sheet": ScoreSheet;
  }
  interface HTMLElementEventMap {
    "tarot-score-change": CustomEvent<ScoreChangeDetail>;
  }
}

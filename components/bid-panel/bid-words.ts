import { warnOnce } from "../shared/warn.js";
import { Words } from "../shared/words.js";
import { isAnnouncement, isWordedBid, multiplierOf, slamPay } from "./bid-facts.js";
import type { Offer, Option } from "./offer.js";

/** What the panel says of codes, in the element's language. */
export class BidWords extends Words {
  /** An option's name. A code without a text of ours is shown as it is: honest, if not pretty. */
  option(phase: Offer["phase"], code: string): string {
    if (phase === "call") return this.card(code);
    if (phase === "bid" ? isWordedBid(code) : isAnnouncement(code)) return super.bid(code);
    warnOnce(`<bid-panel> has no name for "${code}".`);
    return code;
  }

  override bid(code: string): string {
    return this.option("bid", code);
  }

  /** What choosing it means; "" where there is nothing to say. */
  about(phase: Offer["phase"], code: string): string {
    if (phase === "bid") return isWordedBid(code) ? this.t(`ui:bid.about.${code}`) : "";
    return phase === "announce" && isAnnouncement(code) ? this.#slamPays(code) : "";
  }

  /** ×2, or "". */
  factor(phase: Offer["phase"], code: string): string {
    const factor = phase === "bid" && isWordedBid(code) ? multiplierOf(code) : null;
    return factor === null ? "" : `×${factor}`;
  }

  /** Why an option may not be chosen. */
  refusal({ refusal }: Option): string {
    const bid = refusal?.facts?.["bid"];
    return typeof bid === "string" ? this.t("ui:bid.tooLow", { bid: this.bid(bid) }) : this.t("ui:bid.notNow");
  }

  /** What became of a click. */
  told({ phase }: Offer, option: Option): string {
    return option.refusal ? this.refusal(option) : this.t("ui:bid.chosen", { what: this.option(phase, option.code) });
  }

  #slamPays(code: "slam" | "none"): string {
    const pay = slamPay();
    return code === "slam"
      ? this.t("ui:bid.about.slam", { made: this.signed(pay.announced), failed: this.signed(pay.failed) })
      : this.t("ui:bid.about.none", { made: this.signed(pay.unannounced) });
  }
}

/**
 * What follows the auction, as it is seen and as it is heard: the trick, what lies open, laying aside, why something is
 * refused.
 */
import { refusal } from "./styles/refusal.styles.js";
import { trick } from "./styles/trick.styles.js";

export { announce, forgetSaid, prepareAnnouncer } from "../shared/announcer.js";
export { refusalText } from "./refusal-text.js";
export { renderDiscard } from "./render-discard.js";
export { renderOpenCards } from "./render-open.js";
export { renderRefusal } from "./render-refusal.js";
export { renderTrick } from "./render-trick.js";
export { reportOf } from "./report.js";

export const styles = [trick, refusal];

import cards from "./cards.json" with { type: "json" };
import reasons from "./reasons.json" with { type: "json" };
import ui from "./ui.json" with { type: "json" };

export default { cards, reasons, ui };

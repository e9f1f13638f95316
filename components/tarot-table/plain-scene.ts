import type { CardCode, SeatView } from "../../rules/index.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { shownOf } from "./kept-trick.js";
import type { PlayController } from "./play-controller.js";
import type { Scene } from "./scene.js";
import { refusedCards } from "./status-text.js";
import type { TableSettings } from "./table-settings.js";
import type { Words } from "./words.js";

/** How one seat's view is drawn in a plain game; other modes make something else of it. */
export function plainScene(view: SeatView, play: PlayController, settings: TableSettings, deck: DeckName, raised: CardCode | null, words: Words): Scene {
  const { figure, noHints, speed, fourColours, keepTrick, asked, noOffers } = settings;
  return {
    ...shownOf(view, play.held, keepTrick, asked),
    words,
    chosen: play.chosen,
    raised,
    refused: noHints ? new Map() : refusedCards(view),
    quiet: noHints,
    look: { deck, fourColours },
    figure,
    offers: !figure && !noOffers,
    moving: !figure && speed !== "instant",
  };
}

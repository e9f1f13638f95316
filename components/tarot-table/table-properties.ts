import { property } from "lit/decorators.js";
import type { Seat } from "../../rules/index.js";
import type { DeckName } from "../playing-card/decks/decks.js";
import { namesConverter } from "../shared/names.js";
import type { Tone } from "../shared/settings-controller.js";
import type { Speed } from "../shared/speed.js";
import { TarotElement } from "../shared/tarot-element.js";
import { wholeConverter } from "../shared/whole.js";
import type { ModeName } from "./table-settings.js";

/** What a page says to a table once and for all; readSettings() makes sense of it. */
export abstract class TableProperties extends TarotElement {
  /** The game that is played. */
  @property() game = "french-tarot";

  /** How many play: 3, 4 or 5. A deal that is set brings its own number. */
  @property({ converter: wholeConverter }) players = 4;

  /** Your seat; it is drawn at the bottom. */
  @property({ converter: wholeConverter }) seat: Seat = 0;

  /** Who deals first. */
  @property({ converter: wholeConverter }) dealer: Seat = 0;

  /** The same seed deals the same cards; left out, the cards are left to chance. */
  @property() seed: string | null = null;

  /** `play`; `figure`: a position to look at, its legal cards marked, without controls; `replay`: a deal to step through. */
  @property() mode: ModeName = "play";

  /** Who plays the other seats: `easy` bots, or `none`: the page, through `act()`. */
  @property() bots: "easy" | "none" = "easy";

  /** The players' names from seat 0 on, separated by commas; a seat without one is called after its place. */
  @property({ converter: namesConverter }) names: readonly string[] = [];

  /** How fast things happen: `instant`, `fast`, `normal` or `slow`. */
  @property() speed: Speed = "normal";

  /** Leaves out the header's buttons and the way to the next deal: the page offers its own. */
  @property({ type: Boolean, attribute: "no-controls" }) noControls = false;

  /** Does not mark which cards may be played, nor say what has to be: for pages that ask just that. */
  @property({ type: Boolean, attribute: "no-hints" }) noHints = false;

  /** Leaves the last complete trick on the table, with its winner, until the next card is played. */
  @property({ type: Boolean, attribute: "keep-trick" }) keepTrick = false;

  /** The position is a question that the page asks: nothing is marked or offered, and nobody says what may be done or who wins a trick. */
  @property({ type: Boolean }) asked = false;

  /** Nobody is asked for anything yet, or any more: bids, calls, announcements, places for a discard and handfuls are not offered, and listeners not told that it is their turn. */
  @property({ type: Boolean, attribute: "no-offers" }) noOffers = false;

  /** It takes two taps or clicks to play a card: the first raises and names it. By keyboard and by dragging it takes one. */
  @property({ type: Boolean, attribute: "tap-twice" }) tapTwice = false;

  /** Short sounds for cards, tricks, refusals and the end of a deal. */
  @property({ type: Boolean }) sound = false;

  /** How far light and dark are apart, from 0 to 100; 50 is as drawn. */
  @property({ converter: wholeConverter }) contrast: number | null = null;

  /** How much of a weave felt and paper show, from 0 to 100; 0 is none. */
  @property({ converter: wholeConverter }) grain: number | null = null;

  /** How cool or warm the colours are, from 0 to 100; 50 is as drawn. */
  @property({ converter: wholeConverter }) temperature: number | null = null;

  /** The deck of cards, `nouveau`, `marseille`, `piemonte` or `german`; see `<playing-card>`. */
  @property() deck: DeckName = "nouveau";

  /** Diamonds blue and clubs green; see `<playing-card>`. */
  @property({ type: Boolean, attribute: "four-colours" }) fourColours = false;

  /** In a figure, what is pointed at: cards, seats, the trick or the dog, separated by spaces: "T12 seat:2". A figure alone has them. */
  @property() highlights: string | readonly string[] | null = null;

  /** In a figure, arrows from one of these to another: "CK>trick seat:1>seat:0". */
  @property() arrows: string | readonly string[] | null = null;

  /**
   * Opens the deal that the page's own address carries behind `#tarot=`, and offers links that do. For one table of a
   * page; left out, the address is not read.
   */
  @property({ type: Boolean, attribute: "open-links" }) openLinks = false;

  /** In a replay, how many actions of the deal are done in what is shown: 0 for the cards as dealt, one more than there are for the result of a deal that was played out. */
  @property({ converter: wholeConverter }) step = 0;

  /** In a replay, shows every hand, and not only what your seat saw. */
  @property({ type: Boolean, attribute: "open-hands" }) openHands = false;

  /** In a figure, the words under it. */
  @property() caption: string | null = null;

  /** @internal */
  override get tone(): Tone {
    return { contrast: this.contrast, grain: this.grain, temperature: this.temperature };
  }
}

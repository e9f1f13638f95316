/** The rules core: card games as pure functions on plain data. No DOM, no text, no dependency. */
import type {
  Action, CardCode, Choices, DealRecord, DealResult, DealSetup, DealState, FrenchTarotScore, GameId, Refusal, ScoreInput, Seat, SeatView, Tally,
} from "./contract.js";

export type * from "./contract.js";
export { IllegalActionError, RecordError, ScoreError, type RecordErrorCode } from "./errors.js";

export function newDeal(_setup: DealSetup): DealState { return pending(); }
export function replay(_record: DealRecord): DealState { return pending(); }
export function parseRecord(_json: string): DealRecord { return pending(); }
export function toRecord(_state: DealState): DealRecord { return pending(); }
export function parseAction(_text: string): Action { return pending(); }
export function formatAction(_action: Action): string { return pending(); }
export function choices(_state: DealState | SeatView): Choices { return pending(); }
export function check(_state: DealState | SeatView, _action: Action): Refusal | null { return pending(); }
export function apply(_state: DealState, _action: Action): DealState { return pending(); }
export function view(_state: DealState, _seat: Seat): SeatView { return pending(); }
export function result(_state: DealState): DealResult | null { return pending(); }
export function deck(_game: GameId): readonly CardCode[] { return pending(); }
export function sortHand(_game: GameId, _hand: readonly CardCode[]): CardCode[] { return pending(); }
export function cardPoints(_game: GameId, _card: CardCode): number { return pending(); }
export function tally(_view: SeatView): Tally { return pending(); }
export function handfulSizes(_players: 3 | 4 | 5): readonly [number, number, number] { return pending(); }
export function nextDealer(_players: number, _dealer: Seat): Seat { return pending(); }
export function scoreFrenchTarot(_input: ScoreInput): FrenchTarotScore { return pending(); }

function pending(): never {
  throw new Error("not built yet");
}

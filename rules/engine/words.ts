/**
 * The place of a number in an array that is known to reach that far. It is an enum for the type checker's sake, which
 * takes any number for one and then knows that a number lies there; checks in play-outs would cost more than the cards.
 */
export declare enum Place { any = 0 }

export type Words = Int32Array & Record<Place, number>;
export type Bytes = Uint8Array & Record<Place, number>;

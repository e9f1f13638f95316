/** Whether the declarer's tricks, true where won and in the order of play, come to what a contract asks for. */
export type Goal = (won: readonly boolean[]) => boolean;

/** Tricks against trumps, and one after the other in sans-atout. */
export const SIX = 6;

export const six: Goal = (won) => won.filter(Boolean).length >= SIX;

export const sixInARow: Goal = (won) => won.some((_, first) => first + SIX <= won.length && won.slice(first, first + SIX).every(Boolean));

export const none: Goal = (won) => !won.includes(true);

export const all: Goal = (won) => !won.includes(false);

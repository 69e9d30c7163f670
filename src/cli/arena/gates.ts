/** The strength that a level must have. */

/** The share that a level must win alone among three of the level below. */
export const GATES: Readonly<Record<string, number>> = {
  apprentice: 0.9,
  trader: 0.45,
  merchant: 0.65,
  alderman: 0.5,
};

/** Setups on which more is asked of a level. */
const HIGHER: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  merchant: { 'hanseatic-45-4': 0.75 },
};

/** The same odds relative to fair for another number of players; a level that nearly always wins does so with any. */
export function gateFor(level: string, players: number, setup = ''): number {
  const higher = HIGHER[level]?.[setup];
  if (higher !== undefined) return higher;
  const gate = GATES[level];
  const odds = (gate / (1 - gate)) * (3 / (players - 1));
  return gate >= 0.9 ? gate : odds / (1 + odds);
}

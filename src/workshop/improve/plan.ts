/** How many games go into what, from a budget of games. */

/** How many changes reach the final round. */
export const FINALISTS = 3;
/** One in this many goes on to the next round. */
const KEPT = 3;
/** With fewer games in the first round, the choice would be random. */
const FEWEST_GAMES = 20;

export interface Plan {
  /** Changes that are tried at all. */
  readonly tried: number;
  /** For each round: how many changes are in it, and games of each by its end. */
  readonly rounds: readonly { readonly changes: number; readonly games: number }[];
  /** Games of the board and of each finalist that decide. */
  readonly deciding: number;
}

/** Half of the games choose the finalists, keeping a third of the changes in each round; the other half decides. */
export function planFor(budget: number, possible: number): Plan {
  const half = Math.floor(budget / 2);
  const deciding = Math.max(1, Math.floor(half / (FINALISTS + 1)));
  for (let tried = possible; ; tried = Math.max(FINALISTS, Math.floor(tried * 0.9))) {
    const rounds = roundsFor(tried, half);
    const isEnough = rounds.length === 0 || rounds[0].games >= FEWEST_GAMES;
    if (isEnough || tried <= FINALISTS) return { tried, rounds, deciding };
  }
}

function roundsFor(tried: number, budget: number): Plan['rounds'] {
  const sizes: number[] = [];
  for (let size = tried; size > FINALISTS; size = Math.max(FINALISTS, Math.ceil(size / KEPT)))
    sizes.push(size);
  let games = 0;
  return sizes.map((changes) => {
    // The board itself plays the same games.
    games += Math.max(1, Math.floor(budget / sizes.length / (changes + 1)));
    return { changes, games };
  });
}

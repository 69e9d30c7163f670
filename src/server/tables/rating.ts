/** Ratings by OpenSkill: every finished game is one more observation of those who played it. */
import { rate, rating } from 'openskill';
import type { RatingRow, ResultRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { Keeper } from './keeper.js';
import type { Table } from './table.js';

const ATTEMPTS = 50;

/** Rates a finished game, once. */
export async function rateTable(store: Store, keeper: Keeper, id: string): Promise<void> {
  const results = await keeper.read(id, resultsOf);
  if (results.length === 0) return;
  const { game } = results[0];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sequence = await store.statistics.sequence();
    if ((await store.statistics.results(id)).length > 0) return;
    const known = await store.statistics.ratings([...new Set(results.map(({ player }) => player))], game);
    const { rows, ratings } = rated(results, known);
    if (await store.statistics.write(sequence, rows, ratings)) return;
  }
  throw new Error(`table ${id}: no chance to write the rating`);
}

/** Who played, and how it ended; empty where the game has no result or was not dealt here. */
function resultsOf(table: Table): ResultRow[] {
  const { game, rules, status, seats, fair } = table;
  if (!game || status !== 'over' || !fair) return [];
  const scores = rules.score(game.state);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  return scores.map(({ seat, rank, total }) => ({
    table_id: table.id,
    seat,
    player: seats[seat].person ?? `bot:${seats[seat].level}`,
    name: seats[seat].name,
    game: String(rules.config.game),
    board: String(rules.config.board),
    players: seats.length,
    rank,
    score: total,
    win: rank === 1 ? 1 / winners : 0,
    ended_at: table.ended!,
    mu: 0,
    sigma: 0,
  }));
}

/** The ratings after a game. A bot may hold several seats; what they come to is averaged. */
export function rated(
  results: readonly ResultRow[],
  known: readonly RatingRow[],
): { rows: ResultRow[]; ratings: RatingRow[] } {
  const before = results.map(({ player }) => known.find((row) => row.player === player) ?? rating());
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: results.map(({ rank }) => rank) },
  ).map(([one]) => one);
  const ratings = [...new Set(results.map(({ player }) => player))].map((player): RatingRow => {
    const own = after.filter((_, i) => results[i].player === player);
    const mean = (of: 'mu' | 'sigma'): number => own.reduce((sum, one) => sum + one[of], 0) / own.length;
    const games = (known.find((row) => row.player === player)?.games ?? 0) + 1;
    return { player, game: results[0].game, mu: mean('mu'), sigma: mean('sigma'), games };
  });
  const rows = results.map((row) => {
    const { mu, sigma } = ratings.find(({ player }) => player === row.player)!;
    return { ...row, mu, sigma };
  });
  return { rows, ratings };
}

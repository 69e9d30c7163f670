/**
 * Rates finished games with OpenSkill. Games against bots alone, and games with takebacks, are counted but change no
 * rating; neither does a game change the rating of a person for whom a bot has decided.
 */
import type { RatingRow, ResultRow } from '../../store/rows.js';
import type { Store } from '../../store/store.js';
import type { Tables } from '../memory/tables.js';
import type { Seat, Table } from '../table.js';

const ATTEMPTS = 50;

/** Rates a finished game, once. */
export async function rateTable(store: Store, tables: Tables, id: string): Promise<void> {
  const { results, rated } = await tables.read(id, (table) => ({
    results: resultsOf(table),
    rated: ratedPlayers(table),
  }));
  if (results.length === 0) return;
  const { game } = results[0];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sequence = await store.statistics.sequence();
    if ((await store.statistics.results(id)).length > 0) return;
    const known = await store.statistics.ratings([...new Set(results.map(({ player }) => player))], game);
    const { rows, ratings } = await rateResults(results, known, rated);
    if (await store.statistics.write(sequence, rows, ratings)) return;
  }
  throw new Error(`table ${id}: could not write the rating after ${ATTEMPTS} attempts`);
}

/** The result of every seat; empty for a game without a result, or one that was imported. */
function resultsOf(table: Table): ResultRow[] {
  const { game, rules, status, seats, fair } = table;
  if (!game || status !== 'over' || !fair) return [];
  const scores = rules.score(game.state);
  const winners = scores.filter(({ rank }) => rank === 1).length;
  return scores.map(({ seat, rank, total }) => ({
    table_id: table.id,
    seat,
    player: playerOf(seats[seat]),
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

const playerOf = ({ person, level }: Seat): string => person ?? `bot:${level}`;

/** The players whose rating the game changes. */
function ratedPlayers({ isRated, seats }: Table): ReadonlySet<string> {
  return new Set(isRated ? seats.filter(({ hadStandIn }) => !hadStandIn).map(playerOf) : []);
}

/** The ratings after a game. A bot may have several seats; their ratings are averaged. */
export async function rateResults(
  results: readonly ResultRow[],
  known: readonly RatingRow[],
  rated: ReadonlySet<string>,
): Promise<{ rows: ResultRow[]; ratings: RatingRow[] }> {
  // Some 400 small files, a quarter of the time that the server takes to start: loaded with the first result.
  const { rate, rating } = await import('openskill');
  const before = results.map(({ player }) => known.find((row) => row.player === player) ?? rating());
  const after = rate(
    before.map(({ mu, sigma }) => [{ mu, sigma }]),
    { rank: results.map(({ rank }) => rank) },
  ).map(([one]) => one);
  const ratings = [...new Set(results.map(({ player }) => player))].map((player): RatingRow => {
    const own = (rated.has(player) ? after : before).filter((_, i) => results[i].player === player);
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

/** The results of a finished table, as they are stored. */
import type { Counts, ResultRow } from '../store/rows.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/memory/tables.js';
import type { Seat, Table } from '../tables/table.js';
import { countingJob } from './counter.js';

/** Stores the results of a finished game and has them counted. */
export async function storeResults(store: Store, tables: Tables, id: string, now: number): Promise<void> {
  const results = await tables.read(id, resultsOf);
  if (results.length === 0) return;
  await store.statistics.add(results);
  await store.jobs.put(countingJob(now));
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
    counts: countsOf(table, seats[seat]),
    pending: 1,
    rating: null,
    deviation: null,
    gain: null,
  }));
}

const playerOf = ({ person, level }: Seat): string => person ?? `bot:${level}`;

function countsOf({ isRated }: Table, { hadStandIn }: Seat): Counts {
  if (!isRated) return 'not';
  return hadStandIn ? 'stood-in' : 'full';
}

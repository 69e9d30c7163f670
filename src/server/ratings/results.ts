/** The results of a finished table, as they are stored. */
import type { Counts, ResultRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/memory/tables.js';
import { placesOf } from '../tables/places.js';
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
  const { game, rules, seats, fair, hasResult } = table;
  if (!game || !hasResult || !fair) return [];
  const places = placesOf(table);
  const winners = places.filter((place) => place === 1).length;
  return rules.score(game.state).map(({ seat, total }) => ({
    table_id: table.id,
    seat,
    player: playerOf(seats[seat]),
    name: seats[seat].name,
    game: String(rules.config.game),
    board: table.boardKey,
    players: seats.length,
    rank: places[seat],
    score: total,
    win: places[seat] === 1 ? 1 / winners : 0,
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

function playerOf({ person, level, program }: Seat): string {
  if (person === null) return `bot:${level}`;
  return program ? `program:${person}` : person;
}

/** Nobody gains by a game that somebody gave up before everybody had moved once. */
const hasBegun = ({ seats }: Table): boolean =>
  seats.every(({ kind, hasMoved }) => kind !== 'person' || hasMoved);

function countsOf(table: Table, { kind, hadStandIn, resigned }: Seat): Counts {
  if (!table.isRated || !hasBegun(table)) return 'not';
  if (resigned > 0) return 'resigned';
  if (hadStandIn) return 'stood-in';
  if (table.status === 'closed') return kind === 'bot' ? 'not' : 'ended';
  return 'full';
}

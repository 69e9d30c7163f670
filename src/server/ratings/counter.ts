/**
 * Counts finished games for ratings, in the order in which they ended and each of them once. Whatever waits is counted:
 * usually the one game that has just ended, after an upgrade all games there ever were. Then it goes on in pieces,
 * with pauses, and from where it stopped after a restart; games that end meanwhile wait for those before them.
 */
import { jobWithoutTable } from '../jobs/job-without-table.js';
import type { CountedResult, PendingResult } from '../store/people/ratings.js';
import type { Counts, JobRow, RatingChangeRow, ResultRow, StandingRow } from '../store/schema/rows.js';
import type { Store } from '../store/store.js';
import { type RatedSeat, rateGame, type SeatChange, strengthAfter } from './game.js';
import { afterTime, NEWCOMER, type Strength } from './glicko.js';
import { shownChange } from './shown.js';

/** Games that are counted in one piece, and pieces between two pauses. */
const GAMES_AT_ONCE = 100;
const PIECES_AT_ONCE = 10;
const ATTEMPTS = 50;
/** The rating of a newcomer in versions up to 0.2. */
const OLD_NEWCOMER = 25;

/** The job that counts what waits; there is only one on all nodes. */
export const countingJob = (due: number): JobRow => jobWithoutTable('count', 'all', due);

/** Counts some of the games that wait; where more are left, the job is due again. */
export async function countWaiting(store: Store, now: number): Promise<void> {
  for (let piece = 0; piece < PIECES_AT_ONCE; piece++) if (!(await countPiece(store))) return;
  await store.jobs.put(countingJob(now + 1));
}

/** Resolves to whether there may be more. */
async function countPiece(store: Store): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const sequence = await store.ratings.sequence();
    const games = byTable(await store.ratings.pending(GAMES_AT_ONCE));
    if (games.length === 0) return false;
    const players = new Set(games.flatMap((seats) => seats.map(({ player }) => player)));
    const book = new Book(await store.ratings.standings([...players]));
    for (const seats of games) book.enter(seats);
    if (await store.ratings.write(sequence, book.counted, book.changed, book.changes))
      return games.length === GAMES_AT_ONCE;
  }
  throw new Error(`ratings: could not be written after ${ATTEMPTS} attempts`);
}

function byTable(results: readonly PendingResult[]): PendingResult[][] {
  const games = new Map<string, PendingResult[]>();
  for (const row of results) games.set(row.table_id, [...(games.get(row.table_id) ?? []), row]);
  return [...games.values()];
}

/** The standings, as game after game is entered. */
class Book {
  private readonly rows = new Map<string, StandingRow>();
  private readonly touched = new Set<string>();
  readonly changes: RatingChangeRow[] = [];
  readonly counted: CountedResult[] = [];

  constructor(known: readonly StandingRow[]) {
    for (const row of known) this.rows.set(keyOf(row), row);
  }

  get changed(): StandingRow[] {
    return [...this.touched].map((key) => this.rows.get(key)!);
  }

  /** Enters a game twice: among those with as many players, and among all. */
  enter(results: readonly PendingResult[]): void {
    const seats = withCounts(results);
    const [{ players, game, ended_at }] = results;
    const changes = this.enterFor(0, results[0], seats);
    this.changes.push(...changes, ...this.enterFor(players, results[0], seats));
    for (const { table_id, seat, player } of results) {
      const change = changes.find((one) => one.seat === seat);
      const { rating, deviation } = strengthAt(this.rows.get(keyOf({ player, game, players: 0 })), ended_at);
      const gain = change ? shownChange(change.rating_before, change.rating) : null;
      this.counted.push({ table_id, seat, rating, deviation, gain });
    }
  }

  private enterFor(
    players: number,
    { table_id, game, ended_at }: ResultRow,
    seats: readonly RatedSeat[],
  ): RatingChangeRow[] {
    const rowOf = (player: string): StandingRow | undefined =>
      this.rows.get(keyOf({ player, game, players }));
    const changes = rateGame(seats, (player) => strengthAt(rowOf(player), ended_at));
    for (const player of new Set(changes.map((change) => change.player))) {
      const own = changes.filter((change) => change.player === player);
      const games = (rowOf(player)?.games ?? 0) + 1;
      this.put({ player, game, players, games, rated_at: ended_at, ...strengthAfter(own) });
    }
    return changes.map((change) => ({ table_id, players, game, ended_at, ...columnsOf(change) }));
  }

  private put(row: StandingRow): void {
    this.rows.set(keyOf(row), row);
    this.touched.add(keyOf(row));
  }
}

const keyOf = ({ player, game, players }: Pick<StandingRow, 'player' | 'game' | 'players'>): string =>
  `${player} ${game} ${players}`;

/** How strong somebody was at a time: the longer without games, the less is known. */
export const strengthAt = (row: StandingRow | undefined, at: number): Strength =>
  row ? afterTime(row, at - row.rated_at) : NEWCOMER;

const columnsOf = ({ seat, player, before, after, place, expected, of }: SeatChange) => ({
  seat,
  player,
  rating_before: before.rating,
  deviation_before: before.deviation,
  rating: after.rating,
  deviation: after.deviation,
  place,
  expected,
  compared: of,
});

/**
 * Results of earlier versions do not say whether they count, but those versions left the rating alone where they did
 * not: in games that were not rated for everybody, otherwise for those who had a stand-in.
 */
function withCounts(results: readonly PendingResult[]): RatedSeat[] {
  const isPerson = ({ player }: ResultRow): boolean => !player.startsWith('bot:');
  const hadChanged = ({ mu, muBefore }: PendingResult): boolean => mu !== (muBefore ?? OLD_NEWCOMER);
  const wasRated = results.some((row) => isPerson(row) && hadChanged(row));
  const oldCounts = (row: PendingResult): Counts => {
    if (!wasRated) return 'not';
    return isPerson(row) && !hadChanged(row) ? 'stood-in' : 'full';
  };
  return results.map((row) => ({ ...row, counts: row.counts === 'old' ? oldCounts(row) : row.counts }));
}

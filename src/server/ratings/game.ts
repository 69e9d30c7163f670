/** What one finished game does to the ratings of its players. Pure: counting games again gives the same ratings. */
import type { Counts, ResultRow } from '../store/schema/rows.js';
import { afterGame, type Comparison, expectedScore, type Strength } from './glicko.js';

/** A seat of a finished game. */
export type RatedSeat = Pick<ResultRow, 'seat' | 'player' | 'rank'> & { readonly counts: Counts };

/** How the rating of one seat's player changes. */
export interface SeatChange {
  readonly seat: number;
  readonly player: string;
  readonly before: Strength;
  readonly after: Strength;
  /** The place among those it was compared with, 1 for the best; a tie is half a place. */
  readonly place: number;
  /** The place that the ratings before the game made us expect. */
  readonly expected: number;
  /** How many players were compared, this one included. */
  readonly of: number;
}

/** Bots are `bot:` and a level, programs `program:` and their owner; everybody else is a person. */
const isMachine = (player: string): boolean => player.includes(':');

/**
 * Whether the order of two seats says something about their players. A player who had a stand-in and came back cannot
 * gain by the game, or bots would earn ratings; but they can lose, or leaving for a moment would save a lost game.
 * Where a game was ended by agreement, all that is known is that those who resigned have lost.
 */
function isDecided(a: RatedSeat, b: RatedSeat): boolean {
  if (a.counts === 'not' || b.counts === 'not' || a.player === b.player) return false;
  if (a.counts === 'ended' && b.counts === 'ended') return false;
  if (a.rank === b.rank) return a.counts !== 'stood-in' && b.counts !== 'stood-in';
  return (a.rank < b.rank ? a : b).counts !== 'stood-in';
}

const scoreOf = (own: RatedSeat, other: RatedSeat): number =>
  own.rank === other.rank ? 0.5 : own.rank < other.rank ? 1 : 0;

/** Those whom a seat is compared with. People are rated by people alone; bots and programs by everybody. */
const opponentsOf = (own: RatedSeat, seats: readonly RatedSeat[]): RatedSeat[] =>
  seats.filter((other) => isDecided(own, other) && (isMachine(own.player) || !isMachine(other.player)));

/** The changes of a game; `strengthOf` says how strong a player was before it. */
export function rateGame(
  seats: readonly RatedSeat[],
  strengthOf: (player: string) => Strength,
): SeatChange[] {
  return seats.flatMap((own): SeatChange[] => {
    const opponents = opponentsOf(own, seats);
    if (opponents.length === 0) return [];
    const before = strengthOf(own.player);
    const comparisons = opponents.map(
      (other): Comparison => ({ opponent: strengthOf(other.player), score: scoreOf(own, other) }),
    );
    const of = opponents.length + 1;
    const placeAfter = (scores: readonly number[]): number =>
      scores.reduce((place, score) => place + 1 - score, 1);
    return [
      {
        seat: own.seat,
        player: own.player,
        before,
        after: afterGame(before, comparisons, 2 / of),
        place: placeAfter(comparisons.map(({ score }) => score)),
        expected: placeAfter(comparisons.map(({ opponent }) => expectedScore(before, opponent))),
        of,
      },
    ];
  });
}

/** The strength of a player after the game: a bot may have had several seats, whose outcomes are averaged. */
export function strengthAfter(changes: readonly SeatChange[]): Strength {
  const mean = (of: keyof Strength): number =>
    changes.reduce((sum, { after }) => sum + after[of], 0) / changes.length;
  return { rating: mean('rating'), deviation: mean('deviation') };
}

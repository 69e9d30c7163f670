/** The figures of the boards that ship, to compare others with: bots of one level among themselves. */
import type { Interval } from './figures.js';
import printed from './printed.json' with { type: 'json' };

/** What can be compared between boards. */
export interface Outline {
  readonly game: string;
  readonly board: string;
  readonly level: string;
  readonly players: number;
  readonly edition?: string;
  readonly games: number;
  readonly decisionsPerGame: number;
  readonly rounds: number;
  readonly endings: Readonly<Record<string, number>>;
  /** By how much the luckiest seat's share of wins exceeds a fair one. */
  readonly bestSeat: number;
  /** Points of winners, and of the others. */
  readonly winners: number;
  readonly others: number;
  /** Routes that are hardly ever created, of how many. */
  readonly dead: number;
  readonly routes: number;
  /** How sure these means are; older figures do not say. */
  readonly intervals?: Readonly<
    Record<'decisionsPerGame' | 'rounds' | 'bestSeat' | 'winners' | 'others', Interval>
  >;
}

/** Those of the same game and level with as many players; made by `npm run printed`. */
export const printedFigures = (game: string, level: string, players: number): readonly Outline[] =>
  (printed as unknown as readonly Outline[]).filter(
    (one) => one.game === game && one.level === level && one.players === players,
  );

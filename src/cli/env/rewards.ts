/** What each seat gets at the end of a game. Before it there is nothing: points on the way may show what is hidden. */
import type { ScoreRow } from '../../core/game.js';
import type { Reward } from './settings.js';

type Rewarder = (rows: readonly ScoreRow[], row: ScoreRow) => number;

/** 1 for a win, shared by those who share it. */
const win: Rewarder = (rows, { rank }) => (rank === 1 ? 1 / rows.filter((row) => row.rank === 1).length : 0);

/** From 1 for the first place down to -1 for the last, in equal steps; a shared place is the mean of those it takes. */
const rank: Rewarder = (rows, row) => {
  const better = rows.filter((other) => other.rank < row.rank).length;
  const worse = rows.filter((other) => other.rank > row.rank).length;
  return (worse - better) / (rows.length - 1);
};

/** Points more than the mean of the others. */
const points: Rewarder = (rows, row) => {
  const others = rows.reduce((sum, { total }) => sum + total, -row.total);
  return row.total - others / (rows.length - 1);
};

const REWARDERS: Readonly<Record<Reward, Rewarder>> = { win, rank, points };

export function rewardsOf(reward: Reward, rows: readonly ScoreRow[]): number[] {
  return rows.map((row) => REWARDERS[reward](rows, row));
}

/** How strong an alderman is: by the number of positions valued in a turn, by time, or by whatever ends first. */
import { Refusal } from '../../core/refusal.js';
import type { SearchLimits } from '../search/turn-search.js';

export interface AldermanSettings {
  /** Turns that are played out. */
  readonly candidates: number;
  /** By how much a turn may look worse than the best one and still be played out. */
  readonly gap: number;
  /** Positions valued in a turn. */
  readonly nodes: number;
  /** The longest time for a turn. */
  readonly ms: number;
  /** The search for the turns to choose from. */
  readonly search: SearchLimits;
  /** The search that predicts a turn of a round. With a narrower one rounds mislead (docs/bots-thinking.md). */
  readonly predictions: SearchLimits;
  /** For how many rounds a turn is played out. */
  readonly rounds: number;
  /**
   * How much the value from the search counts beside the mean of the trials. More trials do not outweigh it: predictions
   * are nearly the same in all of them, so what is wrong in one is wrong in the others (docs/bots-thinking.md).
   */
  readonly searchWeight: number;
}

/** For values in points. */
export const BY_POINTS: AldermanSettings = {
  candidates: 8,
  gap: 4,
  nodes: 100_000,
  ms: Number.POSITIVE_INFINITY,
  search: { beam: 12, nodes: 2500 },
  predictions: { beam: 12, nodes: 2500 },
  rounds: 2,
  searchWeight: 1,
};

/** In games with people: phones are slower than the machine that the number of positions was chosen on. */
export const AT_TABLE: AldermanSettings = { ...BY_POINTS, ms: 2000 };

/** With less there is no time for a second round of every turn; then one of all is better than two of some. */
const FEWEST_NODES_FOR_ALL = 60_000;
const FEWEST_SECONDS_FOR_ALL = 0.2;
const LONGEST_SECONDS = 60;
const MOST_NODES = 100_000_000;

/** `20000`: positions a turn, the same choices everywhere. `0.5s`: time a turn. */
export function readSetting(setting: string): AldermanSettings {
  if (/^\d+$/.test(setting)) {
    const nodes = Number(setting);
    if (nodes > 0 && nodes <= MOST_NODES)
      return { ...BY_POINTS, nodes, rounds: nodes < FEWEST_NODES_FOR_ALL ? 1 : BY_POINTS.rounds };
  }
  const seconds = Number(/^(\d+(?:\.\d+)?)s$/.exec(setting)?.[1]);
  if (seconds > 0 && seconds <= LONGEST_SECONDS) {
    const rounds = seconds < FEWEST_SECONDS_FOR_ALL ? 1 : BY_POINTS.rounds;
    return { ...BY_POINTS, nodes: Number.POSITIVE_INFINITY, ms: seconds * 1000, rounds };
  }
  throw new Refusal('bots', `"${setting}" is no setting of alderman; try 20000 (positions a turn) or 0.5s`);
}

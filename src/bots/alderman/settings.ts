/** How strong an alderman is: by the number of positions valued in a turn, or by time. */
import { Refusal } from '../../core/refusal.js';
import type { SearchLimits } from '../search/turn-search.js';

export interface AldermanSettings {
  /** Turns that are played out. */
  readonly candidates: number;
  /** Positions valued in a turn; ignored if `ms` limits the time. */
  readonly nodes: number;
  readonly ms?: number;
  /** The searches for its own turn, for its next turn, and for predicting the others. */
  readonly own: SearchLimits;
  readonly later: SearchLimits;
  readonly others: SearchLimits;
  /** How predictable others are: a line worse by this much is chosen less often by a factor of e. */
  readonly temperature: number;
  /** How much the rounds count against the value from the search alone, from 0 to 1. */
  readonly trust: number;
  /** How many rounds the value from the search counts for: a single round is mostly luck. */
  readonly searchRounds: number;
}

/** For values in points. */
export const BY_POINTS: AldermanSettings = {
  candidates: 8,
  nodes: 100_000,
  own: { beam: 12, nodes: 2500 },
  later: { beam: 6, nodes: 800 },
  others: { beam: 6, nodes: 800 },
  temperature: 0.5,
  trust: 0.7,
  searchRounds: 2,
};

const LONGEST_SECONDS = 60;
const MOST_NODES = 100_000_000;

/** `20000`: positions a turn, the same choices everywhere. `0.5s`: time a turn. */
export function readSetting(setting: string | undefined, settings = BY_POINTS): AldermanSettings {
  if (setting === undefined) return settings;
  if (/^\d+$/.test(setting)) {
    const nodes = Number(setting);
    if (nodes > 0 && nodes <= MOST_NODES) return { ...settings, nodes };
  }
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(setting)?.[1];
  if (seconds !== undefined && Number(seconds) > 0 && Number(seconds) <= LONGEST_SECONDS) {
    return { ...settings, ms: Number(seconds) * 1000 };
  }
  throw new Refusal('bots', `"${setting}" is no setting of alderman; try 20000 (positions a turn) or 0.5s`);
}

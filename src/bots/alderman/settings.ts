/** How strong an alderman is: by the number of positions valued in a turn, by time, or by whatever ends first. */
import { Refusal } from '../../core/refusal.js';
import type { SearchLimits } from '../search/turn-search.js';

export interface AldermanSettings {
  /** Turns that are played out. */
  readonly candidates: number;
  /** Positions valued in a turn. */
  readonly nodes: number;
  /** The longest time for a turn. */
  readonly ms: number;
  /**
   * The searches for its own turns and for those of the others. If others are predicted with less care than they play
   * with, rounds mislead, however many there are (docs/bots-thinking.md).
   */
  readonly search: SearchLimits;
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
  ms: Number.POSITIVE_INFINITY,
  search: { beam: 12, nodes: 2500 },
  temperature: 0.5,
  trust: 0.7,
  searchRounds: 2,
};

/** In games with people: phones are slower than the machine that the number of positions was chosen on. */
export const AT_TABLE: AldermanSettings = { ...BY_POINTS, ms: 2000 };

const LONGEST_SECONDS = 60;
const MOST_NODES = 100_000_000;

/** `20000`: positions a turn, the same choices everywhere. `0.5s`: time a turn. */
export function readSetting(setting: string): AldermanSettings {
  if (/^\d+$/.test(setting)) {
    const nodes = Number(setting);
    if (nodes > 0 && nodes <= MOST_NODES) return { ...BY_POINTS, nodes };
  }
  const seconds = /^(\d+(?:\.\d+)?)s$/.exec(setting)?.[1];
  if (seconds !== undefined && Number(seconds) > 0 && Number(seconds) <= LONGEST_SECONDS) {
    return { ...BY_POINTS, nodes: Number.POSITIVE_INFINITY, ms: Number(seconds) * 1000 };
  }
  throw new Refusal('bots', `"${setting}" is no setting of alderman; try 20000 (positions a turn) or 0.5s`);
}

/** What an environment plays: its games, who sits at them, and how they begin and end. */
import * as check from '../../core/check.js';
import type { Rules } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import type { BoardShelf, CheckedBoard } from '../boards.js';
import { makeBuiltIn } from '../bots.js';

/** What a seat gets at the end of a game; see `rewards.ts`. */
export const REWARDS = ['win', 'rank', 'points'] as const;
export type Reward = (typeof REWARDS)[number];

/** A config and who sits at it: a bot by its name, or null for a seat that is played from outside. */
export interface Seating {
  readonly config: JsonObject;
  readonly bots: readonly (string | null)[];
}

export interface EnvSettings {
  /** Game i of the batch has the seating i modulo their number. */
  readonly seatings: readonly Seating[];
  readonly boards: readonly CheckedBoard[];
  /** How many games are played at the same time. */
  readonly batch: number;
  /** How many games can be kept beside them by `clone`. */
  readonly slots: number;
  /** Game i of the batch begins its nth game with seed `seed` + i + n * `batch`, modulo 2^32. */
  readonly seed: number;
  /** A game of more decisions is cut off. */
  readonly longest: number;
  /** Whether a new game begins in the same step in which one ends. */
  readonly autoReset: boolean;
  readonly reward: Reward;
}

const MAX_SEATINGS = 64;
/** What stands for a seat that is played from outside. */
const OUTSIDE = 'outside';

/** Reads one config, or a list of configs and seatings; `bots` is for those that name none themselves. */
export function readSeatings(shelf: BoardShelf, json: Json, bots: string | undefined): Seating[] {
  const common = bots?.split(',').map((name) => (name === OUTSIDE ? null : name));
  if (!Array.isArray(json)) return [readSeating(shelf, json, 'config', common)];
  const entries = check.list(json, 'config', MAX_SEATINGS);
  if (entries.length === 0) throw new Refusal('config', 'names no game');
  return entries.map((entry, i) => readSeating(shelf, entry, `config[${i}]`, common));
}

function readSeating(
  shelf: BoardShelf,
  json: Json,
  field: string,
  common: readonly (string | null)[] | undefined,
): Seating {
  const isSeating = check.object(json, field).config !== undefined;
  const entry = isSeating ? check.object(json, field, ['config', 'bots']) : { config: json };
  const rules = shelf.rules(shelf.complete(entry.config), isSeating ? `${field}.config` : field);
  const { seed, ...config } = rules.config;
  if (seed !== undefined)
    throw new Refusal(`${field}.seed`, 'is given with --seed or in a reset, not in the config');
  return { config, bots: readBots(rules, entry.bots, `${field}.bots`) ?? fitting(rules, common, '--bots') };
}

function readBots(rules: Rules, json: Json | undefined, field: string): (string | null)[] | undefined {
  if (json === undefined) return undefined;
  const names = check
    .list(json, field, rules.players)
    .map((name, i) => (name === null ? null : check.text(name, check.join(field, i))));
  return fitting(rules, names, field);
}

/** One for each seat, all of them known, and a seat left to play. */
function fitting(
  rules: Rules,
  names: readonly (string | null)[] | undefined,
  field: string,
): (string | null)[] {
  if (names === undefined) return Array<null>(rules.players).fill(null);
  if (names.length !== rules.players)
    throw new Refusal(field, `names ${names.length} seats for ${rules.players} players`);
  if (!names.includes(null)) throw new Refusal(field, 'leaves no seat to play from outside');
  for (const name of names) if (name !== null) makeBuiltIn(name);
  return [...names];
}

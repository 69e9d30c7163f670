/** Game records: a start position with all shuffles in it and the actions since, which replay without chance. */
import type { Action } from './actions.js';
import * as check from './check.js';
import { NOBODY, type Rules, type ScoreRow, type State } from './game.js';
import type { Json, JsonObject } from './json.js';
import { readLegal } from './play.js';
import { Refusal } from './refusal.js';
import type { Shelf } from './shelf.js';

export const FORMAT = 1;

export interface Move {
  readonly seat: number;
  readonly action: Action;
  /** When it was made, as it stands in the record. */
  readonly at?: string;
}

export interface Replay {
  readonly rules: Rules;
  readonly start: State;
  readonly names: readonly string[];
  readonly moves: readonly Move[];
  readonly end: State;
  /** What proves the shuffle, where the record has it. */
  readonly shuffle: Shuffle | null;
}

/** With the seed in the config of the position: what was promised at the start, and what opens the promise. */
export interface Shuffle {
  readonly salt: string;
  /** SHA-256 of seed, a line feed and salt, in hexadecimal. */
  readonly commitment: string;
}

/** Moves beyond any game; keeps a broken file from running for ever. */
const LONGEST = 5_000_000;

/** Checks a record action by action; `each` is called before every move. */
export function readRecord(
  shelf: Shelf,
  json: Json,
  each?: (rules: Rules, state: State, action: Action, names: readonly string[]) => void,
): Replay {
  const record = check.object(json, 'record', [
    'format',
    'position',
    'names',
    'actions',
    'result',
    'shuffle',
  ]);
  check.integer(record.format, 'record.format', FORMAT, FORMAT);
  const { rules, state: start } = shelf.open(record.position);
  const names = readNames(record.names, rules.players);
  const shuffle = record.shuffle === undefined ? null : readShuffle(record.shuffle);
  const state = start.slice();
  const moves = check.list(record.actions, 'record.actions', LONGEST).map((entry, i): Move => {
    const field = check.join('record.actions', i);
    const { seat, action: json, at } = check.object(entry, field, ['seat', 'action', 'at']);
    const decider = rules.decider(state);
    if (decider === NOBODY) throw new Refusal(field, 'the game is over');
    if (check.integer(seat, `${field}.seat`, 0, rules.players - 1) !== decider) {
      throw new Refusal(`${field}.seat`, `seat ${decider} has to decide, not seat ${seat}`);
    }
    if (json === undefined) throw new Refusal(`${field}.action`, 'is missing');
    const action = readLegal(rules, state, json, `${field}.action`);
    each?.(rules, state, action, names);
    rules.apply(state, action);
    return { seat: decider, action, ...(at === undefined ? {} : { at: check.text(at, `${field}.at`, 40) }) };
  });
  if (record.result !== undefined && record.result !== null) checkResult(rules, state, record.result);
  return { rules, start, names, moves, end: state, shuffle };
}

function readShuffle(json: Json): Shuffle {
  const { salt, commitment } = check.object(json, 'record.shuffle', ['salt', 'commitment']);
  const promised = check.text(commitment, 'record.shuffle.commitment', 64);
  if (!/^[0-9a-f]{64}$/.test(promised)) {
    throw new Refusal('record.shuffle.commitment', 'must be 64 hexadecimal digits');
  }
  return { salt: check.text(salt, 'record.shuffle.salt', 200), commitment: promised };
}

/** "Seat 1" and so on, where nobody has a name. */
export const seatNames = (players: number): string[] =>
  Array.from({ length: players }, (_, i) => `Seat ${i}`);

function readNames(json: Json | undefined, players: number): string[] {
  if (json === undefined) return seatNames(players);
  const names = check
    .list(json, 'record.names', players)
    .map((name, i) => check.text(name, `record.names[${i}]`, 200));
  if (names.length !== players)
    throw new Refusal('record.names', `has ${names.length} entries for ${players} players`);
  return names;
}

/** A result is the final scoring; it must be the one the game comes to. */
function checkResult(rules: Rules, state: State, json: Json): void {
  const rows = check.list(json, 'record.result', rules.players);
  if (rules.decider(state) !== NOBODY && rows.length > 0) {
    throw new Refusal('record.result', 'is given, but the game is not over');
  }
  const scores: ScoreRow[] = rows.length > 0 ? rules.score(state) : [];
  if (rows.length !== scores.length) throw new Refusal('record.result', 'must have a row for each seat');
  scores.forEach((score, i) => {
    const row = check.object(rows[i], `record.result[${i}]`, Object.keys(score));
    for (const [key, value] of Object.entries(score)) {
      if (row[key] !== value) {
        throw new Refusal(
          `record.result[${i}].${key}`,
          `is ${check.show(row[key])}, but the game gives ${value}`,
        );
      }
    }
  });
}

export function writeRecord(
  rules: Rules,
  start: State,
  names: readonly string[],
  moves: readonly Move[],
): JsonObject {
  const state = start.slice();
  const actions = moves.map(({ seat, action, at }) => {
    const json: JsonObject = { seat, action: rules.writeAction(state, action) };
    if (at !== undefined) json.at = at;
    rules.apply(state, action);
    return json;
  });
  return {
    format: FORMAT,
    position: rules.writePosition(start),
    names: [...names],
    actions,
    result: rules.decider(state) === NOBODY ? (rules.score(state) as JsonObject[]) : [],
  };
}

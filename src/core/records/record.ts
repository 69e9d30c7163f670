/** Game records: a start position with all shuffles done, and the moves since, which replay without chance. */
import * as check from '../check.js';
import { NOBODY, type Rules, type ScoreRow, type State } from '../game.js';
import { History } from '../history/history.js';
import { finish, type Steps } from '../history/steps.js';
import type { Json, JsonObject } from '../json.js';
import type { Language } from '../language.js';
import { readLegal } from '../play.js';
import { Refusal } from '../refusal.js';
import type { Shelf } from './shelf.js';

/** Format 2 has the rules number in the config; all records of format 1 have rules number 1. */
const FORMAT = 2;

/** A record that was read. */
export interface Replay {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly history: History;
  /** The proof of the shuffle, if the record has one. */
  readonly shuffle: Shuffle | null;
}

/** Proves the seed in the config of the position: the commitment was published at the start, the salt after the end. */
export interface Shuffle {
  readonly salt: string;
  /** SHA-256 of seed, a line feed and salt, in hexadecimal. */
  readonly commitment: string;
}

/** More moves than any game has, so that a broken file is refused. */
const LONGEST = 5_000_000;

/** Reads a record and checks it move by move; a refusal says why a move is not allowed in `language`. */
export const readRecord = (shelf: Shelf, json: Json, language: Language = 'en'): Replay =>
  finish(readRecordInSteps(shelf, json, language));

/** The same, a step for each move. */
export function* readRecordInSteps(shelf: Shelf, json: Json, language: Language = 'en'): Steps<Replay> {
  const record = check.object(json, 'record', [
    'format',
    'position',
    'names',
    'actions',
    'result',
    'shuffle',
  ]);
  const format = check.integer(record.format, 'record.format', 1, FORMAT);
  const { rules, state: start } = openStart(shelf, record.position, format);
  const names = readNames(record.names, rules.players);
  const shuffle = record.shuffle === undefined ? null : readShuffle(record.shuffle);
  const history = new History(rules, start);
  for (const [i, entry] of check.list(record.actions, 'record.actions', LONGEST).entries()) {
    playEntry(history, entry, check.join('record.actions', i), language);
    yield;
  }
  if (record.result !== undefined && record.result !== null) {
    checkResult(rules, history.state, record.result);
  }
  return { rules, names, history, shuffle };
}

function playEntry(history: History, entry: Json, field: string, language: Language): void {
  const { rules, state, decider } = history;
  const { seat, action: json, at } = check.object(entry, field, ['seat', 'action', 'at']);
  if (decider === NOBODY) throw new Refusal(field, 'the game is over');
  if (check.integer(seat, `${field}.seat`, 0, rules.players - 1) !== decider) {
    throw new Refusal(`${field}.seat`, `seat ${decider} has to decide, not seat ${seat}`);
  }
  if (json === undefined) throw new Refusal(`${field}.action`, 'is missing');
  const action = readLegal(rules, state, json, `${field}.action`, language);
  history.play(action, at === undefined ? undefined : check.text(at, `${field}.at`, 40));
}

function openStart(shelf: Shelf, json: Json | undefined, format: number): { rules: Rules; state: State } {
  const field = 'record.position';
  const position = check.object(json, field);
  const config = check.object(position.config, `${field}.config`);
  if (format === 1) {
    if (config.rules !== undefined) throw new Refusal(`${field}.config.rules`, 'is not part of format 1');
    return shelf.open({ ...position, config: { ...config, rules: 1 } });
  }
  if (config.rules === undefined) throw new Refusal(`${field}.config.rules`, 'is missing');
  return shelf.open(position);
}

function readShuffle(json: Json): Shuffle {
  const { salt, commitment } = check.object(json, 'record.shuffle', ['salt', 'commitment']);
  const hash = check.text(commitment, 'record.shuffle.commitment', 64);
  if (!/^[0-9a-f]{64}$/.test(hash)) {
    throw new Refusal('record.shuffle.commitment', 'must be 64 hexadecimal digits');
  }
  return { salt: check.text(salt, 'record.shuffle.salt', 200), commitment: hash };
}

/** "Seat 0", "Seat 1" and so on, for records without names: seats are counted from 0 in all formats. */
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

/** A result is the final scoring; it must be what the game gives. */
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

export const writeRecord = (history: History, names: readonly string[]): JsonObject =>
  finish(writeRecordInSteps(history, names));

/** The same, a step for each move. */
export function* writeRecordInSteps(history: History, names: readonly string[]): Steps<JsonObject> {
  const { rules, start, state } = history;
  const actions: JsonObject[] = [];
  for (const [i, { seat, action, at }] of history.moves.entries()) {
    const json: JsonObject = { seat, action: rules.writeAction(history.stateAt(i), action) };
    if (at !== undefined) json.at = at;
    actions.push(json);
    yield;
  }
  return {
    format: FORMAT,
    position: rules.writePosition(start),
    names: [...names],
    actions,
    result: history.isOver ? (rules.score(state) as JsonObject[]) : [],
  };
}

/** Records that bring their board along: it is checked like any board file. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { History } from '../../src/core/history/history.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { readLegal, writeLegal } from '../../src/core/play.js';
import { Random } from '../../src/core/random.js';
import { readRecord, writeRecord } from '../../src/core/records/record.js';
import { readRecordWithBoard } from '../../src/core/records/record-board.js';
import { Refusal } from '../../src/core/refusal.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { shelf } from '../../src/games/index.js';

const salt = JSON.parse(
  readFileSync(new URL('../../src/games/hansa-teutonica/boards/salt-march.json', import.meta.url), 'utf8'),
) as JsonObject;
const board: JsonObject = { ...salt, id: 'my-march', title: 'My March' };

/** Two decisions on a board that does not ship. */
function record(): JsonObject {
  const rules = hansaTeutonica.withBoards([board]).rules({
    game: 'hansa-teutonica',
    board: 'my-march',
    players: 3,
  });
  const history = new History(rules, rules.setUp(new Random('a')));
  for (let i = 0; i < 2; i++)
    history.play(readLegal(rules, history.state, writeLegal(rules, history.state)[0]));
  return { ...writeRecord(history, ['A', 'B', 'C']), board };
}

const configOf = (r: JsonObject): JsonObject => (r.position as { config: JsonObject }).config;

function refusalOf(change: (record: JsonObject) => void): string {
  const changed = structuredClone(record());
  change(changed);
  try {
    readRecordWithBoard(shelf, changed);
  } catch (error) {
    if (error instanceof Refusal) return error.field;
    throw error;
  }
  return 'nothing';
}

const nested = (levels: number): Json => {
  let json: Json = 1;
  for (let i = 0; i < levels; i++) json = [json];
  return json;
};

describe('a record on a board that does not ship', () => {
  it('is read with the board it brings along, and without it refused', () => {
    const { rules, history } = readRecordWithBoard(shelf, record());
    expect([rules.config.board, history.length]).toEqual(['my-march', 2]);
    expect(refusalOf((r) => delete r.board)).toBe('position.config.board');
    expect(() => readRecord(shelf, record())).toThrow(/^record\.board: /);
    expect(shelf.game('hansa-teutonica').boards.has('my-march')).toBe(false);
  });

  it('may correct a board of the same id, for itself alone', () => {
    const corrected = (r: JsonObject): void => {
      r.board = { ...salt, completedCitiesToEnd: 4 };
      configOf(r).board = 'salt-march';
    };
    expect(refusalOf(corrected)).toBe('nothing');
  });

  it.each<[string, (record: JsonObject) => void]>([
    ['record.board', (r) => (r.board = null)],
    ['record.board', (r) => (r.board = [])],
    ['record.board', (r) => (r.board = 'salt-march')],
    ['record.board.id', (r) => (r.board = { ...board, id: 'another' })],
    ['record.board.cities', (r) => (r.board = { ...board, cities: {} })],
    ['record.board.cities[0].name', (r) => ((r.board as { cities: JsonObject[] }).cities[0].name = 7)],
    [
      'record.board.routes[0].cities[1]',
      (r) => ((r.board as { routes: { cities: string[] }[] }).routes[0].cities[1] = 'nowhere'),
    ],
    ['record.board.unknown', (r) => (r.board = { ...board, unknown: 1 })],
    ['record.board', (r) => (r.board = { ...board, title: nested(5000) })],
    ['record.position', (r) => delete r.position],
    ['record.position.config.game', (r) => (configOf(r).game = 'chess')],
    ['record.board', (r) => (configOf(r).game = 'hansa')],
  ])('is refused by %s', (field, change) => {
    expect(refusalOf(change)).toMatch(new RegExp(`^${field.replace(/[[\].]/g, '\\$&')}`));
  });

  it('is replayed on the command line', () => {
    const bin = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));
    const args = [bin, 'replay', '-'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      input: JSON.stringify(record()),
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(JSON.parse(stdout)).toMatchObject({ config: { board: 'my-march' } });
  });
});

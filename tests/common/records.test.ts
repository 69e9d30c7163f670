/** All recorded games of the fixtures replay to their exact scores; a tampered one is refused. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { readRecord, writeRecord } from '../../src/core/records/record.js';
import { Refusal } from '../../src/core/refusal.js';
import { hansa } from '../../src/games/hansa/rules/index.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { shelf } from '../../src/games/index.js';
import { ownFixtures, PERFT } from './games.js';

const records = ['../fixtures/games/', ...ownFixtures()].flatMap((path) => {
  const folder = new URL(path, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && file !== PERFT)
    .map((file) => ({ file, json: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as JsonObject }));
});

/** A record as it is written today: one of format 1 says that it is of rules 1. */
function inFormat2(record: JsonObject): JsonObject {
  if (record.format === 2) return record;
  const position = record.position as JsonObject;
  const config = { ...(position.config as JsonObject), rules: 1 };
  return { ...record, format: 2, position: { ...position, config } };
}

describe('finished games', () => {
  it.each([1, 2])('exist for every board that ships, in format %i', (format) => {
    const inFormat = records.filter(({ json }) => json.format === format);
    const boards = inFormat.map(({ json }) => ((json.position as JsonObject).config as JsonObject).board);
    for (const { boards: known } of [hansaTeutonica, hansa])
      for (const board of known.keys()) expect(boards).toContain(board);
  });

  it.each(records)('$file', ({ json }) => {
    const { rules, names, history } = readRecord(shelf, json);
    expect(rules.decider(history.state)).toBe(NOBODY);
    expect(rules.score(history.state)).toEqual(json.result);
    expect(writeRecord(history, names)).toEqual(inFormat2(json));
  });

  const inFormat = (format: number): JsonObject => records.find(({ json }) => json.format === format)!.json;
  const tampered = (change: (record: JsonObject) => void, format = 1): string => {
    const record = structuredClone(inFormat(format));
    change(record);
    try {
      readRecord(shelf, record);
    } catch (error) {
      if (error instanceof Refusal) return error.field;
      throw error;
    }
    return 'nothing';
  };
  const actions = (record: JsonObject): JsonObject[] => record.actions as JsonObject[];

  it('refuse a changed result, seat, action, order, format or length', () => {
    expect(tampered(() => {})).toBe('nothing');
    expect(tampered((r) => ((r.result as JsonObject[])[1].total = 99))).toBe('record.result[1].total');
    expect(tampered((r) => (actions(r)[4].seat = ((actions(r)[4].seat as number) + 1) % 2))).toBe(
      'record.actions[4].seat',
    );
    expect(tampered((r) => (actions(r)[3].action = { type: 'done' }))).toMatch(
      /^record\.actions\[3\]\.action/,
    );
    expect(tampered((r) => actions(r).splice(2, 1))).toMatch(/^record\.actions\[2\]/);
    expect(tampered((r) => (r.format = 3))).toBe('record.format');
    expect(tampered((r) => (r.format = 2))).toBe('record.position.config.rules');
    expect(
      tampered((r) => Object.assign((r.position as JsonObject).config as JsonObject, { rules: 1 })),
    ).toBe('record.position.config.rules');
    expect(tampered((r) => (r.format = 1), 2)).toBe('record.position.config.rules');
    expect(tampered((r) => actions(r).push(structuredClone(actions(r)[0])))).toMatch(
      /^record\.actions\[\d+\]/,
    );
    expect(tampered((r) => actions(r).pop())).toBe('record.result');
    expect(tampered((r) => (r.names as string[]).pop())).toBe('record.names');
  });
});

/** Imported records: finished games to watch, unfinished ones to continue. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { type Person, serve, type TestServer } from '../help.js';

const FOLDER = new URL('../../fixtures/games/', import.meta.url);
const read = (name: string): JsonObject & { actions: JsonObject[]; result: JsonObject[] } =>
  JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));

let server: TestServer;
let ada: Person;
let bo: Person;

beforeAll(async () => {
  server = await serve();
  [ada, bo] = [await server.person('Ada'), await server.person('Bo')];
});
afterAll(() => server.stop());

const small = readdirSync(FOLDER).filter(
  (name) => name.endsWith('.json') && read(name).actions.length < 3000,
);

test.each(small.slice(0, 6))('%s is exported as it was imported', async (name) => {
  const record = read(name);
  const { status, body } = await ada.ask('POST', 'records', record);
  expect(status).toBe(201);
  const table = String(body.table);
  const { document } = await ada.look(table);
  expect(document).toMatchObject({
    status: 'over',
    moves: record.actions.length,
    result: record.result,
    fair: null,
  });
  const { body: again } = await ada.ask<typeof record>('GET', `tables/${table}/record`);
  expect(again.actions.map(({ seat, action }) => ({ seat, action }))).toEqual(
    record.actions.map(({ seat, action }) => ({ seat, action })),
  );
  expect(again.result).toEqual(record.result);
  expect((await bo.ask('GET', `tables/${table}`)).status).toBe(403);
});

test('an unfinished game continues with the people who sit down', async () => {
  const record = read(small.find((name) => name.startsWith('hansa-') || name.includes('baltic')) ?? small[0]);
  const half = { ...record, actions: record.actions.slice(0, 20), result: [] };
  const table = String((await ada.ask('POST', 'records', half)).body.table);
  const { document } = await ada.look(table);
  expect([document.status, document.moves, document.you.legal]).toEqual(['playing', 20, undefined]);
  const seat = document.decides!;
  expect((await ada.do(table, { do: 'sit', seat })).status).toBe(200);
  const { you, step } = (await ada.look(table)).document;
  expect((await ada.do(table, { do: 'play', action: you.legal![0] }, step)).status).toBe(200);
  expect((await ada.do(table, { do: 'sit', seat: (seat + 1) % document.seats.length })).status).toBe(409);
  const { invite } = (await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`)).body;
  const headers = { 'kontor-invite': invite };
  expect((await bo.do(table, { do: 'sit' })).status).toBe(403);
  expect((await bo.do(table, { do: 'sit' }, undefined, undefined, headers)).status).toBe(200);
});

test.each<[string, unknown]>([
  ['record', null],
  ['record', 7],
  ['record.format', {}],
  ['record.actions[3].action', 'illegal'],
  ['record.extra', 'extra'],
])('a record with a wrong %s is refused', async (field, what) => {
  const record = read(small[0]);
  if (what === 'illegal') record.actions[3] = { ...record.actions[3], action: { type: 'nothing' } };
  const body = what === 'illegal' ? record : what === 'extra' ? { ...record, extra: 1 } : what;
  const reply = await ada.ask('POST', 'records', body);
  expect([400, 422]).toContain(reply.status);
  if (body !== null) expect(String(reply.body.field)).toContain(field);
});

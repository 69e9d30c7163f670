/** `kontor verify`: a genuine record is verified, and any forgery is found. */
import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { type Called, kontor } from '../../cli/call.js';
import { playToEnd, SMALL, serve } from '../help.js';

const verify = (record: unknown): Promise<Called> => kontor(['verify', JSON.stringify(record)]);

type Record = {
  position: JsonObject & { config: JsonObject; piles: string[][] };
  shuffle: JsonObject;
  actions: JsonObject[];
  result: JsonObject[];
};
let record: Record;

beforeAll(async () => {
  const server = await serve();
  const person = await server.person('Ada');
  const table = await person.make({
    config: SMALL,
    seats: [
      { who: 'me', colour: 0 },
      { who: 'bot', level: 'random', colour: 1 },
    ],
  });
  const socket = await person.connect();
  await socket.watch(table);
  await playToEnd(server, table);
  await socket.until(() => socket.documents.get(table)!.status === 'over', 'the end');
  record = (await person.ask<Record>('GET', `tables/${table}/record`)).body;
  socket.close();
  await server.stop();
}, 60_000);

test('a genuine record is verified', async () => {
  const { code, out } = await verify(record);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({
    verified: true,
    commitment: record.shuffle.commitment,
    moves: record.actions.length,
    over: true,
  });
});

test.each<[string, (lie: Record) => void]>([
  ['record.shuffle.commitment', (lie) => (lie.shuffle.salt = 'another')],
  ['record.shuffle.commitment', (lie) => (lie.position.config.seed = 'another')],
  ['record.shuffle.commitment', (lie) => (lie.shuffle.commitment = '0'.repeat(64))],
  ['record.shuffle.commitment', (lie) => (lie.shuffle.commitment = 'short')],
  [
    'record.position',
    (lie) => {
      lie.position.piles.find((pile) => pile.join() !== [...pile].reverse().join())!.reverse();
      lie.actions.length = 0;
      lie.result.length = 0;
    },
  ],
  ['record.position.config.seed', (lie) => delete lie.position.config.seed],
  ['record.shuffle', (lie) => delete (lie as Partial<Record>).shuffle],
  ['record.actions', (lie) => lie.actions.splice(5, 1)],
])('a forged %s is found', async (field, tell) => {
  const lie = structuredClone(record);
  tell(lie);
  const { code, out, err } = await verify(lie);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(field);
});

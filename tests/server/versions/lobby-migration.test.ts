/** Tables of the previous version, in every state: the lobby knows their pace, their modules and who won. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TableSummary } from '../../../src/protocol/tables/tables.js';
import { hashOf } from '../../../src/server/people/secrets.js';
import { kindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { Person, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const ADA = 'abcdefghijklmnop';
const SECRET = 'a'.repeat(43);
const MAIL = { kind: 'mail', hours: 24, daysOff: [], quiet: null, zone: 'Europe/Berlin' };
const CONFIG = {
  game: 'hansa-teutonica',
  edition: 'big-box',
  board: 'hanseatic-3',
  players: 3,
  modules: ['missions'],
};

const person = {
  id: ADA,
  name: 'Ada',
  language: 'de',
  created_at: 1,
  seen_at: 1,
  admin: 0,
  banned_at: null,
  banned_until: null,
  ban_reason: '',
  preferences: '{}',
};
const device = {
  id: 'device0000000000',
  person_id: ADA,
  kind: 'device',
  hash: hashOf(SECRET),
  label: '',
  table_id: null,
  created_at: 1,
  seen_at: Date.now(),
  expires_at: null,
  browser: '',
  system: '',
  network: '',
};

const STATES = ['open', 'playing', 'over', 'closed', 'archived'] as const;
const idOf = (state: string): string => `table${state.padEnd(7, '0')}`.slice(0, 12);

const rowOf = (state: (typeof STATES)[number]) => ({
  id: idOf(state),
  number: 2,
  status: state === 'archived' ? 'over' : state,
  access: 'open',
  spectators: 1,
  game: 'hansa-teutonica',
  board: 'hanseatic-3',
  players: 3,
  free: 1,
  title: state,
  host_id: ADA,
  pace: 'mail',
  created_at: 1000,
  changed_at: 1000,
  ended_at: null,
  deadline: null,
  said: 0,
  search: state,
});

const result = (table: string, seat: number, rank: number) => ({
  table_id: table,
  seat,
  player: ADA,
  name: 'Ada',
  game: 'hansa-teutonica',
  board: 'hanseatic-3',
  players: 3,
  rank,
  score: 10,
  win: 1,
  ended_at: 1,
  mu: 25,
  sigma: 8,
});

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('lobby') }] : []),
])('a database of the previous version, in $kind,', ({ newDatabase }) => {
  test('gets the columns of the lobby from its logs and results', async () => {
    const url = await newDatabase();
    const database = await kindOf(url)!.open(url, 2);
    await migrate(database, '0007-profiles');
    const put = (table: 'people' | 'credentials' | 'tables' | 'log' | 'results', values: object) =>
      database.kysely
        .insertInto(table)
        .values(values as never)
        .execute();
    await put('people', person);
    await put('credentials', device);
    for (const state of STATES) {
      await put('tables', rowOf(state));
      if (state === 'archived') continue;
      const entry = { table_id: idOf(state), at: 1, actor: ADA, command: null };
      const settings = { config: CONFIG, pace: { kind: 'untimed' }, title: '', access: 'open' };
      await put('log', {
        ...entry,
        number: 1,
        kind: 'created',
        data: JSON.stringify({ settings, seats: [] }),
      });
      await put('log', {
        ...entry,
        number: 2,
        kind: 'settings',
        data: JSON.stringify({ change: { pace: MAIL } }),
      });
    }
    for (const table of [idOf('over'), idOf('archived')])
      for (const [seat, rank] of [
        [0, 2],
        [1, 1],
        [2, 1],
      ])
        await put('results', result(table, seat, rank));
    await database.close();

    const newer = await serve({ DATABASE_URL: url });
    const ada = new Person(newer.url, `kontor=${device.id}.${SECRET}`, ADA, 'Ada');
    const { body } = await ada.ask<{ tables: TableSummary[] }>('GET', 'me/tables');
    const details = Object.fromEntries(body.tables.map((table) => [table.title, table.details]));
    const known = { pace: MAIL, edition: 'big-box', modules: ['missions'] };
    expect(details).toEqual({
      open: known,
      playing: known,
      over: { ...known, winners: [1, 2] },
      closed: known,
      archived: { winners: [1, 2] },
    });
    expect(new Set(body.tables.map(({ language }) => language))).toEqual(new Set(['de']));
    await newer.stop();
  });
});

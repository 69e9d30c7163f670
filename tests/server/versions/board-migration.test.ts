/** A database of the previous version opens: no table has a custom board, and any can have one. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.js';
import { kindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { openStore } from '../../../src/server/store/store.js';
import { fourMills } from '../../boards/help.js';
import { serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();

const TABLE = {
  ...{ id: 'oldtable0000', number: 1, status: 'over', access: 'open', spectators: 1, game: 'hansa' },
  ...{ board: 'baltic', players: 2, free: 0, title: 'Old', host_id: null, pace: 'untimed', created_at: 1 },
  ...{ changed_at: 1, ended_at: 10, deadline: null, said: 0, search: '', language: '', details: '{}' },
};

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('boards') }] : []),
])('a database of the previous version, in $kind,', ({ newDatabase }) => {
  test('keeps its tables and gets shelves', async () => {
    const url = await newDatabase();
    const database = await kindOf(url)!.open(url, 2);
    await migrate(database, '0012-vacations');
    await database.kysely
      .insertInto('tables')
      .values(TABLE as never)
      .execute();
    await database.close();

    const store = await openStore(url, 2);
    expect(await store.tables.row(TABLE.id)).toEqual({ ...TABLE, board_hash: null });
    await store.close();

    const server = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    try {
      const ada = await server.person('Ada');
      const { body } = await ada.ask<{ hash: string }>('POST', 'me/boards', fourMills as JsonObject);
      expect((await ada.ask('PUT', `me/boards/${body.hash}/publication`, { description: 'x' })).status).toBe(
        200,
      );
      const found = await ada.ask<{ boards: JsonObject[] }>('GET', 'boards/published?search=mills');
      expect(found.body.boards).toMatchObject([{ hash: body.hash, version: 1 }]);
      await ada.ask('POST', `boards/${body.hash}/reports`, { reason: 'try' });
      expect(await server.running.services.store.boards.reported(5)).toMatchObject([{ reports: 1 }]);
      expect((await ada.ask('DELETE', `me/boards/${body.hash}`)).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

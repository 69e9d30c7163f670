/** A full disk: players learn that their move was not stored, lose nothing, and continue when there is room. */
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../../../src/server/refusal-of.js';
import { SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const node = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => node.stop());
const { database } = node.running.services.store;

/** SQLite then refuses to let the file grow, as it does on a full disk. */
async function allowPages(most: number): Promise<void> {
  await database.kysely.executeQuery(sql.raw(`pragma max_page_count = ${most}`).compile(database.kysely));
}

describe('on a full disk', () => {
  test('a move is refused with a helpful message, and can be made when there is room', async () => {
    const [ada, bo] = [await node.person('Ada'), await node.person('Bo')];
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const socket = await ada.connect();
    const { you, step } = await socket.watch(table);

    let said = 0;
    await allowPages(1);
    const chat = async (length: number): Promise<number> => {
      const command = { do: 'say', text: 'x'.repeat(length) };
      return (await bo.ask('POST', `tables/${table}/commands`, { id: `say-${++said}`, command })).status;
    };
    // What is left in the last pages is used up first.
    for (const length of [400, 1]) {
      let status = await chat(length);
      for (let i = 0; status === 200 && i < 200; i++) status = await chat(length);
      expect(status).toBe(507);
    }
    const refused = await socket.do(table, { do: 'play', action: you.legal![0] }, step, 'the-move');
    expect(refused).toMatchObject({ type: 'refused', code: 'full', id: 'the-move' });
    for (const words of [
      'disk of the server is full',
      'was not stored',
      'nothing',
      'free space',
      'try again',
    ])
      expect((refused as { reason: string }).reason).toContain(words);
    expect((await fetch(`${node.url}readyz`)).status).toBe(503);
    expect((await bo.look(table)).document.moves).toBe(0);

    await allowPages(1_000_000);
    const made = await socket.do(table, { do: 'play', action: you.legal![0] }, step, 'the-move');
    expect(made).toMatchObject({ type: 'done' });
    expect(made).not.toHaveProperty('repeated');
    expect((await bo.look(table)).document.moves).toBe(1);
  });

  test('other errors are still internal errors', () => {
    expect(refusalOf(new Error('anything else')).code).toBe('broken');
  });
});

const postgres = await sharedPostgres();

/** PostgreSQL then answers every write of these tables as it does on a full disk. */
const FULL = `
  create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
  create trigger full_log before insert on log for each row execute function disk_full();
  create trigger full_settings before insert on settings for each row execute function disk_full();`;

describe.skipIf(!postgres)('on a full disk of PostgreSQL', () => {
  test('a move is refused like on SQLite, and can be made when there is room', async () => {
    const url = await postgres!.database('full');
    const other = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const operator = new pg.Client({ connectionString: url });
    await operator.connect();
    afterAll(async () => {
      await operator.end();
      await other.stop();
    });
    const [ada, bo] = [await other.person('Ada'), await other.person('Bo')];
    const table = await ada.make({ config: SMALL, first: 0 });
    await bo.do(table, { do: 'sit' });
    const socket = await ada.connect();
    const { you, step } = await socket.watch(table);
    const play = () => socket.do(table, { do: 'play', action: you.legal![0] }, step, 'the-move');
    const readyz = async () => (await fetch(`${other.url}readyz`)).status;

    await operator.query(FULL);
    expect(await play()).toMatchObject({ type: 'refused', code: 'full', id: 'the-move' });
    const command = { do: 'say', text: 'hello' };
    expect((await bo.ask('POST', `tables/${table}/commands`, { id: 'say', command })).status).toBe(507);
    await expect.poll(readyz, { timeout: 10_000 }).toBe(503);

    await operator.query('drop function disk_full cascade');
    await expect.poll(readyz, { timeout: 10_000 }).toBe(200);
    const made = await play();
    expect(made).toMatchObject({ type: 'done' });
    expect(made).not.toHaveProperty('repeated');
    expect((await bo.look(table)).document.moves).toBe(1);
  });
});

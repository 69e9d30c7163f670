/** With several nodes: everybody gets one message, from any node; none if they watch at another node; bans apply. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NotifyChoice } from '../../../src/protocol/people/notify.js';
import { type Person, SMALL, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';
import { type HttpSink, httpSink } from './sinks.js';

const CHOICE: NotifyChoice = { usual: ['webhook'], quiet: null, zone: 'UTC', every: 0, over: true };
const postgres = await sharedPostgres();

describe.skipIf(!postgres)('with several nodes', () => {
  let nodes: TestServer[];
  let web: HttpSink;

  beforeAll(async () => {
    web = await httpSink();
    const env = {
      DATABASE_URL: await postgres!.migrated('messages'),
      PRIVATE_HOOKS: 'yes',
      LOG_LEVEL: 'error',
    };
    nodes = [await serve(env), await serve(env)];
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await web.close();
  });

  const db = () => nodes[0].running.services.store.database.kysely;

  /** Makes all work about messages due, again and again, until nothing is left. */
  async function pass(): Promise<void> {
    const kinds = ['notice-decide', 'tell', 'deliver'];
    for (let i = 0; i < 2000; i++) {
      const left = await db().selectFrom('jobs').selectAll().where('kind', 'in', kinds).execute();
      if (left.length === 0) return;
      await db()
        .updateTable('jobs')
        .set({ due: 0 })
        .where('kind', 'in', kinds)
        .where('lease_until', '=', 0)
        .execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error('there is still something to do');
  }

  async function told(): Promise<Person> {
    const bo = await nodes[0].person('Bo');
    await bo.ask('PUT', 'me/notify', CHOICE);
    await bo.ask('POST', 'me/notify/channels', {
      kind: 'webhook',
      url: `${web.url}${bo.id}`,
      format: 'json',
    });
    return bo;
  }

  /** A table at which `person` has to decide because the host has moved. */
  async function waiting(person: Person, host: Person): Promise<string> {
    const table = await host.make({ config: SMALL, first: 0 });
    await person.do(table, { do: 'sit' });
    for (
      let { document } = await host.look(table);
      document.decides === 0;
      { document } = await host.look(table)
    ) {
      await host.do(table, { do: 'play', action: document.you.legal!.at(-1)! }, document.step);
    }
    return table;
  }

  describe('two nodes', () => {
    test('notify everybody once', async () => {
      const ada = await nodes[1].person('Ada');
      const people = await Promise.all(Array.from({ length: 8 }, told));
      const tables = new Map<string, string>();
      for (const bo of people) tables.set(bo.id, await waiting(bo, ada));
      await pass();
      const received = web.received.map(({ path, body }) => [path.slice(1), JSON.parse(String(body)).tables]);
      expect(received).toHaveLength(people.length);
      for (const [person, about] of received)
        expect(about).toEqual([expect.objectContaining({ table: tables.get(person), about: 'decide' })]);
    });

    test('know who watches a table through the other', async () => {
      const ada = await nodes[0].person('Ada');
      const bo = await told();
      const tables = await Promise.all(Array.from({ length: 6 }, () => waiting(bo, ada)));
      bo.url = nodes[1].url;
      const socket = await bo.connect();
      for (const table of tables) await socket.watch(table);
      /** Waits until the nodes agree on who watches what. */
      const said = async (fits: (watching: string) => boolean): Promise<void> => {
        for (let i = 0; i < 3000; i++) {
          const rows = await db().selectFrom('presence').select('watching').execute();
          if (fits(rows.map(({ watching }) => watching).join())) return;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        throw new Error('nobody says so');
      };
      await said((watching) => tables.every((table) => watching.includes(`${table} ${bo.id}`)));
      const jobs = () => db().selectFrom('jobs').selectAll().where('key', 'in', tables).execute();
      await db().updateTable('jobs').set({ due: 0 }).where('key', 'in', tables).execute();
      for (let i = 0; i < 1000 && (await jobs()).some(({ due }) => due === 0); i++) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      // Postponed by either node: they are watching.
      expect((await jobs()).map(({ due }) => due > Date.now() + 60_000)).toEqual(tables.map(() => true));
      socket.close();
      await said((watching) => !watching.includes(bo.id));
      const before = web.received.length;
      await pass();
      const about = web.received.slice(before).flatMap(({ body }) => JSON.parse(String(body)).tables);
      expect(about.map(({ table }: { table: string }) => table).sort()).toEqual([...tables].sort());
    });

    test('a ban at one takes effect at the other at once', async () => {
      const chief = await nodes[0].person('Chief');
      await chief.ask('POST', 'admin/claim', { code: nodes[0].running.adminCode });
      expect(nodes[1].running.adminCode).toBe(nodes[0].running.adminCode);
      const eve = await nodes[1].person('Eve');
      const socket = await eve.connect();
      expect((await eve.ask('GET', 'me')).status).toBe(200);
      const closed = once(socket.ws, 'close');
      await chief.ask('POST', `admin/people/${eve.id}/ban`, { reason: '' });
      const [code] = await closed;
      expect(code).toBe(1008);
      expect((await eve.ask('GET', 'me')).status).toBe(403);
    });
  });
});

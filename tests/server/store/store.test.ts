/** One suite for the store, on every database there is: an SQLite file and a real PostgreSQL server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../../bench/server/postgres.js';
import type { LogEntry } from '../../../src/server/events.js';
import { APPEND_ALL } from '../../../src/server/store/postgres/append.js';
import type {
  CredentialRow,
  JobRow,
  PersonRow,
  SeatRow,
  TableRow,
} from '../../../src/server/store/schema/rows.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import type { Append } from '../../../src/server/store/tables/append.js';
import { sharedPostgres } from '../postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-store-'));
const postgres = await sharedPostgres();

afterAll(() => rmSync(folder, { recursive: true }));

let made = 0;
const fresh = (): string => `table${String(++made).padStart(7, '0')}`;

function row(id: string, number: number, change: Partial<TableRow> = {}): TableRow {
  return {
    id,
    number,
    status: 'open',
    access: 'open',
    spectators: 1,
    game: 'hansa',
    board: 'baltic',
    players: 2,
    free: 1,
    title: 'Friday',
    host_id: 'ada',
    pace: 'untimed',
    created_at: 1000 + made,
    changed_at: 1000,
    ended_at: null,
    deadline: null,
    said: 0,
    search: 'friday baltic ada 100% a_b',
    language: 'en',
    details: '{}',
    board_hash: null,
    ...change,
  };
}

const entry = (number: number, text = 'x'): LogEntry => ({
  number,
  at: 1000 + number,
  actor: 'ada',
  event: { kind: 'said', seat: 0, person: 'ada', name: 'Ada', text },
});

function append(id: string, expected: number, change: Partial<Append> = {}): Append {
  return {
    row: row(id, expected + 1),
    isMoveOnly: false,
    expected,
    entries: [entry(expected + 1)],
    command: null,
    seats: [],
    jobs: [],
    drop: [],
    oldPlans: [],
    ...change,
  };
}

const job = (key: string, change: Partial<JobRow> = {}): JobRow => ({
  kind: 'clock',
  key,
  table_id: key,
  number: 1,
  due: 100,
  lease_until: 0,
  lease_by: '',
  data: '{}',
  ...change,
});

const suite = (kind: 'sqlite' | 'postgres'): void => {
  let where: string;
  let store: Store;

  beforeAll(async () => {
    where = kind === 'sqlite' ? join(folder, 'store.db') : await postgres!.database('store');
    store = await openStore(where);
  });
  afterAll(() => store.close());

  test('migrates an empty database once; a second node shares it or is locked out', async () => {
    const fresh = kind === 'sqlite' ? join(folder, 'twins.db') : await postgres!.database('twins');
    const [first, second] = await Promise.allSettled([openStore(fresh), openStore(fresh)]);
    expect(first.status).toBe('fulfilled');
    expect(second.status).toBe(kind === 'sqlite' ? 'rejected' : 'fulfilled');
    const stores = [first, second].flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await stores.at(-1)!.tables.append(append('twin', 0));
    expect(await stores[0].tables.log('twin')).toHaveLength(1);
    await Promise.all(stores.map((one) => one.close()));
    const again = await openStore(fresh);
    expect(await again.tables.log('twin')).toHaveLength(1);
    await again.close();
  });

  test('a log grows in order and is read in order', async () => {
    const id = fresh();
    for (let n = 0; n < 5; n++) expect(await store.tables.append(append(id, n))).toBe(true);
    expect((await store.tables.log(id)).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(await store.tables.log(id, 3)).toEqual([entry(4), entry(5)]);
    expect(await store.tables.row(id)).toEqual(row(id, 5));
  });

  test('any text is read as it was written', async () => {
    const id = fresh();
    const text = `ß "quotes" 'single' \\ \u2603 \u{1f6a2} ; drop table log; -- $1 ? :x \n\t`;
    await store.tables.append(append(id, 0, { entries: [entry(1, text)], row: row(id, 1, { title: text }) }));
    expect((await store.tables.log(id))[0].event).toMatchObject({ text });
    expect((await store.tables.row(id))!.title).toBe(text);
  });

  test('a write that expects another last entry fails', async () => {
    const id = fresh();
    await store.tables.append(append(id, 0));
    expect(await store.tables.append(append(id, 0))).toBe(false);
    expect(await store.tables.append(append(id, 2))).toBe(false);
    const sitter = {
      kind: 'bot',
      person_id: null,
      name: 'B',
      level: 'x',
      colour: 0,
      decides: 0,
      abandoned: 0,
      kept_for: null,
    };
    const seats = [{ row: { table_id: id, seat: 0, ...sitter }, isTurnOnly: false }];
    expect(await store.tables.append(append(id, 5, { seats, jobs: [job(id)] }))).toBe(false);
    expect(await store.tables.log(id)).toHaveLength(1);
    expect((await store.tables.list({ limit: 10, search: id })).flatMap(({ seats }) => seats)).toEqual([]);
    expect(await store.tables.append(append(fresh(), 3))).toBe(false);
  });

  test('of many writes of the same entry exactly one succeeds, and the others fail', async () => {
    const id = fresh();
    await store.tables.append(append(id, 0));
    // The first keeps the database busy, so that the others wait and are written together.
    const other = store.tables.append(append(fresh(), 0));
    const done = await Promise.all(Array.from({ length: 20 }, () => store.tables.append(append(id, 1))));
    expect(await other).toBe(true);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await store.tables.log(id)).toHaveLength(2);
  });

  test('a command is written once, and found again', async () => {
    const id = fresh();
    await store.tables.append(append(id, 0));
    const entries = [entry(2), entry(3)];
    const first = append(id, 1, { command: 'ada:1', entries, row: row(id, 3) });
    expect(await store.tables.append(first)).toBe(true);
    expect(await store.tables.append(append(id, 3, { command: 'ada:1' }))).toBe(false);
    expect(await store.tables.entryOfCommand(id, 'ada:1')).toBe(2);
    expect(await store.tables.entryOfCommand(id, 'bo:1')).toBe(null);
    expect(await store.tables.append(append(id, 3, { command: 'bo:1' }))).toBe(true);
  });

  test('many tables at once are all written', async () => {
    const ids = Array.from({ length: 200 }, fresh);
    const done = await Promise.all(ids.map((id) => store.tables.append(append(id, 0))));
    expect(done.every(Boolean)).toBe(true);
    const more = await Promise.all(ids.map((id) => store.tables.append(append(id, 1))));
    expect(more.every(Boolean)).toBe(true);
    for (const id of ids.slice(0, 5)) expect(await store.tables.log(id)).toHaveLength(2);
  });

  test('a failing write does not harm the others of its batch', async () => {
    const [good, bad] = [fresh(), fresh()];
    const broken = append(bad, 0, { entries: [entry(1), entry(1)] });
    const [first, second, third] = await Promise.allSettled([
      store.tables.append(append(fresh(), 0)),
      store.tables.append(broken),
      store.tables.append(append(good, 0)),
    ]);
    expect([first.status, second.status, third.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.tables.log(bad)).toEqual([]);
    expect(await store.tables.row(bad)).toBeUndefined();
    expect(await store.tables.log(good)).toHaveLength(1);
  });

  test('written data is there after closing and reopening', async () => {
    const id = fresh();
    await store.tables.append(append(id, 0));
    await store.close();
    store = await openStore(where);
    expect(await store.tables.log(id)).toEqual([entry(1)]);
  });

  test('lists are searched by literal words, and paged', async () => {
    const ids = [fresh(), fresh(), fresh()];
    for (const [i, id] of ids.entries()) {
      const found = row(id, 1, { created_at: 50_000 + i, search: `needle${kind} 100% a_b ${i}` });
      await store.tables.append(append(id, 0, { row: found }));
    }
    const find = async (search: string, more = {}): Promise<string[]> =>
      (await store.tables.list({ search, limit: 10, ...more })).map(({ id }) => id);
    expect(await find(`NEEDLE${kind}`)).toEqual([...ids].reverse());
    expect(await find(`needle${kind} 100%`)).toHaveLength(3);
    expect(await find(`needle${kind} 1%0`)).toEqual([]);
    expect(await find(`needle${kind} axb`)).toEqual([]);
    expect(await find(`needle${kind} 1`, { limit: 2 })).toEqual([ids[2], ids[1]]);
    expect(await find(`needle${kind}`, { before: 50_001 })).toEqual([ids[0]]);
    expect(await find(`needle${kind}`, { status: ['playing'] })).toEqual([]);
  });

  test('your own tables, with how far you have read', async () => {
    const id = fresh();
    const me = `me-${kind}`;
    const seat = (place: number, person_id: string | null, decides: number): SeatRow => ({
      ...{
        table_id: id,
        seat: place,
        kind: 'person',
        person_id,
        kept_for: null,
        name: 'Me',
        level: null,
        colour: 0,
        decides,
        abandoned: 0,
      },
    });
    const seats = [seat(0, me, 1), seat(1, null, 0)].map((row) => ({ row, isTurnOnly: false }));
    await store.tables.append(append(id, 0, { seats }));
    const passed = { row: seat(0, me, 0), isTurnOnly: true };
    const moved = { row: { ...row(id, 2), changed_at: 7, deadline: 9 }, isMoveOnly: true };
    await store.tables.append(append(id, 1, { seats: [passed], ...moved }));
    await store.tables.markRead(id, me, 5);
    await store.tables.markRead(id, me, 3);
    const [mine] = await store.tables.list({ person: me, reader: me, limit: 10 });
    expect(mine).toMatchObject({
      id,
      number: 2,
      changed_at: 7,
      deadline: 9,
      readUpTo: 5,
      seats: [{ person_id: me, decides: 0 }, { person_id: null }],
    });
    expect(await store.tables.list({ person: 'nobody', limit: 10 })).toEqual([]);
    expect(await store.tables.note(id, me)).toBe('');
    await store.tables.putNote(id, me, 'first', 1);
    await store.tables.putNote(id, me, 'second', 2);
    expect(await store.tables.note(id, me)).toBe('second');
    expect(await store.tables.note(id, 'other')).toBe('');
  });

  test('a turn passes from any seat to any other, and nothing else changes', async () => {
    const id = fresh();
    const seat = (place: number, decides: number): SeatRow => ({
      ...{ table_id: id, seat: place, kind: 'person', person_id: `p${place}`, kept_for: null, name: 'P' },
      ...{ level: null, colour: place, decides, abandoned: 0 },
    });
    const seats = [0, 1, 2].map((place) => ({ row: seat(place, place === 1 ? 1 : 0), isTurnOnly: false }));
    await store.tables.append(append(id, 0, { seats }));
    const decides = async (): Promise<number[]> => {
      const [table] = await store.tables.list({ id, limit: 1 });
      return table.seats.map((one) => one.decides);
    };
    let number = 1;
    for (const [from, to] of [
      [1, 2],
      [2, 0],
      [0, 2],
    ]) {
      const passed = [from, to].sort().map((place) => ({
        row: seat(place, place === to ? 1 : 0),
        isTurnOnly: true,
      }));
      await store.tables.append(append(id, number++, { seats: passed, isMoveOnly: true }));
      expect(await decides()).toEqual([0, 1, 2].map((place) => (place === to ? 1 : 0)));
    }
    const last = [{ row: seat(2, 0), isTurnOnly: true }];
    await store.tables.append(append(id, number, { seats: last, isMoveOnly: true }));
    expect(await decides()).toEqual([0, 0, 0]);
  });

  test('jobs are leased to one node at a time, when they are due', async () => {
    const keys = ['one', 'two', 'three'].map((name) => `${name}-${kind}`);
    for (const [i, key] of keys.entries())
      await store.jobs.put(job(key, { kind: 'test', due: 100 * (i + 1) }));
    const claim = async (node: string, now: number, until: number): Promise<string[]> =>
      (await store.jobs.claim(node, ['test'], now, until, 10)).map(({ key }) => key).sort();
    expect(await claim('a', 50, 60)).toEqual([]);
    expect(await claim('a', 250, 1000)).toEqual([keys[0], keys[1]]);
    expect(await claim('b', 260, 1000)).toEqual([]);
    // A node that died: its lease runs out, and another one takes over.
    expect(await claim('b', 1000, 2000)).toEqual([...keys].sort());
    await store.jobs.release('b');
    expect(await claim('c', 1001, 2000)).toEqual([...keys].sort());
    const [first] = await store.jobs.claim('d', ['test'], 3000, 4000, 1);
    await store.jobs.finish(first);
    await store.jobs.release('d');
    expect(await claim('e', 3001, 4000)).toHaveLength(2);
  });

  test('finishing a job does not delete one that has replaced it', async () => {
    const key = `replaced-${kind}`;
    await store.jobs.put(job(key, { kind: 'again', due: 1 }));
    const [old] = await store.jobs.claim('a', ['again'], 10, 20, 10);
    await store.jobs.put(job(key, { kind: 'again', due: 5, number: 2 }));
    await store.jobs.finish(old);
    expect(await store.jobs.claim('a', ['again'], 10, 20, 10)).toMatchObject([{ key, number: 2 }]);
  });

  test('two nodes that claim at the same moment never get the same job', async () => {
    for (let i = 0; i < 60; i++) await store.jobs.put(job(`${kind}${i}`, { kind: 'race', due: 1 }));
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, i) => store.jobs.claim(`node${i}`, ['race'], 10, 1000, 10)),
    );
    const keys = claims.flat().map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
  });

  test('a table’s jobs change together with its log', async () => {
    const id = fresh();
    await store.tables.append(append(id, 0, { jobs: [job(id, { kind: 'own', due: 7 })] }));
    await store.tables.append(append(id, 0, { drop: ['own'] }));
    expect(await store.jobs.claim('a', ['own'], 7, 8, 10)).toMatchObject([{ key: id, due: 7 }]);
    await store.tables.append(append(id, 1, { drop: ['own'] }));
    expect(await store.jobs.claim('a', ['own'], 100, 200, 10)).toEqual([]);
  });

  test('a job of a table is postponed only if its log has not grown', async () => {
    const id = fresh();
    const early = job(id, { kind: 'off', table_id: id, due: 7, lease_by: 'a', lease_until: 50 });
    await store.tables.append(append(id, 0, { jobs: [early] }));
    expect(await store.jobs.putFor({ ...early, due: 9, lease_by: '', lease_until: 0 }, 1)).toBe(true);
    expect(await store.jobs.claim('b', ['off'], 9, 20, 10)).toMatchObject([{ key: id, due: 9 }]);
    await store.tables.append(append(id, 1));
    expect(await store.jobs.putFor({ ...early, due: 99 }, 1)).toBe(false);
    expect(await store.jobs.claim('c', ['off'], 30, 40, 10)).toMatchObject([{ key: id, due: 9 }]);
  });

  test('people and what they show', async () => {
    const person: PersonRow = {
      id: `p-${kind}`,
      name: 'Ada',
      name_key: 'ADA',
      short_name: '',
      language: 'en',
      created_at: 1,
      seen_at: 1,
      admin: 0,
      banned_at: null,
      banned_until: null,
      ban_reason: '',
      preferences: '{}',
      picture: '',
      visible_to: 'everybody',
      invitable_by: 'everybody',
    };
    const credential = {
      id: `c-${kind}`,
      person_id: person.id,
      kind: 'device' as const,
      hash: 'h',
      label: '',
      table_id: null,
      created_at: 1,
      seen_at: 1,
      expires_at: null,
      browser: 'Chrome',
      system: 'Android',
      network: '192.0.2.0/24',
      data: '',
    };
    await store.people.add(person, credential);
    expect(await store.people.ownerOf(credential.id)).toEqual({ person, credential });
    expect(await store.people.rename(person.id, 'Eve', 'EVE')).toBe(true);
    const device = { browser: 'Safari', system: 'iPad', network: '198.51.100.0/24' };
    await store.people.markSeen(credential.id, person.id, 99, 999, device);
    const seen = { ...credential, ...device, seen_at: 99, expires_at: 999 };
    expect(await store.people.credentials(person.id, 'device')).toEqual([seen]);
    expect(await store.people.find(person.id)).toEqual({
      ...person,
      name: 'Eve',
      name_key: 'EVE',
      seen_at: 99,
    });
    const link = { ...credential, id: `l-${kind}`, kind: 'link' as const };
    await store.people.addCredential(link);
    const used = await Promise.all([1, 2, 3].map(() => store.people.removeCredential(link.id, person.id)));
    expect(used.filter(Boolean)).toHaveLength(1);
    await store.people.remove(person.id);
    expect(await store.people.ownerOf(credential.id)).toBeUndefined();
  });

  test('of many people who want one name at once, one gets it, by entering or renaming', async () => {
    const newcomer = (id: string, name: string): [PersonRow, CredentialRow] => [
      {
        ...{ id, name, name_key: name.toUpperCase(), short_name: '', language: 'en', preferences: '{}' },
        ...{ created_at: 1, seen_at: 1, admin: 0, banned_at: null, banned_until: null, ban_reason: '' },
        ...{ picture: '', visible_to: 'everybody', invitable_by: 'everybody' },
      },
      {
        ...{ id: `c-${id}`, person_id: id, kind: 'device', hash: 'h', label: '', table_id: null },
        ...{ created_at: 1, seen_at: 1, expires_at: null, browser: '', system: '', network: '', data: '' },
      },
    ];
    const wanted = `Gesa${kind}`;
    const came = await Promise.all(
      Array.from({ length: 8 }, (_, i) => store.people.add(...newcomer(`n${i}-${kind}`, wanted))),
    );
    expect(came.filter(Boolean)).toHaveLength(1);
    const lost = `n${came.indexOf(false)}-${kind}`;
    expect(await store.people.find(lost)).toBeUndefined();
    expect(await store.people.ownerOf(`c-${lost}`)).toBeUndefined();
    const others = Array.from({ length: 8 }, (_, i) => `o${i}-${kind}`);
    for (const id of others) await store.people.add(...newcomer(id, id));
    const key = `TILO${kind}`;
    const renamed = await Promise.all(others.map((id) => store.people.rename(id, 'Tilo', key)));
    expect(renamed.filter(Boolean)).toHaveLength(1);
    const holder = others[renamed.indexOf(true)];
    expect(await store.people.holders([key, 'NOBODY'])).toEqual(new Map([[key, holder]]));
    expect(await store.people.rename(holder, 'TILO', key)).toBe(true);
    await store.people.remove(holder);
    expect(await store.people.rename(others.find((id) => id !== holder)!, 'Tilo', key)).toBe(true);
  });

  test('no table is lost between two pages, even if several were made in the same millisecond', async () => {
    const search = `page${kind}`;
    const ids = Array.from({ length: 7 }, fresh);
    for (const [i, id] of ids.entries()) {
      const created_at = i < 2 ? 500 : i < 6 ? 501 : 502;
      await store.tables.append(append(id, 0, { row: row(id, 1, { search, created_at }) }));
    }
    const found: string[] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const page = await store.tables.list({ search, limit: 2, ...(before === undefined ? {} : { before }) });
      found.push(...page.map(({ id }) => id));
      before = page.at(-1)?.created_at ?? null;
    }
    expect(found.sort()).toEqual([...ids].sort());
  });

  test('a setting is created once', async () => {
    const values = await Promise.all([1, 2, 3].map((n) => store.setting(`s-${kind}`, () => `v${n}`)));
    expect(new Set(values).size).toBe(1);
    expect(await store.setting(`s-${kind}`, () => 'later')).toBe(values[0]);
  });

  if (kind === 'sqlite') {
    test('a search that finds nothing does not go through all tables', async () => {
      const filter = { status: ['playing'], access: 'open', search: 'zebra', limit: 50 } as const;
      const { sql: text, parameters } = store.tables.listQuery(filter).compile();
      const plan = await store.database.kysely.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
      );
      // The newest are selected first; only those are searched word by word.
      expect(plan.rows.map(({ detail }) => detail)).toEqual([
        expect.stringMatching(/^(CO-ROUTINE|MATERIALIZE) tables$/),
        expect.stringContaining('USING INDEX tables_lobby'),
        'SCAN tables',
      ]);
    });
    return;
  }

  test('the store reconnects to a restarted database, and nothing acknowledged is lost', async () => {
    const server = await startPostgres();
    const store = await openStore(await server.database('away'));
    const id = fresh();
    await store.tables.append(append(id, 0));
    await server.crash();
    const answers = (): Promise<boolean> =>
      store.checkWriting().then(
        () => true,
        () => false,
      );
    // The first query may meet a broken connection; what counts is that it recovers.
    for (let i = 0; i < 20 && !(await answers()); i++);
    expect(await store.tables.log(id)).toEqual([entry(1)]);
    expect(await store.tables.append(append(id, 1))).toBe(true);
    await store.close();
    await server.stop();
  });

  test('a query plan made while the log is short does not scan all of it once it is long', async () => {
    const client = new pg.Client({ connectionString: where });
    await client.connect();
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare appending (text, text, text, text, text) as ${APPEND_ALL}`);
    const { rows } = await client.query("explain execute appending('[]', '[]', '[]', '[]', '[]')");
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    await client.end();
    expect(plan).toContain('log_command');
    expect(plan).not.toContain('Seq Scan on log');
  });
};

describe('the store on SQLite', () => suite('sqlite'));
describe.skipIf(!postgres)('the store on PostgreSQL', () => suite('postgres'));

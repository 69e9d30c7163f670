/** Names are unique: also those that only look the same, and also when two people want one at once. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NameCheck } from '../../../src/protocol/people/people.js';
import type { TableReply } from '../../../src/protocol/tables/tables.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { nameProblem, tidyName } from '../../../src/server/people/names.js';
import { backup, restore } from '../../../src/server/store/backup/backup.js';
import { mustKindOf } from '../../../src/server/store/kinds.js';
import { nameKey, numberedName } from '../../../src/server/store/people/name-key.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { uniqueNames } from '../../../src/server/store/schema/unique-names.js';
import { openStore } from '../../../src/server/store/store.js';
import { Person, SMALL, serve, type TestServer } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
let server: TestServer;
beforeAll(async () => {
  server = await serve({ TRUST_PROXY: 'loopback' });
});
afterAll(() => server.stop());

const nobody = (): Person => new Person(server.url, '', '', '');
const add = (name: string, short?: string) =>
  nobody().ask('POST', 'people', { name, ...(short === undefined ? {} : { short }) });
const check = async (name: string, person = nobody()): Promise<NameCheck> =>
  (await person.ask<NameCheck>('GET', `names?name=${encodeURIComponent(name)}`)).body;

describe('the same to a reader', () => {
  test.each([
    ['case', 'Ada', 'aDA'],
    ['width', 'Ada', 'Ａｄａ'],
    ['composition of accents', 'J\u00f6rg', 'Jo\u0308rg'],
    ['spaces and punctuation', 'Ada Bo', ' ada-b.o_ '],
    ['digits', 'Bob Solo', 'B0b 50l0'],
    ['I, l and 1', 'Al', 'AI'],
    ['I, l and 1', 'Ali', 'a1l'],
    ['Cyrillic', 'Acapec', 'Асарес'],
    ['Greek', 'NIKO', 'ΝΙΚΟ'],
    ['Greek, small', 'Niko', 'νικο'],
    ['a Cyrillic letter with an accent', 'Áca', 'А\u0301са'],
    ['small capitals', 'Anna', 'ᴀɴɴᴀ'],
    ['mathematical letters', 'Ada', '𝓐𝓭𝓪'],
    ['a dotless i', 'Pia', 'Pıa'],
    ['a dotted I', 'Pia', 'PİA'],
    ['rn and m', 'Tom', 'Torn'],
    ['vv and w', 'Wim', 'VVim'],
    ['sharp s', 'Voß', 'VOSS'],
    ['what is not drawn', 'Ada', 'A\u200bd\u00ada\ufeff\u2060'],
    ['blanks that count as letters', 'Ada', 'Ada\u3164\u2800\u115f'],
    ['strokes through letters', 'Ada', 'Ad\u0338a\u035f'],
  ])('%s: %s and %s', (_, one, other) => {
    expect(nameKey(other)).toBe(nameKey(one));
  });

  test.each([
    ['Müller', 'Muller'],
    ['Ada', 'Adam'],
    ['Ada 2', 'Ada 3'],
    ['李', '王'],
    ['Анна', 'Анны'],
    ['कमल', 'कमला'],
    ['🚢', '🐟'],
    ['...', '!!!'],
  ])('but not %s and %s', (one, other) => {
    expect(nameKey(other)).not.toBe(nameKey(one));
  });
});

test('names that nobody can have', () => {
  expect(['...', '🚢', '\u3164', '\u200d'].map(nameProblem)).toEqual(Array(4).fill('letters'));
  expect(['Adа', 'Νoa', 'Bo Аnna'].map(nameProblem)).toEqual(Array(3).fill('mixed'));
  expect(['admin', 'Kontor', 'ADM1N', 'S y s t e m'].map(nameProblem)).toEqual(Array(4).fill('reserved'));
  // Words in another alphabet that only look Latin.
  expect(['ꓮꓓꓮ', 'ᎪᎠᎪ', 'ɑda'].map(nameKey)).toEqual(Array(3).fill(nameKey('Ada')));
  expect(['Ada', 'Анна Müller', '李', 'Νίκος 2', 'x'].map(nameProblem)).toEqual(Array(5).fill(null));
});

test('a name is stored without extra spaces, and a number fits after the longest', () => {
  expect(tidyName('  Ada \t  Bo ')).toBe('Ada Bo');
  // Piles of accents would cover the lines above; Hebrew and Thai need two or three.
  expect(tidyName(`A${'\u0336'.repeat(30)}da`)).toBe('A\u0336\u0336\u0336da');
  expect(tidyName('ที่รัก')).toBe('ที่รัก');
  expect(numberedName('Ada', 2)).toBe('Ada 2');
  expect(numberedName('Ada 2', 3)).toBe('Ada 3');
  const longest = '🚢'.repeat(LIMITS.name / 2);
  expect(numberedName(longest, 12)).toBe(`${'🚢'.repeat(18)} 12`);
});

describe('entering', () => {
  test('with a taken name is refused by field', async () => {
    expect((await add('Gesche')).status).toBe(201);
    for (const name of ['Gesche', 'GESCHE', ' ge sche', 'Gеsche'.replace('е', 'e')])
      expect(await add(name)).toMatchObject({ status: 422, body: { code: 'refused', field: 'name' } });
    for (const name of ['admin', 'Gеsche', '?!'])
      expect(await add(name)).toMatchObject({ status: 422, body: { code: 'refused', field: 'name' } });
    expect(await add('Hilde', 'admin')).toMatchObject({ status: 422, body: { field: 'short' } });
  });

  test('two at once with the same name: one gets in, the other gets no cookie', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, i) => add(i % 2 ? 'Wulf' : 'WULF')));
    const statuses = all.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(11).fill(422)]);
    for (const { status, headers } of all) expect(headers.get('set-cookie') !== null).toBe(status === 201);
  });

  test('renaming to a taken name changes nothing; another spelling of your own is allowed', async () => {
    await add('Metta');
    const tilo = await server.person('Tilo');
    expect(await tilo.ask('PATCH', 'me', { name: 'METTA', short: 'T', language: 'de' })).toMatchObject({
      status: 422,
      body: { field: 'name' },
    });
    expect((await tilo.ask('GET', 'me')).body).toMatchObject({ name: 'Tilo', short: '', language: 'en' });
    expect((await tilo.ask('PATCH', 'me', { name: 'TILO' })).body).toMatchObject({ name: 'TILO' });
    expect((await tilo.ask('PATCH', 'me', { name: 'Thilo' })).body).toMatchObject({ name: 'Thilo' });
    expect((await add('Tilo')).status).toBe(201);
  });

  test('a banned person keeps the name; a deleted account frees it', async () => {
    const chief = await server.person('Chief');
    await chief.ask('POST', 'admin/claim', { code: server.running.adminCode });
    const [kuno, sven] = [await server.person('Kuno'), await server.person('Sven')];
    await chief.ask('POST', `admin/people/${kuno.id}/ban`, { reason: '' });
    await sven.ask('DELETE', 'me');
    expect([(await add('kuno')).status, (await add('sven')).status]).toEqual([422, 201]);
  });
});

describe('checking a name', () => {
  test('says that it is free, taken (with a suggestion), yours, or why it is not allowed', async () => {
    const volrad = await server.person('Volrad');
    expect(await check('Volrat')).toEqual({ state: 'free', why: null, free: null });
    expect(await check('VOLRAD', volrad)).toEqual({ state: 'yours', why: null, free: null });
    expect(await check('volrad')).toEqual({ state: 'taken', why: null, free: 'volrad 2' });
    await add('Volrad 2');
    expect(await check('Volrad')).toMatchObject({ free: 'Volrad 3' });
    expect(await check('Volrad 2', volrad)).toMatchObject({ state: 'taken', free: 'Volrad 3' });
    expect((await add((await check('Volrad')).free!)).status).toBe(201);
    expect(await check('Аdmin')).toEqual({ state: 'refused', why: 'mixed', free: null });
    expect(await check('admin')).toEqual({ state: 'refused', why: 'reserved', free: null });
    expect((await nobody().ask('GET', 'names?name=')).status).toBe(400);
    expect((await nobody().ask('GET', `names?name=${'x'.repeat(41)}`)).status).toBe(400);
  });

  test('is limited, so that nobody can try out lists of names', async () => {
    const strict = await serve({ LIMIT_FACTOR: '1' });
    const stranger = new Person(strict.url, '', '', '');
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, i) => stranger.ask('GET', `names?name=${i}`)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(60);
    expect(answers.at(-1)!.status).toBe(429);
    await strict.stop();
  });
});

test('nobody can fill the logs of tables by renaming again and again', async () => {
  const strict = await serve({ LIMIT_FACTOR: '1' });
  const ada = await strict.person('Ada');
  const table = await ada.make({ config: SMALL });
  const statuses: number[] = [];
  for (let i = 0; i < 25; i++) statuses.push((await ada.ask('PATCH', 'me', { short: `Ada ${i}` })).status);
  const changed = statuses.filter((status) => status === 200).length;
  expect(changed).toBeLessThan(23);
  expect(statuses.at(-1)).toBe(429);
  const { body } = await ada.ask<TableReply>('GET', `tables/${table}?after=0`);
  expect(body.entries.filter(({ kind }) => kind === 'renamed')).toHaveLength(changed);
  await strict.stop();
});

describe('at the table', () => {
  const called = async (person: Person, table: string): Promise<string[]> =>
    (await person.look(table)).document.seats.map(({ name }) => name);

  test('people go by the short form of their name; the whole name is shown beside an equal one', async () => {
    const enter = async (name: string, short: string): Promise<Person> => {
      const { headers, body } = await add(name, short);
      return new Person(
        server.url,
        (headers.get('set-cookie') ?? '').split(';')[0],
        (body as { id: string }).id,
        name,
      );
    };
    const one = await enter('Berta von Lübeck', 'Berta');
    const other = await enter('Berta aus Wismar', 'BERTA');
    const table = await one.make({ config: { game: 'hansa', players: 3 }, first: 0 });
    await other.do(table, { do: 'sit' });
    expect(await called(one, table)).toEqual(['Berta', 'Berta aus Wismar', '']);
    // A host without a seat can chat too, and must not be mistaken for somebody with a seat.
    const host = await enter('Berta die Dritte', 'Bertа'.replace('а', 'a'));
    const hosted = await host.make({ config: SMALL, seats: [{ who: 'open' }, { who: 'open' }] });
    await one.do(hosted, { do: 'sit' });
    await host.do(hosted, { do: 'say', text: 'I am Berta' });
    const heard = await one.ask<TableReply>('GET', `tables/${hosted}?after=1`);
    expect(heard.body.entries.at(-1)!.data).toMatchObject({ name: 'Berta die Dritte' });
    await other.do(table, { do: 'say', text: 'hello' });
    const { body } = await one.ask<TableReply>('GET', `tables/${table}?after=1`);
    expect(body.entries.at(-1)!.data).toMatchObject({ name: 'Berta aus Wismar', text: 'hello' });
    await one.ask('PATCH', 'me', { short: '' });
    expect(await called(one, table)).toEqual(['Berta von Lübeck', 'Berta aus Wismar', '']);
    await other.ask('PATCH', 'me', { short: 'Bertchen' });
    expect(await called(one, table)).toEqual(['Berta von Lübeck', 'Bertchen', '']);
    const alone = await other.make({ config: SMALL });
    expect(await called(other, alone)).toEqual(['Bertchen', '']);
  });
});

describe('old names', () => {
  test('the oldest account keeps it, the others get the smallest free number', () => {
    const names = ['Ada', 'Bo', 'ada', 'Ada 2', 'АDA', 'Ada 2', '...', '...', 'x'.repeat(40), 'X'.repeat(40)];
    const unique = uniqueNames(names.map((name, i) => ({ id: String(i), name })));
    expect(unique.map(({ name, short }) => [name, short])).toEqual([
      ['Ada', ''],
      ['Bo', ''],
      ['ada 3', 'ada'],
      ['Ada 2', ''],
      ['АDA 4', 'АDA'],
      ['Ada 5', 'Ada 2'],
      ['...', ''],
      ['... 2', '...'],
      ['x'.repeat(40), ''],
      [`${'X'.repeat(38)} 2`, 'X'.repeat(40)],
    ]);
    expect(new Set(unique.map(({ key }) => key)).size).toBe(names.length);
  });

  test('twenty thousand guests with one name become unique', () => {
    const people = Array.from({ length: 20_000 }, (_, i) => ({ id: String(i), name: 'Guest' }));
    expect(new Set(uniqueNames(people).map(({ key }) => key)).size).toBe(people.length);
  });

  const folder = mkdtempSync(join(tmpdir(), 'kontor-names-'));
  /** People of the previous version, three of them with the same name. */
  async function old(url: string): Promise<void> {
    const database = await mustKindOf(url).open(url, 2);
    await migrate(database, '0008-lobby');
    const row = { language: 'en', seen_at: 1, admin: 0, banned_at: null, preferences: '{}' };
    for (const [id, name, created_at] of [
      ['bbbbbbbbbbbbbbbb', 'ada', 30],
      ['cccccccccccccccc', 'Ada', 20],
      ['aaaaaaaaaaaaaaaa', 'Ada', 20],
      ['dddddddddddddddd', 'admin', 10],
    ] as const)
      await database.kysely
        .insertInto('people')
        .values({ ...row, id, name, created_at } as never)
        .execute();
    await database.close();
  }
  async function expectUnique(url: string): Promise<void> {
    const store = await openStore(url);
    const named = async (id: string) => (await store.people.find(id.repeat(16)))!;
    expect(await Promise.all(['a', 'b', 'c', 'd'].map(named))).toMatchObject([
      { name: 'Ada', short_name: '', name_key: 'ADA' },
      { name: 'ada 3', short_name: 'ada' },
      { name: 'Ada 2', short_name: 'Ada' },
      { name: 'admin', short_name: '' },
    ]);
    expect(await store.people.rename('d'.repeat(16), 'Ada', 'ADA')).toBe(false);
    await store.close();
  }

  describe.each([
    { kind: 'SQLite', newDatabase: async (name: string) => join(folder, `${name}.db`) },
    ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: (name: string) => postgres.database(name) }] : []),
  ])('in $kind', ({ kind, newDatabase }) => {
    test('become unique when the database is opened', async () => {
      const url = await newDatabase('names');
      await old(url);
      await expectUnique(url);
      await expectUnique(url);
    });

    test('become unique when a backup of the previous version is restored', async () => {
      const from = join(folder, `before-${kind}.db`);
      const to = await newDatabase('names_restored');
      const file = join(folder, `before-${kind}.kontor`);
      await old(from);
      await backup(from, file, 'before');
      await restore(file, to);
      await expectUnique(to);
    });
  });
});

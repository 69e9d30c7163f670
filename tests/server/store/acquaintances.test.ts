/** Profiles, lists of people and invitations, on every database there is. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knows, MOST_COUNTED } from '../../../src/server/store/people/profiles.js';
import type { PersonRow, ResultRow, SeatRow, TableRow } from '../../../src/server/store/schema/rows.js';
import { openStore, type Store } from '../../../src/server/store/store.js';
import { sharedPostgres } from '../postgres.js';

/** As a result is before it is counted for ratings. */
const UNCOUNTED = { counts: 'full', pending: 1, rating: null, deviation: null, gain: null } as const;
const folder = mkdtempSync(join(tmpdir(), 'kontor-people-'));
const postgres = await sharedPostgres();

afterAll(() => rmSync(folder, { recursive: true }));

const suite = (kind: 'sqlite' | 'postgres'): void => {
  let store: Store;

  beforeAll(async () => {
    store = await openStore(
      kind === 'sqlite' ? join(folder, 'people.db') : await postgres!.database('people'),
    );
    for (const name of ['ada', 'bea', 'cay', 'dov', 'eve']) await enter(name);
  });
  afterAll(() => store.close());

  const enter = async (id: string, change: Partial<PersonRow> = {}): Promise<void> => {
    const person = { id, name: id.toUpperCase(), language: 'en', created_at: 1, seen_at: 1, admin: 0 };
    const rest = { banned_at: null, banned_until: null, ban_reason: '', preferences: '{}', picture: '' };
    const named = { name_key: id.toUpperCase(), short_name: '' };
    const all = {
      ...person,
      ...rest,
      ...named,
      visible_to: 'everybody',
      invitable_by: 'everybody',
      ...change,
    };
    await store.database.kysely.insertInto('people').values(all).execute();
  };

  const table = async (id: string, change: Partial<TableRow> = {}, sitters: string[] = []): Promise<void> => {
    const row: TableRow = {
      ...{ id, number: 1, status: 'over', access: 'open', spectators: 1, game: 'hansa', board: 'baltic' },
      ...{ players: 2, free: 0, title: '', host_id: null, pace: 'untimed', created_at: 1, changed_at: 1 },
      ...{
        ended_at: null,
        deadline: null,
        said: 0,
        search: '',
        language: 'en',
        details: '{}',
        board_hash: null,
      },
      ...change,
    };
    await store.database.kysely.insertInto('tables').values(row).execute();
    for (const [seat, person] of sitters.entries()) await sit(id, seat, person);
  };

  const sit = async (
    table_id: string,
    seat: number,
    person_id: string,
    change: Partial<SeatRow> = {},
  ): Promise<void> => {
    const row = { table_id, seat, kind: 'person', person_id, name: person_id, level: null, colour: seat };
    await store.database.kysely
      .insertInto('seats')
      .values({ ...row, decides: 0, abandoned: 0, ...change })
      .execute();
  };

  /** A finished game of two, at which the first won. */
  const game = async (
    id: string,
    [winner, loser]: [string, string],
    ended_at: number,
    change: Partial<TableRow> = {},
  ): Promise<void> => {
    await table(id, { ended_at, ...change }, [winner, loser]);
    const row = (player: string, seat: number): ResultRow => ({
      ...{ table_id: id, seat, player, name: player, game: 'hansa', board: change.board ?? 'baltic' },
      ...{
        players: 2,
        rank: seat + 1,
        score: 20 - 10 * seat,
        win: 1 - seat,
        ended_at,
        mu: 25,
        sigma: 8,
        ...UNCOUNTED,
      },
    });
    await store.database.kysely
      .insertInto('results')
      .values([row(winner, 0), row(loser, 1)])
      .execute();
  };

  const names = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

  test('a person is followed or blocked, not both, and lists are by name', async () => {
    const { acquaintances } = store;
    for (const other_id of ['eve', 'bea', 'dov'])
      await acquaintances.put({ person_id: 'ada', other_id, kind: 'follow', at: 1 });
    await acquaintances.put({ person_id: 'ada', other_id: 'dov', kind: 'block', at: 2 });
    expect(names(await acquaintances.list('ada', 'follow', 10))).toEqual(['bea', 'eve']);
    expect(names(await acquaintances.list('ada', 'block', 10))).toEqual(['dov']);
    expect(await acquaintances.count('ada', 'follow')).toBe(2);
    expect(await acquaintances.relation('ada', 'dov')).toBe('block');
    expect(await acquaintances.relation('dov', 'ada')).toBeNull();
    await acquaintances.remove('ada', 'dov');
    expect(await acquaintances.relation('ada', 'dov')).toBeNull();
  });

  test('a block silences both, no matter who made it', async () => {
    const { acquaintances } = store;
    await acquaintances.put({ person_id: 'cay', other_id: 'dov', kind: 'block', at: 1 });
    await acquaintances.put({ person_id: 'eve', other_id: 'cay', kind: 'block', at: 1 });
    const found = await Promise.all(['cay', 'dov', 'eve', 'bea'].map((id) => acquaintances.silenced(id)));
    expect(found.map((set) => [...set].sort())).toEqual([['dov', 'eve'], ['cay'], ['cay'], []]);
    for (const [one, other] of [
      ['cay', 'dov'],
      ['eve', 'cay'],
    ])
      await acquaintances.remove(one, other);
  });

  test('figures count what the viewer may know of', async () => {
    await enter('flo');
    await enter('gus');
    await game('figures-open', ['flo', 'gus'], 10);
    await game('figures-link', ['flo', 'ada'], 20, { access: 'invited' });
    await game('figures-shut', ['bea', 'flo'], 30, { spectators: 0, board: 'small' });
    const open = {
      game: 'hansa',
      board: 'baltic',
      players: 2,
      games: 1,
      wins: 1,
      meanScore: 20,
      meanRank: 1,
    };
    expect(await store.profiles.tallies('flo', 'cay')).toEqual([open]);
    expect(await store.profiles.tallies('flo', 'ada')).toEqual([{ ...open, games: 2, wins: 2 }]);
    const lost = { ...open, board: 'small', wins: 0, meanScore: 10, meanRank: 2 };
    expect(await store.profiles.tallies('flo', 'flo')).toEqual([{ ...open, games: 2, wins: 2 }, lost]);
    expect(names(await store.profiles.opponents('flo', 'cay'))).toEqual(['gus']);
    expect(names(await store.profiles.opponents('flo', 'flo')).sort()).toEqual(['ada', 'bea', 'gus']);
    const seen = async (viewer: string): Promise<string[]> =>
      (await store.profiles.played('flo', viewer, { limit: 10 })).games.map(({ table_id }) => table_id);
    expect(await seen('cay')).toEqual(['figures-open']);
    expect(await seen('flo')).toEqual(['figures-shut', 'figures-link', 'figures-open']);
  });

  test('opponents whose profile is private are left out for others', async () => {
    await enter('hal');
    await enter('ida', { visible_to: 'nobody' });
    await enter('jon', { visible_to: 'following' });
    await game('opponents-1', ['hal', 'ida'], 10);
    await game('opponents-2', ['hal', 'jon'], 20);
    expect(await store.profiles.opponents('hal', 'cay')).toEqual([]);
    expect(names(await store.profiles.opponents('hal', 'hal')).sort()).toEqual(['ida', 'jon']);
    expect(names(await store.profiles.opponents('hal', 'ida'))).toEqual(['ida']);
  });

  test('games left to a bot are distinguished from finished ones', async () => {
    await enter('kim');
    await game('left-1', ['kim', 'ada'], 10);
    await game('left-2', ['kim', 'ada'], 20);
    await table('left-3', { status: 'closed' });
    await sit('left-3', 0, 'kim', { abandoned: 1 });
    // Games in progress and private games do not count.
    await table('left-4', { status: 'playing' });
    await sit('left-4', 0, 'kim', { abandoned: 1 });
    await table('left-5', { status: 'closed', access: 'invited' });
    await sit('left-5', 0, 'kim', { abandoned: 1 });
    await store.database.kysely
      .updateTable('seats')
      .set({ abandoned: 1 })
      .where('table_id', '=', 'left-2')
      .where('seat', '=', 0)
      .execute();
    expect(await store.profiles.completion('kim', 'cay')).toEqual({ finished: 1, left: 2 });
    expect(await store.profiles.completion('kim', 'kim')).toEqual({ finished: 1, left: 3 });
    expect(await store.profiles.completion('ada', 'cay')).toMatchObject({ left: 0 });
  });

  test('pages of games have no gaps or overlaps, even within one millisecond', async () => {
    await enter('lea');
    for (let n = 0; n < 7; n++) await game(`pages-${n}`, ['lea', 'ada'], n < 5 ? 10 : 20);
    const found: string[] = [];
    let before: { ended: number; table: string } | undefined;
    for (let page = 0; page < 4; page++) {
      const { games, next } = await store.profiles.played('lea', 'cay', { limit: 2, before });
      found.push(...games.map(({ table_id }) => table_id));
      expect(next === null).toBe(page === 3);
      before = next ?? undefined;
    }
    expect(found).toEqual([6, 5, 4, 3, 2, 1, 0].map((n) => `pages-${n}`));
  });

  test('figures of a person with ten thousand games cover the newest, found by an index', async () => {
    await enter('max');
    const GAMES = 10_000;
    const results = Array.from(
      { length: GAMES },
      (_, n): ResultRow => ({
        ...{ table_id: `many-${n}`, seat: 0, player: 'max', name: 'Max', game: 'hansa', board: 'baltic' },
        ...{ players: 2, rank: 1, score: 1, win: 1, ended_at: n, mu: 25, sigma: 8, ...UNCOUNTED },
      }),
    );
    const shared = { number: 1, status: 'over', access: 'open', spectators: 1, game: 'hansa', players: 2 };
    const tables = results.map(
      ({ table_id, ended_at }): TableRow => ({
        ...{
          ...shared,
          board: 'baltic',
          free: 0,
          title: '',
          host_id: null,
          pace: 'untimed',
          said: 0,
          search: '',
          language: 'en',
          details: '{}',
          board_hash: null,
        },
        ...{ id: table_id, created_at: ended_at, changed_at: ended_at, ended_at, deadline: null },
      }),
    );
    const { kysely } = store.database;
    for (let at = 0; at < GAMES; at += 500) {
      await kysely
        .insertInto('results')
        .values(results.slice(at, at + 500))
        .execute();
      await kysely
        .insertInto('tables')
        .values(tables.slice(at, at + 500))
        .execute();
    }
    const [tally] = await store.profiles.tallies('max', 'cay');
    expect(tally.games).toBe(MOST_COUNTED);
    expect(await store.profiles.hasMore('max')).toBe(true);
    expect(await store.profiles.hasMore('ada')).toBe(false);
    if (kind === 'sqlite') {
      const planOf = async ({ sql, parameters }: CompiledQuery): Promise<string> => {
        const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
        const { rows } = await kysely.executeQuery<{ detail: string }>(plan);
        return rows.map(({ detail }) => detail).join();
      };
      const newest = "select * from results where player = 'max' order by ended_at desc limit 2000";
      expect(await planOf(CompiledQuery.raw(newest))).toContain('results_player');
      // Whether the viewer sat at a table is found by the table, not by all tables where they sat.
      const known = kysely.selectFrom('tables').select('id').where('id', '=', 'x').where(knows('max'));
      expect(await planOf(known.compile())).not.toContain('seats_person');
    }
  });

  describe('invitations', () => {
    const open = async (id: string, change: Partial<TableRow> = {}): Promise<void> => {
      await table(id, { status: 'open', free: 1, access: 'invited', host_id: 'ada', ...change }, ['ada']);
    };
    const invite = (table_id: string, to_id: string, from_id = 'ada'): Promise<boolean> =>
      store.invitations.add({ table_id, to_id, from_id, at: 5 });
    const received = async (to: string, now = 100): Promise<string[]> =>
      (await store.invitations.received(to, now)).map(({ table }) => table.id);

    test('arrive once, with who invites and who is the host, until they are answered', async () => {
      await enter('ned');
      await open('invite-1');
      expect(await invite('invite-1', 'ned')).toBe(true);
      expect(await invite('invite-1', 'ned')).toBe(false);
      const [found] = await store.invitations.received('ned', 100);
      expect(found).toMatchObject({
        table: { id: 'invite-1', host_id: 'ada' },
        at: 5,
        from: { id: 'ada', name: 'ADA' },
        host: { id: 'ada', name: 'ADA' },
      });
      expect(await store.invitations.sent('invite-1', 'ada')).toMatchObject([
        { id: 'ned', declined_at: null },
      ]);
      await store.invitations.decline('ned', 'invite-1', 50);
      expect(await received('ned')).toEqual([]);
      expect(await invite('invite-1', 'ned')).toBe(false);
      expect(await store.invitations.sent('invite-1', 'ada')).toMatchObject([{ id: 'ned', declined_at: 50 }]);
    });

    test('do not arrive from people who are blocked, banned or gone, or whose invitations are not accepted', async () => {
      await enter('oda');
      await enter('pit', { banned_at: 1, banned_until: 60 });
      await open('invite-2', { host_id: 'bea' });
      await sit('invite-2', 1, 'pit');
      await invite('invite-2', 'oda', 'pit');
      expect(await received('oda', 50)).toEqual([]);
      expect(await received('oda', 60)).toEqual(['invite-2']);
      await store.acquaintances.put({ person_id: 'oda', other_id: 'pit', kind: 'block', at: 1 });
      expect(await received('oda')).toEqual([]);
      await store.acquaintances.remove('oda', 'pit');
      for (const [invitable_by, arrives] of [
        ['nobody', false],
        ['following', false],
      ] as const) {
        await store.people.change('oda', { invitable_by });
        expect([invitable_by, (await received('oda')).length > 0]).toEqual([invitable_by, arrives]);
      }
      await store.acquaintances.put({ person_id: 'oda', other_id: 'pit', kind: 'follow', at: 1 });
      expect(await received('oda')).toEqual(['invite-2']);
      await store.database.kysely.deleteFrom('seats').where('person_id', '=', 'pit').execute();
      expect(await received('oda')).toEqual([]);
    });

    test('are counted while they wait, and end with the table, the person or after a time', async () => {
      await enter('quin');
      await enter('rob');
      await open('invite-3', { host_id: 'quin' });
      await open('invite-4', { host_id: 'quin', free: 0 });
      for (const id of ['invite-3', 'invite-4']) await invite(id, 'rob', 'quin');
      await invite('invite-3', 'bea', 'quin');
      expect(await store.invitations.waiting('quin', 'rob')).toEqual({ all: 2, each: 1 });
      expect(await store.invitations.waiting('rob', 'quin')).toEqual({ all: 0, each: 0 });
      await store.people.remove('quin');
      expect(await received('rob')).toEqual([]);
      expect(await store.invitations.sent('invite-3', 'quin')).toEqual([]);
      await open('invite-5');
      await invite('invite-5', 'rob');
      await store.invitations.removeOld(5);
      expect(await received('rob')).toEqual(['invite-5']);
      await store.invitations.removeOld(6);
      expect(await received('rob')).toEqual([]);
    });
  });

  test('a deleted person disappears from their own lists and from those of others', async () => {
    await enter('sue');
    await store.acquaintances.put({ person_id: 'sue', other_id: 'ada', kind: 'block', at: 1 });
    await store.acquaintances.put({ person_id: 'ada', other_id: 'sue', kind: 'follow', at: 1 });
    await store.people.remove('sue');
    expect(await store.acquaintances.relation('ada', 'sue')).toBeNull();
    expect([...(await store.acquaintances.silenced('ada'))]).toEqual([]);
  });

  test('the ranking leaves out banned people and those whose profile the viewer may not see', async () => {
    await enter('tom');
    await enter('una', { visible_to: 'nobody' });
    await enter('vic', { visible_to: 'following' });
    await enter('xen', { banned_at: 1, banned_until: 100 });
    await store.acquaintances.put({ person_id: 'vic', other_id: 'ada', kind: 'follow', at: 1 });
    const standing = (player: string, rating: number, deviation = 60) => ({
      ...{ player, rating, deviation, game: 'ranked', players: 0, games: 1, rated_at: 1 },
    });
    const standings = [
      standing('tom', 1400),
      standing('una', 1500),
      standing('vic', 1600),
      standing('program:vic', 1610),
      standing('bot:random', 1700),
      standing('gone', 1800),
      standing('xen', 1850),
      standing('program:xen', 1860),
      standing('bot:new', 1900, 200),
    ];
    expect(await store.ratings.write(await store.ratings.sequence(), [], standings, [])).toBe(true);
    const wanted = { game: 'ranked', players: 0, deviation: 110, limit: 10 };
    const ranked = async (viewer: string, now = 50): Promise<string[]> =>
      (await store.ratings.best(wanted, viewer, now)).map(({ player }) => player);
    expect(await ranked('bea')).toEqual(['bot:random', 'tom', 'bot:new']);
    expect(await ranked('bea', 100)).toEqual(['program:xen', 'xen', 'bot:random', 'tom', 'bot:new']);
    expect(await ranked('ada')).toEqual(['bot:random', 'program:vic', 'vic', 'tom', 'bot:new']);
    expect(await ranked('una')).toEqual(['bot:random', 'una', 'tom', 'bot:new']);
  });
};

describe('people on SQLite', () => suite('sqlite'));
describe.runIf(postgres)('people on PostgreSQL', () => suite('postgres'));

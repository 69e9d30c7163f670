/** Ratings: the arithmetic, who is compared with whom, and recounting the games of earlier versions. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type RatedSeat, rateGame } from '../../../src/server/ratings/game.js';
import {
  afterGame,
  afterTime,
  expectedScore,
  NEWCOMER,
  type Strength,
} from '../../../src/server/ratings/glicko.js';
import { kindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { playToEnd, SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const DAY = 24 * 3_600_000;

describe('one game', () => {
  const strength = (rating: number, deviation: number): Strength => ({ rating, deviation });

  test('changes a rating as in Glickman’s own example', () => {
    const after = afterGame(strength(1500, 200), [
      { opponent: strength(1400, 30), score: 1 },
      { opponent: strength(1550, 100), score: 0 },
      { opponent: strength(1700, 300), score: 0 },
    ]);
    expect(after.rating).toBeCloseTo(1464.1, 1);
    expect(after.deviation).toBeCloseTo(151.4, 1);
  });

  test('between two newcomers moves both by 162', () => {
    const seats: RatedSeat[] = [
      { seat: 0, player: 'ada', rank: 2, counts: 'full' },
      { seat: 1, player: 'bo', rank: 1, counts: 'full' },
    ];
    const [ada, bo] = rateGame(seats, () => NEWCOMER);
    expect([ada.after.rating, bo.after.rating].map(Math.round)).toEqual([1338, 1662]);
    expect(ada).toMatchObject({ place: 2, expected: 1.5, of: 2 });
    expect(Math.round(bo.after.deviation)).toBe(290);
  });

  test('of three counts two comparisons for each player at two thirds, computed by hand', () => {
    const seats = ['ada', 'bo', 'cy'].map(
      (player, seat): RatedSeat => ({ seat, player, rank: seat + 1, counts: 'full' }),
    );
    const changes = rateGame(seats, () => NEWCOMER);
    expect(changes.map(({ after }) => Math.round(after.rating * 10) / 10)).toEqual([1695.9, 1500, 1304.1]);
    expect(changes.map(({ place, expected }) => [place, expected])).toEqual([
      [1, 2],
      [2, 2],
      [3, 2],
    ]);
  });

  test('of four with different ratings, computed by hand; a tie is half a place', () => {
    const strengths: Record<string, Strength> = {
      ada: strength(1600, 60),
      bo: strength(1500, 80),
      cy: strength(1700, 50),
      di: strength(1400, 200),
    };
    const seat = (player: string, i: number, rank: number): RatedSeat => ({
      seat: i,
      player,
      rank,
      counts: 'full',
    });
    const seats = [seat('ada', 0, 2), seat('bo', 1, 3), seat('cy', 2, 1), seat('di', 3, 3)];
    const [ada, bo] = rateGame(seats, (player) => strengths[player]);
    expect(ada.after.rating).toBeCloseTo(1602.28, 2);
    expect(ada.after.deviation).toBeCloseTo(58.98, 2);
    expect(ada.expected).toBeCloseTo(2.277, 3);
    expect(bo.place).toBe(3.5);
  });

  test('changes nothing if everybody ends where expected, and less for players with certain ratings', () => {
    const equal = strength(1500, 60);
    const tie = afterGame(equal, [{ opponent: equal, score: 0.5 }]);
    expect(tie.rating).toBe(1500);
    const won = afterGame(equal, [{ opponent: equal, score: 1 }]).rating - 1500;
    expect(won).toBeGreaterThan(5);
    expect(won).toBeLessThan(afterGame(NEWCOMER, [{ opponent: equal, score: 1 }]).rating - 1500);
    expect(expectedScore(strength(1900, 45), strength(1500, 0))).toBeCloseTo(10 / 11, 6);
  });

  test('never makes a rating certain for ever, and time makes it uncertain again', () => {
    let ada = NEWCOMER;
    for (let i = 0; i < 500; i++) ada = afterGame(ada, [{ opponent: strength(1500, 60), score: i % 2 }]);
    expect(ada.deviation).toBe(45);
    expect(Math.abs(ada.rating - 1500)).toBeLessThan(30);
    expect(afterTime(ada, 365 * DAY).deviation).toBeGreaterThan(100);
    expect(afterTime(ada, 365 * DAY).rating).toBe(ada.rating);
    expect(afterTime(ada, 50 * 365 * DAY).deviation).toBe(350);
  });
});

describe('who is compared with whom', () => {
  const changesOf = (seats: readonly [player: string, rank: number, counts?: RatedSeat['counts']][]) =>
    Object.fromEntries(
      rateGame(
        seats.map(([player, rank, counts = 'full'], seat) => ({ seat, player, rank, counts })),
        () => NEWCOMER,
      ).map(({ player, before, after }) => [player, Math.round(after.rating - before.rating)]),
    );

  test('people with people, bots and programs with everybody', () => {
    const game = changesOf([
      ['bot:trader', 1],
      ['program:cy', 2],
      ['ada', 3],
      ['bo', 4],
    ]);
    expect(game.ada).toBe(162);
    expect(game.bo).toBe(-162);
    expect(game['bot:trader']).toBeGreaterThan(game['program:cy']);
    expect(
      changesOf([
        ['bot:trader', 1],
        ['ada', 2],
      ]),
    ).toEqual({ 'bot:trader': 162 });
  });

  test('players who had a stand-in and came back can lose points, but not win any', () => {
    expect(
      changesOf([
        ['ada', 1, 'stood-in'],
        ['bo', 2],
      ]),
    ).toEqual({});
    expect(
      changesOf([
        ['ada', 1, 'stood-in'],
        ['bo', 1],
      ]),
    ).toEqual({});
    expect(
      changesOf([
        ['ada', 2, 'stood-in'],
        ['bo', 1],
      ]),
    ).toEqual({ ada: -162, bo: 162 });
    const three = changesOf([
      ['ada', 1, 'stood-in'],
      ['bo', 2],
      ['cy', 3],
    ]);
    expect(three).toEqual({ bo: 162, cy: -162 });
  });

  test('after an end by agreement only those who resigned have lost', () => {
    expect(
      changesOf([
        ['ada', 1, 'ended'],
        ['bo', 1, 'ended'],
      ]),
    ).toEqual({});
    const { ada, bo, cy } = changesOf([
      ['ada', 1, 'ended'],
      ['bo', 1, 'ended'],
      ['cy', 3, 'resigned'],
    ]);
    expect([Math.sign(ada), Math.sign(bo), Math.sign(cy)]).toEqual([1, 1, -1]);
  });

  test('nobody in a casual game', () => {
    expect(
      changesOf([
        ['ada', 1, 'not'],
        ['bo', 2, 'not'],
      ]),
    ).toEqual({});
  });
});

const databases = [
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('ratings') }] : []),
];

describe.each(databases)('in $kind,', ({ newDatabase }) => {
  test('a game is counted with its reasons, and drawn over time', async () => {
    const server = await serve({ DATABASE_URL: await newDatabase(), LOG_LEVEL: 'silent' });
    const [ada, bo, eve] = [
      await server.person('Ada'),
      await server.person('Bo'),
      await server.person('Eve'),
    ];
    const table = await ada.make({ config: SMALL, access: 'invited' });
    expect((await ada.ask('GET', `tables/${table}/ratings`)).status).toBe(409);
    const { body: invitation } = await ada.ask<{ invite: string }>('GET', `tables/${table}/invitation`);
    await bo.do(table, { do: 'sit' }, undefined, 'sit', { 'kontor-invite': invitation.invite });
    await playToEnd(server, table);
    const ratings = () =>
      ada.ask<{ state: string; changes: Record<string, never>[] }>('GET', `tables/${table}/ratings`);
    await expect.poll(async () => (await ratings()).body.state).toBe('rated');
    const { changes } = (await ratings()).body;
    expect(changes.map(({ players, seat }) => [players, seat])).toEqual([
      [0, 0],
      [0, 1],
      [2, 0],
      [2, 1],
    ]);
    const { result } = (await ada.look(table)).document;
    const isTie = result!.every(({ rank }) => rank === 1);
    for (const { seat, change, place, expected, before } of changes) {
      const { rank } = result!.find((row) => row.seat === seat)!;
      expect({ change, place, expected, before }).toMatchObject({
        place: isTie ? 1.5 : rank,
        change: isTie ? 0 : rank === 1 ? 162 : -162,
        expected: 1.5,
        before: { shown: 1500, provisional: true },
      });
    }
    const path = `players/${ada.id}/ratings?game=hansa&players=2`;
    const { body: own } = await ada.ask<{ ratings: object[]; history: object[] }>('GET', path);
    expect(own.ratings).toMatchObject([
      { players: 0, games: 1 },
      { players: 2, games: 1 },
    ]);
    expect(own.history).toMatchObject([{ table }]);
    // A stranger sees the rating, but nothing of a game at a table that is not theirs to see.
    const { body: seen } = await eve.ask<{ ratings: object[]; history: object[] }>('GET', path);
    expect(seen.ratings).toMatchObject([{ games: 1 }, { games: 1 }]);
    expect(seen.history).toEqual([]);
    const { body: ranking } = await eve.ask<{ name: string }[]>('GET', 'ranking?game=hansa&players=2');
    expect(ranking.map(({ name }) => name).sort()).toEqual(['Ada', 'Bo']);
    expect((await eve.ask('GET', 'ranking?game=hansa&players=5')).body).toEqual([]);
    const { body: statistics } = await ada.ask<{ results: object[] }>('GET', `players/${ada.id}/statistics`);
    const { you } = (await ada.look(table)).document;
    expect(statistics.results).toMatchObject([{ table, change: changes[you.seat!].change }]);
    await server.stop();
  });

  test('the rated games of the previous version are recounted, in pieces', async () => {
    const url = await newDatabase();
    const database = kindOf(url)!.open(url, 2);
    await migrate(database, '0006-bans');
    for (const id of ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'])
      await database.kysely
        .insertInto('people')
        .values({
          ...{ id, name: id, language: 'en', created_at: 1, seen_at: 1, admin: 0, preferences: '{}' },
        } as never)
        .execute();
    const games = 1234;
    const row = (table: number, player: string, rank: number, mu: number, sigma: number) => ({
      table_id: `table${String(table).padStart(7, '0')}`,
      seat: rank - 1,
      player,
      name: player,
      game: 'hansa',
      board: 'baltic',
      players: 2,
      rank,
      score: 10,
      win: rank === 1 ? 1 : 0,
      ended_at: 1000 + table,
      mu,
      sigma,
    });
    const rows = Array.from({ length: games }, (_, i) => [
      row(i, 'aaaaaaaaaaaaaaaa', 1 + (i % 3 === 0 ? 1 : 0), 26 + i / 100, 8),
      row(i, 'bbbbbbbbbbbbbbbb', 2 - (i % 3 === 0 ? 1 : 0), 24 - i / 100, 8),
    ]).flat();
    // Games against bots alone left the rating alone, before the first rated game and after the last.
    rows.push(row(-1, 'aaaaaaaaaaaaaaaa', 1, 25, 25 / 3), row(-1, 'bot:trader', 2, 25, 25 / 3));
    rows.push(
      row(games, 'aaaaaaaaaaaaaaaa', 1, 26 + (games - 1) / 100, 8),
      row(games, 'bot:trader', 2, 25, 25 / 3),
    );
    for (let i = 0; i < rows.length; i += 50) {
      await database.kysely
        .insertInto('results')
        .values(rows.slice(i, i + 50) as never)
        .execute();
    }
    await database.close();
    let server = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    // A restart in the middle loses and doubles nothing.
    server = await server.restart();
    const eve = await server.person('Eve');
    const path = 'players/aaaaaaaaaaaaaaaa/ratings?game=hansa';
    type Found = {
      ratings: { games: number; rating: { shown: number; provisional: boolean } }[];
      history: object[];
    };
    const found = async (): Promise<Found> => (await eve.ask<Found>('GET', path)).body;
    await expect.poll(async () => (await found()).ratings[0]?.games, { timeout: 20_000 }).toBe(games);
    const [overall, two] = (await found()).ratings;
    expect(two).toEqual({ ...overall, players: 2 });
    // The tables are gone, so nobody else is told of these games; the player's own history has the newest.
    expect((await found()).history).toEqual([]);
    const { ratings } = server.running.services.store;
    expect(await ratings.history('aaaaaaaaaaaaaaaa', 'hansa', 0, eve.id, 1000)).toHaveLength(1000);
    // Ada wins two of three: 120 points more would be expected.
    const { body: ranking } = await eve.ask<Found['ratings']>('GET', 'ranking?game=hansa');
    const [ada, bo] = ranking.map(({ rating }) => rating.shown);
    expect(ranking).toHaveLength(2);
    expect(ada - bo).toBeGreaterThan(60);
    expect(ada - bo).toBeLessThan(190);
    const { body } = await eve.ask<{ games: object[] }>('GET', 'players/aaaaaaaaaaaaaaaa/statistics');
    expect(body.games).toEqual([]);
    await server.stop();
  });
});

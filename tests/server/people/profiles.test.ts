/** Profiles: what they show, to whom, and what they never reveal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualPicture } from '../../../src/protocol/people/picture.js';
import type {
  Acquaintances,
  PlayedGames,
  Profile,
  ProfileSettings,
} from '../../../src/protocol/people/profile.js';
import type {
  PlayerRatings,
  PlayerStatistics,
  Ranking,
  TableRatings,
} from '../../../src/protocol/people/statistics.js';
import { LIMITS } from '../../../src/protocol/words.js';
import { fresh, type Person, playToEnd, SMALL, serve, type TestServer } from '../help.js';

let server: TestServer;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

const profile = async (viewer: Person, player: string): Promise<Profile> =>
  (await viewer.ask<Profile>('GET', `players/${player}`)).body;
const settings = (person: Person, change: Partial<ProfileSettings>) =>
  person.ask<ProfileSettings>('PATCH', 'me/profile', change);
const relate = (person: Person, other: Person, relation: 'follow' | 'block') =>
  person.ask('PUT', `me/people/${other.id}`, { relation });
const played = async (viewer: Person, player: string): Promise<PlayedGames['games']> =>
  (await viewer.ask<PlayedGames>('GET', `players/${player}/games`)).body.games;

/** Plays a game of two to its end and waits until it is counted. */
async function play(one: Person, other: Person, table: object = {}): Promise<string> {
  const id = await one.make({ config: SMALL, first: 0, ...table });
  const { invite } = (await one.ask<{ invite: string }>('GET', `tables/${id}/invitation`)).body;
  await other.do(id, { do: 'sit' }, undefined, fresh(), { 'kontor-invite': invite });
  await one.do(id, { do: 'start' });
  await playToEnd(server, id);
  const ratings = () => one.ask<{ state: string }>('GET', `tables/${id}/ratings`);
  await expect.poll(async () => (await ratings()).body.state).toBe('rated');
  return id;
}

describe('a profile', () => {
  test('shows the date of joining, games, ratings, boards, opponents and how many games were finished', async () => {
    const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
    const table = await play(ada, bea);
    const found = await profile(cay, ada.id);
    expect(found).toMatchObject({
      player: ada.id,
      name: ada.fullName,
      picture: usualPicture(ada.id),
      relation: null,
      details: {
        games: 1,
        more: false,
        completion: { finished: 1, left: 0 },
        ratings: [{ game: 'hansa' }],
        tallies: [{ game: 'hansa', players: 2, games: 1 }],
        opponents: [{ id: bea.id, name: bea.fullName, games: 1 }],
      },
    });
    expect(Math.abs(found.details!.since! - Date.now())).toBeLessThan(600_000);
    expect(await played(cay, ada.id)).toMatchObject([{ table, game: 'hansa', players: 2 }]);
  });

  test('counts a game that was left to a bot as not finished', async () => {
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => server.person(name)));
    const table = await ada.make({ config: SMALL, first: 0, standIn: 'random' });
    await bea.do(table, { do: 'sit' });
    await ada.do(table, { do: 'start' });
    await bea.do(table, { do: 'away', on: true });
    await playToEnd(server, table);
    await expect.poll(async () => (await played(ada, bea.id)).length).toBe(1);
    expect((await profile(ada, bea.id)).details!.completion).toEqual({ finished: 0, left: 1 });
    expect((await profile(bea, ada.id)).details!.completion).toEqual({ finished: 1, left: 0 });
  });

  test('of a bot says what it is; unknown people have none', async () => {
    const ada = await server.person('Ada');
    expect(await profile(ada, 'bot:trader:easy')).toMatchObject({
      name: 'trader:easy',
      picture: null,
      details: { since: null, completion: null, opponents: [] },
    });
    expect((await ada.ask('GET', 'players/aaaaaaaaaaaaaaaa')).status).toBe(404);
    expect((await ada.ask('GET', 'players/aaaaaaaaaaaaaaaa/games')).status).toBe(403);
    expect((await ada.ask('GET', 'players/no-id')).status).toBe(400);
    expect((await ada.ask('GET', `players/${ada.id}/games?before=1.x`)).status).toBe(400);
  });

  test('has the picture that its owner chose', async () => {
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => server.person(name)));
    const picture = { charge: 'cog', field: 'teal' } as const;
    expect((await settings(ada, { picture })).body).toEqual({
      picture,
      visible: 'everybody',
      invitations: 'everybody',
    });
    expect((await profile(bea, ada.id)).picture).toEqual(picture);
    const wrong = await ada.ask('PATCH', 'me/profile', { picture: { charge: '<svg>', field: 'teal' } });
    expect(wrong.status).toBe(400);
  });
});

describe('a private profile', () => {
  test('shows only name and picture, everywhere', async () => {
    const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
    await play(ada, bea);
    await settings(ada, { visible: 'nobody' });
    // Not even to people who sat at the same table.
    for (const viewer of [bea, cay]) {
      const { player, name, picture, ...rest } = await profile(viewer, ada.id);
      expect([player, name, picture]).toEqual([ada.id, ada.fullName, usualPicture(ada.id)]);
      expect(rest).toEqual({ relation: null, details: null });
      expect((await viewer.ask('GET', `players/${ada.id}/games`)).status).toBe(403);
      const statistics = await viewer.ask<PlayerStatistics>('GET', `players/${ada.id}/statistics`);
      expect(statistics.body).toEqual({ player: ada.id, games: [], results: [] });
      const ranking = await viewer.ask<Ranking>('GET', 'ranking?game=hansa');
      expect(ranking.body.map(({ player }) => player)).not.toContain(ada.id);
    }
    expect((await profile(cay, bea.id)).details!.opponents).toEqual([]);
    expect((await profile(ada, ada.id)).details!.games).toBe(1);
    const own = await ada.ask<Ranking>('GET', 'ranking?game=hansa');
    expect(own.body.map(({ player }) => player)).toContain(ada.id);
  });

  test('can be visible to the people its owner follows', async () => {
    const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
    await settings(ada, { visible: 'following' });
    await relate(ada, bea, 'follow');
    // Following somebody reveals nothing.
    await relate(cay, ada, 'follow');
    expect((await profile(bea, ada.id)).details).not.toBeNull();
    expect((await profile(cay, ada.id)).details).toBeNull();
    await relate(ada, bea, 'block');
    expect((await profile(bea, ada.id)).details).toBeNull();
  });
});

test('ratings of private people, and from private tables, are hidden', async () => {
  const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
  const open = await play(ada, bea);
  await play(ada, bea, { access: 'invited' });
  const ratings = (viewer: Person, player: Person) =>
    viewer.ask<PlayerRatings>('GET', `players/${player.id}/ratings?game=hansa`);
  await expect.poll(async () => (await ratings(ada, ada)).body.history.length).toBe(2);
  expect((await ratings(bea, ada)).body.history).toHaveLength(2);
  expect((await ratings(cay, ada)).body.history.map(({ table }) => table)).toEqual([open]);
  const changes = async (viewer: Person): Promise<Set<string>> => {
    const { body } = await viewer.ask<TableRatings>('GET', `tables/${open}/ratings`);
    return new Set(body.changes.map(({ player }) => player));
  };
  expect(await changes(cay)).toEqual(new Set([ada.id, bea.id]));
  await settings(ada, { visible: 'nobody' });
  expect(await changes(cay)).toEqual(new Set([bea.id]));
  expect(await changes(ada)).toEqual(new Set([ada.id, bea.id]));
  expect((await ratings(cay, ada)).status).toBe(403);
});

test('games at private tables are counted for their players only', async () => {
  const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
  const hidden = await play(ada, bea, { access: 'invited' });
  const shut = await play(ada, bea, { spectators: false });
  const { details } = await profile(cay, ada.id);
  expect(details).toMatchObject({
    games: 0,
    tallies: [],
    opponents: [],
    completion: { finished: 0, left: 0 },
  });
  expect(JSON.stringify(details)).not.toContain(bea.id);
  expect(await played(cay, ada.id)).toEqual([]);
  expect((await played(bea, ada.id)).map(({ table }) => table)).toEqual([shut, hidden]);
  expect((await profile(bea, ada.id)).details!.games).toBe(2);
});

describe('lists of people', () => {
  test('are private, and each person is in at most one of the two', async () => {
    const [ada, bea, cay] = await Promise.all(['Ada', 'Bea', 'Cay'].map((name) => server.person(name)));
    await relate(ada, bea, 'follow');
    await relate(ada, cay, 'follow');
    await relate(ada, cay, 'block');
    const people = async (person: Person) => (await person.ask<Acquaintances>('GET', 'me/people')).body;
    const ids = (list: { readonly id: string }[]): string[] => list.map(({ id }) => id);
    const lists = await people(ada);
    expect([ids(lists.following), ids(lists.blocked)]).toEqual([[bea.id], [cay.id]]);
    expect(lists.following[0]).toEqual({ id: bea.id, name: bea.fullName, picture: usualPicture(bea.id) });
    expect(await people(bea)).toEqual({ following: [], blocked: [] });
    expect((await profile(ada, cay.id)).relation).toBe('block');
    expect((await profile(cay, ada.id)).relation).toBeNull();
    await ada.ask('DELETE', `me/people/${cay.id}`);
    expect((await people(ada)).blocked).toEqual([]);
  });

  test('contain people who exist, not yourself, and a limited number', async () => {
    const ada = await server.person('Ada');
    expect((await relate(ada, ada, 'block')).status).toBe(422);
    expect((await ada.ask('PUT', 'me/people/aaaaaaaaaaaaaaaa', { relation: 'follow' })).status).toBe(404);
    expect((await ada.ask('PUT', `me/people/${ada.id}`, { relation: 'love' })).status).toBe(400);
    const { acquaintances } = server.running.services.store;
    for (let n = 0; n < LIMITS.following; n++)
      await acquaintances.put({ person_id: ada.id, other_id: `other-${n}`, kind: 'follow', at: 1 });
    const bea = await server.person('Bea');
    expect((await relate(ada, bea, 'follow')).status).toBe(413);
    expect((await relate(ada, bea, 'block')).status).toBe(200);
  });

  test('drop a person who deletes their account', async () => {
    const [ada, bea] = await Promise.all(['Ada', 'Bea'].map((name) => server.person(name)));
    await relate(ada, bea, 'follow');
    await bea.ask('DELETE', 'me');
    expect((await ada.ask<Acquaintances>('GET', 'me/people')).body.following).toEqual([]);
    expect((await ada.ask('GET', `players/${bea.id}`)).status).toBe(404);
  });
});

/** People and games of the previous version: everybody has a profile, and nothing private becomes public. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usualPicture } from '../../../src/protocol/people/picture.js';
import type { PlayedGames, Profile, ReceivedInvitation } from '../../../src/protocol/people/profile.js';
import { hashOf } from '../../../src/server/people/secrets.js';
import { kindOf } from '../../../src/server/store/kinds.js';
import { migrate } from '../../../src/server/store/schema/migrations.js';
import { Person, SMALL, serve } from '../help.js';
import { sharedPostgres } from '../postgres.js';

const postgres = await sharedPostgres();
const SECRET = 'a'.repeat(43);
const [ADA, BEA, CAY] = ['ada', 'bea', 'cay'].map((name) => name.padEnd(16, '0'));

const personRow = (id: string) => ({
  ...{ id, name: id.slice(0, 3), language: 'en', created_at: 5, seen_at: 5, admin: 0 },
  ...{ banned_at: null, banned_until: null, ban_reason: '', preferences: '{}' },
});
const deviceRow = (person_id: string) => ({
  ...{ id: `d${person_id.slice(1)}`, person_id, kind: 'device', hash: hashOf(SECRET), label: '' },
  ...{ table_id: null, created_at: 1, seen_at: Date.now(), expires_at: null },
  ...{ browser: '', system: '', network: '' },
});
const tableRow = (id: string, change: object) => ({
  ...{ id, number: 1, status: 'over', access: 'open', spectators: 1, game: 'hansa', board: 'baltic' },
  ...{ players: 2, free: 0, title: '', host_id: ADA, pace: 'untimed', created_at: 1, changed_at: 1 },
  ...{ ended_at: 10, deadline: null, said: 0, search: '', ...change },
});
const seatRow = (table_id: string, seat: number, person_id: string) => ({
  ...{ table_id, seat, kind: 'person', person_id, name: 'x', level: null, colour: seat, decides: 0 },
});
const resultRow = (table_id: string, seat: number, player: string) => ({
  ...{ table_id, seat, player, name: 'x', game: 'hansa', board: 'baltic', players: 2, rank: seat + 1 },
  ...{ score: 10, win: 1 - seat, ended_at: 10, mu: 25, sigma: 8 },
});

const STATES = {
  opentable000: { status: 'open', free: 1, ended_at: null },
  playing00000: { status: 'playing', ended_at: null },
  overpublic00: {},
  overprivate0: { access: 'invited' },
  closed000000: { status: 'closed' },
};

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('profiles') }] : []),
])('a database of the previous version, in $kind,', ({ newDatabase }) => {
  test('has profiles with public games, and people who can be invited', async () => {
    const url = await newDatabase();
    const database = await kindOf(url)!.open(url, 2);
    await migrate(database, '0006-bans');
    const put = (table: 'people' | 'credentials' | 'tables' | 'seats' | 'results', values: object) =>
      database.kysely
        .insertInto(table)
        .values(values as never)
        .execute();
    for (const id of [ADA, BEA, CAY]) {
      await put('people', personRow(id));
      await put('credentials', deviceRow(id));
    }
    for (const [id, change] of Object.entries(STATES)) {
      await put('tables', tableRow(id, change));
      for (const [seat, person] of [ADA, BEA].entries()) {
        await put('seats', seatRow(id, seat, person));
        if (id.startsWith('over')) await put('results', resultRow(id, seat, person));
      }
    }
    await database.close();

    const newer = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const enter = (id: string) => new Person(newer.url, `kontor=d${id.slice(1)}.${SECRET}`, id, '');
    const [ada, bea, cay] = [ADA, BEA, CAY].map(enter);
    const profile = async (viewer: Person): Promise<Profile> =>
      (await viewer.ask<Profile>('GET', `players/${ADA}`)).body;
    expect(await profile(cay)).toMatchObject({
      name: 'ada',
      picture: usualPicture(ADA),
      details: {
        since: 5,
        games: 1,
        completion: { finished: 1, left: 0 },
        tallies: [{ board: 'baltic', games: 1, wins: 1 }],
        opponents: [{ id: BEA, games: 1 }],
      },
    });
    expect((await profile(bea)).details!.games).toBe(2);
    const played = (await cay.ask<PlayedGames>('GET', `players/${ADA}/games`)).body.games;
    expect(played.map(({ table }) => table)).toEqual(['overpublic00']);
    expect((await ada.ask('GET', 'me/profile')).body).toMatchObject({
      visible: 'everybody',
      invitations: 'everybody',
    });
    const table = await ada.make({ config: SMALL });
    await ada.ask('POST', `tables/${table}/invitations`, { person: CAY });
    const [invitation] = (await cay.ask<ReceivedInvitation[]>('GET', 'me/invitations')).body;
    expect(invitation).toMatchObject({ table, from: { id: ADA } });
    await newer.stop();
  });
});

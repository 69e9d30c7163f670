/** Floods of what a server offers besides tables: quick matches, profiles, boards, recovery codes, lists. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../../../src/core/json.js';
import { ROOT } from '../node.js';
import { longRecord } from './long-game.js';
import { ask, type Flood, ownGame, pour, times } from './script.js';
import type { Visitor } from './visitor.js';

/** As many as one address may have. */
const SOCKETS = 60;
const PEOPLE = 25;
/** The most moves that a server imports. */
const LONGEST_GAME = 30_000;
const GAMES = ['hansa', 'hansa-teutonica'];
const WISHES = GAMES.flatMap((game) =>
  [2, 3, 4, 5].flatMap((players) => ['live', 'mail'].map((pace) => ({ game, players, pace }))),
);

const crowd = async (visitor: Visitor, name: string, count = PEOPLE): Promise<string[]> => {
  const cookies: string[] = [];
  for (let i = 0; i < count; i++) cookies.push(await visitor.signUp(`${name} ${i}`));
  return cookies;
};

/** A large board of the visitor's own, a different one for each `i`. */
function boardOf(i: number): JsonObject {
  const file = join(ROOT, 'src/games/hansa-teutonica/boards/britannia-45.json');
  const board = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  return { ...board, id: `flood-${i}`, title: `Flood ${i}` };
}

export const SERVICE_FLOODS: Readonly<Record<string, Flood>> = {
  async 'quick matches'(visitor) {
    const cookies = await crowd(visitor, 'Seeker');
    await times(SOCKETS, (i) =>
      pour(visitor, cookies[i % cookies.length], (n) =>
        JSON.stringify(
          n % 2
            ? { type: 'unseek' }
            : { type: 'seek', ...WISHES[(i + n) % WISHES.length], bots: n % 4 === 0 },
        ),
      ),
    );
  },

  async 'watching again and again'(visitor) {
    const { table, cookies } = await ownGame(visitor, 'Watcher');
    await times(SOCKETS, (i) =>
      pour(visitor, cookies[i % 2], () => JSON.stringify({ type: 'watch', table })),
    );
  },

  async 'profiles, rankings and statistics'(visitor) {
    const cookie = await visitor.signUp('Curious');
    const paths = [
      'players/bot:trader/statistics',
      'ranking?game=hansa',
      'players/bot:trader',
      'players/bot:trader/games?limit=100',
      'players/bot:trader/ratings?game=hansa',
      'players/p000000000000000/statistics',
    ];
    await ask(visitor, cookie, 30, (n) => ['GET', paths[n % paths.length]]);
  },

  async 'records of 30,000 moves'(visitor) {
    const record = longRecord(LONGEST_GAME);
    const cookies = await crowd(visitor, 'Importer', 4);
    await times(cookies.length, async (i) => {
      const { body } = await visitor.ask('POST', 'records', cookies[i], JSON.stringify(record));
      const table = String(body.table);
      await Promise.all([
        ask(visitor, cookies[i], 4, (n) => [
          'GET',
          n % 2
            ? `tables/${table}/history?after=${(n * 997) % 29_000}&limit=500`
            : `tables/${table}?after=${29_800 + (n % 100)}`,
        ]),
        ask(visitor, cookies[i], 1, () => ['POST', 'records', record]),
      ]);
    });
  },

  async boards(visitor) {
    const cookies = await crowd(visitor, 'Drawer', 10);
    await times(cookies.length, async (i) => {
      const cookie = cookies[i];
      for (let n = 0; !visitor.isOver; n++) {
        const file = JSON.stringify(boardOf(n * cookies.length + i));
        const { body } = await visitor.ask('POST', 'me/boards', cookie, file);
        const path = `me/boards/${String(body.hash)}/publication`;
        if (body.hash !== undefined)
          await visitor.ask('PUT', path, cookie, JSON.stringify({ description: 'x'.repeat(500) }));
        const { body: found } = await visitor.ask('GET', `boards/published?search=flo%20${n}`, cookie);
        const [first] = (found.boards ?? []) as { hash: string }[];
        await visitor.ask('GET', `boards/${first?.hash}`, cookie);
        const report = JSON.stringify({ reason: `x ${n}` });
        await visitor.ask('POST', `boards/${first?.hash}/reports`, cookie, report);
      }
    });
  },

  async 'ways back'(visitor) {
    const cookies = await crowd(visitor, 'Returner', 10);
    const words = 'banner candle dagger elbows fabric garden';
    await Promise.all(
      cookies.map((cookie, i) =>
        ask(visitor, cookie, 3, (n) => {
          const requests = [
            ['POST', 'me/phrase'],
            ['POST', 'returns/phrase', { phrase: `${words} ${n}` }],
            ['POST', 'returns/mail', { address: `nobody-${i}-${n}@kontor.example` }],
            ['POST', 'returns/passkey/options'],
            ['POST', 'me/passkeys/options'],
            ['POST', 'links', { code: `x${n}` }],
          ] as const;
          return requests[n % requests.length];
        }),
      ),
    );
  },

  async 'names, lobby and calendars from nobody'(visitor) {
    await ask(visitor, '', 40, (n) => {
      const paths = [
        `names?name=Anna%20${n % 1000}`,
        'tables?status=playing&search=a',
        `calendar/${'p'.repeat(16)}.${'x'.repeat(32)}.ics`,
        'returns',
        'who',
      ];
      return ['GET', paths[n % paths.length]];
    });
  },

  async 'vacations, blocks and pictures'(visitor) {
    const cookies = await crowd(visitor, 'Restless', 10);
    const ids: string[] = [];
    for (const cookie of cookies) ids.push(String((await visitor.ask('GET', 'me', cookie)).body.id));
    await Promise.all(
      cookies.map((cookie, i) =>
        ask(visitor, cookie, 3, (n) => {
          const other = ids[(i + 1 + (n % 8)) % ids.length];
          const requests = [
            ['PUT', 'me/vacation', { until: Date.now() + 86_400_000 }],
            ['DELETE', 'me/vacation'],
            ['PUT', `me/people/${other}`, { relation: 'block' }],
            ['DELETE', `me/people/${other}`],
            ['PATCH', 'me/profile', { visible: n % 2 ? 'nobody' : 'everybody' }],
          ] as const;
          return requests[n % requests.length];
        }),
      ),
    );
  },

  async 'invitations, calendars, mailboxes and tokens'(visitor, [table]) {
    const { table: own, cookies } = await ownGame(visitor, 'Host');
    const guests: string[] = [];
    for (const cookie of await crowd(visitor, 'Guest', 10))
      guests.push(String((await visitor.ask('GET', 'me', cookie)).body.id));
    const { body } = await visitor.ask('POST', 'me/calendar', cookies[1]);
    const calendar = String(body.url).replace(/^.*\/api\//, '');
    await Promise.all(
      cookies.map((cookie) =>
        ask(visitor, cookie, 10, (n) => {
          const requests = [
            ['POST', `tables/${own}/invitations`, { person: guests[n % guests.length] }],
            ['POST', `tables/${table}/invitations`, { person: guests[n % guests.length] }],
            ['GET', 'me/invitations'],
            ['POST', 'me/calendar'],
            ['GET', calendar],
            ['PUT', 'me/mailbox', { address: `host-${n}@kontor.example` }],
            ['POST', 'me/tokens', { label: `t${n}` }],
            ['POST', 'me/links'],
            ['PATCH', 'me', { name: `Host ${n}` }],
            ['PUT', `tables/${own}/note`, { text: 'x'.repeat(10_000) }],
          ] as const;
          return requests[n % requests.length];
        }),
      ),
    );
  },
};

/**
 * Writes a backup of a server of this version with games in every state, and what it says of them, for
 * `tests/server/versions/version-before.test.ts`: `npm run build && node dist/tests/make-version.js NAME`. Once for each version,
 * when it is released, and after migrations between them; an existing backup is never overwritten.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, JsonObject } from '../src/core/json.js';
import baltic from '../src/games/hansa/boards/baltic.json' with { type: 'json' };
import type { Proposal } from '../src/protocol/tables/commands.js';
import type { NewTable } from '../src/protocol/tables/settings.js';
import { backup } from '../src/server/store/backup/backup.js';
import { type Person, playToEnd, SMALL, serve } from './server/help.js';

const name = process.argv[2];
const folder = join(process.cwd(), 'tests/fixtures/versions');
if (name === undefined || existsSync(join(folder, `${name}.kontor`)))
  throw new Error('name a version that has no backup yet');

const DAY = 24 * 3_600_000;
const LONG_FROM_NOW = Date.UTC(2100, 0, 1);
const data = mkdtempSync(join(tmpdir(), 'kontor-version-'));
const database = join(data, 'kontor.db');
const server = await serve({ DATABASE_URL: database, LOG_LEVEL: 'silent', PRUNE_DAYS: '30' });
const [ada, bo, cay] = await Promise.all(['Ada', 'Bo', 'Cay'].map((one) => server.person(one)));
const db = server.running.services.store.database.kysely;
const tables: Record<string, JsonObject> = {};

async function ask<T = JsonObject>(person: Person, ...request: [string, string, Json?]): Promise<T> {
  const { status, body } = await person.ask<T>(...request);
  if (status >= 300) throw new Error(`${request}: ${JSON.stringify(body)}`);
  return body;
}

async function laid(title: string, people: readonly Person[], more: Partial<NewTable> = {}): Promise<string> {
  const [host, ...others] = people;
  const config = { ...SMALL, players: people.length };
  const table = await host.make({ config, title, first: 0, ...more });
  for (const person of others) await person.do(table, { do: 'sit' });
  tables[title] = { id: table };
  return table;
}

async function play(table: string, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    const { document } = await ada.look(table);
    const decider = [ada, bo, cay].find(({ id }) => id === document.seats[document.decides!].person)!;
    const { you, step } = (await decider.look(table)).document;
    await decider.do(table, { do: 'play', action: you.legal![0] }, step);
  }
}

const running = async (title: string, people: readonly Person[], more: Partial<NewTable> = {}) => {
  const table = await laid(title, people, more);
  await play(table, 3);
  return table;
};
const propose = (table: string, what: Proposal) => ada.do(table, { do: 'propose', what });
const agree = (table: string, what: Proposal) => bo.do(table, { do: 'answer', what, agree: true });

/** Long ago, so that it is put into the archive. */
async function archived(): Promise<void> {
  server.later(-40 * DAY);
  await playToEnd(server, await laid('archived', [ada, bo]));
  server.later(40 * DAY);
  await db.updateTable('jobs').set({ due: 0 }).where('kind', '=', 'tidy').execute();
  const isThere = () => db.selectFrom('records').select('table_id').executeTakeFirst();
  while ((await isThere()) === undefined) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function settled(): Promise<void> {
  await playToEnd(server, await laid('rated to the end', [ada, bo]));
  const old = await laid('casual to the end', [ada, bo], { rated: false });
  await playToEnd(server, old);
  tables['the rematch'] = { id: (await ask<{ table: string }>(ada, 'POST', `tables/${old}/rematch`)).table };
  await propose(await running('a pause is asked for', [ada, bo]), 'pause');
  const paused = await running('paused', [ada, bo]);
  await propose(paused, 'pause');
  await agree(paused, 'pause');
  await propose(await running('an end is asked for', [ada, bo]), 'end');
  const ended = await running('ended by agreement', [ada, bo]);
  await propose(ended, 'end');
  await agree(ended, 'end');
  await cay.do(await running('Cay has resigned', [ada, bo, cay]), { do: 'resign' });
  const given = await running('everybody has resigned', [ada, bo]);
  for (const person of [ada, bo]) await person.do(given, { do: 'resign' });
}

async function waiting(): Promise<void> {
  await laid('everybody is asked', [ada, bo], { pace: { kind: 'live', bank: 600, increment: 5 } });
  const invited = await laid('Bo is invited', [ada], {
    config: SMALL,
    access: 'invited',
  });
  await ask(ada, 'POST', `tables/${invited}/invitations`, { person: bo.id });
  await bo.do(await running('resting', [ada, bo], { rest: true }), { do: 'away', on: true });
  const undo = await running('an undo is asked for', [ada, bo]);
  const { step } = (await ada.look(undo)).document;
  await ada.do(undo, { do: 'ask-undo', moves: 1 }, step);
  server.later(-2 * DAY);
  const silent = await running('somebody was reminded', [ada, bo]);
  server.later(2 * DAY);
  for (const person of [ada, bo]) await person.do(silent, { do: 'remind' });
}

/** Plans, programs, talk and vacations. */
async function around(): Promise<void> {
  const planned = await laid('a branch is planned', [ada, bo]);
  const [first, second] = (await ada.look(planned)).document.you.legal!;
  await bo.do(planned, { do: 'plan', actions: [{ if: first, do: [first], else: [second] }] });
  const { token } = await ask<{ token: string }>(bo, 'POST', 'me/tokens', { label: 'program' });
  const program = await laid('a program plays', [ada, bo]);
  while ((await ada.look(program)).document.decides === 0) await play(program, 1);
  const { you, step: at } = (await bo.look(program)).document;
  const command = { do: 'play', action: you.legal![0] };
  await fetch(`${server.url}api/tables/${program}/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'program', step: at, command }),
  });
  const talk = await running('Bo has blocked Cay', [ada, bo, cay]);
  for (const person of [ada, bo, cay]) await person.do(talk, { do: 'say', text: `I am ${person.name}` });
  await ask(bo, 'PUT', `me/people/${cay.id}`, { relation: 'block' });
  await ask(ada, 'PUT', `me/people/${bo.id}`, { relation: 'follow' });
  await ask(cay, 'PATCH', 'me/profile', { visible: 'nobody' });
  const { hash } = await ask<{ hash: string }>(ada, 'POST', 'me/boards', {
    ...(baltic as unknown as JsonObject),
    ...{ game: 'hansa', id: 'my-baltic', title: 'My Baltic' },
  });
  await running('on a drawn board', [ada, bo], { board: hash });
  await running('by mail', [ada, bo], {
    pace: { kind: 'mail', hours: 48, daysOff: [], quiet: null, zone: 'UTC' },
  });
  await ask(cay, 'PUT', 'me/vacation', { until: Date.now() + 5 * DAY });
  const closed = await running('closed by an admin', [ada, bo]);
  await ask(ada, 'POST', 'admin/claim', { code: server.running.adminCode! });
  await ask(ada, 'POST', `admin/tables/${closed}/end`, { reason: 'abandoned' });
}

async function describe(): Promise<void> {
  for (const [title, known] of Object.entries(tables)) {
    if (title === 'archived') continue;
    const { status, step, moves, decides, seats } = (await ada.look(String(known.id))).document;
    Object.assign(known, { status, step, moves, decides, seats: seats.map((seat) => seat.name) });
    if (status === 'over') known.record = hashOf(await ask(ada, 'GET', `tables/${known.id}/record`));
  }
  tables.archived.record = hashOf(await ask(ada, 'GET', `tables/${tables.archived.id}/record`));
}

/** Without configs, to which later versions add fields that earlier ones left out. */
const hashOf = ({ names, actions, result }: JsonObject): string =>
  createHash('sha256')
    .update(JSON.stringify([names, actions, result], (key, value) => (key === 'config' ? undefined : value)))
    .digest('hex');

await archived();
await settled();
await waiting();
await around();
const { phrase } = await ask<{ phrase: string }>(ada, 'POST', 'me/phrase');
await describe();
// Sign-ins last, and nothing of this server's own goes along.
await db
  .updateTable('credentials')
  .set({ expires_at: LONG_FROM_NOW })
  .where('expires_at', 'is not', null)
  .execute();
await db.deleteFrom('settings').where('name', 'in', ['key', 'push']).execute();
await server.stop();
const rows = await backup(database, join(folder, `${name}.kontor`), name);
const people = Object.fromEntries([ada, bo, cay].map((one) => [one.name, [one.id, one.cookie]]));
writeFileSync(join(folder, `${name}.json`), `${JSON.stringify({ people, phrase, tables }, null, 2)}\n`);
rmSync(data, { recursive: true });
process.stdout.write(`${rows} rows, ${Object.keys(tables).length} tables\n`);

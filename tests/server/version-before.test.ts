/**
 * A server that version 0.2.0 ran, with games in every state it knew: all of them are there after the upgrade, and go on.
 * `tests/fixtures/versions` has its backup, and what it said of its tables itself.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import type { PlayerRatings } from '../../src/protocol/statistics.js';
import type { TableList } from '../../src/protocol/tables.js';
import { restore } from '../../src/server/store/backup/backup.js';
import { Person, serve } from './help.js';
import { sharedPostgres } from './postgres.js';

interface Known {
  readonly id: string;
  readonly status: string;
  readonly step?: number;
  readonly moves?: number;
  readonly decides?: number | null;
  readonly seats?: readonly string[];
  readonly record?: string;
}

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/versions/${name}`, import.meta.url));
const { people, tables } = JSON.parse(readFileSync(fixture('0.2.0.json'), 'utf8')) as {
  people: Record<string, [id: string, cookie: string]>;
  tables: Record<string, Known>;
};
const idOf = (title: string): string => tables[title].id;

const postgres = await sharedPostgres();
const YEAR_MS = 365 * 24 * 3_600_000;

/** Without configs, which later versions complete with what earlier ones left unsaid. */
const hashOf = ({ names, actions, result }: JsonObject): string =>
  createHash('sha256')
    .update(JSON.stringify([names, actions, result], (key, value) => (key === 'config' ? undefined : value)))
    .digest('hex');

describe.each([
  { kind: 'SQLite', newDatabase: async () => join(mkdtempSync(join(tmpdir(), 'kontor-old-')), 'kontor.db') },
  ...(postgres ? [{ kind: 'PostgreSQL', newDatabase: () => postgres.database('before') }] : []),
])('in $kind, games of version 0.2.0', ({ newDatabase }) => {
  test('are as they were and go on, whatever their state', async () => {
    const url = await newDatabase();
    expect(await restore(fixture('0.2.0.kontor'), url)).toBeGreaterThan(300);
    const server = await serve({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    const [ada, bo, other] = ['Ada', 'Bo', 'bo'].map(
      (name) => new Person(server.url, people[name][1], people[name][0], name),
    );
    const look = async (title: string, person = ada) => (await person.look(idOf(title))).document;
    const play = async (title: string): Promise<void> => {
      const decider = (await look(title)).decides === 0 ? ada : bo;
      const { you, step, moves } = await look(title, decider);
      const action = you.legal![0] as Json;
      expect((await decider.do(idOf(title), { do: 'play', action }, step)).status).toBe(200);
      expect((await look(title)).moves).toBeGreaterThan(moves);
    };
    const recordOf = async (title: string): Promise<string> =>
      hashOf((await ada.ask<JsonObject>('GET', `tables/${idOf(title)}/record`)).body);

    // Time may have run out since at those with a clock, depending on today's date.
    const untimed = Object.keys(tables).filter((title) => !/^(archived|by mail|live)$/.test(title));
    for (const title of untimed) {
      const { status, step, moves, decides, seats } = await look(title);
      const { id: _, record, ...known } = tables[title];
      expect({ status, step, moves, decides, seats: seats.map(({ name }) => name) }, title).toEqual(known);
      if (record !== undefined) expect(await recordOf(title)).toBe(record);
    }
    await play('running');
    expect((await look('running, an undo is asked for')).undo).toMatchObject({ moves: 3 });
    const { step } = await look('running, an undo is asked for');
    await bo.do(idOf('running, an undo is asked for'), { do: 'answer-undo', agree: true }, step);
    expect((await look('running, an undo is asked for')).moves).toBe(3);
    await play('running, an undo is asked for');
    expect((await look('running, Bo has a plan', bo)).you.plan).toHaveLength(1);
    expect((await look('running, Ada is away')).seats[0].away).toBe(true);
    expect((await look('resting')).resting).toBe(true);
    for (const person of [ada, bo]) await person.do(idOf('resting'), { do: 'away', on: false });
    await play('resting');
    // Two were called alike; the one who came later has a number now, and sits down under the old name.
    expect((await other.ask('GET', 'me')).body).toMatchObject({ name: 'bo 2', short: 'bo' });
    expect((await other.ask('GET', `tables/${idOf('by invitation')}`)).status).toBe(403);
    await other.do(idOf('waiting'), { do: 'sit' });
    expect(await look('waiting')).toMatchObject({ status: 'playing' });

    expect((await ada.ask('GET', `tables/${idOf('archived')}`)).status).toBe(404);
    expect(await recordOf('archived')).toBe(tables.archived.record);
    const { body: mine } = await ada.ask<typeof TableList.static>('GET', 'me/tables?limit=100');
    expect(mine.tables.map(({ title }) => title).sort()).toEqual(Object.keys(tables).sort());
    for (const { title, status, details } of mine.tables)
      if (status === 'over') expect(details.winners?.length, title).toBeGreaterThan(0);
    // Both games against Bo are counted again, the one against a bot is not.
    const rated = async (): Promise<number | undefined> => {
      const { body } = await bo.ask<PlayerRatings>('GET', `players/${ada.id}/ratings?game=hansa`);
      return body.ratings.find(({ players }) => players === 0)?.games;
    };
    await expect.poll(rated).toBe(2);

    server.later(YEAR_MS);
    const isSomebodyAway = (title: string) =>
      server.running.services.tables.read(idOf(title), ({ seats }) => seats.some(({ away }) => away));
    for (const title of ['by mail', 'live'])
      await expect.poll(() => isSomebodyAway(title), { timeout: 30_000 }).toBe(true);
    await server.stop();
  });
});

/** `kontor admin`: for an operator who has lost the admin's browser, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AdminEntry } from '../../src/protocol/people/admin.js';
import { kontor, kontorProcess } from '../cli/call.js';
import { type Person, serve } from './help.js';
import { sharedPostgres } from './postgres.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-admin-'));
const postgres = await sharedPostgres();

afterAll(() => rmSync(folder, { recursive: true }));

type Env = Record<string, string>;

/** As on the command line: exit status, output and errors. */
async function admin(env: Env, ...args: string[]): Promise<[number | null, string, string]> {
  const { code, out, err } = await kontor(['admin', ...args], { env });
  return [code, out, err];
}

const isAdmin = async (person: Person): Promise<unknown> => (await person.ask('GET', 'me')).body.admin;

async function refusals(env: Env): Promise<void> {
  const [status, out, complaint] = await admin(env, 'nobody');
  expect([status, out]).toEqual([2, '']);
  expect(complaint).toContain('there is no person with the id nobody');
  expect((await admin(env, 'one', 'two'))[0]).toBe(2);
}

describe('with a file', () => {
  test('a stopped server gets an admin, and the admin log says so', async () => {
    const env = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' };
    const first = await serve(env);
    const [ada, bo] = [await first.person('Ada Lovelace'), await first.person('Bo')];
    const busy = kontorProcess(['admin', ada.id], { env });
    expect(busy.code).toBe(2);
    expect(busy.err).toContain('stop the server first');
    expect(await isAdmin(ada)).toBe(false);
    await first.stop();

    expect(await admin(env)).toEqual([0, '', '']);
    await refusals(env);
    const made = [0, `${ada.id} Ada Lovelace\n`, ''];
    expect(await admin(env, ada.id)).toEqual(made);
    // Once more changes nothing.
    expect(await admin(env, ada.id)).toEqual(made);
    expect(await admin(env)).toEqual(made);

    const second = await serve(env);
    expect(second.running.adminCode).toBeNull();
    for (const person of [ada, bo]) person.url = second.url;
    expect(await isAdmin(ada)).toBe(true);
    expect(await isAdmin(bo)).toBe(false);
    const { entries } = (await ada.ask<{ entries: AdminEntry[] }>('GET', 'admin/log')).body;
    expect(entries).toMatchObject([{ action: 'make-admin', target: ada.id }]);
    expect((await ada.ask('POST', `admin/people/${bo.id}/ban`, { reason: '' })).status).toBe(200);
    await second.stop();
    const banned = await admin(env, bo.id);
    expect([banned[0], banned[1]]).toEqual([2, '']);
    expect(banned[2]).toContain('banned');
  });
});

describe('with PostgreSQL', () => {
  test.skipIf(!postgres)('a running server gets an admin', async () => {
    const env = { DATABASE_URL: await postgres!.database('admin'), LOG_LEVEL: 'error' };
    const server = await serve(env);
    const ada = await server.person('Ada');
    expect(await isAdmin(ada)).toBe(false);
    await refusals(env);
    expect(await admin(env, ada.id)).toEqual([0, `${ada.id} Ada\n`, '']);
    // Rights are asked for again after ten seconds.
    server.later(10_000);
    expect(await isAdmin(ada)).toBe(true);
    expect((await ada.ask('GET', 'admin')).status).toBe(200);
    await server.stop();
  });
});

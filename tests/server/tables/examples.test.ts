/** The example bots take seats at a real table and play a game to its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shared } from '../../setup/ask.js';
import { SMALL, serve } from '../help.js';

const python = await shared('python');

const path = (name: string): string => fileURLToPath(new URL(`../../../${name}`, import.meta.url));

test('are under a hundred lines each', () => {
  for (const name of ['examples/server/bot.ts', 'examples/server/bot.py']) {
    expect(readFileSync(path(name), 'utf8').trimEnd().split('\n').length).toBeLessThan(100);
  }
});

test.skipIf(!python)('play against each other', async () => {
  const server = await serve();
  const people = [await server.person('Ada'), await server.person('Bo')];
  const table = await people[0].make({ config: SMALL });
  await people[1].do(table, { do: 'sit' });
  const tokens = await Promise.all(
    people.map(
      async (person) =>
        (await person.ask<{ token: string }>('POST', 'me/tokens', { label: 'bot' })).body.token,
    ),
  );
  const run = (command: string, file: string, token: string): ChildProcess =>
    spawn(command, [path(file), table], {
      env: { ...process.env, KONTOR_URL: server.url, KONTOR_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const bots = [
    run(process.execPath, 'dist/examples/server/bot.js', tokens[0]),
    run('python3', 'examples/server/bot.py', tokens[1]),
  ];
  const results = await Promise.all(
    bots.map(async (bot) => {
      const [output, [code]] = await Promise.all([text(bot.stdout!), once(bot, 'exit')]);
      expect(code).toBe(0);
      return JSON.parse(output);
    }),
  );
  const { document } = await people[0].look(table);
  expect(document.status).toBe('over');
  expect(results).toEqual([document.result, document.result]);
  await server.stop();
});

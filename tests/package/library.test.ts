/** The examples of docs/library.md, compiled strictly and run against the packed package. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { serve } from '../server/help.js';
import { guest } from './help.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (page: string): string => readFileSync(join(ROOT, 'docs', page), 'utf8');

const examples = new Map(
  [...read('library.md').matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].map(([, file, code]) => [file, code]),
);
for (const [file, code] of examples) writeFileSync(join(guest, file), code);
const [, board] = /^```json\n(\{\n {2}"game": "hansa-teutonica",\n {2}"id": "four-mills".*?)^```$/ms.exec(
  read('boards.md'),
)!;
writeFileSync(join(guest, 'four-mills.json'), board);

function compile(name: string, options: object, files: readonly string[]): string {
  const config = {
    compilerOptions: {
      strict: true,
      exactOptionalPropertyTypes: true,
      target: 'ES2022',
      module: 'NodeNext',
      verbatimModuleSyntax: true,
      ...options,
    },
    files,
  };
  writeFileSync(join(guest, name), JSON.stringify(config));
  return spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', name], { cwd: guest, encoding: 'utf8' })
    .stdout;
}

/** What a compiled example prints. */
async function outputOf(example: string, env: Record<string, string> = {}): Promise<string[]> {
  const child = spawn(process.execPath, [example], { cwd: guest, env: { ...process.env, ...env } });
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  expect(errors).toBe('');
  return out.trim().split('\n');
}

describe('docs/library.md', () => {
  it('has examples that compile', () => {
    expect([...examples.keys()]).toEqual([
      'play.ts',
      'json.ts',
      'record.ts',
      'board.ts',
      'bots.ts',
      'networks.ts',
      'client.ts',
    ]);
    const types = { lib: ['ES2022'], types: ['node'], skipLibCheck: true };
    expect(compile('examples.json', types, [...examples.keys()])).toBe('');
  });

  it('a game is played to its end', async () => {
    const lines = await outputOf('play.js');
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toBe('true');
  });

  it('positions and actions are JSON, and what is wrong is refused by field', async () => {
    const lines = (await outputOf('json.js')).join('\n');
    expect(lines).toMatch(/^\{ type: 'income', traders: \d/);
    expect(lines).toMatch(/\n\{ type: 'end-turn' \}\n/);
    expect(lines).toMatch(/\nactions\[0\]: \S/);
  });

  it('a record is written and read, and its moves described in two languages', async () => {
    const [english, german, moves] = await outputOf('record.js');
    expect(english).toMatch(/^Anna /);
    expect(german).toMatch(/^Anna /);
    expect(german).not.toBe(english);
    expect(moves).toBe('1');
  });

  it('custom boards are played', async () => {
    expect(await outputOf('board.js')).toEqual(['four-mills']);
  });

  it('bots play, with the networks of the package', async () => {
    expect(await outputOf('bots.js')).toEqual(['true']);
  });

  it('a program plays at a server', async () => {
    const server = await serve({});
    const ada = await server.person('Ada');
    const table = await ada.make({
      config: { game: 'hansa', players: 2 },
      seats: [
        { who: 'me', colour: 0 },
        { who: 'bot', level: 'random', colour: 1 },
      ],
      first: 0,
    });
    const { token } = (await ada.ask<{ token: string }>('POST', 'me/tokens', { label: 'example' })).body;
    const env = { KONTOR_URL: server.url, KONTOR_TOKEN: token, KONTOR_TABLE: table };
    expect(await outputOf('client.js', env)).toEqual([expect.stringMatching(/^step \d+, seat 0$/)]);
    await server.stop();
  });
});

it('the types of the engine need neither Node nor the DOM', () => {
  writeFileSync(
    join(guest, 'plain.ts'),
    `import { type Game, games, type Rules, shelf } from 'kontor';
const rules: Rules = shelf.rules({ game: games[0].id, players: 4 });
export const game: Game = rules.game;
// @ts-expect-error
export const wrong: string = rules.players;
`,
  );
  expect(compile('plain.json', { lib: ['ES2022'], types: [], skipLibCheck: false }, ['plain.ts'])).toBe('');
});

it('the types of bots and client hold for a page', () => {
  writeFileSync(
    join(guest, 'page.ts'),
    `import { addNetwork, makeBot } from 'kontor/bots';
import { Client, type Command, type TableDocument } from 'kontor/client';
export const client = new Client({ server: location.href, WebSocket });
export const first: Command = { do: 'sit', seat: 0 };
export const step = (document: TableDocument): number => document.step;
export { addNetwork, makeBot };
`,
  );
  const options = {
    lib: ['ES2022', 'DOM'],
    types: [],
    skipLibCheck: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
  };
  expect(compile('page.json', options, ['page.ts'])).toBe('');
});

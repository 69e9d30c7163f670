/** Bots written elsewhere at tables of a server: only those that the operator has named. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../../src/core/actions.js';
import type { Json, JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { readRecord } from '../../../src/core/records/record.js';
import { shelf } from '../../../src/games/index.js';
import { ExecBot } from '../../../src/outside/exec-bot.js';
import type { ServerInfo } from '../../../src/protocol/server.js';
import type { TableDocument } from '../../../src/protocol/tables/document.js';
import { Program } from '../../../src/server/bots/program.js';
import { readOptions, WrongOption } from '../../../src/server/options.js';
import { shared } from '../../setup/ask.js';
import { type Person, SMALL, serve, type TestServer } from '../help.js';

const FIRST_STEPS = fileURLToPath(new URL('../../../examples/bots/first_steps.py', import.meta.url));
const python = await shared('python');
const folder = mkdtempSync(join(tmpdir(), 'kontor-outside-server-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that does `body` with every request; `say` answers, `note` writes down. */
function program(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `#!/usr/bin/env node
const note = (what) => require('node:fs').appendFileSync(__filename + '.notes', JSON.stringify(what) + '\\n');
const say = (choice) => process.stdout.write(JSON.stringify({ id: request.id, choice }) + '\\n');
let asked = 0;
let request;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  request = JSON.parse(line);
  asked++;
  ${body}
});
`,
  );
  chmodSync(file, 0o755);
  return `exec:${file}`;
}

function notesOf(name: string): JsonObject[] {
  const file = join(folder, `${name}.notes`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as JsonObject);
}

async function withServer(env: Record<string, string>, work: (server: TestServer) => Promise<void>) {
  const server = await serve({ LOG_LEVEL: 'silent', ...env });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Ada first, then these bots. */
const seats = (...levels: string[]) => [
  { who: 'me' as const, colour: 0 },
  ...levels.map((level, i) => ({ who: 'bot' as const, level, colour: i + 1 })),
];

/** Makes random moves for a person until `done`. */
async function play(
  person: Person,
  table: string,
  done: (document: TableDocument) => boolean,
): Promise<TableDocument> {
  const socket = await person.connect();
  const random = new Random('person');
  await socket.watch(table);
  for (;;) {
    const document = await socket.until(() => {
      const now = socket.documents.get(table)!;
      return (now.you.legal || done(now)) && now;
    }, 'the others to move');
    if (done(document)) return document;
    const legal = document.you.legal!;
    await socket.do(table, { do: 'play', action: legal[random.below(legal.length)] as Json }, document.step);
    await socket.until(() => socket.documents.get(table)!.step > document.step, 'the move');
  }
}

/** How many moves every seat has made. */
async function movesOf(person: Person, table: string): Promise<number[]> {
  const { document, entries } = (
    await person.ask<{ document: TableDocument; entries: { kind: string; seat?: number }[] }>(
      'GET',
      `tables/${table}?after=0`,
    )
  ).body;
  return document.seats.map(
    (_, seat) => entries.filter((entry) => entry.kind === 'moved' && entry.seat === seat).length,
  );
}

describe('the setting', () => {
  const read = (list: string) => [...readOptions({ OUTSIDE_BOTS: list }).outsideBots];

  it('is a list of names and calls', () => {
    expect(read('')).toEqual([]);
    expect(read('first=exec:./first.py; deep-2 = exec:python3 "my bot.py" --x=1 ;\n')).toEqual([
      ['first', 'exec:./first.py'],
      ['deep-2', 'exec:python3 "my bot.py" --x=1'],
    ]);
  });

  it('is refused if it is invalid, and its content is never repeated', () => {
    for (const [list, reason] of [
      ['exec:./secret', /must be a list/],
      ['a=./secret', /must be a list/],
      ['a=exec: ', /must be a list/],
      ['a=exec:"', /must be a list/],
      ['a=exec:"" secret', /must be a list/],
      ['A=exec:./secret', /must be a list/],
      ['a:b=exec:./secret', /must be a list/],
      ['trader=exec:./secret', /comes with Kontor/],
      ['a=exec:./secret;a=exec:./secret', /names a twice/],
      [Array.from({ length: 51 }, (_, i) => `a${i}=exec:./secret`).join(';'), /more than 50/],
    ] as const) {
      expect(() => read(list), list).toThrow(WrongOption);
      expect(() => read(list), list).toThrow(reason);
      expect(() => read(list), list).not.toThrow(/secret/);
    }
  });
});

describe('a bot of the server', () => {
  it.skipIf(!python)('sits at a table and plays as its program does', async () => {
    const call = `exec:${FIRST_STEPS}`;
    await withServer({ OUTSIDE_BOTS: `first-steps=${call}`, OUTSIDE_BUDGET: '10000' }, async (server) => {
      const ada = await server.person('Ada');
      const { levels, outside } = (await ada.ask<ServerInfo>('GET', 'server')).body;
      expect(outside).toEqual(['first-steps']);
      expect(levels).toContain('first-steps');
      expect(JSON.stringify([levels, outside])).not.toContain('exec');
      const table = await ada.make({ config: SMALL, first: 0, seats: seats('first-steps') });
      const { seats: sitting } = await play(ada, table, ({ status }) => status === 'over');
      expect(sitting[1]).toMatchObject({ kind: 'bot', level: 'first-steps' });

      const record = (await ada.ask<JsonObject>('GET', `tables/${table}/record`)).body;
      const { rules, history } = readRecord(shelf, record);
      const bot = new ExecBot(call, 10_000);
      const legal = new ActionBuffer();
      for (const [i, { seat, action }] of history.moves.entries()) {
        if (seat !== 1) continue;
        rules.legal(history.stateAt(i), legal);
        expect(await bot.choose(rules, history.stateAt(i), legal)).toBe(action);
      }
      await bot.close();
    });
  });

  it('sees what its seat sees, and nothing of the server', async () => {
    const call = program('spy', 'note({ request, env: process.env }); say(0);');
    process.env.METRICS_TOKEN = 'a-token-of-sixteen-characters';
    try {
      await withServer({ OUTSIDE_BOTS: `spy=${call} --key=hidden` }, async (server) => {
        const ada = await server.person('Ada');
        const config = { game: 'hansa-teutonica', players: 3, modules: ['missions', 'favours'] };
        const table = await ada.make({ config, first: 1, seats: seats('spy', 'trader') });
        const { tables } = server.running.services;
        await expect.poll(() => notesOf('spy').length, { timeout: 30_000 }).toBeGreaterThan(0);
        const [{ request, env }] = notesOf('spy') as { request: JsonObject; env: JsonObject }[];
        const { view, seed } = await tables.read(table, ({ game, rules, fair }) => ({
          view: rules.writeView(game!.stateAt(0), Number(request.seat)),
          seed: fair!.seed,
        }));
        expect(request.view).toEqual(JSON.parse(JSON.stringify(view)));
        expect(JSON.stringify(request)).not.toContain(seed);
        expect((request.view as { config: JsonObject }).config.seed).toBeNull();
        expect(Object.keys(env)).not.toContain('METRICS_TOKEN');
        expect(Object.keys(env)).toContain('PATH');
        const said = JSON.stringify([
          (await ada.look(table)).document,
          (await ada.ask('GET', 'server')).body,
          (await ada.do(table, { do: 'bot', seat: 1, level: 'nobody' })).body,
        ]);
        expect(said).toContain('spy');
        expect(said).not.toContain('hidden');
      });
    } finally {
      delete process.env.METRICS_TOKEN;
    }
  });

  it('stands in, and answers standing orders', async () => {
    const call = program('stand-in', 'note({ seat: request.seat }); say(0);');
    await withServer({ OUTSIDE_BOTS: `stand-in=${call}` }, async (server) => {
      const ada = await server.person('Ada');
      const bo = await server.person('Bo');
      const table = await ada.make({ config: SMALL, first: 0, standIn: 'stand-in' });
      await bo.do(table, { do: 'sit' });
      const orders = { loss: { do: 'bot' as const, level: 'stand-in' } };
      expect((await ada.do(table, { do: 'orders', orders })).status).toBe(200);
      await ada.do(table, { do: 'away', on: true });
      await expect.poll(() => notesOf('stand-in').length, { timeout: 30_000 }).toBeGreaterThan(0);
      expect(notesOf('stand-in')[0].seat).toBe(0);
    });
  });
});

describe('a program that does not work', () => {
  it('holds up no table', async () => {
    const calls = [
      `dies=${program('dies', 'process.exit(3);')}`,
      `cheats=${program('cheats', 'say(99999);')}`,
      // It answers once, so that the test need not wait for it to start.
      `mute=${program('mute', 'if (asked === 1) say(0);')}`,
      'missing=exec:./no-such-program',
    ];
    await withServer({ OUTSIDE_BOTS: calls.join(';'), OUTSIDE_BUDGET: '50' }, async (server) => {
      const ada = await server.person('Ada');
      const table = await ada.make({
        config: { game: 'hansa-teutonica', players: 5 },
        first: 0,
        seats: seats('dies', 'cheats', 'mute', 'missing'),
      });
      let moves: number[] = [];
      await play(ada, table, ({ moves: made }) => made > 60);
      await expect
        .poll(
          async () => {
            moves = await movesOf(ada, table);
            return Math.min(...moves);
          },
          { timeout: 60_000 },
        )
        .toBeGreaterThanOrEqual(2);
    });
  }, 120_000);

  it('is not asked again after a second failure, and its call and output are not logged', async () => {
    const rules = shelf.rules(SMALL);
    const state = rules.setUp(new Random('fault'));
    const said: unknown[] = [];
    const log = {
      warn: (...words: unknown[]) => said.push(words),
      debug: () => undefined,
    };
    const one = new Program({
      name: 'fails',
      call: `${program('fails', 'note({}); console.error("password"); process.exit(4);')} --key=hidden`,
      size: 1,
      budget: 50,
      env: process.env,
      log: log as never,
    });
    expect(await Promise.all([1, 2, 3, 4].map(() => one.choose(rules, state)))).toEqual(Array(4).fill(null));
    expect(notesOf('fails').length).toBe(2);
    await one.close();
    expect(said).toMatchObject([
      [{ bot: 'fails', fault: 'ended with exit status 4', rest: 0 }, expect.any(String)],
      [{ bot: 'fails', fault: 'ended with exit status 4', rest: 10_000 }, expect.any(String)],
    ]);
    expect(JSON.stringify(said)).not.toMatch(/hidden|password/);
  });
});

describe('a program that stays silent', () => {
  it('holds up one decision, once, and plays on when it answers again', async () => {
    const rules = shelf.rules(SMALL);
    const state = rules.setUp(new Random('silence'));
    const go = join(folder, 'go');
    const call = program(
      'silent',
      `note({ pid: process.pid });
       const { id } = request;
       const answer = () => require('node:fs').existsSync('${go}')
         ? process.stdout.write(JSON.stringify({ id, choice: 0 }) + '\\n')
         : setTimeout(answer, 20);
       answer();`,
    );
    const log = { warn: () => undefined, debug: () => undefined } as never;
    const one = new Program({ name: 'silent', call, size: 1, budget: 50, env: process.env, log });
    // Another table that waits for the process is not held up as well.
    expect(await Promise.all([1, 2, 3].map(() => one.choose(rules, state)))).toEqual([null, null, null]);
    // It was not killed: it may only be slow to start.
    const [{ pid }] = notesOf('silent') as { pid: number }[];
    expect(process.kill(pid, 0)).toBe(true);
    for (let i = 0; i < 10; i++) expect(await one.choose(rules, state)).toBeNull();
    expect(notesOf('silent')).toHaveLength(1);
    writeFileSync(go, '');
    await expect.poll(() => one.choose(rules, state), { timeout: 10_000 }).not.toBeNull();
    expect(notesOf('silent')[1]).toEqual({ pid });
    await one.close();
  });
});

describe('a visitor', () => {
  it('can use only programs that were named', async () => {
    await withServer({ OUTSIDE_BOTS: `named=${program('named', 'say(0);')}` }, async (server) => {
      const ada = await server.person('Ada');
      const table = await ada.make({ config: SMALL });
      const mark = join(folder, 'mark');
      for (const level of [
        `exec:/usr/bin/touch ${mark}`,
        'exec:touch',
        'exec:named',
        'named:easy',
        'unnamed',
        `exec:${join(folder, 'named')}`,
      ]) {
        const answers = [
          await ada.ask('POST', 'tables', { config: SMALL, seats: seats(level) }),
          await ada.ask('POST', 'tables', { config: SMALL, standIn: level }),
          await ada.do(table, { do: 'bot', seat: 1, level }),
          await ada.do(table, { do: 'settings', change: { standIn: level } }),
          await ada.do(table, { do: 'orders', orders: { loss: { do: 'bot', level } } }),
        ];
        for (const { status } of answers) expect([400, 422], level).toContain(status);
      }
      expect(existsSync(mark)).toBe(false);
      expect((await ada.do(table, { do: 'bot', seat: 1, level: 'named' })).status).toBe(200);
    });
  });
});

describe('the processes', () => {
  it('end with the server, which does not wait for a decision; it is made after the next start', async () => {
    const go = join(folder, 'go on');
    const call = program(
      'slow',
      `note({ pid: process.pid });
       setTimeout(() => {
         note('answered');
         say(0);
       }, require('node:fs').existsSync('${go}') ? 0 : 9000);`,
    );
    const data = mkdtempSync(join(tmpdir(), 'kontor-outside-data-'));
    const env = { DATA_DIR: data, LOG_LEVEL: 'silent', OUTSIDE_BUDGET: '10000' };
    const first = await serve({ ...env, OUTSIDE_BOTS: `slow=${call}` });
    const ada = await first.person('Ada');
    const table = await ada.make({ config: SMALL, first: 1, seats: seats('slow') });
    await expect.poll(() => notesOf('slow').length, { timeout: 10_000 }).toBe(1);
    await ada.look(table);
    await first.stop();
    const { pid } = notesOf('slow')[0] as { pid: number };
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(notesOf('slow')).not.toContain('answered');
    writeFileSync(go, '');

    const second = await serve({ ...env, OUTSIDE_BOTS: `slow=${call}` });
    ada.url = second.url;
    // The player who begins has the first seat.
    await expect.poll(async () => (await movesOf(ada, table))[0], { timeout: 30_000 }).toBeGreaterThan(0);
    expect(notesOf('slow').length).toBeGreaterThan(1);
    await second.stop();

    // Without the setting, a trader plays on.
    const third = await serve(env);
    ada.url = third.url;
    const over = await play(ada, table, ({ status, moves }) => status === 'over' || moves > 30);
    expect(over.seats[0].level).toBe('slow');
    expect((await movesOf(ada, table))[0]).toBeGreaterThan(3);
    await third.stop();
    rmSync(data, { recursive: true });
  }, 120_000);
});

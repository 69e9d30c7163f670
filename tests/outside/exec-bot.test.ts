/** Bots written elsewhere: the line protocol, and messages about programs that break it. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Match } from '../../src/bots/match.js';
import { RandomBot } from '../../src/bots/random.js';
import { ActionBuffer } from '../../src/core/actions.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { Refusal } from '../../src/core/refusal.js';
import { shelf } from '../../src/games/index.js';
import { commandOf, ExecBot } from '../../src/outside/exec-bot.js';
import { type Called, kontor as call } from '../cli/call.js';
import { shared } from '../setup/ask.js';

const example = (name: string): string =>
  fileURLToPath(new URL(`../../examples/bots/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HANSA = '{"game":"hansa","players":3}';
const rules = shelf.rules(JSON.parse(HANSA));

/** A program that does `body` with every request; `say` answers. */
function program(name: string, body: string): string {
  const file = join(folder, name);
  writeFileSync(
    file,
    `#!/usr/bin/env node
const say = (answer) => process.stdout.write(JSON.stringify(answer) + '\\n');
let asked = 0;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const request = JSON.parse(line);
  asked++;
  ${body}
});
`,
  );
  chmodSync(file, 0o755);
  return `exec:${file}`;
}

/** The answers of `bot` to the first decisions of a game, one after the other. */
async function ask(bot: ExecBot, times = 1): Promise<number[]> {
  const state = rules.setUp(new Random('outside'));
  const legal = new ActionBuffer();
  const answers: number[] = [];
  try {
    for (let i = 0; i < times; i++) {
      rules.legal(state, legal);
      answers.push(await bot.choose(rules, state, legal));
      rules.apply(state, answers[i]);
    }
  } finally {
    bot.close();
  }
  return answers;
}

async function refusal(name: string, times = 1, budget = 50): Promise<string> {
  try {
    await ask(new ExecBot(name, budget), times);
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).field).toBe(name);
    return (error as Refusal).reason;
  }
  throw new Error('was not refused');
}

const kontor = (...args: string[]): Promise<Called> => call(args, { cwd: folder });

describe('a request', () => {
  it('has the view of the seat, its legal actions and the budget, and nothing hidden', async () => {
    const echo = program('echo', 'process.stderr.write(line); process.exit(3);');
    const said = await refusal(echo, 1, 777);
    const [head, ...rest] = said.split('\n');
    expect(head).toBe('ended with exit status 3; its last words:');
    // Only the end of a long text is kept: the list of actions is last.
    expect(rest.join('\n')).toMatch(/"legal":\[.*\]\}$/);
    const short = program(
      'short',
      'const { view, legal, ...rest } = request; process.stderr.write(JSON.stringify({ ...rest, piles: view.piles, seed: view.config.seed, legal: legal.length })); process.exit(3);',
    );
    const request = JSON.parse((await refusal(short, 1, 777)).split('\n')[1]) as JsonObject;
    const legal = new ActionBuffer();
    const start = rules.setUp(new Random('outside'));
    rules.legal(start, legal);
    expect(request).toEqual({
      protocol: 1,
      id: 1,
      seat: rules.decider(start),
      budget: 777,
      piles: rules.writeView(start, 0).piles,
      seed: null,
      legal: legal.length,
    });
  });
});

describe('an answer', () => {
  it('is a place in the list or an action', async () => {
    const byPlace = program('place', 'say({ id: request.id, choice: request.legal.length - 1 });');
    const byAction = program('action', 'say({ id: request.id, choice: request.legal.at(-1) });');
    const answers = await ask(new ExecBot(byPlace, 1000), 5);
    expect(await ask(new ExecBot(byAction, 1000), 5)).toEqual(answers);
  });

  it('is refused with a reason', async () => {
    const cases: [string, string, RegExp][] = [
      ['garbage', 'console.log("I pass");', /^answered "I pass", which is not JSON$/],
      ['number', 'say(3);', /^answered 3 instead of \{"id":1,"choice":…\}$/],
      ['nothing', 'say({ id: request.id });', /has no "choice"$/],
      ['stale', 'say({ id: 0, choice: 0 });', /^answered request 0 when it was asked request 1$/],
      ['far', 'say({ id: request.id, choice: 5000 });', /^chose 5000, but the legal actions are 0 to \d+$/],
      ['half', 'say({ id: request.id, choice: 0.5 });', /^chose 0\.5, but/],
      ['unknown', 'say({ id: request.id, choice: { type: "fly" } });', /^chose \{"type":"fly"\}: /],
      ['illegal', 'say({ id: request.id, choice: { type: "end-turn" } });', /^chose \{"type":"end-turn"\}: /],
      ['crash', 'throw new Error("oh no");', /^ended with exit status 1; its last words:\n[\s\S]*oh no/],
      ['quiet-end', 'process.exit(0);', /^ended with exit status 0$/],
      ['long', 'process.stdout.write("x".repeat(3e6));', /^says a line of more than/],
    ];
    for (const [name, body, message] of cases) {
      expect(await refusal(program(name, body)), name).toMatch(message);
    }
  });

  it('is refused when it comes twice or not at all', async () => {
    const twice = program(
      'twice',
      'say({ id: request.id, choice: 0 }); say({ id: request.id, choice: 0 }); process.stdout.write("");',
    );
    expect(await refusal(twice, 40)).toMatch(/^spoke without being asked|^answered request/);
    const falls = program('falls', 'if (asked === 1) say({ id: request.id, choice: 0 });');
    expect(await refusal(falls, 2)).toBe('was silent for 550 milliseconds');
  });

  it('cannot come from something that is not a program', async () => {
    expect(await refusal('exec:./no-such-bot')).toBe('cannot be started: there is no such program');
    const file = join(folder, 'plain.txt');
    writeFileSync(file, 'hello');
    expect(await refusal(`exec:${file}`)).toMatch(/^cannot be started: it is no program that may be run/);
  });
});

describe('a match', () => {
  it('mixes outside bots with built-in ones, which play as usual', async () => {
    const first = program('first', 'say({ id: request.id, choice: 0 });');
    const outside = [new ExecBot(first, 5000), new ExecBot(first, 5000)];
    const state = rules.setUp(new Random('mixed'));
    const decisions = await new Match(rules, [new RandomBot(), ...outside], 'm').playOut(state, 60);
    for (const bot of outside) bot.close();
    const same = rules.setUp(new Random('mixed'));
    const own = { id: 'first', choose: (_: unknown, __: unknown, legal: ActionBuffer) => legal.at(0) };
    expect(new Match(rules, [new RandomBot(), own, own], 'm').play(same, 60)).toBe(decisions);
    expect(Buffer.compare(state, same)).toBe(0);
  });
});

describe('the command line', () => {
  it('accepts exec: wherever a bot is named', async () => {
    const bot = program('pass', 'say({ id: request.id, choice: request.legal.length - 1 });');
    const { code, out, err } = await kontor(
      ...['simulate', HANSA, '--bots', `${bot},greedy,greedy`, '--games', '1', '--seed', 's'],
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect((JSON.parse(out) as JsonObject).seats).toMatchObject([{ bot }, {}, {}]);
    const watched = await kontor('watch', HANSA, '--bots', `greedy,${bot},greedy`, '--seed', 's');
    expect(watched).toMatchObject({ code: 0, err: '' });
    expect(watched.out).toContain('Final scores');
    for (const workers of ['1', '2']) {
      const measured = await kontor(
        ...[
          'arena',
          HANSA,
          '--bots',
          `greedy,${bot}`,
          '--blocks',
          '2',
          '--seed',
          's',
          '--workers',
          workers,
          '--text',
        ],
      );
      expect(measured).toMatchObject({ code: 0, err: '' });
      expect(measured.out).toContain(`greedy among ${bot}`);
    }
  });

  it('says which bot broke and why, and ends', async () => {
    const bot = program('broken', 'if (asked > 2) process.exit(7); say({ id: request.id, choice: 0 });');
    for (const call of [
      ['simulate', HANSA, '--bots', `${bot},greedy,greedy`, '--seed', 's'],
      ['watch', HANSA, '--bots', `${bot},greedy,greedy`, '--seed', 's'],
      ['arena', HANSA, '--bots', `${bot},greedy`, '--seed', 's'],
      ['arena', HANSA, '--bots', `${bot},greedy`, '--seed', 's', '--workers', '2'],
    ]) {
      const { code, err } = await kontor(...call);
      expect(code, call[0]).toBe(1);
      expect(err).toBe(`kontor: ${bot}: ended with exit status 7\n`);
    }
    expect(await kontor('simulate', HANSA, '--bots', 'exec: ')).toMatchObject({
      code: 2,
      err: expect.stringContaining('names no program'),
    });
  });

  it('splits the call of a program into words', async () => {
    expect(commandOf('exec:python3 my/bot.py --deep')).toEqual(['python3', 'my/bot.py', '--deep']);
    expect(commandOf('exec:"/a b/bot" x')).toEqual(['/a b/bot', 'x']);
  });
});

const python = await shared('python');

describe('the examples', () => {
  const beatsRandomPlay = async (name: string): Promise<void> => {
    for (const [config, longest] of [
      [HANSA, '2000'],
      ['{"game":"hansa-teutonica","players":3,"modules":["missions","favours"]}', '20000'],
      ['{"game":"hansa-teutonica","board":"britannia-3","players":3}', '20000'],
    ]) {
      const { code, out, err } = await kontor(
        ...['simulate', config, '--bots', `exec:${example(name)},random,random`],
        ...['--games', '2', '--seed', 'ex', '--longest', longest, '--budget', '10000'],
      );
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { unfinished, seats } = JSON.parse(out) as { unfinished: number; seats: JsonObject[] };
      expect(unfinished).toBe(0);
      expect(seats[0].wins).toBe(2);
    }
  };

  it.skipIf(!python)('in Python plays both games and beats random play', () =>
    beatsRandomPlay('first_steps.py'),
  );
  it('in JavaScript plays both games and beats random play', () => beatsRandomPlay('look-ahead.js'));
});

/** The command line as another program sees it: real processes, exit codes, pure JSON on standard output. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.js';
import type { JsonObject } from '../../src/core/json.js';
import { type Called, kontor as call, kontorProcess as callProcess } from './call.js';

const bin = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));
const fixture = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/games/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kontor = (args: readonly string[]): Promise<Called> => call(args, { cwd: folder });
const kontorProcess = (args: readonly string[], input = ''): Called =>
  callProcess(args, { cwd: folder, input });

const resultOf = ({ code, out, err }: Called): unknown => {
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out);
};
const json = async (args: readonly string[]): Promise<unknown> => resultOf(await kontor(args));

const CONFIG = '{"game":"hansa-teutonica","players":4,"seed":"cli"}';

describe('kontor', async () => {
  const start = (await json(['new', CONFIG])) as JsonObject;
  const file = join(folder, 'start.json');
  writeFileSync(file, JSON.stringify(start));

  it('new gives the same position for the same seed, another for another, and draws one when it is left out', async () => {
    expect(await json(['new', CONFIG])).toEqual(start);
    expect(resultOf(kontorProcess(['new', '-'], CONFIG))).toEqual(start);
    expect(await json(['new', CONFIG.replace('cli', 'other')])).not.toEqual(start);
    const drawn = (await json(['new', '{"game":"hansa","players":2}'])) as JsonObject;
    expect((drawn.config as JsonObject).seed).toMatch(/./);
    expect(await json(['new', JSON.stringify(drawn.config)])).toEqual(drawn);
  });

  it('legal, apply, view and score read files, standard input and text', async () => {
    const legal = (await json(['legal', file])) as JsonObject[];
    expect(legal).toContainEqual({ type: 'place', piece: 'trader', at: 'coellen--warburg/0' });
    expect(resultOf(kontorProcess(['legal', '-'], JSON.stringify(start)))).toEqual(legal);
    expect(await json(['legal', JSON.stringify(start)])).toEqual(legal);
    const actions = join(folder, 'actions.json');
    writeFileSync(actions, '[{"type":"place","piece":"trader","at":"coellen--warburg/0"}]');
    const next = (await json(['apply', file, actions])) as JsonObject;
    expect((next.routes as JsonObject)['coellen--warburg']).toEqual(['0t', null, null, null]);
    const view = (await json(['view', file, '--seat', '1'])) as JsonObject;
    expect(view.supply).toBe(12);
    expect(((await json(['view', file, '--spectator'])) as JsonObject).supply).toBe(12);
    expect(((await json(['score', file])) as JsonObject[])[0]).toEqual({
      seat: 0,
      track: 0,
      abilities: 0,
      markers: 0,
      special: 0,
      cities: 0,
      countries: 0,
      network: 0,
      mission: 0,
      total: 0,
      rank: 1,
    });
  });

  it('refuses bad input with status 1 and a wrong call with status 2, on standard error alone', async () => {
    const cases: [string[], number, RegExp][] = [
      [['new', '{"game":"hansa-teutonica","players":9}'], 1, /config\.players/],
      [['new', '{"game":"chess","players":2}'], 1, /config\.game/],
      [['new', '{'], 1, /config: is not JSON/],
      [['legal', '{"config":{"game":"hansa-teutonica","players":4},"pawns":3}'], 1, /position\.pawns/],
      [['apply', file, '[{"type":"end-turn"},{"type":"done"}]'], 1, /actions\[1\]/],
      [['apply', file, '{}'], 1, /actions: must be a list/],
      [['view', file, '--seat', '7'], 1, /seat/],
      [['replay', '{"format":1}'], 1, /position/],
      [['simulate', '{"game":"hansa","players":5}'], 1, /config\.players/],
      [[], 0, /^$/],
      [['nonsense'], 2, /nonsense/],
      [['legal'], 2, /POSITION is missing/],
      [['legal', file, 'more'], 2, /one word too many/],
      [['legal', join(folder, 'nowhere.json')], 2, /cannot read position/],
      [['legal', file, '--loud'], 2, /--loud/],
      [['view', file], 2, /--seat N or --spectator/],
      [['simulate', CONFIG, '--bots', 'grandmaster'], 2, /grandmaster/],
      [['simulate', CONFIG, '--bots', 'random,greedy'], 2, /2 bots for 4 players/],
      [['simulate', CONFIG, '--games', '-3'], 2, /--games/],
    ];
    for (const [args, status, message] of cases) {
      const { code, out, err } = await kontor(args);
      expect(code, args.join(' ')).toBe(status);
      expect(err, args.join(' ')).toMatch(message);
      if (status !== 0) expect(out, args.join(' ')).toBe('');
    }
    for (const wanted of [1, 2]) {
      const [args] = cases.find(([, status]) => status === wanted)!;
      expect(kontorProcess(args)).toEqual(await kontor(args));
    }
  });

  it('help names every command', async () => {
    const { out } = await kontor(['help']);
    for (const name of Object.keys(COMMANDS)) {
      expect(out).toContain(`kontor ${name}`);
      const { out: own } = await kontor([name, '--help']);
      expect(own.startsWith(`kontor ${name}`), own).toBe(true);
      expect(out).toContain(own.split('\n')[0]);
      expect(own.length).toBeLessThan(out.length / 2);
      expect((await kontor(['help', name])).out).toBe(own);
    }
  });

  it('replay prints the last position, and the moves in both languages', async () => {
    const end = (await json(['replay', fixture('eastern-big-box-3.json')])) as JsonObject;
    expect((end.turn as JsonObject).phase).toBe('over');
    const record = JSON.parse(readFileSync(fixture('eastern-big-box-3.json'), 'utf8')) as JsonObject;
    const total = (record.result as JsonObject[])[0].total;
    const english = (await kontor(['replay', fixture('eastern-big-box-3.json'), '--text'])).out;
    expect(english).toContain('Turn 1: Anna');
    expect(english).toContain(`Anna: ${total} (Prestige track`);
    const german = (await kontor(['replay', fixture('eastern-big-box-3.json'), '--text', '--lang', 'de']))
      .out;
    expect(german).toContain('Zug 1: Anna');
    expect(german).toContain(`Anna: ${total} (Ansehensleiste`);
    expect(english.split('\n').length).toBe(german.split('\n').length);
  });

  it('simulate is repeatable by its seed and reports games it gave up', async () => {
    const args = [
      'simulate',
      '{"game":"hansa","players":3}',
      '--bots',
      'greedy,random,random',
      '--games',
      '5',
      '--seed',
      's',
    ];
    const strip = (result: unknown): JsonObject => ({ ...(result as JsonObject), seconds: 0 });
    const first = strip(await json(args));
    expect(strip(await json(args))).toEqual(first);
    expect(first.games).toBe(5);
    expect((first.seats as JsonObject[]).map((seat) => seat.bot)).toEqual(['greedy', 'random', 'random']);
    const wins = (first.seats as JsonObject[]).reduce((sum, seat) => sum + (seat.wins as number), 0);
    expect(wins).toBeCloseTo(5, 2);
    const cut = (await json(['simulate', CONFIG, '--games', '2', '--longest', '50'])) as JsonObject;
    expect(cut).toMatchObject({ games: 2, decisions: 100, unfinished: 2 });
  });

  it('watch prints a whole game without a terminal', async () => {
    const { code, out } = await kontor(['watch', '{"game":"hansa","players":2}', '--seed', 'w']);
    expect(code).toBe(0);
    expect(out).toContain('Final scores');
  });

  it('engine refuses values that are nested too deeply, and continues', async () => {
    const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
    const requests = [
      `{"id":1,"do":"legal","position":${deep(5000)}}`,
      `{"id":2,"do":"new","config":{"game":"hansa-teutonica","players":${deep(20)}}}`,
      `{"id":${deep(5000)},"do":"legal"}`,
      `{"id":4,"do":"new","config":${CONFIG}}`,
    ];
    const { code, out } = kontorProcess(['engine'], `${requests.join('\n')}\n`);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonObject);
    expect(code).toBe(0);
    expect(answers.map(({ error }) => error)).toEqual([
      'request: is nested more than 32 deep',
      'config.players: must be a whole number from 2 to 5, not […]',
      'request: is nested more than 32 deep',
      undefined,
    ]);
    expect(answers[3].ok).toEqual(start);
    expect(await kontor(['legal', deep(5000)])).toMatchObject({ code: 1, out: '' });
  });

  it('engine answers line by line, and continues after bad lines', async () => {
    const child = spawn(process.execPath, [bin, 'engine'], { cwd: folder });
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const ask = async (line: string): Promise<JsonObject> => {
      child.stdin.write(`${line}\n`);
      return JSON.parse((await answers.next()).value as string) as JsonObject;
    };
    const position = (await ask(`{"id":1,"do":"new","config":${CONFIG}}`)).ok as JsonObject;
    expect(position).toEqual(start);
    const on = JSON.stringify(position);
    expect(await ask(`{"id":2,"do":"legal","position":${on}}`)).toEqual({
      id: 2,
      ok: await json(['legal', file]),
    });
    expect(await ask('not json')).toMatchObject({ id: null, error: expect.stringContaining('is not JSON') });
    expect(await ask('{"id":"x","do":"fly"}')).toMatchObject({
      id: 'x',
      error: expect.stringContaining('request.do'),
    });
    expect(await ask(`{"id":3,"do":"legal","position":${on},"seat":1}`)).toMatchObject({
      id: 3,
      error: expect.stringContaining('request.seat'),
    });
    expect(await ask(`{"id":4,"do":"view","position":${on},"seat":null}`)).toMatchObject({
      id: 4,
      ok: { supply: 12 },
    });
    expect(await ask(`{"id":5,"do":"score","position":${on}}`)).toMatchObject({
      id: 5,
      ok: [{ seat: 0 }, {}, {}, {}],
    });
    const after = await ask(`{"id":6,"do":"apply","position":${on},"actions":[{"type":"end-turn"}]}`);
    expect(after).toMatchObject({ id: 6, ok: { turn: { seat: 1 } } });
    expect(await ask(`{"id":7,"do":"apply","position":${on},"actions":[{"type":"done"}]}`)).toMatchObject({
      id: 7,
      error: expect.stringMatching(/^actions\[0\]/),
    });
    child.stdin.end();
    expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
  });
});

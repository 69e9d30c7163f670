/** Boards on the command line, with real files in a folder of their own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { fourMills, mills } from './help.js';

const KONTOR = fileURLToPath(new URL('../../bin/kontor.js', import.meta.url));
let home = '';

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'kontor-boards-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

interface Outcome {
  status: number | null;
  out: string;
  error: string;
  json: () => Json;
}

function call(args: string[], { cwd = home, env = {}, input = '' } = {}): Outcome {
  const { KONTOR_BOARDS: _, ...outside } = process.env;
  const done = spawnSync(process.execPath, [KONTOR, ...args], {
    cwd,
    input,
    env: { ...outside, ...env },
    encoding: 'utf8',
  });
  return {
    status: done.status,
    out: done.stdout,
    error: done.stderr,
    json: () => JSON.parse(done.stdout) as Json,
  };
}

/** A new folder with these files; objects are written as JSON. */
function folder(name: string, files: Record<string, Json>): string {
  const path = join(home, name);
  mkdirSync(path, { recursive: true });
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(path, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path;
}

const CONFIG = '{"game":"hansa-teutonica","board":"four-mills","players":3,"seed":"a"}';
const broken = mills((b) => b.routes[3].cities.splice(1, 1, 'sout-mill'));
const MISTAKE = 'board.routes[3].cities[1]: there is no city "sout-mill"; did you mean "south-mill"?';

describe('--board-file', () => {
  it('puts a board on the shelf of any command', () => {
    folder('.', { 'mills.json': fourMills });
    const start = call(['new', CONFIG, '--board-file', 'mills.json']);
    expect(start).toMatchObject({ status: 0, error: '' });
    const position = start.json() as JsonObject;
    expect(position.config).toMatchObject({ board: 'four-mills', edition: 'big-box', players: 3 });
    writeFileSync(join(home, 'start.json'), start.out);
    const withBoard = (...args: string[]) => call([...args, '--board-file=mills.json']);
    const actions = withBoard('legal', 'start.json').json() as Json[];
    expect(actions.length).toBeGreaterThan(5);
    expect(withBoard('apply', 'start.json', JSON.stringify(actions.slice(0, 1))).status).toBe(0);
    expect(withBoard('view', 'start.json', '--seat', '1').status).toBe(0);
    expect(withBoard('score', 'start.json').json()).toHaveLength(3);
    expect(
      withBoard('simulate', CONFIG, '--bots', 'greedy', '--games', '2', '--seed', 's').json(),
    ).toMatchObject({ games: 2 });
    expect(withBoard('watch', CONFIG, '--seed', 's').out).toContain('North Mill');
    const record = JSON.stringify({ format: 2, position, actions: [{ seat: 0, action: actions[0] }] });
    expect(withBoard('replay', record).status).toBe(0);
    expect(call(['legal', 'start.json'])).toMatchObject({ status: 1, out: '' });
  });

  it('serves the engine', () => {
    folder('.', { 'mills.json': fourMills });
    const input = `{"id":1,"do":"new","config":${CONFIG}}\n{"id":2,"do":"new","config":{"game":"hansa","board":"my-sea","players":2}}\n`;
    const sea = { ...baltic, id: 'my-sea' } as Json;
    folder('.', { 'sea.json': sea });
    const lines = call(['engine', '--board-file', 'mills.json', '--board-file', 'sea.json'], { input })
      .out.trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: { config: { board: 'four-mills' } } },
      { id: 2, ok: { config: { board: 'my-sea' } } },
    ]);
  });

  it('names the board where the config names none, if it is the only one of its game', () => {
    folder('.', { 'mills.json': fourMills, 'other.json': mills(() => {}) });
    const plain = '{"game":"hansa-teutonica","players":3}';
    const board = (...files: string[]): Json => {
      const args = files.flatMap((file) => ['--board-file', file]);
      return ((call(['new', plain, ...args]).json() as JsonObject).config as JsonObject).board;
    };
    expect(board('mills.json')).toBe('four-mills');
    expect(board('mills.json', 'other.json')).toBe('hanseatic-3');
    expect(board()).toBe('hanseatic-3');
    expect(call(['watch', '--board-file', 'mills.json', '--seed', 's']).out).toContain('South Mill');
  });

  it('that is broken is refused with the name of the file', () => {
    folder('.', {
      'broken.json': broken,
      'text.json': 'no board',
      'mills.json': fourMills,
      'twin.json': fourMills,
    });
    const attempt = (...args: string[]) => call(['boards', ...args]);
    expect(attempt('--board-file', 'broken.json')).toMatchObject({
      status: 1,
      out: '',
      error: `kontor: broken.json: ${MISTAKE}\n`,
    });
    expect(attempt('--board-file', 'text.json')).toMatchObject({ status: 1, out: '' });
    expect(attempt('--board-file', 'text.json').error).toMatch(/^kontor: text\.json: board: is not JSON: /);
    expect(attempt('--board-file', 'nowhere.json')).toMatchObject({ status: 2, out: '' });
    expect(attempt('--board-file')).toMatchObject({ status: 2, out: '' });
    expect(attempt('--board-file', 'mills.json', '--board-file', 'twin.json')).toMatchObject({
      status: 1,
      error: 'kontor: twin.json: board.id: "four-mills" is the id of mills.json too\n',
    });
    expect(call(['bench', '--board-file', 'mills.json'])).toMatchObject({ status: 2, out: '' });
  });
});

describe('the boards folder', () => {
  it('is read at the start; broken files are reported and left out', () => {
    const cwd = join(home, 'club');
    folder('club/boards', {
      'a.json': fourMills,
      'b.json': broken,
      'c.json': fourMills,
      'd.json': '{',
      'notes.txt': 'x',
    });
    mkdirSync(join(cwd, 'boards', 'e.json'));
    const start = call(['new', CONFIG], { cwd });
    expect(start.status).toBe(0);
    expect((start.json() as JsonObject).config).toMatchObject({ board: 'four-mills' });
    const lines = start.error.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(`kontor: left out a board: ${join('boards', 'b.json')}: ${MISTAKE}`);
    expect(lines[1]).toMatch(/c\.json: board\.id: "four-mills" is the id of .*a\.json too$/);
    expect(lines[2]).toMatch(/d\.json: board: is not JSON: /);
    expect(lines[3]).toMatch(/e\.json|EISDIR/);
  });

  it('does not stand in for a board that a config leaves out', () => {
    folder('plain/boards', { 'a.json': fourMills });
    const start = call(['new', '{"game":"hansa-teutonica","players":3}'], { cwd: join(home, 'plain') });
    expect((start.json() as JsonObject).config).toMatchObject({ board: 'hanseatic-3' });
  });

  it('is the one that KONTOR_BOARDS names', () => {
    const named = folder('named', { 'mills.json': fourMills });
    folder('here/boards', { 'other.json': mills(() => {}) });
    const cwd = join(home, 'here');
    const ids = (env: Record<string, string>) =>
      (call(['boards'], { cwd, env }).json() as JsonObject[])
        .filter((b) => b.from !== 'built in')
        .map((b) => b.id);
    expect(ids({})).toEqual(['changed']);
    expect(ids({ KONTOR_BOARDS: named })).toEqual(['four-mills']);
    expect(ids({ KONTOR_BOARDS: '' })).toEqual([]);
    const missing = call(['boards'], { cwd, env: { KONTOR_BOARDS: join(home, 'nowhere') } });
    expect(missing.status).toBe(0);
    expect(missing.error).toMatch(/^kontor: cannot read the boards folder: /);
  });

  it('corrects a board, and --board-file corrects it again', () => {
    const corrected = structuredClone(baltic);
    corrected.title = 'As printed';
    corrected.cities[7].sailsTo = ['danzig', 'riga'];
    folder('printed/boards', { 'baltic.json': corrected as Json });
    folder('printed', { 'again.json': { ...corrected, title: 'Again' } as Json });
    const cwd = join(home, 'printed');
    const sea = (...args: string[]) =>
      (call(['boards', ...args], { cwd }).json() as JsonObject[]).find((b) => b.id === 'baltic');
    expect(sea()).toMatchObject({ title: 'As printed', from: join('boards', 'baltic.json') });
    expect(sea('--board-file', 'again.json')).toMatchObject({ title: 'Again', from: 'again.json' });
    const position = { config: { game: 'hansa', players: 2 }, ship: 'reval' };
    const legal = call(['legal', JSON.stringify(position)], { cwd }).json() as JsonObject[];
    expect(legal.filter((action) => action.type === 'sail').map((action) => action.to)).toEqual([
      'danzig',
      'riga',
    ]);
  });
});

describe('kontor boards', () => {
  it('lists all boards with players, editions and where they are from', () => {
    folder('.', { 'mills.json': fourMills });
    const boards = call(['boards', '--board-file', 'mills.json']).json() as JsonObject[];
    expect(boards).toContainEqual({
      id: 'hanseatic-3',
      game: 'hansa-teutonica',
      title: 'The Hanseatic League (2-3 players)',
      players: [2, 3],
      editions: { 'big-box': [3], 2009: [2, 3] },
      from: 'built in',
    });
    expect(boards.find((b) => b.id === 'baltic')).toEqual({
      id: 'baltic',
      game: 'hansa',
      title: baltic.title,
      players: [2, 3, 4],
      from: 'built in',
    });
    expect(boards.find((b) => b.id === 'four-mills')).toMatchObject({ players: [2, 3], from: 'mills.json' });
  });

  it('checks files and prints what came of each', () => {
    folder('.', { 'mills.json': fourMills, 'broken.json': broken, 'sea.json': baltic as Json });
    const good = call(['boards', 'mills.json', 'sea.json']);
    expect(good).toMatchObject({ status: 0, error: '' });
    expect(good.json()).toMatchObject([
      { file: 'mills.json', ok: true, id: 'four-mills', game: 'hansa-teutonica', players: [2, 3] },
      { file: 'sea.json', ok: true, id: 'baltic', game: 'hansa' },
    ]);
    const bad = call(['boards', 'mills.json', 'broken.json']);
    expect(bad.status).toBe(1);
    expect((bad.json() as Json[])[1]).toEqual({
      file: 'broken.json',
      ok: false,
      field: 'board.routes[3].cities[1]',
      error: MISTAKE,
    });
    expect(call(['boards', 'nowhere.json'])).toMatchObject({ status: 2, out: '' });
  });
});

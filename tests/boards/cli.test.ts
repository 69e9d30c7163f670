/** Boards on the command line, with real files in a folder of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { type Called, kontor, kontorProcess } from '../cli/call.js';
import { fourMills, mills } from './help.js';

let home = '';

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'kontor-boards-'));
});
afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

interface Outcome extends Called {
  json: () => Json;
}

async function call(args: string[], { cwd = home, env = {} } = {}): Promise<Outcome> {
  const called = await kontor(args, { cwd, env });
  return { ...called, json: () => JSON.parse(called.out) as Json };
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
  it('puts a board on the shelf of any command', async () => {
    folder('.', { 'mills.json': fourMills });
    const start = await call(['new', CONFIG, '--board-file', 'mills.json']);
    expect(start).toMatchObject({ code: 0, err: '' });
    const position = start.json() as JsonObject;
    expect(position.config).toMatchObject({ board: 'four-mills', edition: 'big-box', players: 3 });
    writeFileSync(join(home, 'start.json'), start.out);
    const withBoard = (...args: string[]) => call([...args, '--board-file=mills.json']);
    const actions = (await withBoard('legal', 'start.json')).json() as Json[];
    expect(actions.length).toBeGreaterThan(5);
    expect((await withBoard('apply', 'start.json', JSON.stringify(actions.slice(0, 1)))).code).toBe(0);
    expect((await withBoard('view', 'start.json', '--seat', '1')).code).toBe(0);
    expect((await withBoard('score', 'start.json')).json()).toHaveLength(3);
    expect(
      (await withBoard('simulate', CONFIG, '--bots', 'greedy', '--games', '2', '--seed', 's')).json(),
    ).toMatchObject({ games: 2 });
    expect((await withBoard('watch', CONFIG, '--seed', 's')).out).toContain('North Mill');
    const record = JSON.stringify({ format: 2, position, actions: [{ seat: 0, action: actions[0] }] });
    expect((await withBoard('replay', record)).code).toBe(0);
    expect(await call(['legal', 'start.json'])).toMatchObject({ code: 1, out: '' });
  });

  it('serves the engine', async () => {
    folder('.', { 'mills.json': fourMills });
    const input = `{"id":1,"do":"new","config":${CONFIG}}\n{"id":2,"do":"new","config":{"game":"hansa","board":"my-sea","players":2}}\n`;
    const sea = { ...baltic, id: 'my-sea' } as Json;
    folder('.', { 'sea.json': sea });
    const lines = kontorProcess(['engine', '--board-file', 'mills.json', '--board-file', 'sea.json'], {
      cwd: home,
      input,
    })
      .out.trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, ok: { config: { board: 'four-mills' } } },
      { id: 2, ok: { config: { board: 'my-sea' } } },
    ]);
  });

  it('is the board of a config that names none, if it is the only one of its game', async () => {
    folder('.', { 'mills.json': fourMills, 'other.json': mills(() => {}) });
    const plain = '{"game":"hansa-teutonica","players":3}';
    const board = async (...files: string[]): Promise<Json> => {
      const args = files.flatMap((file) => ['--board-file', file]);
      return (((await call(['new', plain, ...args])).json() as JsonObject).config as JsonObject).board;
    };
    expect(await board('mills.json')).toBe('four-mills');
    expect(await board('mills.json', 'other.json')).toBe('hanseatic-3');
    expect(await board()).toBe('hanseatic-3');
    expect((await call(['watch', '--board-file', 'mills.json', '--seed', 's'])).out).toContain('South Mill');
  });

  it('is refused with its name if it is broken', async () => {
    folder('.', {
      'broken.json': broken,
      'text.json': 'no board',
      'mills.json': fourMills,
      'twin.json': fourMills,
    });
    const attempt = (...args: string[]) => call(['boards', ...args]);
    expect(await attempt('--board-file', 'broken.json')).toMatchObject({
      code: 1,
      out: '',
      err: `kontor: broken.json: ${MISTAKE}\n`,
    });
    expect(await attempt('--board-file', 'text.json')).toMatchObject({ code: 1, out: '' });
    expect((await attempt('--board-file', 'text.json')).err).toMatch(
      /^kontor: text\.json: board: is not JSON: /,
    );
    expect(await attempt('--board-file', 'nowhere.json')).toMatchObject({ code: 2, out: '' });
    expect(await attempt('--board-file')).toMatchObject({ code: 2, out: '' });
    expect(await attempt('--board-file', 'mills.json', '--board-file', 'twin.json')).toMatchObject({
      code: 1,
      err: 'kontor: twin.json: board.id: "four-mills" is the id of mills.json too\n',
    });
    expect(await call(['bench', '--board-file', 'mills.json'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('the boards folder', () => {
  it('is read at the start; broken files are reported and left out', async () => {
    const cwd = join(home, 'club');
    folder('club/boards', {
      'a.json': fourMills,
      'b.json': broken,
      'c.json': fourMills,
      'd.json': '{',
      'notes.txt': 'x',
    });
    mkdirSync(join(cwd, 'boards', 'e.json'));
    const start = await call(['new', CONFIG], { cwd });
    expect(start.code).toBe(0);
    expect((start.json() as JsonObject).config).toMatchObject({ board: 'four-mills' });
    const lines = start.err.trim().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe(`kontor: left out a board: ${join('boards', 'b.json')}: ${MISTAKE}`);
    expect(lines[1]).toMatch(/c\.json: board\.id: "four-mills" is the id of .*a\.json too$/);
    expect(lines[2]).toMatch(/d\.json: board: is not JSON: /);
    expect(lines[3]).toMatch(/e\.json|EISDIR/);
  });

  it('does not stand in for a board that a config leaves out', async () => {
    folder('plain/boards', { 'a.json': fourMills });
    const start = await call(['new', '{"game":"hansa-teutonica","players":3}'], { cwd: join(home, 'plain') });
    expect((start.json() as JsonObject).config).toMatchObject({ board: 'hanseatic-3' });
  });

  it('is the one that KONTOR_BOARDS names', async () => {
    const named = folder('named', { 'mills.json': fourMills });
    folder('here/boards', { 'other.json': mills(() => {}) });
    const cwd = join(home, 'here');
    const ids = async (env: Record<string, string>) =>
      ((await call(['boards'], { cwd, env })).json() as JsonObject[])
        .filter((b) => b.from !== 'built in')
        .map((b) => b.id);
    expect(await ids({})).toEqual(['changed']);
    expect(await ids({ KONTOR_BOARDS: named })).toEqual(['four-mills']);
    expect(await ids({ KONTOR_BOARDS: '' })).toEqual([]);
    const missing = await call(['boards'], { cwd, env: { KONTOR_BOARDS: join(home, 'nowhere') } });
    expect(missing.code).toBe(0);
    expect(missing.err).toMatch(/^kontor: cannot read the boards folder: /);
  });

  it('corrects a board, and --board-file corrects it again', async () => {
    const corrected = structuredClone(baltic);
    corrected.title = 'As printed';
    corrected.cities[7].sailsTo = ['danzig', 'riga'];
    folder('printed/boards', { 'baltic.json': corrected as Json });
    folder('printed', { 'again.json': { ...corrected, title: 'Again' } as Json });
    const cwd = join(home, 'printed');
    const sea = async (...args: string[]) =>
      ((await call(['boards', ...args], { cwd })).json() as JsonObject[]).find((b) => b.id === 'baltic');
    expect(await sea()).toMatchObject({ title: 'As printed', from: join('boards', 'baltic.json') });
    expect(await sea('--board-file', 'again.json')).toMatchObject({ title: 'Again', from: 'again.json' });
    const position = { config: { game: 'hansa', players: 2 }, ship: 'reval' };
    const legal = (await call(['legal', JSON.stringify(position)], { cwd })).json() as JsonObject[];
    expect(legal.filter((action) => action.type === 'sail').map((action) => action.to)).toEqual([
      'danzig',
      'riga',
    ]);
  });
});

describe('kontor boards', () => {
  it('lists all boards with players, editions and where they are from', async () => {
    folder('.', { 'mills.json': fourMills });
    const boards = (await call(['boards', '--board-file', 'mills.json'])).json() as JsonObject[];
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

  it('checks files and prints the result for each', async () => {
    folder('.', { 'mills.json': fourMills, 'broken.json': broken, 'sea.json': baltic as Json });
    const good = await call(['boards', 'mills.json', 'sea.json']);
    expect(good).toMatchObject({ code: 0, err: '' });
    expect(good.json()).toMatchObject([
      { file: 'mills.json', ok: true, id: 'four-mills', game: 'hansa-teutonica', players: [2, 3] },
      { file: 'sea.json', ok: true, id: 'baltic', game: 'hansa' },
    ]);
    const bad = await call(['boards', 'mills.json', 'broken.json']);
    expect(bad.code).toBe(1);
    expect((bad.json() as Json[])[1]).toEqual({
      file: 'broken.json',
      ok: false,
      field: 'board.routes[3].cities[1]',
      error: MISTAKE,
    });
    expect(await call(['boards', 'nowhere.json'])).toMatchObject({ code: 2, out: '' });
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BoardShelf, checkBoard } from '../../src/cli/boards.js';
import { readCall } from '../../src/cli/call.js';
import type { Json, JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import baltic from '../../src/games/hansa/boards/baltic.json' with { type: 'json' };
import { hansa } from '../../src/games/hansa/rules/index.js';
import hanseatic3 from '../../src/games/hansa-teutonica/boards/hanseatic-3.json' with { type: 'json' };
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { gameOfBoard, games } from '../../src/games/index.js';
import { changed, fourMills, mills, refusal } from './help.js';

/** Editions and numbers of players that a board is offered for. */
const offered = (configs: readonly JsonObject[], board: string): string[] =>
  [...new Set(configs.filter((c) => c.board === board).map((c) => `${c.edition} ${c.players}`))].sort();

/** A corrected board: a change that keeps the id. */
const corrected = (change: (board: JsonObject) => void): Json => {
  const board = structuredClone(hanseatic3) as unknown as JsonObject;
  change(board);
  return board;
};

describe('the boards that come with the games', () => {
  const files = games.flatMap((game) => {
    const folder = new URL(`../../src/games/${game.id}/boards/`, import.meta.url);
    return readdirSync(folder).map(
      (name) => [name, game, readFileSync(new URL(name, folder), 'utf8')] as const,
    );
  });

  it.each(files)('%s is valid and on the shelf', (name, game, text) => {
    const board = JSON.parse(text) as JsonObject;
    expect(`${board.id}.json`).toBe(name);
    expect(gameOfBoard(board)).toBe(game.id);
    expect(game.withBoards([board]).configs()).toEqual(game.configs());
    expect(game.boards.get(board.id as string)!.title).toBe(board.title);
  });
});

describe('further boards', () => {
  it('are offered in their editions, and for two in the 2009 edition only', () => {
    const configs = hansaTeutonica.withBoards([fourMills]).configs();
    expect(configs.length).toBe(hansaTeutonica.configs().length + 3);
    expect(offered(configs, 'four-mills')).toEqual(['2009 2', '2009 3', 'big-box 3']);
    const only2009 = mills((b) => Object.assign(b, { editions: ['2009'] }));
    expect(offered(hansaTeutonica.withBoards([only2009]).configs(), 'changed')).toEqual(['2009 2', '2009 3']);
    const onlyBigBox = mills((b) => Object.assign(b, { editions: ['big-box'], players: [3, 5] }));
    expect(offered(hansaTeutonica.withBoards([onlyBigBox]).configs(), 'changed')).toEqual([
      'big-box 3',
      'big-box 5',
    ]);
  });

  it('leave the game they were added to as it was', () => {
    expect(hansaTeutonica.boards.has('four-mills')).toBe(false);
    expect(
      refusal(() => hansaTeutonica.rules({ game: 'hansa-teutonica', board: 'four-mills', players: 3 })),
    ).toMatch(/^config\.board: "four-mills" is not one of /);
  });

  it('refuse other numbers of players by the field of the config', () => {
    const game = hansaTeutonica.withBoards([fourMills]);
    const config = (players: number, edition = 'big-box') => ({
      game: 'hansa-teutonica',
      board: 'four-mills',
      edition,
      players,
    });
    expect(game.rules(config(2, '2009')).setUp(new Random('mills'))).toHaveLength(
      game.rules(config(3)).stateSize,
    );
    expect(refusal(() => game.rules(config(2)))).toBe(
      'config.players: must fit the board: four-mills is for 3 players in the edition big-box',
    );
  });

  it('replace a board of the same id, in the editions that have it', () => {
    const more = hansaTeutonica.withBoards([
      corrected((b) => Object.assign(b, { players: [2, 3, 4, 5], title: 'Corrected' })),
    ]);
    expect(more.configs()).toEqual(hansaTeutonica.configs());
    expect(more.boards.get('hanseatic-3')!.title).toBe('Corrected');
    const less = hansaTeutonica.withBoards([
      corrected((b) => {
        Object.assign(b, { players: [3], editions: ['big-box'] });
        Reflect.deleteProperty(b, 'provinces');
        Reflect.deleteProperty(b, 'twoPlayer');
      }),
    ]);
    expect(offered(less.configs(), 'hanseatic-3')).toEqual(['big-box 3']);
    expect(
      refusal(() => hansaTeutonica.withBoards([corrected((b) => Object.assign(b, { players: [4] }))])),
    ).toBe(
      'board.players: hanseatic-3 is for 2, 3 players in the edition 2009 and 3 players in the edition big-box; ' +
        'name one of these, or give the board an id of its own',
    );
  });

  it('can have any id that the form allows', () => {
    const game = hansaTeutonica.withBoards([mills((b) => Object.assign(b, { id: 'constructor' }))]);
    expect(offered(game.configs(), 'constructor')).toEqual(['2009 2', '2009 3', 'big-box 3']);
  });

  it('two routes may join the same two cities', () => {
    const twice = mills((b) => {
      b.routes.push({ ...structuredClone(b.routes[2]), id: 'by-water' });
      for (const province of b.provinces.slice(1)) province.routes.push('by-water');
    });
    const rules = hansaTeutonica
      .withBoards([twice])
      .rules({ game: 'hansa-teutonica', board: 'changed', players: 3 });
    const position = rules.writePosition(rules.setUp(new Random('twice')));
    expect(Object.keys(rules.writePosition(rules.readPosition(position)).routes as object)).toContain(
      'by-water',
    );
  });
});

describe('which game a file is for', () => {
  it('is what it says, or what it looks like', () => {
    const unsaid = changed(fourMills, (b) => Reflect.deleteProperty(b, 'game'));
    expect(gameOfBoard(unsaid)).toBe('hansa-teutonica');
    expect(gameOfBoard(baltic as Json)).toBe('hansa');
    expect(gameOfBoard({ game: 'hansa', routes: [] })).toBe('hansa');
    expect(refusal(() => gameOfBoard({ game: 'chess' }))).toBe(
      'board.game: must be one of hansa-teutonica, hansa; not "chess"',
    );
    expect(refusal(() => gameOfBoard({ cities: [{}] }))).toMatch(
      /^board: has no "routes" .* not a board for any game here$/,
    );
  });

  it('both games report a wrong name in the same words', () => {
    const sea = structuredClone(baltic);
    sea.ship = 'copenhagn';
    expect(refusal(() => hansa.withBoards([sea as Json]))).toBe(
      'board.ship: there is no city "copenhagn"; did you mean "copenhagen"?',
    );
    sea.ship = 'copenhagen';
    sea.cities[0].at = [2000, 1];
    expect(refusal(() => hansa.withBoards([sea as Json]))).toBe(
      'board.cities[0].at: [2000,1] is off the map, which is 1000 wide and 800 high',
    );
  });
});

describe('the shelf of a call', () => {
  const board = checkBoard(fourMills, 'mills.json');
  const other = checkBoard(
    mills(() => {}),
    'other.json',
  );

  it('knows where boards are from', () => {
    const shelf = new BoardShelf([board]);
    expect(shelf.origin('hansa-teutonica', 'four-mills')).toBe('mills.json');
    expect(shelf.origin('hansa-teutonica', 'eastern')).toBe('built in');
    expect(shelf.rules({ game: 'hansa-teutonica', board: 'four-mills', players: 3 }).players).toBe(3);
  });

  it('a config that names no board means the one that was given for its game', () => {
    const config = { game: 'hansa-teutonica', players: 3 };
    expect(new BoardShelf([], [board]).complete(config)).toEqual({ ...config, board: 'four-mills' });
    expect(new BoardShelf([], [board]).complete({ ...config, board: 'eastern' })).toEqual({
      ...config,
      board: 'eastern',
    });
    expect(new BoardShelf([], [board]).complete({ game: 'hansa', players: 3 })).toEqual({
      game: 'hansa',
      players: 3,
    });
    expect(new BoardShelf([board]).complete(config)).toEqual(config);
    expect(new BoardShelf([], [board, other]).complete(config)).toEqual(config);
    expect(new BoardShelf([], [board]).complete(7)).toBe(7);
  });

  it('without a config, the given board with the most players is used', () => {
    expect(new BoardShelf([], [board]).givenConfig()).toEqual({
      game: 'hansa-teutonica',
      board: 'four-mills',
      players: 3,
    });
    expect(new BoardShelf([], [checkBoard(baltic as Json, 'sea')]).givenConfig()).toMatchObject({
      board: 'baltic',
      players: 4,
    });
    expect(new BoardShelf([board]).givenConfig()).toBeUndefined();
    const forTwo = checkBoard(
      mills((b) => Object.assign(b, { players: [2] })),
      'two.json',
    );
    expect(new BoardShelf([], [forTwo]).givenConfig()).toMatchObject({ edition: '2009', players: 2 });
  });

  it('--board-file can be given several times', () => {
    const words = ['new', '--board-file', 'a.json', '{}', '--board-file=b.json', '--seed', 's'];
    const call = readCall(words, { values: ['seed'], boards: true });
    expect(call.boardFiles).toEqual(['a.json', 'b.json']);
    expect(call.words).toEqual(['new', '{}']);
    expect(call.options).toEqual(new Map([['seed', 's']]));
    expect(() => readCall(['--board-file'], { boards: true })).toThrow('--board-file');
    expect(() => readCall(['--board-file', 'a.json'], {})).toThrow('--board-file');
  });
});

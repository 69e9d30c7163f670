import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import * as t from './scene.js';

const TAVERNS: Record<string, string[]> = {
  'hanseatic-3': ['bremen--osnabrueck', 'goslar--hildesheim', 'lueneburg--perleberg'],
  'hanseatic-45': ['bremen--osnabrueck', 'goslar--hildesheim', 'lueneburg--perleberg'],
  eastern: ['allenstein--braunsberg', 'brandenburg--tangermuende', 'kulm--stettin'],
  'britannia-3': ['coventry--nottingham', 'lancaster--richmond', 'salisbury--southampton'],
  'britannia-45': ['coventry--nottingham', 'lancaster--richmond', 'salisbury--southampton'],
  'salt-march': ['bernstrand--wollenrode', 'flachsheim--salzbrueck', 'glaswinkel--silberquell'],
};

const START: Record<string, string[]> = {
  'big-box': ['exchange', 'extra-post', 'move-3'],
  '2009': ['exchange', 'extra-post', 'remove-3'],
};

const SUPPLY: Record<string, string[]> = {
  'big-box':
    'actions-3 actions-3 actions-4 actions-4 develop develop exchange exchange extra-post extra-post extra-post move-3'.split(
      ' ',
    ),
  '2009':
    'actions-3 actions-3 actions-4 actions-4 develop develop develop exchange extra-post extra-post extra-post extra-post remove-3'.split(
      ' ',
    ),
};

const MISSIONS = [
  'osnabrueck stendal paderborn',
  'dortmund minden lueneburg',
  'minden perleberg goslar',
  'arnheim perleberg hannover',
  'dortmund stendal kampen',
  'arnheim osnabrueck hildesheim',
  'arnheim perleberg bremen',
  'minden osnabrueck magdeburg',
  'dortmund stendal muenster',
];

const FAVOURS = [
  'ability-prestige',
  'city-prestige',
  'double-relocation',
  'extra-action',
  'free-relocation',
  'income-share',
];

function start(config: JsonObject, seed = 'a seed'): t.Scene {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', ...config });
  return t.scene(rules, rules.setUp(new Random(seed)));
}

const everyConfig = hansaTeutonica.configs();
const name = (config: JsonObject): string =>
  `${config.board}, ${config.edition}, ${config.players} players, ${(config.modules as string[]).join(' ') || 'plain'}`;

describe('the configurations', () => {
  it('S1: there are the boards and numbers of players of both editions, with the modules where they belong', () => {
    const found = everyConfig.map(
      (c) => `${c.edition} ${c.board} ${c.players} ${(c.modules as string[]).join('+')}`,
    );
    const hanseatic = (edition: string, board: string, players: number): string[] =>
      ['', 'missions', 'favours', 'missions+favours'].map(
        (modules) => `${edition} ${board} ${players} ${modules}`,
      );
    const expected = [
      ...hanseatic('big-box', 'hanseatic-3', 3),
      ...hanseatic('big-box', 'hanseatic-45', 4),
      ...hanseatic('big-box', 'hanseatic-45', 5),
      ...[3, 4, 5].map((players) => `big-box eastern ${players} `),
      'big-box britannia-3 3 ',
      'big-box britannia-45 4 ',
      'big-box britannia-45 5 ',
      'big-box salt-march 3 ',
      '2009 salt-march 2 ',
      '2009 salt-march 3 ',
      ...hanseatic('2009', 'hanseatic-3', 2),
      ...hanseatic('2009', 'hanseatic-3', 3),
      ...hanseatic('2009', 'hanseatic-45', 4),
      ...hanseatic('2009', 'hanseatic-45', 5),
    ];
    expect([...found].sort()).toEqual([...expected].sort());
  });

  it('S1: the default board is the Hanseatic side for the number of players, the default edition Big Box', () => {
    expect(start({ players: 3 }).config).toMatchObject({
      board: 'hanseatic-3',
      edition: 'big-box',
      modules: [],
    });
    expect(start({ players: 4 }).config).toMatchObject({ board: 'hanseatic-45' });
    expect(start({ players: 5 }).config).toMatchObject({ board: 'hanseatic-45' });
    expect(start({ players: 2, edition: '2009' }).config).toMatchObject({ board: 'hanseatic-3' });
  });

  it('S1: a board for another number of players, or of the other edition, is refused', () => {
    expect(t.refused(() => start({ players: 2 }))).toContain('config.players');
    expect(t.refused(() => start({ players: 3, board: 'hanseatic-45' }))).toContain('config.players');
    expect(t.refused(() => start({ players: 4, board: 'hanseatic-3' }))).toContain('config.players');
    expect(t.refused(() => start({ players: 3, board: 'eastern', edition: '2009' }))).toContain('config');
    expect(t.refused(() => start({ players: 4, board: 'britannia-3' }))).toContain('config.players');
    expect(t.refused(() => start({ players: 6 }))).toContain('config.players');
  });
});

describe('S1: pieces at the start', () => {
  it.each(everyConfig.map((config) => [name(config), config] as const))('S1: %s', (_, config) => {
    const position = start(config);
    expect(position.seats).toHaveLength(config.players as number);
    position.seats.forEach((seat, k) => {
      expect(seat.score).toBe(0);
      expect(seat.supply).toEqual({ traders: 5 + k, merchants: 1 });
      expect(seat.stock).toEqual({ traders: 6 - k, merchants: 0 });
      expect(seat.abilities).toEqual({ keys: 0, actions: 0, privilege: 0, book: 0, bank: 0 });
      expect(seat.markers).toEqual({ unused: [], used: [], plate: [] });
      expect(seat.favours).toEqual([]);
    });
    expect(
      Object.values(position.routes)
        .flat()
        .every((piece) => piece === null),
    ).toBe(true);
    for (const city of Object.values(position.cities)) {
      expect(city.extra).toEqual([]);
      expect(city.posts.every((piece) => piece === null)).toBe(true);
    }
    expect(position.special).toEqual([null, null, null, null]);
    expect(position.completed).toBe(0);
    expect(position.connections).toEqual([]);
    expect(position.turn).toMatchObject({ seat: 0, actions: 2, begun: false });
  });

  it('S1: pieces that a position leaves out are those that are nowhere else', () => {
    const position = t.at({
      seats: { 0: { supply: [3, 0], abilities: { actions: 2, book: 1 } } },
      routes: { 'dortmund--paderborn': '0t 0m 1t' },
      cities: { coellen: '0t .' },
      special: [0, null, null, null],
    });
    // Traders: 13 on tracks, 1 for the score, 3 in supply, 1 on a route, 1 post. Merchants: 2 on the Book, 1 on a
    // route, 1 for special prestige.
    expect(t.count(position.seats[0].stock)).toEqual([8, 0]);
    expect(t.count(position.seats[1].stock)).toEqual([10, 1]);
    expect(t.count(position.seats[2].stock)).toEqual([11, 1]);
    expect(position.seats[2].supply).toEqual({ traders: 0, merchants: 0 });
    expect(position.supply).toEqual(
      [
        ['move-3', 'exchange', 'extra-post'],
        ['extra-post', 'extra-post', 'extra-post', 'exchange', 'exchange', 'move-3'],
        ['develop', 'develop', 'actions-3', 'actions-3', 'actions-4', 'actions-4'],
      ].flat(),
    );
    expect(position.turn).toMatchObject({ seat: 0, actions: 3, phase: 'actions', begun: false });
  });

  it.each<[string, t.Sketch]>([
    ['too many merchants', { seats: { 0: { supply: [0, 2] } } }],
    ['too many traders', { seats: { 1: { supply: [12, 0] } } }],
    ['a stock that does not add up', { seats: { 0: { supply: [5, 1], stock: [5, 0] } } }],
    [
      'five merchants with the special spaces',
      { seats: { 0: { supply: [0, 1] } }, special: [0, null, null, null] },
    ],
    ['five extra posts of big-box', { seats: { 0: { used: Array<string>(5).fill('extra-post') } } }],
    ['a marker of the other edition', { seats: { 0: { used: ['remove-3'] } } }],
    ['a gap between posts', { cities: { arnheim: '. 0m . .' } }],
    ['a completed track that is wrong', { cities: { duisburg: '0t' }, completed: 0 }],
    ['a seat that is not there', { routes: { 'arnheim--duisburg': '4t . .' } }],
    ['a connection made twice', { connections: [1, 1] }],
  ])('S1: a position with %s is refused', (_, sketch) => {
    expect(t.refused(() => t.at(sketch))).toContain('position.');
  });

  it('S1: a position with a trader on a boat is refused', () => {
    const message = t.refused(() => t.at({ board: 'eastern', routes: { 'malmoe--visby': '. 0t .' } }));
    expect(message).toContain('position.routes.malmoe--visby');
  });
});

describe('S2: markers', () => {
  it.each(everyConfig.map((config) => [name(config), config] as const))('S2: %s', (_, config) => {
    const position = start(config);
    const edition = config.edition as string;
    expect(Object.keys(position.markers).sort()).toEqual(TAVERNS[config.board as string]);
    expect(Object.values(position.markers).sort()).toEqual(START[edition]);
    expect([...position.supply].sort()).toEqual(SUPPLY[edition]);
  });

  it('S2: both the start markers and the supply are shuffled', () => {
    const games = Array.from({ length: 60 }, (_, i) => start({ players: 4 }, `seed ${i}`));
    expect(new Set(games.map((game) => JSON.stringify(game.markers))).size).toBe(6);
    expect(new Set(games.map((game) => game.supply.join())).size).toBeGreaterThan(55);
  });

  it('S2: the same seed deals the same game', () => {
    expect(start({ players: 5 }, 'x').state).toEqual(start({ players: 5 }, 'x').state);
  });
});

describe('S3: missions', () => {
  const hanseatic = everyConfig.filter((c) => String(c.board).startsWith('hanseatic'));

  it.each(hanseatic.map((config) => [name(config), config] as const))('S3: %s', (_, config) => {
    const position = start(config);
    const dealt = position.seats.map((seat) => seat.mission?.join(' '));
    if ((config.modules as string[]).includes('missions')) {
      expect(new Set(dealt).size).toBe(position.seats.length);
      for (const card of dealt) expect(MISSIONS).toContain(card);
    } else {
      expect(dealt.every((card) => card === undefined)).toBe(true);
    }
  });

  it('S3: every card is dealt to every seat at times', () => {
    const games = Array.from({ length: 200 }, (_, i) =>
      start({ players: 3, modules: ['missions'] }, `seed ${i}`),
    );
    for (const seat of [0, 1, 2]) {
      expect(new Set(games.map((game) => game.seats[seat].mission!.join(' '))).size).toBe(9);
    }
  });

  it('S3: missions are refused on the other boards', () => {
    for (const [board, players] of [
      ['eastern', 4],
      ['britannia-3', 3],
      ['britannia-45', 5],
    ] as const) {
      expect(t.refused(() => start({ board, players, modules: ['missions'] }))).toContain('config.modules');
    }
  });
});

describe('S4: favours', () => {
  it.each([2, 3, 4, 5])('S4: with %i players as many tiles lie on display', (players) => {
    const edition = players === 2 ? '2009' : 'big-box';
    const position = start({ players, edition, modules: ['favours'] });
    expect(position.favours).toHaveLength(players);
    expect(new Set(position.favours).size).toBe(players);
    for (const tile of position.favours) expect(FAVOURS).toContain(tile);
    expect(start({ players, edition }).favours).toEqual([]);
  });

  it('S4: all six tiles are drawn at times', () => {
    const games = Array.from({ length: 60 }, (_, i) =>
      start({ players: 3, modules: ['favours'] }, `seed ${i}`),
    );
    expect([...new Set(games.flatMap((game) => game.favours))].sort()).toEqual(FAVOURS);
  });

  it('S4: favours are refused on the other boards', () => {
    expect(t.refused(() => start({ board: 'eastern', players: 4, modules: ['favours'] }))).toContain(
      'config.modules',
    );
    expect(t.refused(() => start({ board: 'britannia-45', players: 4, modules: ['favours'] }))).toContain(
      'modules',
    );
  });
});

describe('S5: values of the desks', () => {
  it.each([
    [0, 3],
    [1, 5],
    [2, 7],
    [3, 11],
  ])('S5: with %i removed from Bank the income is at most %i of 11', (bank, most) => {
    // The removed traders of the Bank lie in supply.
    const position = t.at({ seats: { 0: { supply: [bank, 1], abilities: { bank } } } });
    expect(position.seats[0].stock).toEqual({ traders: 11, merchants: 0 });
    const amounts = t.legalOf(position, 'income').map((action) => action.traders as number);
    expect(Math.max(...amounts)).toBe(most);
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 4],
    [5, 5],
  ])('S5: with %i removed from Actions a turn has %i', (actions, value) => {
    expect(t.at({ seats: { 0: { abilities: { actions } } } }).turn.actions).toBe(value);
    // and so has the turn of the next player
    const position = t.at({ seats: { 1: { abilities: { actions } } } });
    expect(t.after(position, t.endTurn).turn).toMatchObject({ seat: 1, actions: value, begun: false });
  });

  it.each([
    [0, 2],
    [1, 3],
    [2, 4],
    [3, 5],
  ])('S5: with %i removed from Book, %i are moved', (book, most) => {
    const route = { 'bremen--hamburg': '0t 0t 0t 0t', 'coellen--warburg': '0t 0t . .' };
    let position = t.at({ seats: { 0: { abilities: { book } } }, routes: route });
    let lifted = 0;
    while (t.legalOf(position, 'lift').length > 0 && lifted < 6) {
      position = t.after(position, t.legalOf(position, 'lift')[0]);
      lifted++;
    }
    expect(lifted).toBe(most);
  });
});

describe('S6: two players', () => {
  it('S6: the second player puts the pawn in any province before the first turn', () => {
    const position = start({ players: 2, edition: '2009' });
    expect(position.pawn).toBeNull();
    expect(position.turn).toMatchObject({ seat: 0, decides: 1, phase: 'pawn' });
    const provinces = Array.from({ length: 16 }, (_, i) => `p${i + 1}`);
    expect(t.legalOf(position)).toHaveLength(16);
    expect(t.choices(position, 'pawn', 'to')).toEqual([...provinces].sort());
    expect(t.legalOf(position).every((action) => action.free === true)).toBe(true);
    const next = t.after(position, t.pawn('p7', true));
    expect(next.pawn).toBe('p7');
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions', begun: false, pawn: false });
    expect(next.turn.decides).toBeUndefined();
    expect(t.decider(next)).toBe(0);
  });

  it('S6: after it the start player still has their own free move', () => {
    const next = t.after(start({ players: 2, edition: '2009' }), t.pawn('p12', true));
    expect(t.can(next, t.pawn('p7', true))).toBe(true);
    expect(t.after(next, t.pawn('p7', true)).turn).toMatchObject({ seat: 0, pawn: true, actions: 2 });
  });

  it('S6: supplies are those of S1', () => {
    const position = start({ players: 2, edition: '2009' });
    expect(position.seats.map((seat) => t.count(seat.supply))).toEqual([
      [5, 1],
      [6, 1],
    ]);
  });

  it('S6: with three players on the same board there is no pawn', () => {
    const position = start({ players: 3, edition: '2009' });
    expect(position.pawn).toBeUndefined();
    expect(position.turn.phase).toBe('actions');
    expect(t.legalOf(position, 'pawn')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { NOBODY } from '../../src/core/game.js';
import * as t from './scene.js';

describe('X1: when the game is over', () => {
  it('X1: a player has twenty after a created route', () => {
    const position = t.at({
      seats: { 0: { score: 19, unused: ['actions-4'], plate: ['develop'] } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '0t . . .' },
      turn: { seat: 0, actions: 4 },
    });
    const next = t.after(position, t.create('minden--paderborn', t.post('paderborn')));
    expect(next.seats[0].score).toBe(20);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'over', actions: 0 });
    // The action was finished: the post stands, the route is empty. The marker on the plate stays there.
    expect(next.cities.paderborn.posts[0]).toBe('0t');
    expect(next.routes['minden--paderborn']).toEqual([null, null, null]);
    expect(next.seats[0].markers.plate).toEqual(['develop']);
    expect(next.markers).toEqual({});
    expect(t.decider(next)).toBe(NOBODY);
    expect(t.legalOf(next)).toEqual([]);
    expect(t.refused(() => t.after(next, t.endTurn))).toContain('over');
  });

  it('X1: an opponent reaches twenty in your own action', () => {
    const position = t.at({
      seats: { 2: { score: 19 } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '2t . . .' },
    });
    const next = t.after(position, t.create('minden--paderborn', t.post('paderborn')));
    expect(next.seats.map((seat) => seat.score)).toEqual([0, 0, 20, 0]);
    expect(next.turn.phase).toBe('over');
    expect(next.cities.paderborn.posts[0]).toBe('0t');
  });

  it('X1: more than twenty is enough too', () => {
    const position = t.at({
      seats: { 0: { score: 19 } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '0t . . .', paderborn: '0t .' },
    });
    const next = t.after(position, t.create('minden--paderborn'));
    expect(next.seats[0].score).toBe(21);
    expect(next.turn.phase).toBe('over');
  });

  it('X1: nineteen is not enough', () => {
    const position = t.at({
      seats: { 0: { score: 18 } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '0t . . .' },
    });
    expect(t.after(position, t.create('minden--paderborn')).turn.phase).toBe('actions');
  });

  it('X1: by a coin', () => {
    const position = t.at({ seats: { 0: { score: 19 } }, routes: { 'hamburg--luebeck': '0t 0t 0t' } });
    expect(t.after(position, t.create('hamburg--luebeck', t.post('luebeck'))).turn.phase).toBe('over');
    expect(t.after(position, t.create('hamburg--luebeck', t.post('hamburg'))).turn.phase).toBe('actions');
  });

  it('X1: by the connection', () => {
    const position = t.at({
      seats: { 0: { score: 12, abilities: { privilege: 1 } } },
      routes: { 'brunswick--stendal': '0t 0t 0t 0t' },
      cities: { arnheim: '0t . . .', muenster: '0m .', minden: '0t . . .', stendal: '0t . . .' },
    });
    const next = t.after(position, t.create('brunswick--stendal', t.post('brunswick')));
    expect(next.seats[0].score).toBe(20);
    expect(next.turn.phase).toBe('over');
  });

  it('X1: the marker supply could not be drawn from', () => {
    const position = t.at({
      seats: { 0: { unused: ['actions-4'] } },
      routes: { 'bremen--osnabrueck': '0t 0t 0t' },
      markers: { 'bremen--osnabrueck': 'actions-3', 'goslar--hildesheim': 'exchange' },
      supply: [],
      turn: { seat: 0, actions: 3 },
    });
    const next = t.after(position, t.create('bremen--osnabrueck', t.post('osnabrueck')));
    expect(next.turn).toMatchObject({ phase: 'over', actions: 0 });
    // The marker taken counts, though it cannot be used any more.
    expect(next.seats[0].markers.unused).toEqual(['actions-4', 'actions-3']);
    expect(t.scores(next)[0].markers).toBe(3);
    expect(next.markers).toEqual({ 'goslar--hildesheim': 'exchange' });
  });

  it('X1: an empty supply alone does not end the game', () => {
    const position = t.at({ seats: { 0: { supply: [5, 1] } }, supply: [] });
    const next = t.after(position, t.income(3), t.place('trader', 'arnheim--duisburg/0'));
    expect(next.turn).toMatchObject({ seat: 1, phase: 'actions' });
  });

  const nine = {
    brunswick: '1t',
    duisburg: '1t',
    stade: '1m',
    bremen: '1t 2t',
    coellen: '1t 2t',
    emden: '2m 3t',
    goslar: '3t 2t',
    hannover: '3t 2t',
    halle: '3t 2t',
  };

  it.each(['big-box', '2009'])('X1: the tenth city is completed (%s)', (edition) => {
    const position = t.at({
      edition,
      seats: { 0: { abilities: { privilege: 3 } } },
      routes: { 'hamburg--luebeck': '0t 0t 0t' },
      cities: { ...nine, luebeck: '1t .' },
      turn: { seat: 0, actions: 3 },
    });
    expect(position.completed).toBe(9);
    const next = t.after(position, t.create('hamburg--luebeck', t.post('luebeck')));
    expect(next.completed).toBe(10);
    expect(next.turn).toMatchObject({ phase: 'over', actions: 0 });
    expect(t.after(position, t.create('hamburg--luebeck', t.post('hamburg'))).turn.phase).toBe('actions');
  });

  it('X1: nothing but action E ends a game', () => {
    const position = t.at({
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { ...nine, luebeck: '1t 3t' },
      turn: { seat: 0, actions: 3 },
    });
    expect(position.completed).toBe(10);
    expect(t.after(position, t.income(1)).turn.phase).toBe('actions');
  });

  it('X1: reaching twenty counts only after E', () => {
    const position = t.at({ seats: { 1: { score: 25 }, 0: { supply: [5, 1] } } });
    const next = t.after(position, t.place('trader', 'arnheim--duisburg/0'));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions' });
  });

  it('X1: on the eastern board ten, green cities among them', () => {
    const position = t.at({
      board: 'eastern',
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'belgard--kulm': '0t 0t 0t' },
      cities: {
        'berlin-coelln': '1t',
        perleberg: '1t',
        tangermuende: '1t',
        visby: '1m',
        wittenberg: '2t',
        waren: '2t',
        dresden: '2t',
        allenstein: '2t 1t',
        anklam: '2t 1t',
      },
    });
    expect(position.completed).toBe(9);
    const next = t.after(position, t.create('belgard--kulm', t.extraPost('belgard')));
    expect(next.completed).toBe(10);
    expect(next.turn.phase).toBe('over');
  });

  it('X1: a game that is over is read back as such', () => {
    const position = t.at({ turn: { seat: 2, phase: 'over', actions: 0 } });
    expect(t.decider(position)).toBe(NOBODY);
    expect(t.legalOf(position)).toEqual([]);
  });
});

describe('X2: final scores', () => {
  const row = (seat: t.SeatSketch, more: t.Sketch = {}) => t.scores(t.at({ seats: { 0: seat }, ...more }))[0];

  it('X2: nothing yet', () => {
    expect(t.scores(t.at({}))[1]).toEqual({
      seat: 1,
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

  it('X2: A: the track', () => {
    expect(row({ score: 17 })).toMatchObject({ track: 17, total: 17 });
  });

  it('X2: B: four for each fully developed ability, the keys excepted', () => {
    expect(row({ abilities: { actions: 5 } }).abilities).toBe(4);
    expect(row({ abilities: { privilege: 3 } }).abilities).toBe(4);
    expect(row({ abilities: { book: 3 } }).abilities).toBe(4);
    expect(row({ abilities: { bank: 3 } }).abilities).toBe(4);
    expect(row({ abilities: { keys: 4 } }).abilities).toBe(0);
    expect(row({ abilities: { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 } }).abilities).toBe(16);
    expect(row({ abilities: { keys: 3, actions: 4, privilege: 2, book: 2, bank: 2 } }).abilities).toBe(0);
  });

  it('X2: B: seven with ability-prestige', () => {
    const abilities = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 2 };
    expect(row({ abilities, favours: ['ability-prestige'] }).abilities).toBe(21);
    expect(row({ abilities, favours: ['city-prestige'] }).abilities).toBe(12);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 3],
    [4, 6],
    [5, 6],
    [6, 10],
    [7, 10],
    [8, 15],
    [9, 15],
    [10, 21],
    [11, 21],
    [15, 21],
  ])('X2: C: %i markers are worth %i', (markers, prestige) => {
    const all = [
      ['move-3', 'exchange', 'extra-post', 'extra-post', 'extra-post', 'extra-post', 'exchange', 'exchange'],
      ['move-3', 'develop', 'develop', 'actions-3', 'actions-3', 'actions-4', 'actions-4'],
    ].flat();
    const mine = all.slice(0, markers);
    expect(row({ used: mine }).markers).toBe(prestige);
    expect(row({ unused: mine.slice(0, 2), used: mine.slice(2) }).markers).toBe(prestige);
  });

  it('X2: D: special prestige', () => {
    const position = t.at({ seats: { 0: { abilities: { book: 2 } } }, special: [0, 1, 0, 0] });
    expect(t.scores(position).map((r) => r.special)).toEqual([7 + 9 + 11, 8, 0, 0]);
  });

  it('X2: E: two for each controlled city, four with city-prestige', () => {
    const cities = { arnheim: '0t 0m 1t .', minden: '0t 1t . .', duisburg: '0t', hannover: '1t | 0t .' };
    expect(t.scores(t.at({ cities })).map((r) => r.cities)).toEqual([6, 2, 0, 0]);
    const favoured = t.at({ cities, seats: { 0: { favours: ['city-prestige'] } } });
    expect(t.scores(favoured).map((r) => r.cities)).toEqual([12, 2, 0, 0]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
  ])('X2: F: with %i keys removed each post of the network counts %i', (keys, value) => {
    const cities = { arnheim: '0t 0m . .', muenster: '0t .', hannover: '0t .' };
    expect(row({ abilities: { keys } }, { cities })).toMatchObject({ network: 3 * value });
  });

  it('X2: F: the largest network is the one with most posts, not most cities', () => {
    const cities = { arnheim: '0t 0m 0t 0t', hamburg: '0t . .', luebeck: '0t .', stade: '1m' };
    expect(row({}, { cities }).network).toBe(4);
  });

  it('X2: F: extra posts count, special prestige does not', () => {
    const cities = { hannover: '0t 0t | 0t 1t', minden: '0t . . .' };
    expect(row({}, { cities }).network).toBe(4);
    expect(row({}, { cities: { coellen: '0t .' }, special: [0, null, null, null] }).network).toBe(1);
  });

  it('X2: F: cities are joined by routes only', () => {
    // Dortmund and Münster have no route between them.
    expect(row({}, { cities: { dortmund: '0m . .', muenster: '0t .' } }).network).toBe(1);
    expect(
      row({}, { cities: { dortmund: '0m . .', duisburg: '0t', arnheim: '0t . . .', muenster: '0t .' } })
        .network,
    ).toBe(4);
  });

  it('X2: F: the same cities are joined by other routes on the other side of the board', () => {
    const cities = { emden: '0m .', stade: '0t' };
    expect(t.scores(t.at({ cities }))[0].network).toBe(2);
    expect(t.scores(t.at({ board: 'hanseatic-3', cities }))[0].network).toBe(1);
  });

  it('X2: all of it adds up', () => {
    const position = t.at({
      seats: {
        0: {
          score: 5,
          abilities: { keys: 3, bank: 3 },
          used: ['exchange', 'develop'],
          unused: ['actions-3', 'actions-4'],
          mission: ['osnabrueck', 'stendal', 'paderborn'],
        },
      },
      cities: { osnabrueck: '0t . .', bremen: '0m .', paderborn: '1t .' },
      special: [null, null, null, null],
    });
    expect(t.scores(position)[0]).toEqual({
      seat: 0,
      track: 5,
      abilities: 4,
      markers: 6,
      special: 0,
      cities: 4,
      countries: 0,
      network: 6,
      mission: 1,
      total: 26,
      rank: 1,
    });
  });
});

describe('X3: missions', () => {
  const mission = (cities: Record<string, string>, card = ['dortmund', 'minden', 'lueneburg']): number =>
    t.scores(t.at({ modules: ['missions'], seats: { 0: { mission: card } }, cities }))[0].mission;

  it('X3: one for each of the three cities with a post of the player', () => {
    expect(mission({})).toBe(0);
    expect(mission({ dortmund: '0m . .' })).toBe(1);
    expect(mission({ dortmund: '0m . .', minden: '1t 0t . .' })).toBe(2);
    expect(mission({ dortmund: '0m . .', hannover: '0t .' })).toBe(1);
    expect(mission({ minden: '0t | 1t . . .' })).toBe(1);
    expect(mission({ minden: '0t 0t 0t .' })).toBe(1);
  });

  it('X3: five more for controlling all three', () => {
    expect(mission({ dortmund: '0t . .', minden: '1t 0t . .', lueneburg: '0t .' })).toBe(8);
  });

  it('X3: not with two of three controlled', () => {
    expect(mission({ dortmund: '0t . .', minden: '0t 1t . .', lueneburg: '0t .' })).toBe(3);
    expect(mission({ dortmund: '0t . .', minden: '0t . . .' })).toBe(2);
  });

  it('X3: each player for their own card', () => {
    const position = t.at({
      modules: ['missions'],
      seats: {
        0: { mission: ['dortmund', 'minden', 'lueneburg'] },
        1: { mission: ['arnheim', 'perleberg', 'hannover'] },
        2: { mission: ['minden', 'perleberg', 'goslar'] },
        3: { mission: ['minden', 'osnabrueck', 'magdeburg'] },
      },
      cities: { minden: '0t 1t 2t .', arnheim: '1t 0m . .', goslar: '2t .' },
    });
    expect(t.scores(position).map((row) => row.mission)).toEqual([1, 1, 2, 0]);
  });
});

describe('X4: the winner', () => {
  const ranks = (sketch: t.Sketch): number[] => t.scores(t.at(sketch)).map((row) => row.rank);

  it('X4: the highest total', () => {
    expect(ranks({ seats: { 0: { score: 3 }, 1: { score: 9 }, 2: { score: 5 }, 3: { score: 4 } } })).toEqual([
      4, 1, 2, 3,
    ]);
  });

  it('X4: Big Box: a tie goes to the player with fewer tradesmen removed from Actions', () => {
    expect(
      ranks({
        seats: { 0: { score: 9, abilities: { actions: 2 } }, 1: { score: 9, abilities: { actions: 1 } } },
      }),
    ).toMatchObject({ 0: 2, 1: 1 });
  });

  it('X4: Big Box: then to the player with more points for the network', () => {
    const sketch: t.Sketch = {
      seats: { 0: { score: 7, abilities: { actions: 1 } }, 1: { score: 6, abilities: { actions: 1 } } },
      // Both control one city; seat 1 has two posts in its own.
      cities: { duisburg: '0t', minden: '1t 1t . .' },
    };
    const rows = t.scores(t.at(sketch));
    expect(rows.map((row) => row.total)).toEqual([10, 10, 0, 0]);
    expect(rows.map((row) => row.network)).toEqual([1, 2, 0, 0]);
    expect(rows.map((row) => row.rank).slice(0, 2)).toEqual([2, 1]);
  });

  it('X4: Big Box: Actions come before the network', () => {
    const sketch: t.Sketch = {
      seats: { 0: { score: 7 }, 1: { score: 6, abilities: { actions: 1 } } },
      cities: { duisburg: '0t', minden: '1t 1t . .' },
    };
    expect(ranks(sketch).slice(0, 2)).toEqual([1, 2]);
  });

  it('X4: Big Box: 3 and 3 actions differ by the tradesmen removed', () => {
    expect(
      ranks({
        seats: { 0: { score: 9, abilities: { actions: 1 } }, 1: { score: 9, abilities: { actions: 2 } } },
      }).slice(0, 2),
    ).toEqual([1, 2]);
  });

  it('X4: Big Box: then they share', () => {
    expect(ranks({ seats: { 0: { score: 9 }, 1: { score: 4 }, 2: { score: 9 }, 3: { score: 1 } } })).toEqual([
      1, 3, 1, 4,
    ]);
    expect(ranks({})).toEqual([1, 1, 1, 1]);
  });

  it('X4: 2009: ties are shared at once', () => {
    const sketch: t.Sketch = {
      edition: '2009',
      seats: { 0: { score: 7, abilities: { actions: 4 } }, 1: { score: 6 }, 2: { score: 3 } },
      cities: { duisburg: '0t', minden: '1t 1t . .' },
    };
    expect(ranks(sketch)).toEqual([1, 1, 3, 4]);
  });

  it('X4: shared places further down', () => {
    expect(ranks({ seats: { 0: { score: 9 }, 1: { score: 4 }, 2: { score: 4 }, 3: { score: 1 } } })).toEqual([
      1, 2, 2, 4,
    ]);
  });

  it('X4: totals agree with what bots see', () => {
    const position = t.at({
      seats: { 0: { score: 7 }, 1: { score: 6 } },
      cities: { duisburg: '0t', minden: '1t 1t . .' },
    });
    for (const row of t.scores(position))
      expect(position.rules.total(position.state, row.seat)).toBe(row.total);
  });
});

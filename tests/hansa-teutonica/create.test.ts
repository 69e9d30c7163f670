import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards.js';
import * as t from './scene.js';

describe('E1: when a route can be created', () => {
  const position = t.at({
    seats: { 0: { supply: [4, 0] } },
    routes: {
      'arnheim--kampen': '0t 0t 0m',
      'arnheim--duisburg': '0t 0t .',
      'bremen--minden': '0t 1t 0t',
      'goslar--magdeburg': '1t 1t',
    },
  });

  it('E1: needs all its points to be your own', () => {
    expect(t.choices(position, 'create', 'route')).toEqual(['arnheim--kampen']);
  });

  it('E1: it costs an action and clears the route', () => {
    const next = t.after(position, t.create('arnheim--kampen'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, begun: true });
    expect(next.routes['arnheim--kampen']).toEqual([null, null, null]);
  });

  it('E1: it never happens automatically', () => {
    expect(t.after(position, t.endTurn).routes['arnheim--kampen']).toEqual(['0t', '0t', '0m']);
    const next = t.after(position, t.place('trader', 'arnheim--duisburg/2'));
    expect(next.routes['arnheim--duisburg']).toEqual(['0t', '0t', '0t']);
    expect(t.choices(next, 'create', 'route')).toEqual(['arnheim--duisburg', 'arnheim--kampen']);
  });

  it('E1: not without an action left', () => {
    const spent = t.at({
      seats: { 0: { unused: ['actions-3'] } },
      routes: { 'arnheim--kampen': '0t 0t 0m' },
      turn: { seat: 0, actions: 0 },
    });
    expect(t.legalOf(spent, 'create')).toEqual([]);
  });
});

describe('E2: the controllers score first', () => {
  it('E2: one point for each city, for any controller', () => {
    const position = t.at({
      seats: { 0: { score: 1 }, 1: { score: 4 }, 2: { score: 0 } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '1t . . .', paderborn: '2t .' },
    });
    const next = t.after(position, t.create('minden--paderborn'));
    expect(next.seats.map((seat) => seat.score)).toEqual([1, 5, 1, 0]);
  });

  it('E2: two for a player who controls both', () => {
    const position = t.at({
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '1t . . .', paderborn: '1t .' },
    });
    expect(t.after(position, t.create('minden--paderborn')).seats.map((seat) => seat.score)).toEqual([
      0, 2, 0, 0,
    ]);
    const own = t.at({
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '0t . . .', paderborn: '0t .' },
    });
    expect(t.after(own, t.create('minden--paderborn')).seats.map((seat) => seat.score)).toEqual([2, 0, 0, 0]);
  });

  it('E2: nothing for cities without posts', () => {
    const position = t.at({ routes: { 'minden--paderborn': '0t 0t 0t' } });
    expect(t.after(position, t.create('minden--paderborn', t.post('minden'))).seats[0].score).toBe(0);
  });

  it('E2: as things stood before the new post', () => {
    const position = t.at({
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '1t . . .' },
    });
    // The new post at the right takes the city, but the point goes to the one who had it.
    const next = t.after(position, t.create('minden--paderborn', t.post('minden')));
    expect(next.seats.map((seat) => seat.score)).toEqual([0, 1, 0, 0]);
    expect(next.cities.minden.posts).toEqual(['1t', '0t', null, null]);
  });
});

describe('E3: control', () => {
  const scorer = (minden: string): number[] => {
    const position = t.at({
      routes: { 'minden--paderborn': '3t 3t 3t' },
      cities: { minden },
      turn: { seat: 3 },
    });
    return t.after(position, t.create('minden--paderborn')).seats.map((seat) => seat.score);
  };

  it('E3: the most posts', () => {
    expect(scorer('0t 0t 1t .')).toEqual([1, 0, 0, 0]);
    expect(scorer('0t 1t 1t 2t')).toEqual([0, 1, 0, 0]);
  });

  it('E3: a tie goes to the post furthest right', () => {
    expect(scorer('0t 1t . .')).toEqual([0, 1, 0, 0]);
    expect(scorer('0t 1t 1t 0t')).toEqual([1, 0, 0, 0]);
    expect(scorer('0t 1t 2t .')).toEqual([0, 0, 1, 0]);
  });

  it('E3: the post furthest right counts only among the tied', () => {
    expect(scorer('0t 0t 1t 2t')).toEqual([1, 0, 0, 0]);
    expect(scorer('1t | 0t 0t 1t 2t')).toEqual([0, 1, 0, 0]);
  });

  it('E3: extra posts count', () => {
    expect(scorer('0t | 0t 1t . .')).toEqual([1, 0, 0, 0]);
    expect(scorer('0t 0t | 1t . . .')).toEqual([1, 0, 0, 0]);
  });

  it('E3: extra posts stand left of the printed ones', () => {
    expect(scorer('0t | 1t . . .')).toEqual([0, 1, 0, 0]);
  });

  it('E3: later extra posts stand further left', () => {
    // Seat 2 holds the printed space and is beaten by two of each; the rightmost of the extras decides.
    expect(scorer('0t 1t 0t 1t | 2t . . .')).toEqual([0, 1, 0, 0]);
    expect(scorer('1t 0t 1t 0t | 2t . . .')).toEqual([1, 0, 0, 0]);
  });

  it('E3: merchants count like traders', () => {
    expect(scorer('0m | 0t 1t . .')).toEqual([1, 0, 0, 0]);
  });
});

describe('E4: markers on the route', () => {
  const sketch: t.Sketch = {
    routes: { 'bremen--osnabrueck': '0t 0t 0t' },
    markers: { 'bremen--osnabrueck': 'develop', 'goslar--hildesheim': 'exchange' },
    supply: ['actions-4', 'extra-post'],
  };

  it('E4: the marker is taken, unused, and a new one drawn onto the plate', () => {
    const next = t.after(t.at(sketch), t.create('bremen--osnabrueck'));
    expect(next.markers).toEqual({ 'goslar--hildesheim': 'exchange' });
    expect(next.seats[0].markers).toEqual({ unused: ['develop'], used: [], plate: ['actions-4'] });
    expect(next.supply).toEqual(['extra-post']);
    expect(next.turn.phase).toBe('actions');
  });

  it('E4: on a route without one nothing is drawn', () => {
    const position = t.at({ ...sketch, routes: { 'bremen--minden': '0t 0t 0t' } });
    const next = t.after(position, t.create('bremen--minden'));
    expect(next.supply).toEqual(['actions-4', 'extra-post']);
    expect(next.seats[0].markers).toEqual({ unused: [], used: [], plate: [] });
  });

  it('E4: with any reward', () => {
    const next = t.after(t.at(sketch), t.create('bremen--osnabrueck', t.post('osnabrueck')));
    expect(next.seats[0].markers.unused).toEqual(['develop']);
    expect(next.cities.osnabrueck.posts[0]).toBe('0t');
  });

  it('E4: drawing the last marker does not end the game; finding none to draw does, after the action', () => {
    const last = t.after(t.at({ ...sketch, supply: ['actions-4'] }), t.create('bremen--osnabrueck'));
    expect(last.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
    expect(last.supply).toEqual([]);
    const none = t.after(
      t.at({ ...sketch, supply: [] }),
      t.create('bremen--osnabrueck', t.post('osnabrueck')),
    );
    expect(none.turn).toMatchObject({ phase: 'over', actions: 0 });
    expect(none.seats[0].markers).toEqual({ unused: ['develop'], used: [], plate: [] });
    expect(none.cities.osnabrueck.posts[0]).toBe('0t');
    expect(none.routes['bremen--osnabrueck']).toEqual([null, null, null]);
  });

  it('E4: an empty supply does not matter on a route without a marker', () => {
    const position = t.at({ routes: { 'bremen--minden': '0t 0t 0t' }, supply: [] });
    expect(t.after(position, t.create('bremen--minden')).turn.phase).toBe('actions');
  });

  it('E4: two in a turn give two on the plate', () => {
    const position = t.at({
      routes: { 'bremen--osnabrueck': '0t 0t 0t', 'goslar--hildesheim': '0t 0t 0t' },
      markers: { 'bremen--osnabrueck': 'develop', 'goslar--hildesheim': 'exchange' },
      supply: ['actions-4', 'extra-post', 'develop'],
      turn: { seat: 0, actions: 3 },
    });
    const next = t.after(position, t.create('bremen--osnabrueck'), t.create('goslar--hildesheim'));
    expect(next.seats[0].markers).toEqual({
      unused: ['develop', 'exchange'],
      used: [],
      plate: ['actions-4', 'extra-post'],
    });
    expect(next.supply).toEqual(['develop']);
  });
});

describe('E5: one reward or none', () => {
  it('E5: taking nothing is always possible, even if something could be taken', () => {
    const position = t.at({ routes: { 'hamburg--luebeck': '0t 0t 0t' } });
    const found = t.rewards(position, 'hamburg--luebeck');
    expect(found).toHaveLength(4);
    expect(found).toEqual(
      expect.arrayContaining([t.none, t.post('hamburg'), t.post('luebeck'), t.develop('bank')]),
    );
    const next = t.after(position, t.create('hamburg--luebeck', t.none));
    expect(t.count(next.seats[0].stock)).toEqual([11, 1]);
    expect(next.cities).toEqual(position.cities);
    expect(next.seats[0].abilities.bank).toBe(0);
  });
});

describe('E6: post', () => {
  const on = (route: string, points: string, more: t.Sketch = {}): t.Scene =>
    t.at({ routes: { [route]: points }, ...more });

  it('E6: in the leftmost vacant space of either city', () => {
    const position = on('hamburg--luebeck', '0t 0t 0t', {
      seats: { 0: { abilities: { privilege: 3 } } },
      cities: { hamburg: '1t . .' },
    });
    const hamburg = t.after(position, t.create('hamburg--luebeck', t.post('hamburg')));
    expect(hamburg.cities.hamburg.posts).toEqual(['1t', '0t', null]);
    const luebeck = t.after(position, t.create('hamburg--luebeck', t.post('luebeck')));
    expect(luebeck.cities.luebeck.posts).toEqual(['0t', null]);
  });

  it('E6: the shape must be there on the route', () => {
    expect(t.rewards(on('emden--stade', '0t 0t 0t'), 'emden--stade')).not.toContainEqual(
      t.post('emden', 'merchant'),
    );
    expect(t.rewards(on('emden--stade', '0t 0t 0t'), 'emden--stade')).not.toContainEqual(
      t.post('emden', 'trader'),
    );
    const mixed = t.rewards(on('emden--stade', '0t 0m 0t'), 'emden--stade');
    expect(mixed).toContainEqual(t.post('emden', 'merchant'));
    expect(mixed).toContainEqual(t.post('stade', 'merchant'));
    expect(mixed).not.toContainEqual(t.post('emden', 'trader'));
    const merchants = on('goslar--magdeburg', '0m 0m', { seats: { 0: { abilities: { book: 1 } } } });
    expect(t.rewards(merchants, 'goslar--magdeburg')).not.toContainEqual(t.post('goslar', 'trader'));
    expect(t.rewards(merchants, 'goslar--magdeburg')).not.toContainEqual(t.post('goslar', 'merchant'));
    expect(t.rewards(merchants, 'goslar--magdeburg')).toContainEqual(t.post('magdeburg', 'merchant'));
  });

  it.each([
    [0, []],
    [1, ['orange']],
    [2, ['orange', 'pink']],
    [3, ['orange', 'pink', 'black']],
  ])('E6: with %i removed from Privilege, beyond white also %j', (privilege, colours) => {
    const minden: Record<string, string> = {
      white: '. . . .',
      orange: '1t . . .',
      pink: '1t 2t . .',
      black: '1t 2t 1t .',
    };
    for (const [colour, posts] of Object.entries(minden)) {
      const position = on('minden--paderborn', '0t 0t 0t', {
        seats: { 0: { abilities: { privilege } } },
        cities: { minden: posts },
      });
      const offered = t
        .rewards(position, 'minden--paderborn')
        .some((r) => r.type === 'post' && r.city === 'minden');
      expect(offered, `${colour}`).toBe(colour === 'white' || (colours as string[]).includes(colour));
    }
  });

  it('E6: no space is skipped, however high the Privilege', () => {
    const position = on('emden--stade', '0t 0t 0t', { seats: { 0: { abilities: { privilege: 3 } } } });
    // Emden begins with a merchant's space, its second is a trader's.
    expect(t.rewards(position, 'emden--stade').map((reward) => reward.type)).toEqual(
      expect.not.arrayContaining(['post']),
    );
  });

  it('E6: a coin scores once, for the player who establishes the post', () => {
    const next = t.after(
      on('coellen--warburg', '0t 0t 0t 0t'),
      t.create('coellen--warburg', t.post('coellen')),
    );
    expect(next.seats[0].score).toBe(1);
    const again = t.at({
      seats: { 1: { abilities: { privilege: 2 } } },
      routes: { 'coellen--warburg': '1t 1t 1t 1t' },
      cities: { coellen: '0t .' },
      turn: { seat: 1 },
    });
    const second = t.after(again, t.create('coellen--warburg', t.post('coellen')));
    // Seat 0 scores for control of Coellen, seat 1 nothing for the second space.
    expect(second.seats.map((seat) => seat.score)).toEqual([1, 0, 0, 0]);
  });

  it.each([
    ['hanseatic-3', 'hamburg--stade', '0t 0m 0t', 'stade', 'merchant', 0, 1],
    ['hanseatic-3', 'coellen--warburg', '0t 0t 0t 0t', 'warburg', 'trader', 1, 1],
    ['hanseatic-45', 'coellen--warburg', '0t 0t 0t 0t', 'warburg', 'trader', 1, 0],
    ['hanseatic-45', 'hamburg--stade', '0t 0m 0t', 'stade', 'merchant', 0, 0],
    ['hanseatic-45', 'halle--quedlinburg', '0t 0t 0t 0t', 'halle', 'trader', 0, 1],
    ['eastern', 'halle--magdeburg', '0t 0t 0t', 'magdeburg', 'trader', 0, 1],
    ['eastern', 'allenstein--thorn', '0t 0t 0t', 'thorn', 'trader', 0, 1],
    ['britannia-3', 'bristol--salisbury', '0t 0t 0t 0t', 'bristol', 'trader', 1, 2],
    ['britannia-45', 'cambridge--ipswich', '0t 0t 0t 0t', 'ipswich', 'trader', 1, 2],
  ] as const)(
    'E6: on %s the route %s (%s) and a post in %s',
    (board, route, points, city, piece, privilege, coin) => {
      const position = t.at({
        board,
        seats: { 0: { abilities: { privilege } } },
        routes: { [route]: points },
      });
      const next = t.after(position, t.create(route, t.post(city, piece)));
      expect(next.seats[0].score).toBe(coin);
      expect(next.cities[city].posts[0]).toBe(`0${piece[0]}`);
    },
  );

  it('E6: a coin on a later space scores there', () => {
    const position = t.at({
      board: 'britannia-45',
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'plymouth--salisbury': '0m 0t 0t 0t' },
      cities: { plymouth: '1t .' },
    });
    const next = t.after(position, t.create('plymouth--salisbury', t.post('plymouth', 'merchant')));
    expect(next.seats.map((seat) => seat.score)).toEqual([2, 1, 0, 0]);
  });

  it('E6: filling the last printed space advances the completed cities', () => {
    const position = on('arnheim--duisburg', '0t 0t 0t');
    expect(t.after(position, t.create('arnheim--duisburg', t.post('duisburg'))).completed).toBe(1);
    expect(t.after(position, t.create('arnheim--duisburg', t.post('arnheim'))).completed).toBe(0);
    const second = on('hamburg--luebeck', '0t 0t 0t', {
      seats: { 0: { abilities: { privilege: 2 } } },
      cities: { luebeck: '1t .', duisburg: '1t' },
    });
    expect(second.completed).toBe(1);
    expect(t.after(second, t.create('hamburg--luebeck', t.post('luebeck'))).completed).toBe(2);
  });
});

describe('E7: extra post', () => {
  const sketch: t.Sketch = {
    seats: { 0: { unused: ['extra-post'] } },
    routes: { 'bremen--hannover': '0t 0m 0t' },
    cities: { hannover: '1t .' },
    turn: { seat: 0, actions: 2 },
  };

  it('E7: a tradesman of either kind goes left of all posts', () => {
    const found = t
      .rewards(t.at(sketch), 'bremen--hannover')
      .filter((reward) => reward.type === 'extra-post');
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([t.extraPost('hannover', 'trader'), t.extraPost('hannover', 'merchant')]),
    );
    const next = t.after(t.at(sketch), t.create('bremen--hannover', t.extraPost('hannover', 'merchant')));
    expect(next.cities.hannover).toEqual({ posts: ['1t', null], extra: ['0m'] });
    expect(next.seats[0].markers).toEqual({ unused: [], used: ['extra-post'], plate: [] });
    expect(t.count(next.seats[0].stock)).toEqual([11, 0]);
    expect(next.completed).toBe(0);
  });

  it('E7: only kinds that stand on the route', () => {
    const traders = t.at({ ...sketch, routes: { 'bremen--hannover': '0t 0t 0t' } });
    expect(t.rewards(traders, 'bremen--hannover')).not.toContainEqual(t.extraPost('hannover', 'merchant'));
    expect(t.rewards(traders, 'bremen--hannover')).toContainEqual(t.extraPost('hannover', 'trader'));
  });

  it('E7: the first printed space must be occupied, by anybody', () => {
    expect(t.rewards(t.at(sketch), 'bremen--hannover')).not.toContainEqual(t.extraPost('bremen', 'trader'));
    const other = t.at({ ...sketch, cities: { bremen: '2m .' } });
    expect(t.rewards(other, 'bremen--hannover')).toContainEqual(t.extraPost('bremen', 'trader'));
    expect(t.rewards(other, 'bremen--hannover')).not.toContainEqual(t.extraPost('hannover', 'trader'));
    const own = t.at({ ...sketch, cities: { hannover: '0t .' } });
    expect(t.rewards(own, 'bremen--hannover')).toContainEqual(t.extraPost('hannover', 'trader'));
  });

  it('E7: later ones stand further left', () => {
    const position = t.at({ ...sketch, cities: { hannover: '2t 1t | 1t 2t' } });
    const next = t.after(position, t.create('bremen--hannover', t.extraPost('hannover', 'trader')));
    expect(next.cities.hannover).toEqual({ posts: ['1t', '2t'], extra: ['0t', '2t', '1t'] });
    expect(next.completed).toBe(1);
  });

  it('E7: no Privilege is needed, and no coin is scored', () => {
    const position = t.at({
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'coellen--warburg': '0t 0t 0t 0t' },
      cities: { coellen: '1t 2t', warburg: '1t .' },
    });
    const next = t.after(position, t.create('coellen--warburg', t.extraPost('warburg')));
    expect(next.cities.warburg).toEqual({ posts: ['1t', null], extra: ['0t'] });
    expect(next.seats[0].score).toBe(0);
  });

  it('E7: not with a marker taken in the same action', () => {
    const position = t.at({
      routes: { 'bremen--hannover': '0t 0m 0t' },
      cities: { hannover: '1t .' },
      markers: { 'bremen--hannover': 'extra-post' },
    });
    expect(t.rewards(position, 'bremen--hannover').some((reward) => reward.type === 'extra-post')).toBe(
      false,
    );
  });

  it('E7: with a marker from before; the one taken stays unused', () => {
    const position = t.at({ ...sketch, markers: { 'bremen--hannover': 'extra-post' }, supply: ['develop'] });
    const next = t.after(position, t.create('bremen--hannover', t.extraPost('hannover')));
    expect(next.seats[0].markers).toEqual({
      unused: ['extra-post'],
      used: ['extra-post'],
      plate: ['develop'],
    });
  });

  it('E7: not without the marker, nor with a used one', () => {
    const position = t.at({
      ...sketch,
      seats: { 0: { used: ['extra-post'] }, 1: { unused: ['extra-post'] } },
    });
    expect(t.rewards(position, 'bremen--hannover').some((reward) => reward.type === 'extra-post')).toBe(
      false,
    );
  });

  it('E7: in a full city too', () => {
    const position = t.at({ ...sketch, cities: { hannover: '1t 2t' } });
    const next = t.after(position, t.create('bremen--hannover', t.extraPost('hannover')));
    expect(next.cities.hannover).toEqual({ posts: ['1t', '2t'], extra: ['0t'] });
    expect(next.completed).toBe(1);
  });
});

describe('E8: develop', () => {
  it.each([
    ['emden--groningen', '0t 0t 0t', 'book'],
    ['hamburg--stade', '0t 0t 0t', 'privilege'],
    ['hamburg--luebeck', '0t 0t 0t', 'bank'],
    ['goettingen--quedlinburg', '0t 0t 0t', 'actions'],
    ['halle--quedlinburg', '0t 0t 0t 0t', 'keys'],
  ])('E8: on %s with %s: %s', (route, points, ability) => {
    const position = t.at({ routes: { [route]: points } });
    const offered = t.rewards(position, route).filter((reward) => reward.type === 'develop');
    expect(offered).toEqual([t.develop(ability)]);
    const next = t.after(position, t.create(route, t.develop(ability)));
    expect(next.seats[0].abilities).toEqual({
      keys: 0,
      actions: 0,
      privilege: 0,
      book: 0,
      bank: 0,
      [ability]: 1,
    });
    expect(t.count(next.seats[0].supply)).toEqual(ability === 'book' ? [0, 1] : [1, 0]);
    expect(t.count(next.seats[0].stock)).toEqual([11, 1]);
    expect(next.cities).toEqual(position.cities);
  });

  it.each([
    ['emden--groningen', '0t 0t 0t', { book: 3 }],
    ['hamburg--stade', '0t 0t 0t', { privilege: 3 }],
    ['hamburg--luebeck', '0t 0t 0t', { bank: 3 }],
    ['goettingen--quedlinburg', '0t 0t 0t', { actions: 5 }],
    ['halle--quedlinburg', '0t 0t 0t 0t', { keys: 4 }],
  ])('E8: not when fully developed: %s', (route, points, abilities) => {
    const position = t.at({ seats: { 0: { abilities } }, routes: { [route]: points } });
    expect(t.rewards(position, route).some((reward) => reward.type === 'develop')).toBe(false);
  });

  it('E8: the new Privilege counts for the next route', () => {
    const position = t.at({
      routes: { 'hamburg--stade': '0t 0t 0t', 'hamburg--luebeck': '0t 0t 0t' },
      cities: { hamburg: '1t . .' },
    });
    expect(t.rewards(position, 'hamburg--luebeck')).not.toContainEqual(t.post('hamburg'));
    const next = t.after(position, t.create('hamburg--stade', t.develop('privilege')));
    expect(t.rewards(next, 'hamburg--luebeck')).toContainEqual(t.post('hamburg'));
  });

  it.each([
    ['britannia-45', 'chester--conway', 'actions'],
    ['britannia-45', 'cambridge--london', 'privilege'],
    ['britannia-45', 'durham--newcastle', 'bank'],
    ['britannia-3', 'cambridge--norwich', 'book'],
    ['britannia-3', 'durham--york', 'keys'],
    ['eastern', 'halle--magdeburg', 'privilege'],
    ['eastern', 'breslau--krakau', 'book'],
  ])('E8: on %s the route %s develops %s', (board, route, ability) => {
    const position = t.at({ board, routes: { [route]: '0t 0t 0t' } });
    expect(t.rewards(position, route).filter((reward) => reward.type === 'develop')).toEqual([
      t.develop(ability),
    ]);
  });
});

describe('E9: special prestige', () => {
  it.each([
    ['hanseatic-3', 'coellen--warburg'],
    ['hanseatic-45', 'coellen--warburg'],
    ['eastern', 'danzig--koenigsberg'],
    ['britannia-3', 'plymouth--salisbury'],
    ['britannia-45', 'plymouth--salisbury'],
  ])('E9: on %s by the route %s, as far as Privilege reaches', (board, route) => {
    for (const privilege of [0, 1, 2, 3]) {
      const position = t.at({
        board,
        seats: { 0: { abilities: { privilege } } },
        routes: { [route]: '0t 0m 0t 0t' },
      });
      const spaces = t
        .rewards(position, route)
        .filter((reward) => reward.type === 'special')
        .map((reward) => reward.space);
      expect(spaces).toEqual([0, 1, 2, 3].slice(0, privilege + 1));
    }
  });

  it('E9: a merchant of the route goes there, spaces may be skipped', () => {
    const position = t.at({
      seats: { 0: { abilities: { privilege: 2 } } },
      routes: { 'coellen--warburg': '0t 0m 0t 0t' },
    });
    const next = t.after(position, t.create('coellen--warburg', t.special(2)));
    expect(next.special).toEqual([null, null, 0, null]);
    expect(t.count(next.seats[0].stock)).toEqual([13, 0]);
    expect(t.count(next.seats[0].supply)).toEqual([0, 0]);
    expect(next.seats[0].score).toBe(0);
    expect(t.scores(next)[0]).toMatchObject({ special: 9, cities: 0, network: 0, track: 0 });
  });

  it('E9: not without a merchant, not on a taken space, not on other routes', () => {
    const traders = t.at({ routes: { 'coellen--warburg': '0t 0t 0t 0t' } });
    expect(t.rewards(traders, 'coellen--warburg').some((reward) => reward.type === 'special')).toBe(false);
    const taken = t.at({
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'coellen--warburg': '0t 0m 0t 0t' },
      special: [1, null, null, null],
    });
    expect(t.rewards(taken, 'coellen--warburg').filter((reward) => reward.type === 'special')).toEqual([
      t.special(1),
    ]);
    const other = t.at({ routes: { 'paderborn--warburg': '0t 0m 0t' } });
    expect(t.rewards(other, 'paderborn--warburg').some((reward) => reward.type === 'special')).toBe(false);
  });

  it('E9: it is not a post: no control, no network', () => {
    const position = t.at({
      routes: { 'coellen--warburg': '1t 1t 1t 1t' },
      special: [0, null, null, null],
      turn: { seat: 1 },
    });
    expect(t.after(position, t.create('coellen--warburg')).seats[0].score).toBe(0);
    expect(t.scores(position)[0]).toMatchObject({ special: 7, cities: 0, network: 0, total: 7 });
  });
});

describe('E10: the rest goes to stock', () => {
  it('E10: all but the tradesman used', () => {
    const position = t.at({
      seats: { 0: { supply: [2, 0], stock: [5, 0] } },
      routes: { 'bremen--hamburg': '0t 0m 0t 0t' },
      cities: { duisburg: '0t' },
    });
    const post = t.after(position, t.create('bremen--hamburg', t.post('hamburg')));
    expect(t.count(post.seats[0].stock)).toEqual([7, 1]);
    const merchant = t.after(position, t.create('bremen--hamburg', t.post('bremen', 'merchant')));
    expect(t.count(merchant.seats[0].stock)).toEqual([8, 0]);
    const none = t.after(position, t.create('bremen--hamburg'));
    expect(t.count(none.seats[0].stock)).toEqual([8, 1]);
    for (const next of [post, merchant, none]) {
      expect(t.count(next.seats[0].supply)).toEqual([2, 0]);
      expect(next.routes['bremen--hamburg']).toEqual([null, null, null, null]);
    }
  });
});

describe('E11: the connection', () => {
  /** Posts of a seat from Arnheim over Münster, Minden and Brunswick to Stendal, all but Brunswick. */
  const chain: t.Sketch = {
    seats: { 0: { abilities: { privilege: 1 } }, 1: { abilities: { privilege: 1 } } },
    routes: { 'brunswick--minden': '0t 0t 0t 0t' },
    cities: { arnheim: '0t . . .', muenster: '0m .', minden: '0t . . .', stendal: '0t . . .' },
  };

  /** A chain of each of these seats that goes round Münster, Minden and Brunswick. */
  function northernWay(seats: number[]): Record<string, string> {
    const { cities, routes } = BOARDS['hanseatic-45'];
    const ways: string[][] = [['arnheim']];
    const seen = new Set(['arnheim', 'muenster', 'minden', 'brunswick']);
    for (const way of ways) {
      const last = way[way.length - 1];
      if (last === 'stendal') {
        return Object.fromEntries(
          way.map((id) => {
            const spaces = cities.find((city) => city.id === id)!.posts.length;
            const [first, ...others] = ['arnheim', 'stendal'].includes(id) ? [0, ...seats] : seats;
            const posts = [`${first}t`, ...Array<string>(spaces - 1).fill('.')];
            return [id, `${others.map((seat) => `${seat}t`).join(' ')} | ${posts.join(' ')}`];
          }),
        );
      }
      for (const route of routes) {
        const [a, b] = route.cities;
        const next = a === last ? b : b === last ? a : undefined;
        if (next === undefined || seen.has(next)) continue;
        seen.add(next);
        ways.push([...way, next]);
      }
    }
    throw new Error('there is no such way');
  }

  it('E11: seven for the first', () => {
    const position = t.at(chain);
    const next = t.after(position, t.create('brunswick--minden', t.post('brunswick')));
    // One for control of Minden, seven for the connection.
    expect(next.seats[0].score).toBe(8);
    expect(next.connections).toEqual([0]);
  });

  it.each([
    [[1], 4],
    [[1, 2], 2],
    [[3, 2, 1], 0],
  ])('E11: after %j it is worth %i', (connections, prestige) => {
    const position = t.at({
      ...chain,
      connections,
      cities: { ...chain.cities, ...northernWay(connections) },
    });
    const next = t.after(position, t.create('brunswick--minden', t.post('brunswick')));
    expect(next.seats[0].score).toBe(1 + prestige);
    expect(next.connections).toEqual([...connections, 0]);
  });

  it('E11: a second chain of the same player scores nothing', () => {
    const position = t.at({
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'arnheim--muenster': '0t 0t 0t' },
      cities: {
        arnheim: '0t 1m . .',
        brunswick: '0t',
        muenster: '0m .',
        minden: '0t . . .',
        stendal: '0t . . .',
      },
      connections: [0],
    });
    const next = t.after(position, t.create('arnheim--muenster', t.post('arnheim')));
    expect(next.connections).toEqual([0]);
    // Arnheim is seat 1's by its merchant further right, Münster seat 0's.
    expect(next.seats.map((seat) => seat.score)).toEqual([1, 1, 0, 0]);
  });

  it('E11: both end cities belong to the chain', () => {
    const position = t.at({
      ...chain,
      cities: { muenster: '0m .', minden: '0t . . .', stendal: '0t . . .' },
    });
    expect(t.after(position, t.create('brunswick--minden', t.post('brunswick'))).connections).toEqual([]);
  });

  it('E11: it may be completed at an end or in the middle, by an extra post too', () => {
    const position = t.at({
      seats: { 0: { unused: ['extra-post'] } },
      routes: { 'brunswick--minden': '0t 0t 0t 0t' },
      cities: {
        arnheim: '0t . . .',
        muenster: '0m .',
        minden: '0t . . .',
        stendal: '0t . . .',
        brunswick: '1t',
      },
    });
    const next = t.after(position, t.create('brunswick--minden', t.extraPost('brunswick')));
    expect(next.seats.map((seat) => seat.score)).toEqual([8, 1, 0, 0]);
    expect(next.connections).toEqual([0]);
    const end = t.at({
      seats: { 0: {} },
      routes: { 'arnheim--muenster': '0t 0t 0t' },
      cities: { muenster: '0m .', minden: '0t . . .', brunswick: '0t', stendal: '0t . . .' },
    });
    expect(t.after(end, t.create('arnheim--muenster', t.post('arnheim'))).connections).toEqual([0]);
  });

  it('E11: posts of others do not help, nor cities without a route between them', () => {
    const others = t.at({ ...chain, cities: { ...chain.cities, muenster: '1m .' } });
    expect(t.after(others, t.create('brunswick--minden', t.post('brunswick'))).connections).toEqual([]);
    const apart = t.at({
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'brunswick--minden': '0t 0t 0t 0t' },
      cities: { arnheim: '0t . . .', dortmund: '0m . .', minden: '0t . . .', stendal: '0t . . .' },
    });
    expect(t.after(apart, t.create('brunswick--minden', t.post('brunswick'))).connections).toEqual([]);
  });

  it('E11: control does not matter, nor does the order of the chain', () => {
    const position = t.at({
      ...chain,
      cities: { arnheim: '0t 1m 1t .', muenster: '0m 1t', minden: '0t 1t 1t .', stendal: '0t 2m 1t .' },
    });
    const next = t.after(position, t.create('brunswick--minden', t.post('brunswick')));
    expect(next.seats.map((seat) => seat.score)).toEqual([7, 1, 0, 0]);
  });

  it('E11: a roundabout chain counts as well', () => {
    const position = t.at({
      seats: { 0: { abilities: { privilege: 1 }, supply: [0, 0] } },
      routes: { 'goslar--magdeburg': '0t 0t' },
      cities: {
        arnheim: '0t . . .',
        duisburg: '0t',
        dortmund: '0t . .',
        paderborn: '0t .',
        hildesheim: '0t .',
        magdeburg: '0m .',
        stendal: '0t . . .',
      },
    });
    const next = t.after(position, t.create('goslar--magdeburg', t.post('goslar')));
    expect(next.connections).toEqual([0]);
    expect(next.seats[0].score).toBe(1 + 7);
  });

  it('E11: the other boards have their own ends', () => {
    const eastern = t.at({
      board: 'eastern',
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'luebeck--wismar': '0t 0t 0t' },
      cities: { wismar: '0t .', stralsund: '0t .', malmoe: '0m . .', danzig: '0t . . .' },
    });
    const next = t.after(eastern, t.create('luebeck--wismar', t.post('luebeck')));
    expect(next.connections).toEqual([0]);
    expect(next.seats[0].score).toBe(1 + 7);
    const britannia = t.at({
      board: 'britannia-45',
      routes: { 'durham--york': '0t 0t 0t' },
      cities: {
        oxford: '0m .',
        cardiff: '0t . . . .',
        coventry: '0t .',
        nottingham: '0t .',
      },
    });
    expect(t.after(britannia, t.create('durham--york', t.post('york'))).connections).toEqual([0]);
  });

  it('E11: creating a route without a post completes nothing', () => {
    const position = t.at({ ...chain, cities: { ...chain.cities, brunswick: '0t' } });
    expect(t.after(position, t.create('brunswick--minden')).connections).toEqual([]);
  });
});

describe('E12: full cities', () => {
  it('E12: a route between two full cities can be created for prestige and marker alone', () => {
    const position = t.at({
      routes: { 'goslar--magdeburg': '0t 0t' },
      cities: { goslar: '1t 2t', magdeburg: '2m 0t' },
      markers: { 'goslar--magdeburg': 'develop' },
      supply: ['exchange'],
    });
    expect(t.rewards(position, 'goslar--magdeburg')).toEqual([t.none]);
    const next = t.after(position, t.create('goslar--magdeburg'));
    expect(next.seats.map((seat) => seat.score)).toEqual([1, 0, 1, 0]);
    expect(next.seats[0].markers).toEqual({ unused: ['develop'], used: [], plate: ['exchange'] });
    expect(t.count(next.seats[0].stock)).toEqual([10, 1]);
  });
});

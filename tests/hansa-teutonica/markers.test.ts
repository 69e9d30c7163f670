import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards.js';
import * as t from './scene.js';

const exchange = (city: string, post: number) => t.use('exchange', { city, post });

describe('M1: exchange', () => {
  const sketch = (cities: Record<string, string>, edition = 'big-box'): t.Sketch => ({
    edition,
    seats: { 0: { unused: ['exchange'] } },
    cities,
  });

  it('M1: swaps two neighbouring posts, shape and Privilege ignored', () => {
    const position = t.at(sketch({ perleberg: '1t 0t 1m' }));
    const next = t.after(position, exchange('perleberg', 1));
    expect(next.cities.perleberg).toEqual({ posts: ['1t', '1m', '0t'], extra: [] });
    expect(next.seats[0].markers).toEqual({ unused: [], used: ['exchange'], plate: [] });
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, begun: true });
    expect(next.completed).toBe(position.completed);
    expect(t.after(position, exchange('perleberg', 0)).cities.perleberg.posts).toEqual(['0t', '1t', '1m']);
  });

  it("M1: Big Box: one of the two is the user's", () => {
    const position = t.at(sketch({ minden: '1t 2t 0t 3t', arnheim: '1t 2m . .' }));
    expect(t.legalOf(position, 'use')).toHaveLength(2);
    expect(t.can(position, exchange('minden', 1))).toBe(true);
    expect(t.can(position, exchange('minden', 2))).toBe(true);
    expect(t.can(position, exchange('minden', 0))).toBe(false);
    expect(t.can(position, exchange('arnheim', 0))).toBe(false);
  });

  it('M1: 2009: any two', () => {
    const position = t.at(sketch({ minden: '1t 2t 0t 3t', arnheim: '1t 2m . .' }, '2009'));
    expect(t.can(position, exchange('minden', 0))).toBe(true);
    expect(t.can(position, exchange('minden', 1))).toBe(true);
    expect(t.can(position, exchange('minden', 2))).toBe(true);
    const next = t.after(position, exchange('arnheim', 0));
    expect(next.cities.arnheim.posts).toEqual(['2m', '1t', null, null]);
  });

  it('M1: not with a vacant space', () => {
    const position = t.at(sketch({ minden: '1t 0t . .', hannover: '0t .' }));
    expect(t.can(position, exchange('minden', 1))).toBe(false);
    expect(t.can(position, exchange('minden', 2))).toBe(false);
    expect(t.can(position, exchange('hannover', 0))).toBe(false);
    expect(t.can(position, exchange('minden', 0))).toBe(true);
  });

  it('M1: never past the last space, never between cities', () => {
    const position = t.at(sketch({ hannover: '0t 1t', bremen: '1m 0t' }));
    expect(t.can(position, exchange('hannover', 1))).toBe(false);
    expect(t.can(position, exchange('bremen', 1))).toBe(false);
  });

  it('M1: never extra posts', () => {
    const position = t.at(sketch({ hannover: '0t | 1t 2t', minden: '1t 2t | 0t . . .' }));
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('M1: never posts of green cities', () => {
    const position = t.at({
      board: 'eastern',
      seats: { 0: { unused: ['exchange'] } },
      cities: { waren: '0t | 1t 0t', belgard: '0t 1t' },
    });
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('M1: never special prestige', () => {
    const position = t.at({ ...sketch({}), special: [0, 1, null, null] });
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('M1: no coin is scored', () => {
    const position = t.at(sketch({ coellen: '1t 0t' }));
    const next = t.after(position, exchange('coellen', 0));
    expect(next.cities.coellen.posts).toEqual(['0t', '1t']);
    expect(next.seats.map((seat) => seat.score)).toEqual([0, 0, 0, 0]);
  });

  it('M1: control changes with it', () => {
    const position = t.at({
      ...sketch({ minden: '0t 1t . .' }),
      routes: { 'minden--paderborn': '0t 0t 0t' },
    });
    const next = t.after(position, exchange('minden', 0), t.create('minden--paderborn'));
    expect(next.seats.map((seat) => seat.score)).toEqual([1, 0, 0, 0]);
  });

  it("M1: two of the user's own, trader and merchant", () => {
    const position = t.at(sketch({ bremen: '0m 0t' }));
    expect(t.after(position, exchange('bremen', 0)).cities.bremen.posts).toEqual(['0t', '0m']);
  });
});

describe('M2: develop', () => {
  const abilities = { keys: 0, actions: 0, privilege: 0, book: 0, bank: 0 };

  it.each(['keys', 'actions', 'privilege', 'book', 'bank'])('M2: %s', (ability) => {
    const position = t.at({ seats: { 0: { unused: ['develop'] } } });
    expect(t.legalOf(position, 'use')).toHaveLength(5);
    const next = t.after(position, t.use('develop', { ability }));
    expect(next.seats[0].abilities).toEqual({ ...abilities, [ability]: 1 });
    expect(t.count(next.seats[0].supply)).toEqual(ability === 'book' ? [0, 1] : [1, 0]);
    expect(t.count(next.seats[0].stock)).toEqual([11, 1]);
    expect(next.seats[0].markers).toEqual({ unused: [], used: ['develop'], plate: [] });
    expect(next.turn.actions).toBe(ability === 'actions' ? 3 : 2);
  });

  it('M2: not one that is fully developed', () => {
    const position = t.at({
      seats: { 0: { unused: ['develop'], abilities: { privilege: 3, book: 3, keys: 4 } } },
    });
    expect(t.choices(position, 'use', 'ability')).toEqual(['actions', 'bank']);
  });
});

describe('M3: more actions', () => {
  it.each([
    ['actions-3', 3],
    ['actions-4', 4],
  ])('M3: %s gives %i more this turn', (marker, more) => {
    const position = t.at({ seats: { 0: { unused: [marker] } }, turn: { seat: 0, actions: 2 } });
    const next = t.after(position, t.use(marker));
    expect(next.turn).toMatchObject({ seat: 0, actions: 2 + more, phase: 'actions' });
    expect(next.seats[0].markers).toEqual({ unused: [], used: [marker], plate: [] });
    // and not in the next one
    expect(t.after(next, t.endTurn, t.endTurn, t.endTurn, t.endTurn).turn).toMatchObject({
      seat: 0,
      actions: 2,
    });
  });
});

describe('M4: move-3 (Big Box)', () => {
  const sketch: t.Sketch = {
    seats: { 0: { unused: ['move-3'] } },
    routes: {
      'arnheim--kampen': '0t 1t 1m',
      'hamburg--luebeck': '2t . 3t',
      'bremen--minden': '. 2m 0m',
    },
    turn: { seat: 0, actions: 2 },
  };

  it("M4: lifts opponents' tradesmen, of any players", () => {
    const next = t.after(t.at(sketch), t.use('move-3'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'lift' });
    expect(next.seats[0].markers).toEqual({ unused: [], used: ['move-3'], plate: [] });
    expect(t.choices(next, 'lift', 'at')).toEqual([
      'arnheim--kampen/1',
      'arnheim--kampen/2',
      'bremen--minden/1',
      'hamburg--luebeck/0',
      'hamburg--luebeck/2',
    ]);
    expect(t.can(next, t.lift('arnheim--kampen/0'))).toBe(false);
  });

  it('M4: up to three, put on free points, at no action cost', () => {
    const three = t.after(
      t.at(sketch),
      t.use('move-3'),
      t.lift('arnheim--kampen/1'),
      t.lift('hamburg--luebeck/0'),
      t.lift('hamburg--luebeck/2'),
    );
    expect(t.typesOf(three)).toEqual(['drop']);
    expect(t.choices(three, 'drop', 'piece')).toEqual(['1t', '2t', '3t']);
    expect(t.choices(three, 'drop', 'at')).toEqual(t.freePoints(three).sort());
    const next = t.after(
      three,
      t.drop('3t', 'arnheim--kampen/1'),
      t.drop('1t', 'emden--stade/0'),
      t.drop('2t', 'emden--stade/1'),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions' });
    expect(next.routes['arnheim--kampen']).toEqual(['0t', '3t', '1m']);
    expect(next.routes['emden--stade']).toEqual(['1t', '2t', null]);
    expect(next.seats.slice(1)).toEqual(t.at(sketch).seats.slice(1));
  });

  it('M4: fewer, with done; also none', () => {
    const used = t.after(t.at(sketch), t.use('move-3'));
    expect(t.after(used, t.done).turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions' });
    const one = t.after(used, t.lift('arnheim--kampen/1'));
    expect(t.can(one, t.done)).toBe(false);
    const put = t.after(one, t.drop('1t', 'emden--stade/0'));
    expect(t.typesOf(put)).toEqual(['done', 'lift']);
    expect(t.after(put, t.done).turn).toMatchObject({ phase: 'actions', actions: 2 });
  });

  it('M4: two can swap, a merchant and a trader of different players', () => {
    const next = t.after(
      t.at(sketch),
      t.use('move-3'),
      t.lift('arnheim--kampen/2'),
      t.lift('hamburg--luebeck/0'),
      t.drop('2t', 'arnheim--kampen/2'),
      t.drop('1m', 'hamburg--luebeck/0'),
      t.done,
    );
    expect(next.routes['arnheim--kampen']).toEqual(['0t', '1t', '2t']);
    expect(next.routes['hamburg--luebeck']).toEqual(['1m', null, '3t']);
  });

  it('M4: they must fit', () => {
    const position = t.at({
      board: 'eastern',
      seats: { 0: { unused: ['move-3'] } },
      routes: { 'halle--magdeburg': '1t 2m .' },
    });
    const both = t.after(
      position,
      t.use('move-3'),
      t.lift('halle--magdeburg/0'),
      t.lift('halle--magdeburg/1'),
    );
    expect(t.can(both, t.drop('1t', 'malmoe--visby/1'))).toBe(false);
    expect(t.can(both, t.drop('2m', 'malmoe--visby/1'))).toBe(true);
  });

  it('M4: not offered without anything to lift', () => {
    const position = t.at({ seats: { 0: { unused: ['move-3'] } }, routes: { 'arnheim--kampen': '0t . .' } });
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('M4: after the last action it ends automatically when everything is put down', () => {
    const next = t.after(
      t.at({ ...sketch, turn: { seat: 0, actions: 0 } }),
      t.use('move-3'),
      t.lift('arnheim--kampen/1'),
      t.lift('hamburg--luebeck/0'),
      t.lift('hamburg--luebeck/2'),
      t.drop('3t', 'arnheim--kampen/1'),
      t.drop('1t', 'emden--stade/0'),
      t.drop('2t', 'emden--stade/1'),
    );
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions' });
  });
});

describe('M5: remove-3 (2009)', () => {
  const sketch: t.Sketch = {
    edition: '2009',
    seats: { 0: { unused: ['remove-3'] } },
    routes: { 'arnheim--kampen': '0t 1t 1m', 'hamburg--luebeck': '2t . 0m' },
    turn: { seat: 0, actions: 2 },
  };

  it('M5: any tradesmen on routes, own ones too', () => {
    const next = t.after(t.at(sketch), t.use('remove-3'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'remove' });
    expect(t.choices(next, 'remove', 'at')).toEqual([
      'arnheim--kampen/0',
      'arnheim--kampen/1',
      'arnheim--kampen/2',
      'hamburg--luebeck/0',
      'hamburg--luebeck/2',
    ]);
    expect(next.seats[0].markers).toEqual({ unused: [], used: ['remove-3'], plate: [] });
  });

  it("M5: up to three, into their owners' supplies", () => {
    const position = t.at(sketch);
    const next = t.after(
      position,
      t.use('remove-3'),
      t.remove('arnheim--kampen/2'),
      t.remove('hamburg--luebeck/0'),
      t.remove('arnheim--kampen/0'),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions' });
    expect(next.seats.map((seat) => t.count(seat.supply))).toEqual([
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(next.seats.map((seat) => seat.stock)).toEqual(position.seats.map((seat) => seat.stock));
    expect(next.routes['arnheim--kampen']).toEqual([null, '1t', null]);
  });

  it('M5: fewer, with done; also none', () => {
    const used = t.after(t.at(sketch), t.use('remove-3'));
    expect(t.after(used, t.done).turn).toMatchObject({ phase: 'actions', actions: 2 });
    const one = t.after(used, t.remove('arnheim--kampen/2'));
    expect(t.typesOf(one)).toEqual(['done', 'remove']);
    expect(t.after(one, t.done).turn).toMatchObject({ seat: 0, phase: 'actions', actions: 2 });
  });

  it('M5: ends automatically when nothing is left to remove', () => {
    const position = t.at({ ...sketch, routes: { 'arnheim--kampen': '1t . 0t' } });
    const next = t.after(
      position,
      t.use('remove-3'),
      t.remove('arnheim--kampen/0'),
      t.remove('arnheim--kampen/2'),
    );
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 2 });
  });

  it('M5: not offered with empty routes; posts are never removed', () => {
    const position = t.at({ ...sketch, routes: {}, cities: { arnheim: '1t . . .' } });
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('M5: the removed pieces can be placed at once', () => {
    const next = t.after(
      t.at(sketch),
      t.use('remove-3'),
      t.remove('hamburg--luebeck/2'),
      t.done,
      t.place('merchant', 'emden--stade/0'),
    );
    expect(next.routes['emden--stade'][0]).toBe('0m');
  });

  it('M5: move-3 and remove-3 belong to their editions', () => {
    expect(t.refused(() => t.at({ edition: '2009', seats: { 0: { unused: ['move-3'] } } }))).toContain(
      'unused',
    );
    expect(t.refused(() => t.at({ seats: { 0: { unused: ['remove-3'] } } }))).toContain('unused');
    const none = t.at({ routes: { 'arnheim--kampen': '1t . 0t' } });
    expect(t.can(none, t.use('remove-3'))).toBe(false);
  });
});

describe('M6: used markers', () => {
  it('M6: unused and used count alike, those on the plate do not', () => {
    const row = (seat: t.SeatSketch): number => t.scores(t.at({ seats: { 0: seat } }))[0].markers;
    expect(row({ unused: ['exchange', 'develop'] })).toBe(3);
    expect(row({ used: ['exchange', 'develop'] })).toBe(3);
    expect(row({ unused: ['exchange'], used: ['develop'] })).toBe(3);
    expect(row({ unused: ['exchange'], plate: ['develop', 'actions-3', 'actions-4'] })).toBe(1);
    expect(row({ plate: ['develop'] })).toBe(0);
  });

  it('M6: a used marker is not used again', () => {
    const next = t.after(t.at({ seats: { 0: { unused: ['actions-3'] } } }), t.use('actions-3'));
    expect(t.can(next, t.use('actions-3'))).toBe(false);
  });

  it('M6: with two of a kind, the second is left', () => {
    const next = t.after(t.at({ seats: { 0: { unused: ['actions-3', 'actions-3'] } } }), t.use('actions-3'));
    expect(next.seats[0].markers).toEqual({ unused: ['actions-3'], used: ['actions-3'], plate: [] });
    expect(t.can(next, t.use('actions-3'))).toBe(true);
  });

  it('M6: every board file names its cities and routes once', () => {
    for (const board of Object.values(BOARDS)) {
      expect(new Set(board.cities.map((city) => city.id)).size).toBe(board.cities.length);
      expect(new Set(board.routes.map((route) => route.id)).size).toBe(board.routes.length);
    }
  });
});

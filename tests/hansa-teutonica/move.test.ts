import { describe, expect, it } from 'vitest';
import { BOARDS } from './boards.js';
import * as t from './scene.js';

describe('D1: move', () => {
  const start = t.at({
    seats: { 0: { supply: [3, 0], abilities: { book: 0 } } },
    routes: { 'arnheim--kampen': '0t 0m 1t', 'hamburg--luebeck': '. 0t 2m' },
    turn: { seat: 0, actions: 2 },
  });

  it('D1: only your own tradesmen on points can be lifted', () => {
    expect(t.choices(start, 'lift', 'at')).toEqual([
      'arnheim--kampen/0',
      'arnheim--kampen/1',
      'hamburg--luebeck/1',
    ]);
  });

  it('D1: the first lift costs the action, the others nothing', () => {
    const one = t.after(start, t.lift('arnheim--kampen/0'));
    expect(one.turn).toMatchObject({ seat: 0, actions: 1, phase: 'lift', begun: true });
    expect(one.routes['arnheim--kampen']).toEqual([null, '0m', '1t']);
    const two = t.after(one, t.lift('arnheim--kampen/1'));
    expect(two.turn).toMatchObject({ actions: 1, phase: 'lift' });
    expect(two.routes['arnheim--kampen']).toEqual([null, null, '1t']);
  });

  it('D1: no more than the Book value', () => {
    const two = t.after(start, t.lift('arnheim--kampen/0'), t.lift('arnheim--kampen/1'));
    expect(t.typesOf(two)).toEqual(['drop']);
    const put = t.after(two, t.drop('0m', 'bremen--minden/0'), t.drop('0t', 'bremen--minden/1'));
    expect(put.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
    expect(put.routes['bremen--minden']).toEqual(['0m', '0t', null]);
    expect(put.seats).toEqual(start.seats);
  });

  it('D1: with a better Book three', () => {
    const better = t.at({
      seats: { 0: { abilities: { book: 1 } } },
      routes: { 'arnheim--kampen': '0t 0m 1t', 'hamburg--luebeck': '. 0t 0t' },
    });
    const three = t.after(
      better,
      t.lift('arnheim--kampen/0'),
      t.lift('arnheim--kampen/1'),
      t.lift('hamburg--luebeck/1'),
    );
    expect(t.typesOf(three)).toEqual(['drop']);
    // One of two traders in the hand is as good as the other.
    const drops = t.legalOf(three, 'drop');
    expect(drops).toHaveLength(2 * t.freePoints(three).length);
  });

  it('D1: onto free points anywhere, those just vacated included', () => {
    const one = t.after(start, t.lift('arnheim--kampen/0'));
    const free = t.freePoints(one).sort();
    expect(free).toContain('arnheim--kampen/0');
    expect(t.choices(one, 'drop', 'at')).toEqual(free);
    expect(t.choices(one, 'drop', 'piece')).toEqual(['0t']);
    expect(t.after(one, t.drop('0t', 'arnheim--kampen/0')).routes).toEqual(start.routes);
  });

  it('D1: two pieces can swap', () => {
    const swapped = t.after(
      start,
      t.lift('arnheim--kampen/1'),
      t.lift('hamburg--luebeck/1'),
      t.drop('0m', 'hamburg--luebeck/1'),
      t.drop('0t', 'arnheim--kampen/1'),
    );
    expect(swapped.routes['arnheim--kampen']).toEqual(['0t', '0t', '1t']);
    expect(swapped.routes['hamburg--luebeck']).toEqual([null, '0m', '2m']);
    expect(swapped.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
  });

  it('D1: what is lifted must be put down before the action can end', () => {
    const one = t.after(start, t.lift('arnheim--kampen/0'));
    expect(t.can(one, t.done)).toBe(false);
    expect(t.can(one, t.endTurn)).toBe(false);
    const put = t.after(one, t.drop('0t', 'bremen--minden/0'));
    expect(put.turn).toMatchObject({ phase: 'lift', actions: 1 });
    expect(t.typesOf(put)).toEqual(['done', 'lift']);
    expect(t.after(put, t.done).turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
  });

  it('D1: one after the other, the second into the place of the first', () => {
    const next = t.after(
      start,
      t.lift('arnheim--kampen/1'),
      t.drop('0m', 'bremen--minden/0'),
      t.lift('hamburg--luebeck/1'),
      t.drop('0t', 'arnheim--kampen/1'),
    );
    expect(next.routes['arnheim--kampen']).toEqual(['0t', '0t', '1t']);
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
  });

  it('D1: at least one must be lifted', () => {
    expect(t.can(start, t.done)).toBe(false);
    expect(t.legalOf(t.at({ routes: { 'arnheim--kampen': '1t . .' } }), 'lift')).toEqual([]);
  });

  it('D1: with nothing more to lift it ends automatically', () => {
    const position = t.at({ routes: { 'arnheim--kampen': '0t . .' }, turn: { seat: 0, actions: 2 } });
    const lifted = t.after(position, t.lift('arnheim--kampen/0'));
    expect(t.typesOf(lifted)).toEqual(['drop']);
    const put = t.after(lifted, t.drop('0t', 'arnheim--kampen/2'));
    // The piece just put down could be lifted again.
    if (put.turn.phase === 'lift')
      expect(t.after(put, t.done).turn).toMatchObject({ phase: 'actions', actions: 1 });
    else expect(put.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('D1: the last action passes the turn on when all is put down', () => {
    const position = t.at({ routes: { 'arnheim--kampen': '0t 0t .' }, turn: { seat: 0, actions: 1 } });
    const next = t.after(
      position,
      t.lift('arnheim--kampen/0'),
      t.lift('arnheim--kampen/1'),
      t.drop('0t', 'emden--stade/0'),
      t.drop('0t', 'emden--stade/1'),
    );
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions' });
  });

  it('D1: not without an action left', () => {
    const position = t.at({
      seats: { 0: { unused: ['actions-3'] } },
      routes: { 'arnheim--kampen': '0t . .' },
      turn: { seat: 0, actions: 0 },
    });
    expect(t.legalOf(position, 'lift')).toEqual([]);
  });

  it('D1: posts and special prestige are not moved', () => {
    const position = t.at({ cities: { arnheim: '0t . . .' }, special: [0, null, null, null] });
    expect(t.legalOf(position, 'lift')).toEqual([]);
  });

  it('D1: a trader is not dropped on a boat, a merchant is', () => {
    const position = t.at({ board: 'eastern', routes: { 'halle--magdeburg': '0t 0m .' } });
    const both = t.after(position, t.lift('halle--magdeburg/0'), t.lift('halle--magdeburg/1'));
    expect(t.can(both, t.drop('0t', 'malmoe--visby/1'))).toBe(false);
    expect(t.can(both, t.drop('0m', 'malmoe--visby/1'))).toBe(true);
    expect(t.can(both, t.drop('1m', 'malmoe--visby/1'))).toBe(false);
  });

  it('D1: a drop that would leave the rest without a place is not offered', () => {
    // The eastern board is full but for its boats; the hand holds a trader and a merchant from a boat.
    const abilities = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };
    let next = 1;
    const routes = Object.fromEntries(
      BOARDS.eastern.routes.map((route) => [
        route.id,
        route.points.map((point) => (point.piece === 'merchant' ? '.' : `${1 + (next++ % 4)}t`)).join(' '),
      ]),
    );
    routes['malmoe--visby'] = '0t 0m 1t';
    const position = t.at({
      board: 'eastern',
      players: 5,
      seats: Object.fromEntries([0, 1, 2, 3, 4].map((i) => [i, { abilities, supply: [0, 1] }])),
      routes,
    });
    const both = t.after(position, t.lift('malmoe--visby/0'), t.lift('malmoe--visby/1'));
    expect(t.choices(both, 'drop', 'piece')).toEqual(['0m', '0t']);
    expect(t.can(both, t.drop('0m', 'malmoe--visby/0'))).toBe(false);
    expect(t.can(both, t.drop('0m', 'malmoe--visby/1'))).toBe(true);
    expect(t.can(both, t.drop('0m', 'danzig--malmoe/3'))).toBe(true);
    expect(t.can(both, t.drop('0t', 'malmoe--visby/0'))).toBe(true);
    const put = t.after(both, t.drop('0t', 'malmoe--visby/0'));
    expect(t.choices(put, 'drop', 'at')).toHaveLength(6);
  });
});

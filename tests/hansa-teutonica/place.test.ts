import { describe, expect, it } from 'vitest';
import * as t from './scene.js';

describe('B1: place', () => {
  it.each(['hanseatic-3', 'hanseatic-45', 'eastern', 'britannia-3', 'britannia-45'])(
    'B1: on any free point of %s, boats for merchants only',
    (board) => {
      // On Britannia the first seat holds every permit.
      const permits: Record<string, Record<string, string>> = {
        'britannia-3': { cardiff: '0t . . .', london: '0t . . . . .' },
        'britannia-45': { cardiff: '0t . . . .', carlisle: '0t . . . .', london: '0t . . . . . . .' },
      };
      const taken: Record<string, string> = board.startsWith('hanseatic')
        ? { 'arnheim--kampen': '0t . 1m' }
        : board === 'eastern'
          ? { 'malmoe--visby': '0t . 1m', 'danzig--malmoe': '. . . 2m' }
          : { 'calais--canterbury': '0t . 1m', 'calais--southampton': '. 2m .' };
      const position = t.at({
        board,
        seats: { 0: { supply: [5, 1] } },
        routes: taken,
        ...(permits[board] ? { cities: permits[board] } : {}),
      });
      const boats: Record<string, string[]> = {
        eastern: [
          'danzig--malmoe/3',
          'malmoe--stralsund/0',
          'malmoe--stralsund/1',
          'malmoe--visby/1',
          'stralsund--wismar/0',
          'stralsund--wismar/1',
        ],
        'britannia-3': [
          'calais--canterbury/1',
          'calais--southampton/1',
          'calais--southampton/2',
          'carlisle--isle-of-man/1',
          'carlisle--isle-of-man/2',
          'conway--isle-of-man/0',
          'conway--isle-of-man/1',
        ],
        'britannia-45': [
          'calais--canterbury/1',
          'calais--southampton/1',
          'calais--southampton/2',
          'carlisle--chester/1',
          'carlisle--chester/2',
          'carlisle--isle-of-man/1',
          'carlisle--isle-of-man/2',
          'conway--isle-of-man/0',
          'conway--isle-of-man/1',
        ],
      };
      const free = t.freePoints(position);
      const land = free.filter((point) => !(boats[board] ?? []).includes(point));
      const placed = (piece: string): string[] =>
        t
          .legalOf(position, 'place')
          .filter((action) => action.piece === piece)
          .map((action) => action.at as string)
          .sort();
      expect(placed('merchant')).toEqual([...free].sort());
      expect(placed('trader')).toEqual([...land].sort());
      expect(free).not.toContain(Object.keys(taken)[0].concat('/0'));
    },
  );

  it('B1: the piece goes from supply to the point, for one action', () => {
    const position = t.at({ seats: { 0: { supply: [2, 1] } }, routes: { 'arnheim--kampen': '. . 1m' } });
    const next = t.after(position, t.place('merchant', 'arnheim--kampen/0'));
    expect(next.routes['arnheim--kampen']).toEqual(['0m', null, '1m']);
    expect(t.count(next.seats[0].supply)).toEqual([2, 0]);
    expect(next.seats[0].stock).toEqual(position.seats[0].stock);
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, begun: true });
    const two = t.after(next, t.place('trader', 'arnheim--kampen/1'));
    expect(two.routes['arnheim--kampen']).toEqual(['0m', '0t', '1m']);
    expect(t.count(two.seats[0].supply)).toEqual([1, 0]);
  });

  it('B1: only kinds that are in supply; those in stock must be hired first', () => {
    const position = t.at({ seats: { 0: { supply: [1, 0] } } });
    expect(t.choices(position, 'place', 'piece')).toEqual(['trader']);
    const merchant = t.at({ seats: { 0: { supply: [0, 1] } } });
    expect(t.choices(merchant, 'place', 'piece')).toEqual(['merchant']);
    expect(t.legalOf(t.at({}), 'place')).toEqual([]);
  });

  it("B1: not on an occupied point, neither yours nor another's", () => {
    const position = t.at({ seats: { 0: { supply: [2, 1] } }, routes: { 'arnheim--kampen': '0t 1t .' } });
    expect(t.can(position, t.place('trader', 'arnheim--kampen/0'))).toBe(false);
    expect(t.can(position, t.place('trader', 'arnheim--kampen/1'))).toBe(false);
    expect(t.can(position, t.place('trader', 'arnheim--kampen/2'))).toBe(true);
  });

  it('B1: not on a point that does not exist', () => {
    const position = t.at({ seats: { 0: { supply: [2, 1] } } });
    for (const point of [
      'arnheim--kampen/3',
      'arnheim--kampen',
      'kampen--arnheim/0',
      'arnheim--kampen/-1',
      '',
    ]) {
      expect(t.refused(() => t.after(position, t.place('trader', point)))).toContain('actions[0]');
    }
  });

  it('B1: a trader on a boat is refused', () => {
    const position = t.at({ board: 'eastern', seats: { 0: { supply: [2, 1] } } });
    expect(t.can(position, t.place('trader', 'malmoe--visby/1'))).toBe(false);
    expect(t.after(position, t.place('merchant', 'malmoe--visby/1')).routes['malmoe--visby']).toEqual([
      null,
      '0m',
      null,
    ]);
  });

  it('B1: nothing happens automatically when a route is full', () => {
    const position = t.at({ seats: { 0: { supply: [2, 1] } }, routes: { 'arnheim--kampen': '0t 0t .' } });
    const next = t.after(position, t.place('trader', 'arnheim--kampen/2'));
    expect(next.routes['arnheim--kampen']).toEqual(['0t', '0t', '0t']);
    expect(next.turn.actions).toBe(1);
  });
});

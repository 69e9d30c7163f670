import { describe, expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';
import { BOARDS, crowdedRoutes, nearestPoints } from './boards.js';
import * as t from './scene.js';

/** The relocations offered, by piece and source. */
const targets = (on: t.Scene, piece: string, from: string): string[] =>
  t
    .legalOf(on, 'relocate')
    .filter((action) => action.piece === piece && action.from === from)
    .map((action) => action.to as string)
    .sort();

const sources = (on: t.Scene): string[] => t.choices(on, 'relocate', 'from');

/** What is offered for displacing the piece on a point: the new piece, then the traders and merchants paid. */
const offers = (on: t.Scene, at: string): string[] =>
  t
    .legalOf(on, 'displace')
    .filter((action) => action.at === at)
    .map((action) => {
      const pay = action.pay as { traders: number; merchants: number };
      return `${action.piece} ${pay.traders}+${pay.merchants}`;
    })
    .sort();

describe('C1: displace', () => {
  const facing = (supply: [number, number], piece: string, abilities = {}): t.Scene =>
    t.at({ seats: { 0: { supply, abilities } }, routes: { 'dortmund--paderborn': `. ${piece} 0t` } });

  it('C1: a trader costs one further tradesman, of either kind', () => {
    expect(offers(facing([5, 1], '1t'), 'dortmund--paderborn/1')).toEqual([
      'merchant 1+0',
      'trader 0+1',
      'trader 1+0',
    ]);
    expect(offers(facing([1, 1], '1t'), 'dortmund--paderborn/1')).toEqual(['merchant 1+0', 'trader 0+1']);
    expect(offers(facing([2, 0], '1t'), 'dortmund--paderborn/1')).toEqual(['trader 1+0']);
    expect(offers(facing([0, 2], '1t', { book: 1 }), 'dortmund--paderborn/1')).toEqual(['merchant 0+1']);
  });

  it('C1: a merchant costs two, any mix', () => {
    expect(offers(facing([3, 3], '1m', { book: 2 }), 'dortmund--paderborn/1')).toEqual([
      'merchant 0+2',
      'merchant 1+1',
      'merchant 2+0',
      'trader 0+2',
      'trader 1+1',
      'trader 2+0',
    ]);
    expect(offers(facing([2, 1], '1m'), 'dortmund--paderborn/1')).toEqual(['merchant 2+0', 'trader 1+1']);
    expect(offers(facing([3, 0], '1m'), 'dortmund--paderborn/1')).toEqual(['trader 2+0']);
  });

  it('C1: without enough in supply it is not available', () => {
    expect(t.legalOf(facing([1, 0], '1t'), 'displace')).toEqual([]);
    expect(t.legalOf(facing([0, 1], '1t'), 'displace')).toEqual([]);
    expect(t.legalOf(facing([2, 0], '1m'), 'displace')).toEqual([]);
    expect(t.legalOf(facing([1, 1], '1m'), 'displace')).toEqual([]);
  });

  it("C1: only opponents' tradesmen on points", () => {
    const position = t.at({
      seats: { 0: { supply: [5, 1] } },
      routes: { 'dortmund--paderborn': '. 1t 0t', 'coellen--warburg': '2t 3m . .' },
      cities: { dortmund: '1m . .', paderborn: '2t .' },
    });
    expect(t.choices(position, 'displace', 'at')).toEqual([
      'coellen--warburg/0',
      'coellen--warburg/1',
      'dortmund--paderborn/1',
    ]);
  });

  it('C1: the piece takes the place, the payment goes to stock, one action is spent', () => {
    const position = facing([4, 1], '1t');
    const next = t.after(position, t.displace('trader', 'dortmund--paderborn/1', 0, 1));
    expect(next.routes['dortmund--paderborn']).toEqual([null, '0t', '0t']);
    expect(t.count(next.seats[0].supply)).toEqual([3, 0]);
    expect(t.count(next.seats[0].stock)).toEqual([
      position.seats[0].stock.traders,
      position.seats[0].stock.merchants + 1,
    ]);
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, phase: 'relocate', decides: 1, displaced: '1t' });
    expect(next.seats[1]).toEqual(position.seats[1]);
  });

  it('C1: two for a merchant go to stock', () => {
    const position = facing([4, 1], '1m');
    const next = t.after(position, t.displace('merchant', 'dortmund--paderborn/1', 2));
    expect(next.routes['dortmund--paderborn']).toEqual([null, '0m', '0t']);
    expect(t.count(next.seats[0].supply)).toEqual([2, 0]);
    expect(next.seats[0].stock.traders).toBe(position.seats[0].stock.traders + 2);
  });

  it('C1: paying the wrong number is refused', () => {
    const position = facing([5, 1], '1t');
    for (const [traders, merchants] of [
      [0, 0],
      [2, 0],
      [1, 1],
      [0, 2],
    ] as const) {
      expect(t.can(position, t.displace('trader', 'dortmund--paderborn/1', traders, merchants))).toBe(false);
    }
    expect(t.can(position, t.displace('merchant', 'dortmund--paderborn/1', 0, 1))).toBe(false);
  });

  it('C1: a boat takes a merchant only', () => {
    const position = t.at({
      board: 'eastern',
      seats: { 0: { supply: [4, 1] } },
      routes: { 'malmoe--visby': '1t 1m .' },
    });
    expect(offers(position, 'malmoe--visby/1')).toEqual(['merchant 2+0']);
    expect(offers(position, 'malmoe--visby/0')).toEqual(['merchant 1+0', 'trader 0+1', 'trader 1+0']);
    const poor = t.at({
      board: 'eastern',
      seats: { 0: { supply: [4, 0] } },
      routes: { 'malmoe--visby': '. 1m .' },
    });
    expect(t.legalOf(poor, 'displace')).toEqual([]);
  });
});

describe('C2: the displaced player answers at once', () => {
  const start = (piece: string, owner: t.SeatSketch = {}): t.Scene =>
    t.after(
      t.at({ seats: { 0: { supply: [5, 1] }, 1: owner }, routes: { 'dortmund--paderborn': `. ${piece} .` } }),
      t.displace('trader', 'dortmund--paderborn/1', piece.endsWith('m') ? 2 : 1),
    );

  it('C2: the displaced piece must be put back before its owner may stop', () => {
    const position = start('1t');
    expect(t.decider(position)).toBe(1);
    expect(t.typesOf(position)).toEqual(['relocate']);
    const back = t.after(position, t.relocate('trader', 'displaced', 'dortmund--duisburg/0'));
    expect(back.routes['dortmund--duisburg']).toEqual(['1t', null]);
    expect(back.turn).toMatchObject({ seat: 0, phase: 'relocate', decides: 1, displaced: null });
    expect(t.typesOf(back)).toEqual(['done', 'relocate']);
    const done = t.after(back, t.done);
    expect(done.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
    expect(done.turn.decides).toBeUndefined();
    expect(t.decider(done)).toBe(0);
    expect(done.seats[1]).toEqual(position.seats[1]);
  });

  it('C2: one extra with a trader, then it ends automatically', () => {
    const next = t.after(
      start('1t'),
      t.relocate('trader', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'minden--paderborn/2'),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
    expect(next.routes['minden--paderborn']).toEqual([null, null, '1t']);
    // 27 less 15 on the desk, 1 for the score and the displaced one are 10.
    expect(t.count(next.seats[1].stock)).toEqual([9, 1]);
    expect(t.count(next.seats[1].supply)).toEqual([0, 0]);
  });

  it('C2: two extras with a merchant', () => {
    const position = start('1m');
    expect(position.turn).toMatchObject({ displaced: '1m', extras: 2 });
    const one = t.after(
      position,
      t.relocate('merchant', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'dortmund--duisburg/1'),
    );
    expect(one.turn).toMatchObject({ phase: 'relocate', decides: 1, extras: 1 });
    expect(t.can(one, t.done)).toBe(true);
    const two = t.after(one, t.relocate('trader', 'stock', 'paderborn--warburg/0'));
    expect(two.turn).toMatchObject({ seat: 0, phase: 'actions' });
    expect(t.count(two.seats[1].stock)).toEqual([9, 0]);
  });

  it('C2: extras may come before the displaced piece', () => {
    const position = start('1m');
    const one = t.after(position, t.relocate('trader', 'stock', 'dortmund--duisburg/1'));
    expect(t.can(one, t.done)).toBe(false);
    expect(one.turn).toMatchObject({ displaced: '1m', extras: 1 });
    const two = t.after(one, t.relocate('trader', 'stock', 'dortmund--duisburg/0'));
    expect(two.turn).toMatchObject({ displaced: '1m', extras: 0 });
    expect(sources(two)).toEqual(['displaced']);
    const three = t.after(two, t.relocate('merchant', 'displaced', 'paderborn--warburg/0'));
    expect(three.turn).toMatchObject({ seat: 0, phase: 'actions' });
  });

  it('C2: or between the extras', () => {
    const next = t.after(
      start('1m'),
      t.relocate('trader', 'stock', 'dortmund--duisburg/1'),
      t.relocate('merchant', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'hildesheim--paderborn/0'),
    );
    expect(next.turn.phase).toBe('actions');
    expect(next.routes['dortmund--duisburg']).toEqual(['1m', '1t']);
  });

  it('C2: an extra first does not replace the displaced piece', () => {
    const one = t.after(start('1t'), t.relocate('trader', 'stock', 'dortmund--duisburg/1'));
    expect(t.typesOf(one)).toEqual(['relocate']);
    expect(sources(one)).toEqual(['displaced']);
  });

  it('C2: all of it before the next turn, when it was the last action', () => {
    const position = t.at({
      seats: { 0: { supply: [5, 1], plate: ['develop'] } },
      routes: { 'dortmund--paderborn': '. 3t .' },
      turn: { seat: 0, actions: 1 },
    });
    const displaced = t.after(position, t.displace('trader', 'dortmund--paderborn/1', 1));
    expect(displaced.turn).toMatchObject({ seat: 0, actions: 0, phase: 'relocate', decides: 3 });
    const back = t.after(displaced, t.relocate('trader', 'displaced', 'dortmund--duisburg/0'), t.done);
    expect(back.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.after(back, t.legalOf(back)[0]).turn).toMatchObject({ seat: 1, phase: 'actions' });
  });

  it('C2: the displacer may go on displacing the same player', () => {
    const position = t.at({
      seats: { 0: { supply: [6, 1] } },
      routes: { 'dortmund--paderborn': '1t 1t .' },
      turn: { seat: 0, actions: 2 },
    });
    const next = t.after(
      position,
      t.displace('trader', 'dortmund--paderborn/0', 1),
      t.relocate('trader', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'dortmund--duisburg/1'),
      t.displace('trader', 'dortmund--paderborn/1', 1),
      t.relocate('trader', 'displaced', 'paderborn--warburg/0'),
      t.relocate('merchant', 'stock', 'minden--paderborn/0'),
    );
    expect(next.routes['dortmund--paderborn']).toEqual(['0t', '0t', null]);
    expect(next.turn.seat).toBe(1);
  });
});

describe('C3: where they go', () => {
  it('C3: to neighbouring routes, never to the route they came from', () => {
    const position = t.after(
      t.at({ seats: { 0: { supply: [5, 1] } }, routes: { 'dortmund--paderborn': '. 1t .' } }),
      t.displace('trader', 'dortmund--paderborn/1', 1),
    );
    const near = ['dortmund--duisburg', 'hildesheim--paderborn', 'minden--paderborn', 'paderborn--warburg'];
    const points = near.flatMap((route) => t.pointsOf(position, route)).sort();
    expect(targets(position, 'trader', 'displaced')).toEqual(points);
    expect(targets(position, 'trader', 'stock')).toEqual(points);
    expect(targets(position, 'merchant', 'stock')).toEqual(points);
  });

  it('C3: the nearest free points are looked up again for each piece', () => {
    const position = t.after(
      t.at({
        seats: { 0: { supply: [5, 1] } },
        routes: {
          'emden--groningen': '1t . .',
          'emden--osnabrueck': '2t 2t 2t .',
          'emden--stade': '2t 2t 2t',
        },
      }),
      t.displace('trader', 'emden--groningen/0', 1),
    );
    expect(targets(position, 'trader', 'displaced')).toEqual(['emden--osnabrueck/3']);
    expect(targets(position, 'trader', 'stock')).toEqual(['emden--osnabrueck/3']);
    const far = ['bremen--osnabrueck', 'hamburg--stade', 'kampen--osnabrueck'].flatMap((r) =>
      t.pointsOf(position, r),
    );
    const displacedFirst = t.after(position, t.relocate('trader', 'displaced', 'emden--osnabrueck/3'));
    expect(targets(displacedFirst, 'trader', 'stock')).toEqual(far);
    const extraFirst = t.after(position, t.relocate('merchant', 'stock', 'emden--osnabrueck/3'));
    expect(targets(extraFirst, 'trader', 'displaced')).toEqual(far);
  });

  it('C3: a dead end: from Groningen over Emden to distance three', () => {
    const full: Record<string, string> = {
      'emden--groningen': '1t . .',
      'emden--osnabrueck': '2t 2t 2t 2t',
      'emden--stade': '2t 2t 2t',
      'hamburg--stade': '3t 3t 3t',
      'kampen--osnabrueck': '3t 3t',
      'bremen--osnabrueck': '3t 3t 3t',
    };
    const position = t.after(
      t.at({ seats: { 0: { supply: [5, 1] } }, routes: full }),
      t.displace('trader', 'emden--groningen/0', 1),
    );
    const far = [
      'arnheim--kampen',
      'bremen--hamburg',
      'bremen--hannover',
      'bremen--minden',
      'hamburg--luebeck',
      'hamburg--lueneburg',
    ];
    expect(targets(position, 'trader', 'displaced')).toEqual(
      far.flatMap((route) => t.pointsOf(position, route)),
    );
  });

  it('C3: traders and merchants are looked up separately where only boats are near', () => {
    const position = t.after(
      t.at({
        board: 'eastern',
        seats: { 0: { supply: [5, 1] } },
        routes: { 'malmoe--visby': '1t . .', 'malmoe--stralsund': '. . 2t', 'danzig--malmoe': '2t 2t 2t .' },
      }),
      t.displace('trader', 'malmoe--visby/0', 1),
    );
    expect(targets(position, 'merchant', 'stock')).toEqual([
      'danzig--malmoe/3',
      'malmoe--stralsund/0',
      'malmoe--stralsund/1',
    ]);
    const far = ['belgard--danzig', 'braunsberg--danzig', 'danzig--koenigsberg'].flatMap((r) =>
      t.pointsOf(position, r),
    );
    expect(targets(position, 'trader', 'displaced')).toEqual([...far, 'stralsund--wismar/2'].sort());
    expect(targets(position, 'trader', 'stock')).toEqual([...far, 'stralsund--wismar/2'].sort());
    const merchantPut = t.after(position, t.relocate('merchant', 'stock', 'malmoe--stralsund/0'));
    expect(targets(merchantPut, 'trader', 'displaced')).toEqual([...far, 'stralsund--wismar/2'].sort());
  });

  it.each(Object.keys(BOARDS))('C3: as a slow computation finds, on crowded positions of %s', (board) => {
    const random = new Random(`crowded ${board}`);
    const seats = board.endsWith('-45') ? 4 : 3;
    const abilities = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };
    let compared = 0;
    for (let round = 0; round < 60; round++) {
      const routes = crowdedRoutes(board, seats, 22, random);
      const position = t.at({
        board,
        seats: Object.fromEntries(
          Array.from({ length: seats }, (_, i) => [i, { supply: i === 0 ? [3, 1] : [0, 1], abilities }]),
        ),
        routes,
      });
      const displacing = t.legalOf(position, 'displace');
      if (displacing.length === 0) continue;
      compared++;
      const action = displacing[random.below(displacing.length)];
      const from = (action.at as string).split('/')[0];
      const next = t.after(position, action);
      expect(targets(next, 'trader', 'displaced')).toEqual(nearestPoints(board, from, false, next.routes));
      if (next.seats[next.turn.decides!].stock.merchants > 0) {
        expect(targets(next, 'merchant', 'stock')).toEqual(nearestPoints(board, from, true, next.routes));
      }
      const moves = t.legalOf(next, 'relocate').filter((move) => move.from === 'displaced');
      const moved = t.after(next, moves[random.below(moves.length)]);
      if (moved.turn.phase === 'relocate' && moved.seats[next.turn.decides!].stock.traders > 0) {
        expect(targets(moved, 'trader', 'stock')).toEqual(nearestPoints(board, from, false, moved.routes));
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

describe('C4: where extras come from', () => {
  const start = (owner: t.SeatSketch, piece = '1t', routes: Record<string, string> = {}): t.Scene =>
    t.after(
      t.at({
        seats: { 0: { supply: [5, 1] }, 1: owner },
        routes: { 'dortmund--paderborn': `. ${piece} .`, ...routes },
      }),
      t.displace('trader', 'dortmund--paderborn/1', piece.endsWith('m') ? 2 : 1),
    );

  it('C4: from stock while there is any, of either kind there', () => {
    const position = start({ supply: [5, 0] });
    expect(sources(position)).toEqual(['displaced', 'stock']);
    expect(targets(position, 'merchant', 'stock').length).toBeGreaterThan(0);
    const next = t.after(
      position,
      t.relocate('merchant', 'stock', 'dortmund--duisburg/0'),
      t.relocate('trader', 'displaced', 'dortmund--duisburg/1'),
    );
    expect(t.count(next.seats[1].stock)).toEqual([5, 0]);
    expect(t.count(next.seats[1].supply)).toEqual([5, 0]);
  });

  it('C4: only the kinds that are in stock, even if the supply has the other', () => {
    const position = start({ supply: [9, 1] });
    expect(t.count(position.seats[1].stock)).toEqual([1, 0]);
    expect(sources(position)).toEqual(['displaced', 'stock']);
    expect(targets(position, 'merchant', 'stock')).toEqual([]);
  });

  it('C4: from supply only when the stock is empty', () => {
    const position = start({ supply: [10, 1] });
    expect(t.count(position.seats[1].stock)).toEqual([0, 0]);
    expect(sources(position)).toEqual(['displaced', 'supply']);
    const next = t.after(position, t.relocate('merchant', 'supply', 'dortmund--duisburg/0'));
    expect(t.count(next.seats[1].supply)).toEqual([10, 0]);
    expect(next.routes['dortmund--duisburg']).toEqual(['1m', null]);
  });

  it('C4: the second extra from supply when the first emptied the stock', () => {
    const position = start({ supply: [10, 0] }, '1m');
    expect(t.count(position.seats[1].stock)).toEqual([1, 0]);
    expect(sources(position)).toEqual(['displaced', 'stock']);
    const one = t.after(position, t.relocate('trader', 'stock', 'dortmund--duisburg/0'));
    expect(sources(one)).toEqual(['displaced', 'supply']);
    const two = t.after(one, t.relocate('trader', 'supply', 'dortmund--duisburg/1'));
    expect(t.count(two.seats[1].supply)).toEqual([9, 0]);
    expect(sources(two)).toEqual(['displaced']);
  });

  it('C4: from other routes only when both are empty', () => {
    const spread = {
      'perleberg--stendal': '1t 1t 1t',
      'hamburg--luebeck': '1t 1t 1m',
      'emden--stade': '1t 1t 1t',
    };
    const position = start({ supply: [0, 0], stock: [0, 0] }, '1t', {
      ...spread,
      'coellen--warburg': '1t 1t . .',
    });
    expect(t.count(position.seats[1].stock)).toEqual([0, 0]);
    const from = sources(position).filter((source) => source !== 'displaced');
    expect(from).toEqual(
      [
        'coellen--warburg/0',
        'coellen--warburg/1',
        'emden--stade/0',
        'emden--stade/1',
        'emden--stade/2',
        'hamburg--luebeck/0',
        'hamburg--luebeck/1',
        'hamburg--luebeck/2',
        'perleberg--stendal/0',
        'perleberg--stendal/1',
        'perleberg--stendal/2',
      ].sort(),
    );
    const next = t.after(position, t.relocate('merchant', 'hamburg--luebeck/2', 'dortmund--duisburg/0'));
    expect(next.routes['hamburg--luebeck']).toEqual(['1t', '1t', null]);
    expect(next.routes['dortmund--duisburg']).toEqual(['1m', null]);
    expect(next.turn).toMatchObject({ displaced: '1t', extras: 0 });
    expect(t.can(position, t.relocate('trader', 'hamburg--luebeck/2', 'dortmund--duisburg/0'))).toBe(false);
  });

  it('C4: from the route of the displacement too, but not what was put down in it', () => {
    const abilities = { keys: 0 };
    const position = t.after(
      t.at({
        seats: { 0: { supply: [5, 1] }, 1: { supply: [0, 0], stock: [0, 0], abilities } },
        routes: {
          'dortmund--paderborn': '1t 1m 1t',
          'perleberg--stendal': '1t 1t 1t',
          'emden--stade': '1t 1t 1t',
          'hamburg--luebeck': '1t 1t 1t',
        },
      }),
      t.displace('trader', 'dortmund--paderborn/1', 2),
    );
    expect(sources(position)).toContain('dortmund--paderborn/0');
    expect(sources(position)).toContain('dortmund--paderborn/2');
    expect(sources(position)).not.toContain('dortmund--paderborn/1');
    const put = t.after(position, t.relocate('merchant', 'displaced', 'dortmund--duisburg/0'));
    expect(sources(put)).not.toContain('dortmund--duisburg/0');
    expect(sources(put)).toHaveLength(11);
    const extra = t.after(put, t.relocate('trader', 'emden--stade/0', 'dortmund--duisburg/1'));
    expect(sources(extra)).not.toContain('dortmund--duisburg/1');
    expect(sources(extra)).not.toContain('dortmund--duisburg/0');
    expect(sources(extra)).toHaveLength(10);
    const last = t.after(extra, t.relocate('trader', 'emden--stade/1', 'paderborn--warburg/2'));
    expect(last.turn).toMatchObject({ seat: 0, phase: 'actions' });
    expect(last.routes['emden--stade']).toEqual([null, null, '1t']);
  });

  it('C4: by rules 1 an extra comes from another route than that of the displacement', () => {
    const position = t.after(
      t.at({
        rules: 1,
        seats: { 0: { supply: [5, 1] }, 1: { supply: [0, 0], stock: [0, 0] } },
        routes: {
          'dortmund--paderborn': '1t 1m 1t',
          'perleberg--stendal': '1t 1t 1t',
          'emden--stade': '1t 1t 1t',
          'hamburg--luebeck': '1t 1t 1t',
        },
      }),
      t.displace('trader', 'dortmund--paderborn/1', 2),
    );
    expect(sources(position).filter((from) => from.startsWith('dortmund--paderborn'))).toEqual([]);
    expect(sources(position)).toContain('emden--stade/0');
  });

  it('C4: with nothing to take an extra from, it ends automatically', () => {
    // All eleven traders and the merchant of seat 1 are posts or special prestige, but for the displaced one.
    const position = t.after(
      t.at({
        seats: { 0: { supply: [5, 1] }, 1: { supply: [0, 0], stock: [0, 0] } },
        routes: { 'dortmund--paderborn': '. 1t .' },
        cities: {
          arnheim: '1t . . .',
          hamburg: '1t 1t .',
          hannover: '1t 1t',
          minden: '1t 1t 1t 1t',
          duisburg: '1t',
          stade: '1m',
        },
      }),
      t.displace('trader', 'dortmund--paderborn/1', 1),
    );
    expect(sources(position)).toEqual(['displaced']);
    const next = t.after(position, t.relocate('trader', 'displaced', 'dortmund--duisburg/0'));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1 });
  });

  it('C4: nothing goes to the supply', () => {
    const position = start({ supply: [4, 0] }, '1m');
    const next = t.after(
      position,
      t.relocate('merchant', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'dortmund--duisburg/1'),
      t.relocate('trader', 'stock', 'paderborn--warburg/1'),
    );
    expect(next.seats[1].supply).toEqual(position.seats[1].supply);
    expect(next.seats[1].stock.traders).toBe(position.seats[1].stock.traders - 2);
  });
});

/** Every point of the board filled with traders of the seats in turn, except boats and `except`. */
function full(board: string, players: number, except: Record<string, string>): Record<string, string> {
  let next = 0;
  return Object.fromEntries(
    BOARDS[board].routes.map((route) => [
      route.id,
      except[route.id] ??
        route.points.map((point) => (point.piece === 'merchant' ? '.' : `${next++ % players}t`)).join(' '),
    ]),
  );
}

describe('C5: no room anywhere', () => {
  const abilities = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };

  it('C5: a displaced piece that fits no free point goes to stock, and the relocation ends', () => {
    const position = t.at({
      players: 5,
      seats: Object.fromEntries(
        [0, 1, 2, 3, 4].map((i) => [i, { abilities, supply: i === 0 ? [2, 1] : [0, 0] }]),
      ),
      routes: full('hanseatic-45', 5, { 'dortmund--paderborn': '0t 1t 2t' }),
      turn: { seat: 0, actions: 3 },
    });
    expect(t.freePoints(position)).toEqual([]);
    const next = t.after(position, t.displace('trader', 'dortmund--paderborn/1', 1));
    expect(next.routes['dortmund--paderborn']).toEqual(['0t', '0t', '2t']);
    expect(next.seats[1].stock.traders).toBe(position.seats[1].stock.traders + 1);
    expect(next.seats[1].supply).toEqual(position.seats[1].supply);
    expect(next.turn).toMatchObject({ seat: 0, actions: 2, phase: 'actions' });
  });

  it('C5: only boats are free: the trader goes to stock, a merchant from stock may still go to a boat', () => {
    const position = t.at({
      board: 'eastern',
      players: 5,
      seats: Object.fromEntries(
        [0, 1, 2, 3, 4].map((i) => [i, { abilities, supply: i === 0 ? [2, 1] : [0, 0] }]),
      ),
      routes: full('eastern', 5, { 'halle--magdeburg': '0t 1t 2t' }),
      turn: { seat: 0, actions: 3 },
    });
    expect(t.freePoints(position)).toHaveLength(6);
    const next = t.after(position, t.displace('trader', 'halle--magdeburg/1', 1));
    expect(next.turn).toMatchObject({ phase: 'relocate', decides: 1 });
    expect(targets(next, 'trader', 'displaced')).toEqual([]);
    expect(targets(next, 'trader', 'stock')).toEqual([]);
    const extra = targets(next, 'merchant', 'stock');
    expect(extra).toEqual(nearestPoints('eastern', 'halle--magdeburg', true, next.routes));
    expect(t.can(next, t.done)).toBe(true);
    const stopped = t.after(next, t.done);
    expect(stopped.seats[1].stock.traders).toBe(position.seats[1].stock.traders + 1);
    expect(stopped.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 2 });
    const put = t.after(next, t.relocate('merchant', 'stock', extra[0]));
    expect(put.seats[1].stock).toEqual({
      traders: position.seats[1].stock.traders + 1,
      merchants: position.seats[1].stock.merchants - 1,
    });
    expect(put.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 2 });
  });

  it('C5: not while there is a single free point, however far', () => {
    const position = t.at({
      players: 5,
      seats: Object.fromEntries(
        [0, 1, 2, 3, 4].map((i) => [i, { abilities, supply: i === 0 ? [2, 1] : [0, 0] }]),
      ),
      routes: full('hanseatic-45', 5, { 'dortmund--paderborn': '0t 1t 2t', 'emden--groningen': '3t 3t .' }),
    });
    const next = t.after(position, t.displace('trader', 'dortmund--paderborn/1', 1));
    expect(targets(next, 'trader', 'displaced')).toEqual(['emden--groningen/2']);
    const put = t.after(next, t.relocate('trader', 'displaced', 'emden--groningen/2'));
    // The board is full again: there is no extra to put.
    expect(put.turn).toMatchObject({ seat: 0, phase: 'actions' });
  });
});

describe('C6: favours of the displaced', () => {
  const start = (favours: string[], piece: string, stock?: t.SeatSketch): t.Scene =>
    t.after(
      t.at({
        seats: { 0: { supply: [5, 1] }, 1: { favours, ...stock } },
        routes: { 'dortmund--paderborn': `. ${piece} .`, 'hamburg--luebeck': '2t . 0t' },
      }),
      t.displace('trader', 'dortmund--paderborn/1', piece.endsWith('m') ? 2 : 1),
    );

  it('C6: double-relocation: two extras with a trader', () => {
    const next = t.after(
      start(['double-relocation'], '1t'),
      t.relocate('trader', 'displaced', 'dortmund--duisburg/0'),
      t.relocate('trader', 'stock', 'dortmund--duisburg/1'),
    );
    expect(next.turn).toMatchObject({ phase: 'relocate', decides: 1, extras: 1 });
    const two = t.after(next, t.relocate('trader', 'stock', 'paderborn--warburg/0'));
    expect(two.turn).toMatchObject({ seat: 0, phase: 'actions' });
  });

  it('C6: double-relocation: still two with a merchant', () => {
    expect(start(['double-relocation'], '1m').turn).toMatchObject({ extras: 2 });
    expect(start([], '1m').turn).toMatchObject({ extras: 2 });
    expect(start([], '1t').turn).toMatchObject({ extras: 1 });
  });

  it("C6: another player's double-relocation does not matter", () => {
    const position = t.at({
      seats: { 0: { supply: [5, 1], favours: ['double-relocation'] }, 2: { favours: ['free-relocation'] } },
      routes: { 'dortmund--paderborn': '. 1t .' },
    });
    const next = t.after(position, t.displace('trader', 'dortmund--paderborn/1', 1));
    expect(next.turn).toMatchObject({ extras: 1 });
    expect(targets(next, 'trader', 'displaced')).not.toContain('hamburg--luebeck/0');
  });

  it('C6: free-relocation: any free point of any route, the route itself too', () => {
    const next = start(['free-relocation'], '1t');
    const free = t.freePoints(next).sort();
    expect(free).toContain('dortmund--paderborn/0');
    expect(targets(next, 'trader', 'displaced')).toEqual(free);
    expect(targets(next, 'trader', 'stock')).toEqual(free);
    const put = t.after(next, t.relocate('trader', 'displaced', 'hamburg--luebeck/1'));
    expect(targets(put, 'trader', 'stock')).toEqual(free.filter((point) => point !== 'hamburg--luebeck/1'));
    expect(put.turn).toMatchObject({ extras: 1 });
  });

  it('C6: both together', () => {
    const next = t.after(
      start(['free-relocation', 'double-relocation'], '1t'),
      t.relocate('trader', 'stock', 'dortmund--paderborn/0'),
      t.relocate('trader', 'stock', 'dortmund--paderborn/2'),
      t.relocate('trader', 'displaced', 'emden--stade/0'),
    );
    expect(next.routes['dortmund--paderborn']).toEqual(['1t', '0t', '1t']);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions' });
  });
});

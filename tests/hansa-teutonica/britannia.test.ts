import { describe, expect, it } from 'vitest';
import { Random } from '../../src/core/random.js';
import { crowdedRoutes, nearestPoints, routeOf } from './boards.js';
import * as t from './scene.js';

const CARDIFF = '0t . . . .';
const CARLISLE = '0t . . . .';
const LONDON = '0t . . . . . . .';

/** The countries in which seat 0 may do something of a type now. */
const countries = (on: t.Scene, type: string): string[] =>
  [
    ...new Set(
      t
        .choices(on, type, 'at')
        .map((point) => routeOf(on.config.board as string, point.split('/')[0]).country!),
    ),
  ].sort();

const start = (cities: Record<string, string>, actions = 4, more: t.Sketch = {}): t.Scene =>
  t.at({
    board: 'britannia-45',
    seats: { 0: { supply: [6, 1] } },
    cities,
    turn: { seat: 0, actions },
    ...more,
  });

describe('I1: permits', () => {
  it('I1: England is free, Wales and Scotland are not', () => {
    const position = start({});
    expect(countries(position, 'place')).toEqual(['england']);
    const next = t.after(
      position,
      t.place('trader', 'cardiff--coventry/0'),
      t.place('trader', 'cardiff--oxford/0'),
    );
    expect(next.turn.permits).toEqual([]);
    expect(t.can(next, t.place('trader', 'cardiff--pembroke/0'))).toBe(false);
  });

  it('I1: Cardiff is good for one Welsh action a turn', () => {
    const position = start({ cardiff: CARDIFF });
    expect(countries(position, 'place')).toEqual(['england', 'wales']);
    const next = t.after(position, t.place('trader', 'cardiff--pembroke/0'));
    expect(next.turn.permits).toEqual(['cardiff']);
    expect(countries(next, 'place')).toEqual(['england']);
  });

  it('I1: Carlisle is good for one Scottish action a turn', () => {
    const position = start({ carlisle: CARLISLE });
    expect(countries(position, 'place')).toEqual(['england', 'scotland']);
    const next = t.after(position, t.place('trader', 'carlisle--falkirk/0'));
    expect(next.turn.permits).toEqual(['carlisle']);
    expect(countries(next, 'place')).toEqual(['england']);
  });

  it('I1: London is good for one in either', () => {
    const position = start({ london: LONDON });
    expect(countries(position, 'place')).toEqual(['england', 'scotland', 'wales']);
    const wales = t.after(position, t.place('trader', 'cardiff--pembroke/0'));
    expect(wales.turn.permits).toEqual(['london']);
    expect(countries(wales, 'place')).toEqual(['england']);
    const scotland = t.after(position, t.place('trader', 'carlisle--falkirk/0'));
    expect(scotland.turn.permits).toEqual(['london']);
    expect(countries(scotland, 'place')).toEqual(['england']);
  });

  it('I1: a local permit is used up before that of London', () => {
    const position = start({ cardiff: CARDIFF, london: LONDON });
    const one = t.after(position, t.place('trader', 'cardiff--pembroke/0'));
    expect(one.turn.permits).toEqual(['cardiff']);
    expect(countries(one, 'place')).toEqual(['england', 'scotland', 'wales']);
    const two = t.after(one, t.place('trader', 'cardiff--pembroke/1'));
    expect([...two.turn.permits!].sort()).toEqual(['cardiff', 'london']);
    expect(countries(two, 'place')).toEqual(['england']);
    const other = t.after(one, t.place('trader', 'carlisle--falkirk/0'));
    expect([...other.turn.permits!].sort()).toEqual(['cardiff', 'london']);
    expect(countries(other, 'place')).toEqual(['england']);
  });

  it('I1: with London spent in Scotland, Cardiff is still there', () => {
    const position = start({ cardiff: CARDIFF, london: LONDON });
    const one = t.after(position, t.place('trader', 'carlisle--falkirk/0'));
    expect(one.turn.permits).toEqual(['london']);
    expect(countries(one, 'place')).toEqual(['england', 'wales']);
  });

  it('I1: all three', () => {
    const position = start({ cardiff: CARDIFF, carlisle: CARLISLE, london: LONDON });
    const next = t.after(
      position,
      t.place('trader', 'carlisle--falkirk/0'),
      t.place('trader', 'carlisle--falkirk/1'),
      t.place('trader', 'cardiff--pembroke/0'),
    );
    expect([...next.turn.permits!].sort()).toEqual(['cardiff', 'carlisle', 'london']);
    expect(countries(next, 'place')).toEqual(['england']);
  });

  it('I1: the owner of the rightmost occupied post has it, not the majority', () => {
    expect(countries(start({ cardiff: '0t 1t . . .' }), 'place')).toEqual(['england']);
    expect(countries(start({ cardiff: '1t 0t . . .' }), 'place')).toEqual(['england', 'wales']);
    expect(countries(start({ cardiff: '1t 1t 0t . .' }), 'place')).toEqual(['england', 'wales']);
    expect(countries(start({ cardiff: '0t 0t 1t . .' }), 'place')).toEqual(['england']);
    expect(countries(start({ cardiff: '0t 0t | 1t . . . .' }), 'place')).toEqual(['england']);
  });

  it('I1: at that moment: won in the middle of a turn by a new post', () => {
    const position = start({ cardiff: '1t . . . .' }, 4, {
      seats: { 0: { supply: [6, 0], abilities: { privilege: 1 } } },
      routes: { 'cardiff--coventry': '0t 0t 0t' },
    });
    expect(countries(position, 'place')).toEqual(['england']);
    const next = t.after(position, t.create('cardiff--coventry', t.post('cardiff')));
    expect(countries(next, 'place')).toEqual(['england', 'wales']);
  });

  it('I1: at that moment: won or lost by an exchange', () => {
    const position = start({ cardiff: '0t 1t . . .' }, 4, {
      seats: { 0: { supply: [6, 0], unused: ['exchange'] } },
    });
    const won = t.after(position, t.use('exchange', { city: 'cardiff', post: 0 }));
    expect(countries(won, 'place')).toEqual(['england', 'wales']);
    const lost = t.after(
      start({ cardiff: '1t 0t . . .' }, 4, { seats: { 0: { supply: [6, 0], unused: ['exchange'] } } }),
      t.use('exchange', { city: 'cardiff', post: 0 }),
    );
    expect(countries(lost, 'place')).toEqual(['england']);
  });

  it('I1: more actions do not mean more permits', () => {
    const position = start({ cardiff: CARDIFF }, 1, {
      seats: { 0: { supply: [6, 0], unused: ['actions-4'] } },
    });
    const next = t.after(position, t.place('trader', 'cardiff--pembroke/0'), t.use('actions-4'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 4, permits: ['cardiff'] });
    expect(countries(next, 'place')).toEqual(['england']);
  });

  it('I1: a new turn, new permits', () => {
    const position = start({ cardiff: CARDIFF }, 2);
    const next = t.after(position, t.place('trader', 'cardiff--pembroke/0'), t.endTurn);
    expect(next.turn).toMatchObject({ seat: 1, permits: [] });
    const again = t.after(next, t.endTurn, t.endTurn, t.endTurn);
    expect(again.turn).toMatchObject({ seat: 0, permits: [] });
    expect(countries(again, 'place')).toEqual(['england', 'wales']);
  });

  it('I1: displacing needs and uses a permit likewise', () => {
    const routes = {
      'cardiff--pembroke': '1t 1t .',
      'carlisle--falkirk': '1t .',
      'cardiff--coventry': '1t . .',
    };
    expect(countries(start({}, 4, { routes }), 'displace')).toEqual(['england']);
    const position = start({ cardiff: CARDIFF }, 4, { routes });
    expect(countries(position, 'displace')).toEqual(['england', 'wales']);
    const next = t.after(
      position,
      t.displace('trader', 'cardiff--pembroke/0', 1),
      t.relocate('trader', 'displaced', 'cardiff--oxford/0'),
      t.done,
    );
    expect(next.turn.permits).toEqual(['cardiff']);
    expect(countries(next, 'displace')).toEqual(['england']);
    expect(countries(next, 'place')).toEqual(['england']);
  });

  it('I1: Cardiff does not open Scotland, nor Carlisle Wales', () => {
    expect(countries(start({ cardiff: CARDIFF }), 'place')).not.toContain('scotland');
    expect(countries(start({ carlisle: CARLISLE }), 'place')).not.toContain('wales');
  });

  it('I1: permits of others are of no use', () => {
    expect(countries(start({ cardiff: '1t . . . .', london: '1t . . . . . . .' }), 'place')).toEqual([
      'england',
    ]);
  });

  it('I1: britannia-3 has no Scotland and no Carlisle permit', () => {
    const position = t.at({
      board: 'britannia-3',
      seats: { 0: { supply: [6, 1] } },
      cities: { carlisle: '0t . .' },
    });
    expect(countries(position, 'place')).toEqual(['england']);
    const london = t.at({
      board: 'britannia-3',
      seats: { 0: { supply: [6, 1] } },
      cities: { london: '0t . . . . .', cardiff: '0t . . .' },
      turn: { seat: 0, actions: 4 },
    });
    const two = t.after(
      london,
      t.place('trader', 'cardiff--pembroke/0'),
      t.place('merchant', 'conway--isle-of-man/0'),
    );
    expect([...two.turn.permits!].sort()).toEqual(['cardiff', 'london']);
    expect(countries(two, 'place')).toEqual(['england']);
  });
});

describe('I2: displaced pieces', () => {
  const targets = (on: t.Scene, piece: string, from: string): string[] =>
    t
      .legalOf(on, 'relocate')
      .filter((action) => action.piece === piece && action.from === from)
      .map((action) => action.to as string)
      .sort();

  it('I2: from Wales to Wales or England', () => {
    const position = start({ cardiff: CARDIFF }, 4, { routes: { 'cardiff--pembroke': '1t . .' } });
    const next = t.after(position, t.displace('trader', 'cardiff--pembroke/0', 1));
    const near = ['cardiff--coventry', 'cardiff--montgomery', 'cardiff--oxford', 'montgomery--pembroke'];
    expect(targets(next, 'trader', 'displaced')).toEqual(near.flatMap((route) => t.pointsOf(next, route)));
    expect(targets(next, 'trader', 'stock')).toEqual(near.flatMap((route) => t.pointsOf(next, route)));
  });

  it('I2: from England to England only', () => {
    const position = start({}, 4, { routes: { 'cardiff--coventry': '1t . .' } });
    const next = t.after(position, t.displace('trader', 'cardiff--coventry/0', 1));
    const near = ['cambridge--coventry', 'cardiff--oxford', 'coventry--hereford', 'coventry--nottingham'];
    expect(targets(next, 'trader', 'displaced')).toEqual(near.flatMap((route) => t.pointsOf(next, route)));
  });

  it('I2: from Scotland to Scotland or England, not to Wales', () => {
    const position = start({ carlisle: CARLISLE }, 4, { routes: { 'carlisle--isle-of-man': '1t . .' } });
    const next = t.after(position, t.displace('trader', 'carlisle--isle-of-man/0', 1));
    const found = targets(next, 'merchant', 'stock');
    expect(found.some((point) => point.startsWith('conway--isle-of-man'))).toBe(false);
    const near = ['carlisle--chester', 'carlisle--durham', 'carlisle--falkirk', 'carlisle--richmond'];
    expect(found).toEqual(near.flatMap((route) => t.pointsOf(next, route)));
    expect(targets(next, 'trader', 'displaced')).toEqual(
      near.flatMap((route) => t.pointsOf(next, route)).filter((point) => !/chester\/[12]/.test(point)),
    );
  });

  it.each(['britannia-3', 'britannia-45'])(
    'I2: as a slow computation finds, on crowded positions of %s',
    (board) => {
      const random = new Random(`displaced in ${board}`);
      const seats = board === 'britannia-3' ? 3 : 4;
      const abilities = { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 };
      const cities: Record<string, string> =
        board === 'britannia-3'
          ? { cardiff: '0t . . .', london: '0t . . . . .' }
          : { cardiff: CARDIFF, carlisle: CARLISLE, london: LONDON };
      let abroad = 0;
      for (let round = 0; round < 80; round++) {
        const routes = crowdedRoutes(board, seats, 21, random);
        const position = t.at({
          board,
          seats: Object.fromEntries(
            Array.from({ length: seats }, (_, i) => [i, { supply: i === 0 ? [2, 1] : [0, 1], abilities }]),
          ),
          routes,
          cities,
        });
        const wanted = ['england', 'wales', 'scotland'][random.below(3)];
        const displacing = t
          .legalOf(position, 'displace')
          .filter((action) => routeOf(board, (action.at as string).split('/')[0]).country === wanted);
        if (displacing.length === 0) continue;
        if (wanted !== 'england') abroad++;
        const action = displacing[random.below(displacing.length)];
        const from = (action.at as string).split('/')[0];
        const next = t.after(position, action);
        expect(targets(next, 'trader', 'displaced')).toEqual(nearestPoints(board, from, false, next.routes));
        expect(targets(next, 'merchant', 'stock')).toEqual(nearestPoints(board, from, true, next.routes));
      }
      expect(abroad).toBeGreaterThan(15);
    },
  );
});

describe('I3: moving', () => {
  const sketch = (routes: Record<string, string>, more: t.SeatSketch = {}): t.Scene =>
    start({}, 4, { seats: { 0: { abilities: { book: 1 }, ...more } }, routes });
  const drops = (on: t.Scene, piece: string): string[] =>
    [
      ...new Set(
        t
          .legalOf(on, 'drop')
          .filter((action) => action.piece === piece)
          .map((action) => routeOf('britannia-45', (action.at as string).split('/')[0]).country!),
      ),
    ].sort();

  it('I3: action D: from England to England', () => {
    const lifted = t.after(sketch({ 'durham--york': '0t . .' }), t.lift('durham--york/0'));
    expect(drops(lifted, '0t')).toEqual(['england']);
  });

  it('I3: action D: from Wales to Wales or England, without a permit', () => {
    const lifted = t.after(sketch({ 'cardiff--pembroke': '0t . .' }), t.lift('cardiff--pembroke/0'));
    expect(drops(lifted, '0t')).toEqual(['england', 'wales']);
    const next = t.after(lifted, t.drop('0t', 'chester--conway/0'));
    expect(next.turn.permits).toEqual([]);
  });

  it('I3: action D: from Scotland to Scotland or England', () => {
    const lifted = t.after(sketch({ 'falkirk--glasgow': '0m .' }), t.lift('falkirk--glasgow/0'));
    expect(drops(lifted, '0m')).toEqual(['england', 'scotland']);
  });

  it('I3: pieces of the same kind from different countries are distinct', () => {
    const lifted = t.after(
      sketch({ 'cardiff--pembroke': '0t . .', 'falkirk--glasgow': '0t .', 'durham--york': '0t . .' }),
      t.lift('cardiff--pembroke/0'),
      t.lift('falkirk--glasgow/0'),
      t.lift('durham--york/0'),
    );
    expect(drops(lifted, '0t')).toEqual(['england', 'scotland', 'wales']);
    const wales = t.after(lifted, t.drop('0t', 'cardiff--pembroke/1'));
    expect(drops(wales, '0t')).toEqual(['england', 'scotland']);
    const both = t.after(wales, t.drop('0t', 'falkirk--glasgow/1'));
    expect(drops(both, '0t')).toEqual(['england']);
    const next = t.after(both, t.drop('0t', 'durham--york/1'));
    expect(next.turn.phase).toBe('actions');
  });

  it('I3: two from Wales can both go home, even if one is put in England first', () => {
    const lifted = t.after(
      sketch({ 'cardiff--pembroke': '0t . .', 'durham--york': '0t . .' }),
      t.lift('cardiff--pembroke/0'),
      t.lift('durham--york/0'),
    );
    // The trader put down in England may be the English one, so that the Welsh one can still go to Wales.
    const england = t.after(lifted, t.drop('0t', 'durham--newcastle/0'));
    expect(drops(england, '0t')).toEqual(['england', 'wales']);
  });

  it("I3: M4: an opponent's tradesman stays in its country", () => {
    const position = sketch(
      { 'cardiff--pembroke': '1t . .', 'falkirk--glasgow': '2t .', 'durham--york': '3t . .' },
      { unused: ['move-3'] },
    );
    const wales = t.after(position, t.use('move-3'), t.lift('cardiff--pembroke/0'));
    expect(drops(wales, '1t')).toEqual(['wales']);
    const scotland = t.after(position, t.use('move-3'), t.lift('falkirk--glasgow/0'));
    expect(drops(scotland, '2t')).toEqual(['scotland']);
    const england = t.after(position, t.use('move-3'), t.lift('durham--york/0'));
    expect(drops(england, '3t')).toEqual(['england']);
  });

  it('I3: M4: places are swapped within a country', () => {
    const position = sketch(
      { 'cardiff--pembroke': '1t . .', 'chester--conway': '. . 2m' },
      { unused: ['move-3'] },
    );
    const next = t.after(
      position,
      t.use('move-3'),
      t.lift('cardiff--pembroke/0'),
      t.lift('chester--conway/2'),
      t.drop('1t', 'chester--conway/2'),
      t.drop('2m', 'cardiff--pembroke/0'),
      t.done,
    );
    expect(next.routes['cardiff--pembroke']).toEqual(['2m', null, null]);
    expect(next.routes['chester--conway']).toEqual([null, null, '1t']);
  });

  it.each(['britannia-3', 'britannia-45'])(
    'I3: H4 move-2: a tradesman stays in its country (%s)',
    (board) => {
      const position = t.at({
        board,
        seats: { 0: {} },
        routes: {
          'calais--canterbury': '0t 0m 0t',
          'cardiff--pembroke': '1t 0t .',
          'durham--york': '0t . .',
        },
      });
      const offered = t.after(position, t.create('calais--canterbury'));
      expect(offered.turn.phase).toBe('lift');
      const own = t.after(offered, t.lift('cardiff--pembroke/1'));
      const where = (on: t.Scene): string[] =>
        [
          ...new Set(
            t.choices(on, 'drop', 'at').map((point) => routeOf(board, point.split('/')[0]).country!),
          ),
        ].sort();
      expect(where(own)).toEqual(['wales']);
      expect(where(t.after(offered, t.lift('durham--york/0')))).toEqual(['england']);
    },
  );
});

describe('I4: creating', () => {
  it('I4: needs no permit in Wales or Scotland', () => {
    const position = start({}, 4, {
      routes: { 'cardiff--pembroke': '0t 0t 0t', 'carlisle--falkirk': '0t 0t' },
    });
    const next = t.after(
      position,
      t.create('cardiff--pembroke', t.post('pembroke')),
      t.create('carlisle--falkirk', t.post('falkirk')),
    );
    expect(next.cities.pembroke.posts[0]).toBe('0t');
    expect(next.cities.falkirk.posts[0]).toBe('0t');
    expect(next.turn.permits).toEqual([]);
  });

  it.each(['chester--conway', 'chester--hereford', 'carlisle--chester'])(
    'I4: serves either city, whatever its country: Chester over %s',
    (route) => {
      const points = {
        'chester--conway': '0t 0t 0t',
        'chester--hereford': '0t 0t 0t 0t',
        'carlisle--chester': '0t 0m 0m',
      };
      const position = start({}, 4, {
        seats: { 0: { abilities: { book: 1 } } },
        routes: { [route]: points[route as keyof typeof points] },
      });
      const found = t.rewards(position, route);
      expect(found).toContainEqual(t.post('chester'));
      expect(found).toContainEqual(t.develop('actions'));
    },
  );
});

describe('I5: place-2 (calais--southampton)', () => {
  const sketch = (more: t.SeatSketch = {}, routes: Record<string, string> = {}): t.Scene =>
    start({}, 2, {
      seats: { 0: { abilities: { book: 1 }, ...more } },
      routes: { 'calais--southampton': '0t 0m 0m', ...routes },
    });

  it('I5: up to two on free points in Wales or Scotland, from stock, no permit needed', () => {
    const offered = t.after(sketch(), t.create('calais--southampton'));
    expect(offered.turn).toMatchObject({ seat: 0, phase: 'permanent', actions: 1 });
    expect(t.choices(offered, 'permanent', 'from')).toEqual(['stock']);
    expect(t.choices(offered, 'permanent', 'piece')).toEqual(['merchant', 'trader']);
    const free = t
      .freePoints(offered)
      .filter((point) => routeOf('britannia-45', point.split('/')[0]).country !== 'england');
    const boats = /^(carlisle--isle-of-man\/[12]|conway--isle-of-man\/[01])$/;
    const to = (piece: string): string[] =>
      t
        .legalOf(offered, 'permanent')
        .filter((action) => action.piece === piece)
        .map((action) => action.to as string)
        .sort();
    expect(to('merchant')).toEqual([...free].sort());
    expect(to('trader')).toEqual(free.filter((point) => !boats.test(point)).sort());
    const next = t.after(
      offered,
      t.permanent({ piece: 'merchant', from: 'stock', to: 'carlisle--isle-of-man/1' }),
      t.permanent({ piece: 'trader', from: 'stock', to: 'cardiff--pembroke/0' }),
    );
    expect(next.routes['carlisle--isle-of-man']).toEqual([null, '0m', null]);
    expect(next.routes['cardiff--pembroke']).toEqual(['0t', null, null]);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 1, permits: [] });
    expect(t.count(next.seats[0].stock)).toEqual([10, 1]);
  });

  it('I5: one or none will do', () => {
    const offered = t.after(sketch(), t.create('calais--southampton'));
    expect(t.after(offered, t.done).turn).toMatchObject({ phase: 'actions', actions: 1 });
    const one = t.after(offered, t.permanent({ piece: 'trader', from: 'stock', to: 'cardiff--pembroke/0' }));
    expect(one.turn.phase).toBe('permanent');
    expect(t.after(one, t.done).turn).toMatchObject({ phase: 'actions', actions: 1 });
  });

  it('I5: britannia-3: Wales only', () => {
    const position = t.at({
      board: 'britannia-3',
      seats: { 0: { abilities: { book: 1 } } },
      routes: { 'calais--southampton': '0t 0m 0m' },
    });
    const offered = t.after(position, t.create('calais--southampton'));
    const found = t
      .choices(offered, 'permanent', 'to')
      .map((point) => routeOf('britannia-3', point.split('/')[0]).country);
    expect([...new Set(found)]).toEqual(['wales']);
    expect(found.length).toBe(7 * 3);
  });

  /** The offer with this much of the stock in supply, which no game reaches. */
  function hired(offered: t.Scene, supply: [number, number]): t.Scene {
    const position = offered.rules.writePosition(offered.state);
    const seat = (position.seats as unknown as t.Seat[])[0];
    seat.stock = { traders: seat.stock.traders - supply[0], merchants: seat.stock.merchants - supply[1] };
    seat.supply = { traders: supply[0], merchants: supply[1] };
    return t.read(position);
  }

  it('I5: from supply only when the stock is empty', () => {
    const offered = t.after(sketch(), t.create('calais--southampton'));
    expect(t.count(offered.seats[0].stock)).toEqual([11, 2]);
    const supply = hired(offered, [11, 2]);
    expect(t.choices(supply, 'permanent', 'from')).toEqual(['supply']);
    const next = t.after(supply, t.permanent({ piece: 'trader', from: 'supply', to: 'cardiff--pembroke/0' }));
    expect(t.count(next.seats[0].supply)).toEqual([10, 2]);
    const last = hired(offered, [10, 2]);
    expect(t.choices(last, 'permanent', 'from')).toEqual(['stock']);
    const emptied = t.after(last, t.permanent({ piece: 'trader', from: 'stock', to: 'cardiff--pembroke/0' }));
    expect(t.choices(emptied, 'permanent', 'from')).toEqual(['supply']);
  });

  it('I5: from other points, but not those just filled', () => {
    const position = start(
      { carlisle: '0t 0t 0t 0t .', london: '0t 0t 0t 0t 0t . . .', canterbury: '0t .', cambridge: '0m .' },
      2,
      {
        seats: { 0: { abilities: { book: 1 }, supply: [0, 0], stock: [0, 0] } },
        routes: { 'durham--york': '0t . .', 'chester--conway': '0m . .' },
        turn: { seat: 0, actions: 1, phase: 'permanent', marker: 'place-2', uses: 2, put: [] },
      },
    );
    expect(t.choices(position, 'permanent', 'from')).toEqual(['chester--conway/0', 'durham--york/0']);
    const one = t.after(
      position,
      t.permanent({ piece: 'trader', from: 'durham--york/0', to: 'cardiff--pembroke/0' }),
    );
    expect(one.routes['durham--york']).toEqual([null, null, null]);
    expect(one.routes['cardiff--pembroke']).toEqual(['0t', null, null]);
    expect(t.choices(one, 'permanent', 'from')).toEqual(['chester--conway/0']);
  });
});

describe('I6: the eighth completed city', () => {
  const seven = {
    bristol: '1t',
    durham: '1t',
    ipswich: '2t',
    lancaster: '2t',
    richmond: '3t',
    coventry: '3t 1t',
    nottingham: '3t 1t',
  };

  it('I6: ends the game', () => {
    const position = t.at({
      board: 'britannia-45',
      seats: { 0: { abilities: { privilege: 1 } } },
      routes: { 'falkirk--glasgow': '0t 0t' },
      cities: seven,
      turn: { seat: 0, actions: 3 },
    });
    expect(position.completed).toBe(7);
    const next = t.after(position, t.create('falkirk--glasgow', t.post('glasgow')));
    expect(next.completed).toBe(8);
    expect(next.turn).toMatchObject({ phase: 'over', actions: 0 });
    expect(t.after(position, t.create('falkirk--glasgow', t.post('falkirk'))).turn.phase).toBe('actions');
  });

  it('I6: on britannia-3 too', () => {
    const position = t.at({
      board: 'britannia-3',
      routes: { 'lancaster--richmond': '0t 0t' },
      cities: {
        bristol: '1t',
        durham: '1t',
        ipswich: '2t',
        lancaster: '2t',
        coventry: '2t 1t',
        nottingham: '2t 1t',
        norwich: '2t 1t',
      },
    });
    expect(t.after(position, t.create('lancaster--richmond', t.post('richmond'))).turn.phase).toBe('over');
  });
});

describe('I7: prestige of the countries', () => {
  const prestige = (cities: Record<string, string>, players = 4, board = 'britannia-45'): number[] =>
    t.scores(t.at({ board, players, cities })).map((row) => row.countries);

  it('I7: 7, 4 and 2 by the cities controlled', () => {
    expect(
      prestige({
        chester: '0t . .',
        conway: '0t .',
        pembroke: '0t . .',
        montgomery: '1t 1t',
        cardiff: '1t 1t . . .',
      }),
    ).toEqual([7, 4, 0, 0]);
    expect(
      prestige({
        chester: '2t . .',
        conway: '2t .',
        pembroke: '2t . .',
        montgomery: '1t 1t',
        cardiff: '1t 1t . . .',
        'isle-of-man': '3m .',
      }),
    ).toEqual([0, 4, 7, 2 + 7]);
  });

  it('I7: ties by posts in the country', () => {
    expect(prestige({ conway: '0t .', pembroke: '1t 1t .' })).toEqual([4, 7, 0, 0]);
    // Posts in cities that another controls count too, and so do extra posts.
    expect(prestige({ conway: '0t .', pembroke: '0t 1t 1t' })).toEqual([5, 5, 0, 0]);
    expect(prestige({ conway: '0t | 0t .', pembroke: '1t . .' })).toEqual([7, 4, 0, 0]);
  });

  it('I7: those still tied share their place and the next lower one, however many they are, rounded down', () => {
    expect(prestige({ conway: '0t .', pembroke: '1t . .' })).toEqual([5, 5, 0, 0]);
    expect(prestige({ conway: '0t .', pembroke: '1t . .', chester: '2t . .' })).toEqual([3, 3, 3, 0]);
    expect(prestige({ conway: '0t .', pembroke: '1t . .', chester: '2t . .', montgomery: '3t .' })).toEqual([
      2, 2, 2, 2,
    ]);
    expect(
      prestige(
        { conway: '0t .', pembroke: '1t . .', chester: '2t . .', montgomery: '3t .', cardiff: '4t . . . .' },
        5,
      ),
    ).toEqual([2, 2, 2, 2, 2]);
  });

  it('I7: a tie takes two places, and the next players get the place after them', () => {
    expect(prestige({ conway: '0t .', pembroke: '3t 1t .', chester: '2t . .' })).toEqual([3, 3, 3, 2]);
  });

  it('I7: by rules 1 those still tied share as many places as there are of them', () => {
    const cities = { conway: '0t .', pembroke: '3t 1t .', chester: '2t . .' };
    const old = t.at({ board: 'britannia-45', players: 4, rules: 1, cities });
    expect(t.scores(old).map((row) => row.countries)).toEqual([4, 4, 4, 0]);
  });

  it('I7: ties for the second and third place', () => {
    expect(prestige({ conway: '0t 0t', pembroke: '1t . .', chester: '2t . .' })).toEqual([7, 3, 3, 0]);
    expect(prestige({ conway: '0t 0t', pembroke: '1t . .', chester: '2t . .', montgomery: '3t .' })).toEqual([
      7, 2, 2, 2,
    ]);
    expect(
      prestige({ conway: '0t 0t', cardiff: '1t 1t 1t . .', chester: '2t . .', montgomery: '3t .' }),
    ).toEqual([4, 7, 1, 1]);
  });

  it('I7: two share the first, the next has the third', () => {
    expect(
      prestige({
        conway: '0t .',
        pembroke: '0t . .',
        chester: '1t . .',
        cardiff: '1t . . . .',
        montgomery: '2t .',
      }),
    ).toEqual([5, 5, 2, 0]);
  });

  it('I7: places left go to players with posts but no city, by posts', () => {
    expect(prestige({ cardiff: '1t 2t 0t 0t .', pembroke: '0t 1t 0t' })).toEqual([7, 4, 2, 0]);
    expect(prestige({ cardiff: '1t 2t 0t 0t .' })).toEqual([7, 3, 3, 0]);
    expect(prestige({ cardiff: '1t 2t 3t 0t 0t' })).toEqual([7, 2, 2, 2]);
  });

  it('I7: a player who controls a city comes before one with more posts and no city', () => {
    expect(prestige({ cardiff: '1t 1t 0t 0t 0t', pembroke: '1t 0t 0t', conway: '2t .' })).toEqual([
      7, 2, 4, 0,
    ]);
  });

  it('I7: with no place left there is nothing for them', () => {
    expect(prestige({ chester: '3t 0t .', conway: '1t .', pembroke: '2t . .', montgomery: '0t .' })).toEqual([
      7, 3, 3, 0,
    ]);
  });

  it('I7: no post, no prestige', () => {
    expect(prestige({ conway: '0t .' })).toEqual([7, 0, 0, 0]);
    expect(prestige({})).toEqual([0, 0, 0, 0]);
    expect(prestige({ london: '0t . . . . . . .', oxford: '1m .' })).toEqual([0, 0, 0, 0]);
  });

  it('I7: Scotland likewise, and both add up', () => {
    expect(prestige({ conway: '0t .', falkirk: '1t . .' })).toEqual([7, 7, 0, 0]);
    expect(prestige({ conway: '0t 1t', falkirk: '1t . .', glasgow: '0t' })).toEqual([4 + 5, 7 + 5, 0, 0]);
  });

  it('I7: the Isle of Man counts for both on britannia-45, for Wales on britannia-3', () => {
    expect(prestige({ 'isle-of-man': '0m .' })).toEqual([14, 0, 0, 0]);
    expect(prestige({ 'isle-of-man': '0t .' }, 3, 'britannia-3')).toEqual([7, 0, 0]);
    expect(prestige({ carlisle: '0t . .', newcastle: '1t . .' }, 3, 'britannia-3')).toEqual([0, 0, 0]);
  });

  it('I7: not on the other boards', () => {
    expect(t.scores(t.at({ cities: { arnheim: '0t . . .' } }))[0].countries).toBe(0);
  });

  it('I7: it is part of the total', () => {
    const [row] = t.scores(t.at({ board: 'britannia-45', cities: { conway: '0t .' } }));
    expect(row).toMatchObject({ countries: 7, cities: 2, network: 1, total: 10, rank: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import * as t from './scene.js';

describe('T1: actions of a turn', () => {
  it('T1: as many as the Actions value, for every player in turn', () => {
    const position = t.at({
      seats: {
        0: { abilities: { actions: 5 } },
        1: { abilities: { actions: 3 } },
        2: {},
        3: { abilities: { actions: 1 } },
      },
    });
    const turns = [position.turn];
    let next = position;
    for (let i = 0; i < 4; i++) {
      next = t.after(next, t.endTurn);
      turns.push(next.turn);
    }
    expect(turns.map((turn) => [turn.seat, turn.actions])).toEqual([
      [0, 5],
      [1, 4],
      [2, 2],
      [3, 3],
      [0, 5],
    ]);
  });

  it('T1: one more with extra-action, also past five', () => {
    const position = t.at({ seats: { 1: { favours: ['extra-action'], abilities: { actions: 5 } } } });
    expect(t.after(position, t.endTurn).turn.actions).toBe(6);
    const lesser = t.at({ seats: { 1: { favours: ['extra-action'] } } });
    expect(t.after(lesser, t.endTurn).turn.actions).toBe(3);
  });

  it('T1: extra-action helps its owner alone', () => {
    const position = t.at({ seats: { 2: { favours: ['extra-action'] } } });
    expect(t.after(position, t.endTurn).turn.actions).toBe(2);
  });
});

describe('T2: actions in any order', () => {
  const start = t.at({ seats: { 0: { supply: [5, 1] } }, turn: { seat: 0, actions: 3 } });

  it('T2: the same action again and again', () => {
    const next = t.after(
      start,
      t.place('trader', 'arnheim--duisburg/0'),
      t.place('trader', 'arnheim--duisburg/1'),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions', begun: true });
  });

  it('T2: any order, each costs one', () => {
    const next = t.after(start, t.income(3), t.place('trader', 'arnheim--duisburg/0'));
    expect(next.turn.actions).toBe(1);
    const other = t.after(start, t.place('trader', 'arnheim--duisburg/0'), t.income(3));
    expect(other.turn.actions).toBe(1);
    expect(other.seats[0]).toEqual(next.seats[0]);
  });

  it('T2: after the last action the turn passes automatically', () => {
    const next = t.after(start, t.income(3), t.income(2), t.income(1));
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions', begun: false });
  });

  it('T2: a player may stop early, also before the first action', () => {
    expect(t.after(start, t.endTurn).turn.seat).toBe(1);
    expect(t.after(start, t.income(1), t.endTurn).turn.seat).toBe(1);
  });

  it('T2: turns go around the table', () => {
    expect(t.after(t.at({ turn: { seat: 3 } }), t.endTurn).turn.seat).toBe(0);
    const five = t.at({ players: 5, turn: { seat: 3 } });
    expect(t.after(five, t.endTurn).turn.seat).toBe(4);
    expect(t.after(five, t.endTurn, t.endTurn).turn.seat).toBe(0);
  });

  it('T2: an action is finished before the next', () => {
    const position = t.at({ seats: { 0: { supply: [5, 1] } }, routes: { 'arnheim--duisburg': '0t . .' } });
    const lifted = t.after(position, t.lift('arnheim--duisburg/0'));
    expect(t.typesOf(lifted)).toEqual(['drop']);
    expect(t.can(lifted, t.endTurn)).toBe(false);
    expect(t.can(lifted, t.income(1))).toBe(false);
  });

  it('T2: with no action left only markers remain', () => {
    const position = t.at({
      seats: { 0: { supply: [5, 1], unused: ['actions-3'] } },
      turn: { seat: 0, actions: 1 },
    });
    const next = t.after(position, t.income(1));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0 });
    expect(t.legalOf(next)).toEqual(expect.arrayContaining([t.use('actions-3'), t.endTurn]));
    expect(t.legalOf(next)).toHaveLength(2);
  });
});

describe('T3: when markers are used', () => {
  const sketch = (unused: string[], actions: number): t.Sketch => ({
    seats: { 0: { supply: [5, 1], unused } },
    routes: { 'arnheim--duisburg': '1t . .', 'bremen--minden': '0t . .' },
    turn: { seat: 0, actions },
  });

  it('T3: before the first action, at no cost', () => {
    const next = t.after(t.at(sketch(['actions-3'], 2)), t.use('actions-3'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 5, begun: true });
  });

  it('T3: between actions and after the last', () => {
    const next = t.after(t.at(sketch(['actions-3', 'actions-4'], 2)), t.income(1), t.use('actions-3'));
    expect(next.turn.actions).toBe(4);
    const last = t.after(next, t.income(1), t.income(1), t.income(1), t.income(1));
    expect(last.turn).toMatchObject({ seat: 0, actions: 0 });
    expect(t.after(last, t.use('actions-4')).turn).toMatchObject({ seat: 0, actions: 4 });
  });

  it('T3: any number in a turn', () => {
    const next = t.after(
      t.at(sketch(['actions-3', 'actions-3', 'develop', 'actions-4'], 2)),
      t.use('actions-3'),
      t.use('develop', { ability: 'bank' }),
      t.use('actions-4'),
      t.use('actions-3'),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 12 });
    expect(next.seats[0].markers).toEqual({
      unused: [],
      used: ['actions-3', 'develop', 'actions-4', 'actions-3'],
      plate: [],
    });
  });

  it('T3: not in the middle of an action', () => {
    const position = t.at(sketch(['actions-3', 'develop', 'move-3'], 2));
    expect(t.legalOf(t.after(position, t.lift('bremen--minden/0')), 'use')).toEqual([]);
    const displaced = t.after(position, t.displace('trader', 'arnheim--duisburg/0', 1));
    expect(displaced.turn).toMatchObject({ phase: 'relocate', decides: 1 });
    expect(t.legalOf(displaced, 'use')).toEqual([]);
  });

  it('T3: only your own, and only unused ones', () => {
    const position = t.at({ seats: { 0: { used: ['actions-4'] }, 1: { unused: ['actions-3'] } } });
    expect(t.legalOf(position, 'use')).toEqual([]);
  });

  it('T3: extra-post cannot be used on its own', () => {
    expect(t.legalOf(t.at(sketch(['extra-post'], 2)), 'use')).toEqual([]);
    expect(t.refused(() => t.after(t.at(sketch(['extra-post'], 2)), t.use('extra-post')))).not.toBe('');
  });

  it('T3: a marker taken is used later in the same turn, even after the last action', () => {
    const position = t.at({
      routes: { 'bremen--osnabrueck': '0t 0t 0t' },
      markers: { 'bremen--osnabrueck': 'actions-4' },
      turn: { seat: 0, actions: 1 },
    });
    const next = t.after(position, t.create('bremen--osnabrueck'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, phase: 'actions' });
    expect(t.after(next, t.use('actions-4')).turn.actions).toBe(4);
  });

  it.each<[string, t.Sketch]>([
    ['actions-3', {}],
    ['actions-4', {}],
    [
      'develop',
      {
        seats: {
          0: { unused: ['develop'], abilities: { keys: 4, actions: 5, privilege: 3, book: 2, bank: 3 } },
        },
      },
    ],
    ['exchange', { cities: { osnabrueck: '0t 1t .' } }],
    ['move-3', { routes: { 'arnheim--duisburg': '. 1t .' } }],
  ])('T3: a turn does not end automatically while %s could be used', (marker, more) => {
    const position = t.at({ seats: { 0: { unused: [marker] } }, turn: { seat: 0, actions: 1 }, ...more });
    const next = t.after(position, t.legalOf(position, 'income')[0]);
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, phase: 'actions' });
    expect(t.typesOf(next)).toEqual(['end-turn', 'use']);
    expect(t.after(next, t.endTurn).turn.seat).toBe(1);
  });

  it('T3: nor while remove-3 could be used (2009)', () => {
    const position = t.at({
      edition: '2009',
      seats: { 0: { unused: ['remove-3'] } },
      routes: { 'arnheim--duisburg': '. 0t .' },
      turn: { seat: 0, actions: 1 },
    });
    expect(t.after(position, t.income(3)).turn).toMatchObject({ seat: 0, actions: 0 });
  });

  it.each<[string, t.Sketch]>([
    ['extra-post', { cities: { osnabrueck: '1t . .' } }],
    ['exchange', { cities: { osnabrueck: '1t 2t .', bremen: '0m .' } }],
    ['move-3', { routes: { 'arnheim--duisburg': '0t . .' } }],
    [
      'develop',
      {
        seats: {
          0: { unused: ['develop'], abilities: { keys: 4, actions: 5, privilege: 3, book: 3, bank: 3 } },
        },
      },
    ],
  ])('T3: a turn ends automatically when %s is left but useless', (marker, more) => {
    const position = t.at({ seats: { 0: { unused: [marker] } }, turn: { seat: 0, actions: 1 }, ...more });
    const next = t.after(position, t.legalOf(position, 'income')[0]);
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, begun: false });
    expect(next.seats[0].markers.unused).toEqual([marker]);
  });
});

describe('T4: new actions are there at once', () => {
  it.each([
    [0, 1, '2 to 3'],
    [1, 0, '3 to 3'],
    [2, 1, '3 to 4'],
    [3, 0, '4 to 4'],
    [4, 1, '4 to 5'],
  ])('T4: with %i removed, developing gives %i more (%s)', (actions, more) => {
    const position = t.at({
      seats: { 0: { abilities: { actions }, supply: [1, 0] } },
      routes: { 'goettingen--quedlinburg': '0t 0t 0t' },
      turn: { seat: 0, actions: 3 },
    });
    const next = t.after(position, t.create('goettingen--quedlinburg', t.develop('actions')));
    expect(next.seats[0].abilities.actions).toBe(actions + 1);
    expect(next.turn).toMatchObject({ seat: 0, actions: 2 + more });
  });

  it.each([
    [0, 1],
    [1, 0],
    [2, 1],
    [3, 0],
    [4, 1],
  ])('T4: with %i removed, the develop marker gives %i more', (actions, more) => {
    const position = t.at({
      seats: { 0: { abilities: { actions }, unused: ['develop'] } },
      turn: { seat: 0, actions: 2 },
    });
    expect(t.after(position, t.use('develop', { ability: 'actions' })).turn.actions).toBe(2 + more);
  });

  it('T4: the last action can give another', () => {
    const position = t.at({
      routes: { 'goettingen--quedlinburg': '0t 0t 0t' },
      turn: { seat: 0, actions: 1 },
    });
    const next = t.after(position, t.create('goettingen--quedlinburg', t.develop('actions')));
    expect(next.turn).toMatchObject({ seat: 0, actions: 1, phase: 'actions' });
  });

  it('T4: a last action without gain ends the turn', () => {
    const position = t.at({
      seats: { 0: { abilities: { actions: 1 } } },
      routes: { 'goettingen--quedlinburg': '0t 0t 0t' },
      turn: { seat: 0, actions: 1 },
    });
    expect(t.after(position, t.create('goettingen--quedlinburg', t.develop('actions'))).turn.seat).toBe(1);
  });

  it('T4: other abilities give none', () => {
    const position = t.at({ routes: { 'hamburg--luebeck': '0t 0t 0t' }, turn: { seat: 0, actions: 2 } });
    expect(t.after(position, t.create('hamburg--luebeck', t.develop('bank'))).turn.actions).toBe(1);
  });

  it('T4: with extra-action the gain is still one', () => {
    const position = t.at({
      seats: { 0: { favours: ['extra-action'], unused: ['develop', 'develop'] } },
      turn: { seat: 0, actions: 3 },
    });
    const next = t.after(position, t.use('develop', { ability: 'actions' }));
    expect(next.turn.actions).toBe(4);
    expect(t.after(next, t.use('develop', { ability: 'actions' })).turn.actions).toBe(4);
  });
});

/** The routes of a position on which a marker may be put by T5, as the rule says it. */
const openRoutes = (on: t.Position): string[] =>
  Object.keys(on.routes).filter((route) => {
    if (on.markers[route] !== undefined || on.routes[route].some((piece) => piece !== null)) return false;
    return route.split('--').some((city) => on.cities[city].posts.includes(null));
  });

describe('T5: markers are put at the end of the turn', () => {
  it('T5: on any route without marker and tradesmen, with an empty space at one end', () => {
    const position = t.at({
      seats: { 0: { plate: ['develop'] } },
      routes: { 'arnheim--kampen': '. 1t .', 'emden--stade': '. . 0m' },
      cities: { duisburg: '0t', goslar: '0t 1t', magdeburg: '1m 2t', hildesheim: '1t .' },
      markers: { 'bremen--osnabrueck': 'move-3' },
    });
    const next = t.after(position, t.endTurn);
    expect(next.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.decider(next)).toBe(0);
    const routes = t.choices(next, 'put-marker', 'route');
    expect(routes).toEqual(openRoutes(position).sort());
    expect(t.legalOf(next)).toHaveLength(routes.length);
    expect(routes).not.toContain('arnheim--kampen');
    expect(routes).not.toContain('emden--stade');
    expect(routes).not.toContain('bremen--osnabrueck');
    expect(routes).not.toContain('goslar--magdeburg');
    expect(routes).toContain('goslar--hildesheim');
    expect(routes).toContain('arnheim--duisburg');
    const put = t.after(next, t.putMarker('develop', 'arnheim--duisburg'));
    expect(put.markers).toEqual({ 'bremen--osnabrueck': 'move-3', 'arnheim--duisburg': 'develop' });
    expect(put.seats[0].markers.plate).toEqual([]);
    expect(put.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions', begun: false });
  });

  it('T5: also after the last action, and after the markers that were used then', () => {
    const position = t.at({
      seats: { 0: { plate: ['develop'], unused: ['actions-3'] } },
      turn: { seat: 0, actions: 1 },
    });
    const next = t.after(position, t.income(1));
    expect(next.turn.phase).toBe('actions');
    expect(t.after(next, t.endTurn).turn.phase).toBe('markers');
    const without = t.at({ seats: { 0: { plate: ['develop'] } }, turn: { seat: 0, actions: 1 } });
    expect(t.after(without, t.income(1)).turn).toMatchObject({ seat: 0, phase: 'markers' });
  });

  it('T5: several markers go to different routes, in any order', () => {
    const position = t.at({ seats: { 0: { plate: ['develop', 'exchange'] } } });
    const next = t.after(position, t.endTurn);
    expect(t.choices(next, 'put-marker', 'marker')).toEqual(['develop', 'exchange']);
    const one = t.after(next, t.putMarker('exchange', 'arnheim--duisburg'));
    expect(one.seats[0].markers.plate).toEqual(['develop']);
    expect(one.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.can(one, t.putMarker('develop', 'arnheim--duisburg'))).toBe(false);
    expect(t.can(one, t.putMarker('exchange', 'arnheim--kampen'))).toBe(false);
    const two = t.after(one, t.putMarker('develop', 'arnheim--kampen'));
    expect(two.markers).toEqual({ 'arnheim--duisburg': 'exchange', 'arnheim--kampen': 'develop' });
    expect(two.turn.seat).toBe(1);
  });

  it('T5: two of a kind are one choice', () => {
    const next = t.after(t.at({ seats: { 0: { plate: ['develop', 'develop'] } } }), t.endTurn);
    const routes = t.choices(next, 'put-marker', 'route');
    expect(t.legalOf(next)).toHaveLength(routes.length);
    expect(t.after(next, t.putMarker('develop', routes[0])).seats[0].markers.plate).toEqual(['develop']);
  });

  it('T5: the plate of another player is not touched', () => {
    const position = t.at({ seats: { 1: { plate: ['develop'] } } });
    const next = t.after(position, t.endTurn);
    expect(next.turn).toMatchObject({ seat: 1, phase: 'actions' });
    expect(t.after(next, t.endTurn).turn).toMatchObject({ seat: 1, phase: 'markers' });
  });

  it('T5: not on a route with a permanent marker (eastern)', () => {
    const position = t.after(t.at({ board: 'eastern', seats: { 0: { plate: ['develop'] } } }), t.endTurn);
    const routes = t.choices(position, 'put-marker', 'route');
    for (const route of ['danzig--malmoe', 'malmoe--stralsund', 'malmoe--visby', 'stralsund--wismar']) {
      expect(routes).not.toContain(route);
    }
    expect(routes).toHaveLength(32 - 4);
  });

  it('T5: a green city has no empty printed space (eastern)', () => {
    const sketch: t.Sketch = {
      board: 'eastern',
      seats: { 0: { plate: ['develop'] } },
      cities: { halle: '0t 1m', anklam: '0t 1t' },
    };
    const routes = t.choices(t.after(t.at(sketch), t.endTurn), 'put-marker', 'route');
    expect(routes).not.toContain('dresden--halle');
    expect(routes).not.toContain('anklam--belgard');
    expect(routes).toContain('dresden--krakau');
    expect(routes).toContain('halle--magdeburg');
    expect(routes).toContain('belgard--kulm');
  });

  it.each(['britannia-3', 'britannia-45'])(
    'T5: only on English routes without a permanent marker (%s)',
    (board) => {
      const position = t.after(t.at({ board, seats: { 0: { plate: ['develop'] } } }), t.endTurn);
      const routes = t.choices(position, 'put-marker', 'route');
      const welsh = ['cardiff--montgomery', 'cardiff--pembroke', 'chester--conway', 'conway--isle-of-man'];
      const scottish = [
        'carlisle--falkirk',
        'dunbar--edinburgh',
        'dunbar--newcastle',
        'edinburgh--glasgow',
        'falkirk--glasgow',
      ];
      for (const route of [
        ...welsh,
        ...scottish,
        'conway--montgomery',
        'hereford--montgomery',
        'montgomery--pembroke',
      ]) {
        expect(routes).not.toContain(route);
      }
      expect(routes).not.toContain('calais--canterbury');
      expect(routes).not.toContain('calais--southampton');
      expect(routes).not.toContain('carlisle--isle-of-man');
      expect(routes).toContain('cardiff--coventry');
      expect(routes).toContain('chester--hereford');
      if (board === 'britannia-45') {
        // A sea route without a permanent marker takes one.
        expect(routes).toContain('carlisle--chester');
        expect(routes).toHaveLength(40 - 7 - 6 - 2);
      } else {
        expect(routes).toHaveLength(35 - 7 - 3);
      }
    },
  );
});

/** All 26 English routes of `britannia-45` that take a marker occupied by one trader each, but for `except`. */
function crowded(except: string[]): Record<string, string> {
  const position = t.after(t.at({ board: 'britannia-45', seats: { 0: { plate: ['develop'] } } }), t.endTurn);
  const routes = t.choices(position, 'put-marker', 'route').filter((route) => !except.includes(route));
  return Object.fromEntries(
    routes.map((route, i) => {
      const points = position.routes[route].map(() => '.');
      points[0] = `${i % 4}t`;
      return [route, points.join(' ')];
    }),
  );
}

describe('T5: markers without a route', () => {
  it('T5: a marker with no route for it stays on the plate until the end of the next turn', () => {
    const position = t.at({
      board: 'britannia-45',
      seats: { 0: { plate: ['develop'] } },
      routes: crowded([]),
    });
    const next = t.after(position, t.endTurn);
    expect(next.turn).toMatchObject({ seat: 1, phase: 'actions' });
    expect(next.seats[0].markers.plate).toEqual(['develop']);
    const again = t.after(next, t.endTurn, t.endTurn, t.endTurn);
    expect(again.turn).toMatchObject({ seat: 0, phase: 'actions', actions: 2 });
    expect(t.after(again, t.endTurn).turn.seat).toBe(1);
    // With a route cleared in the meantime it is put there.
    const from = Object.entries(again.routes).find(([, points]) => points[0] === '0t')![0];
    const moved = t.after(again, t.lift(`${from}/0`));
    const to = t.legalOf(moved, 'drop').find((action) => !String(action.at).startsWith(`${from}/`))!;
    const cleared = t.after(moved, to, t.done, t.endTurn);
    expect(cleared.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.legalOf(cleared)).toEqual([t.putMarker('develop', from)]);
    expect(t.after(cleared, t.putMarker('develop', from)).seats[0].markers.plate).toEqual([]);
  });

  it('T5: of two markers for one route, one stays', () => {
    const position = t.at({
      board: 'britannia-45',
      seats: { 0: { plate: ['develop', 'exchange'] } },
      routes: crowded(['nottingham--york']),
    });
    const next = t.after(position, t.endTurn);
    expect(t.legalOf(next)).toHaveLength(2);
    const put = t.after(next, t.putMarker('exchange', 'nottingham--york'));
    expect(put.turn).toMatchObject({ seat: 1, phase: 'actions' });
    expect(put.seats[0].markers.plate).toEqual(['develop']);
  });

  it('T5: between two such markers the position can be saved and resumed', () => {
    // Seat 1 begins its turn with two markers that it saw at the end of an earlier one.
    const looking = t.after(t.at({ seats: { 1: { plate: ['develop', 'exchange'] } } }), t.endTurn, t.endTurn);
    expect(looking.turn).toMatchObject({ seat: 1, phase: 'markers' });
    const put = t.after(looking, t.putMarker('develop', 'arnheim--duisburg'));
    const reread = t.read(put.rules.writePosition(put.state));
    expect(reread.seats[1].markers.plate).toEqual(['exchange']);
    expect(t.legalOf(reread)).toEqual(t.legalOf(put));
  });
});

describe('T6: favours', () => {
  const sketch = (unused: string[], more: t.SeatSketch = {}): t.Sketch => ({
    modules: ['favours'],
    seats: { 0: { supply: [5, 1], unused, ...more } },
    favours: ['income-share', 'extra-action', 'city-prestige', 'free-relocation'],
  });

  it('T6: two unused markers buy one tile, and the turn is over where nothing else can be done', () => {
    const position = t.at(sketch(['exchange', 'actions-3', 'extra-post']));
    const next = t.after(position, t.favour('extra-action', 'exchange', 'extra-post'));
    expect(next.seats[0].markers.unused).toEqual(['actions-3']);
    expect([...next.seats[0].markers.used].sort()).toEqual(['exchange', 'extra-post']);
    expect(next.seats[0].favours).toEqual(['extra-action']);
    expect(next.favours).toEqual(['income-share', 'city-prestige', 'free-relocation']);
    expect(next.turn).toMatchObject({ seat: 1, actions: 2, phase: 'actions', begun: false });
    expect(t.after(next, t.endTurn, t.endTurn, t.endTurn).turn).toMatchObject({ seat: 0, actions: 3 });
  });

  it('T6: every tile with every pair of markers, once each', () => {
    const position = t.at(sketch(['exchange', 'develop', 'extra-post']));
    expect(t.legalOf(position, 'favour')).toHaveLength(4 * 3);
    expect(t.legalOf(t.at(sketch(['exchange', 'exchange', 'develop'])), 'favour')).toHaveLength(4 * 2);
    expect(t.can(position, t.favour('extra-action', 'develop', 'exchange'))).toBe(true);
    expect(t.can(position, t.favour('extra-action', 'exchange', 'develop'))).toBe(true);
  });

  it('T6: two of a kind are enough, the same one twice is not', () => {
    const next = t.after(
      t.at(sketch(['exchange', 'exchange'])),
      t.favour('income-share', 'exchange', 'exchange'),
    );
    expect(next.seats[0].markers.used).toEqual(['exchange', 'exchange']);
    expect(
      t.can(t.at(sketch(['exchange', 'develop'])), t.favour('income-share', 'exchange', 'exchange')),
    ).toBe(false);
  });

  it('T6: not with one marker, used ones, or those on the plate', () => {
    expect(t.legalOf(t.at(sketch(['exchange'])), 'favour')).toEqual([]);
    expect(
      t.legalOf(t.at(sketch(['exchange'], { used: ['develop'], plate: ['develop'] })), 'favour'),
    ).toEqual([]);
  });

  it('T6: a tile that is not on display cannot be taken', () => {
    const position = t.at({
      ...sketch(['exchange', 'develop']),
      seats: { 0: { unused: ['exchange', 'develop'] }, 1: { favours: ['double-relocation'] } },
    });
    expect(t.can(position, t.favour('double-relocation', 'exchange', 'develop'))).toBe(false);
    expect(t.can(position, t.favour('ability-prestige', 'exchange', 'develop'))).toBe(false);
    const bare = t.at({ seats: { 0: { unused: ['exchange', 'develop'] } } });
    expect(t.legalOf(bare, 'favour')).toEqual([]);
  });

  it('T6: only as the very first thing: not after an action', () => {
    const next = t.after(t.at(sketch(['exchange', 'develop', 'actions-3'])), t.income(1));
    expect(t.legalOf(next, 'favour')).toEqual([]);
  });

  it('T6: nor after a marker was used', () => {
    const next = t.after(t.at(sketch(['exchange', 'develop', 'actions-3'])), t.use('actions-3'));
    expect(t.legalOf(next, 'favour')).toEqual([]);
  });

  it('T6: markers on the plate are put before the next player begins (T5)', () => {
    const position = t.at(sketch(['exchange', 'develop'], { plate: ['actions-4'] }));
    const next = t.after(position, t.favour('income-share', 'exchange', 'develop'));
    expect(next.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.typesOf(next)).toEqual(['put-marker']);
    expect(t.after(next, t.legalOf(next)[0]).turn.seat).toBe(1);
  });

  it('T6: the actions are forgone, but other markers may still be used, then T5', () => {
    const position = t.at(
      sketch(['exchange', 'develop', 'develop', 'actions-4', 'extra-post'], { plate: ['move-3'] }),
    );
    const next = t.after(position, t.favour('income-share', 'exchange', 'extra-post'));
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, phase: 'actions', begun: true, forgone: true });
    expect(t.typesOf(next)).toEqual(['end-turn', 'use']);
    expect(t.legalOf(next, 'use').every(({ marker }) => marker === 'develop')).toBe(true);
    for (const action of [t.use('actions-4'), t.income(1)])
      expect(t.refused(() => t.after(next, action))).toContain('given up for a favour');
    const last = t.after(
      next,
      t.use('develop', { ability: 'bank' }),
      t.use('develop', { ability: 'privilege' }),
    );
    expect(last.turn).toMatchObject({ seat: 0, phase: 'markers' });
    expect(t.after(last, t.legalOf(last)[0]).turn).toMatchObject({ seat: 1, begun: false });
  });

  it('T6: by rules 1 the turn is over with a favour, whatever markers are left', () => {
    const position = t.at({ ...sketch(['exchange', 'develop', 'develop']), rules: 1 });
    expect(t.after(position, t.favour('income-share', 'exchange', 'develop')).turn.seat).toBe(1);
  });

  it('T6: a rise of Actions gives no action in such a turn (T4), and the next turn has it', () => {
    const position = t.at(sketch(['exchange', 'extra-post', 'develop', 'develop']));
    const next = t.after(
      position,
      t.favour('income-share', 'exchange', 'extra-post'),
      t.use('develop', { ability: 'actions' }),
    );
    expect(next.turn).toMatchObject({ seat: 0, actions: 0, forgone: true });
    expect(t.after(next, t.endTurn, t.endTurn, t.endTurn, t.endTurn).turn).toMatchObject({
      seat: 0,
      actions: 3,
    });
  });

  it('T6: a turn is read back with its actions forgone, and refused where that cannot be', () => {
    const next = t.after(
      t.at(sketch(['exchange', 'extra-post', 'develop'])),
      t.favour('income-share', 'exchange', 'extra-post'),
    );
    const reread = t.read(next.rules.writePosition(next.state));
    expect(reread.state).toEqual(next.state);
    expect(t.legalOf(reread)).toEqual(t.legalOf(next));
    const turn = { seat: 0, actions: 0, begun: true, acted: false, forgone: true };
    expect(t.refused(() => t.at({ turn }))).toContain('position.turn.forgone');
    expect(t.refused(() => t.at({ ...sketch([]), turn: { ...turn, actions: 1 } }))).toContain('forgone');
    expect(t.refused(() => t.at({ ...sketch([]), turn: { ...turn, acted: true } }))).toContain('forgone');
    expect(t.refused(() => t.at({ turn: { seat: 0, begun: false, acted: true } }))).toContain('acted');
  });

  it('T6: the other player may buy in their turn, and a player may buy several over time', () => {
    const position = t.at({
      modules: ['favours'],
      seats: {
        0: { unused: ['exchange', 'develop', 'move-3', 'actions-3'] },
        1: { unused: ['exchange', 'develop'] },
      },
      favours: ['income-share', 'extra-action', 'city-prestige', 'free-relocation'],
    });
    const next = t.after(
      position,
      t.favour('income-share', 'exchange', 'develop'),
      t.favour('extra-action', 'exchange', 'develop'),
      t.endTurn,
      t.endTurn,
      t.favour('city-prestige', 'move-3', 'actions-3'),
    );
    expect(next.seats[0].favours).toEqual(['income-share', 'city-prestige']);
    expect(next.seats[1].favours).toEqual(['extra-action']);
    expect(next.favours).toEqual(['free-relocation']);
  });
});

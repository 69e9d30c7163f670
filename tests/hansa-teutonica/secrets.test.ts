import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY } from '../../src/core/game.js';
import { History } from '../../src/core/history/history.js';
import { OWN_LAST_MOVE } from '../../src/core/history/undo.js';
import type { JsonObject } from '../../src/core/json.js';
import { readLegal } from '../../src/core/play.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import * as t from './scene.js';

const MISSIONS = {
  0: { mission: ['dortmund', 'minden', 'lueneburg'] },
  1: { mission: ['arnheim', 'perleberg', 'hannover'] },
  2: { mission: ['minden', 'perleberg', 'goslar'] },
  3: { mission: ['minden', 'osnabrueck', 'magdeburg'] },
};

describe('Z1: what is hidden', () => {
  it('Z1: the order of the marker supply, from everyone', () => {
    const position = t.at({ supply: ['develop', 'exchange', 'actions-3'] });
    for (const seat of [0, 1, 2, 3, null]) expect(t.view(position, seat).supply).toBe(3);
  });

  it('Z1: the seed, from everyone', () => {
    const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', players: 3, seed: 'a secret' });
    const state = rules.setUp(new Random('a secret'));
    for (const seat of [0, 1, 2, null]) {
      expect(JSON.stringify(rules.writeView(state, seat))).not.toContain('a secret');
      expect((rules.writeView(state, seat).config as JsonObject).seed).toBeNull();
    }
  });

  it('Z1: markers on a plate from everyone, their owner too, until T5', () => {
    const position = t.at({
      routes: { 'bremen--osnabrueck': '0t 0t 0t' },
      markers: { 'bremen--osnabrueck': 'develop' },
      supply: ['actions-4', 'exchange'],
    });
    const drawn = t.after(position, t.create('bremen--osnabrueck'));
    for (const seat of [0, 1, 2, 3, null]) {
      expect(t.view(drawn, seat).seats[0].markers).toEqual({ unused: ['develop'], used: [], plate: [null] });
    }
    const looking = t.after(drawn, t.endTurn);
    expect(looking.turn.phase).toBe('markers');
    expect(t.view(looking, 0).seats[0].markers.plate).toEqual(['actions-4']);
    for (const seat of [1, 2, 3, null]) expect(t.view(looking, seat).seats[0].markers.plate).toEqual([null]);
    const put = t.after(looking, t.putMarker('actions-4', 'arnheim--duisburg'));
    for (const seat of [0, 1, 2, 3, null]) {
      expect(t.view(put, seat).markers).toEqual({ 'arnheim--duisburg': 'actions-4' });
    }
  });

  it('Z1: a marker that stayed on the plate is known to its owner from then on, a new one is not', () => {
    // Every English route that could take a marker is occupied.
    const start = t.after(t.at({ board: 'britannia-45', seats: { 0: { plate: ['develop'] } } }), t.endTurn);
    const routes: Record<string, string> = {};
    t.choices(start, 'put-marker', 'route').forEach((route, i) => {
      const points = start.routes[route].map(() => '.');
      points[0] = `${i % 4}t`;
      routes[route] = points.join(' ');
    });
    routes['lancaster--richmond'] = '0t 0t';
    const position = t.at({
      board: 'britannia-45',
      seats: { 0: { plate: ['develop'], supply: [1, 0] } },
      routes,
      markers: { 'lancaster--richmond': 'exchange' },
      supply: ['actions-3', 'actions-4'],
    });
    const stayed = t.after(position, t.endTurn);
    expect(stayed.turn).toMatchObject({ seat: 1, phase: 'actions' });
    expect(t.view(stayed, 0).seats[0].markers.plate).toEqual(['develop']);
    for (const seat of [1, 2, 3, null]) expect(t.view(stayed, seat).seats[0].markers.plate).toEqual([null]);
    const again = t.after(stayed, t.endTurn, t.endTurn, t.endTurn);
    expect(again.turn).toMatchObject({ seat: 0, phase: 'actions' });
    expect(t.view(again, 0).seats[0].markers.plate).toEqual(['develop']);
    const drawn = t.after(again, t.create('lancaster--richmond'));
    expect(t.view(drawn, 0).seats[0].markers.plate).toEqual(['develop', null]);
    expect(t.view(drawn, 1).seats[0].markers.plate).toEqual([null, null]);
    // It survives being written down.
    const reread = t.read(drawn.rules.writePosition(drawn.state));
    expect(t.view(reread, 0)).toEqual(t.view(drawn, 0));
    // At the end of the turn both are shown; the route just emptied takes one of them.
    const looking = t.after(drawn, t.endTurn);
    expect(t.view(looking, 0).seats[0].markers.plate).toEqual(['develop', 'actions-3']);
    const put = t.after(looking, t.putMarker('develop', 'lancaster--richmond'));
    expect(put.turn.seat).toBe(1);
    expect(t.view(put, 0).seats[0].markers.plate).toEqual(['actions-3']);
    expect(t.view(put, 2).seats[0].markers.plate).toEqual([null]);
  });

  it('Z1: mission cards from the others until the end', () => {
    const position = t.at({
      modules: ['missions'],
      seats: { ...MISSIONS, 0: { ...MISSIONS[0], score: 19 } },
      routes: { 'minden--paderborn': '0t 0t 0t' },
      cities: { minden: '0t . . .' },
    });
    expect(t.view(position, 1).seats.map((seat) => seat.mission)).toEqual([
      null,
      MISSIONS[1].mission,
      null,
      null,
    ]);
    expect(t.view(position, null).seats.map((seat) => seat.mission)).toEqual([null, null, null, null]);
    const over = t.after(position, t.create('minden--paderborn'));
    expect(over.turn.phase).toBe('over');
    const all = [0, 1, 2, 3].map((seat) => MISSIONS[seat as 0].mission);
    for (const seat of [0, 1, 2, 3, null])
      expect(t.view(over, seat).seats.map((s) => s.mission)).toEqual(all);
  });

  it('Z1: everything else is open', () => {
    const position = t.at({
      modules: ['missions', 'favours'],
      seats: {
        ...MISSIONS,
        1: { ...MISSIONS[1], unused: ['exchange'], used: ['develop'], favours: ['extra-action'] },
      },
      favours: ['income-share'],
      routes: { 'minden--paderborn': '0t 1m .' },
      cities: { minden: '0t . . .' },
    });
    const { rules, state, ...json } = position;
    const seen = t.view(position, 1);
    expect(seen).toEqual({
      ...json,
      config: { ...json.config, seed: null },
      supply: position.supply.length,
      seats: json.seats.map((seat, i) => (i === 1 ? seat : { ...seat, mission: null })),
    });
  });
});

/** A position with something hidden of every kind: random play from a start with all modules. */
function played(config: JsonObject, decisions: number, seed: string): t.Scene {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', ...config });
  const random = new Random(seed);
  const state = rules.setUp(random);
  const legal = new ActionBuffer();
  for (let i = 0; i < decisions && rules.decider(state) !== NOBODY; i++) {
    rules.legal(state, legal);
    // Creating routes comes first, so that markers are drawn.
    let action = legal.at(random.below(legal.length));
    for (let k = 0; k < legal.length; k++) {
      if (rules.writeAction(state, legal.at(k)).type === 'create') action = legal.at(k);
    }
    rules.apply(state, action);
  }
  return t.scene(rules, state);
}

const CONFIGS: JsonObject[] = [
  { players: 4, modules: ['missions', 'favours'] },
  { players: 2, edition: '2009', modules: ['missions'] },
  { board: 'eastern', players: 3 },
  { board: 'britannia-45', players: 5 },
];

describe('Z1: views show nothing hidden', () => {
  it.each(CONFIGS)('Z1: a view does not depend on what its seat must not know: %j', (config) => {
    const random = new Random('what is hidden');
    for (let round = 0; round < 20; round++) {
      const position = played(config, 40 + 25 * round, `views ${round}`);
      const { rules, state } = position;
      for (let viewer = 0; viewer < rules.players; viewer++) {
        const view = JSON.stringify(rules.writeView(state, viewer));
        const other = state.slice();
        rules.imagine(state, viewer, random, other);
        expect(JSON.stringify(rules.writeView(other, viewer))).toBe(view);
        const read = rules.readView(JSON.parse(view), random);
        expect(JSON.stringify(rules.writeView(read, viewer))).toBe(view);
        // Whatever is imagined is a position of the same game.
        expect(rules.readPosition(rules.writePosition(other))).toEqual(other);
      }
    }
  });

  it('Z1: shuffling the supply by hand changes no view', () => {
    const one = t.at({
      supply: ['develop', 'exchange', 'actions-3'],
      seats: { 0: { plate: ['extra-post'] } },
    });
    const two = t.at({
      supply: ['actions-3', 'extra-post', 'develop'],
      seats: { 0: { plate: ['exchange'] } },
    });
    for (const seat of [0, 1, 2, 3, null]) expect(t.view(one, seat)).toEqual(t.view(two, seat));
  });
});

describe('Z1: no undo after something was shown', () => {
  const play = (history: History, action: JsonObject): void =>
    history.play(readLegal(history.rules, history.state, action));
  const begin = (on: t.Scene): History => new History(on.rules, on.state);

  it('Z1: an ordinary action can be undone', () => {
    const history = begin(t.at({ seats: { 0: { supply: [5, 1] } } }));
    play(history, t.place('trader', 'arnheim--duisburg/0'));
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(true);
    expect(OWN_LAST_MOVE.mayUndo(history, 1)).toBe(false);
  });

  it('Z1: a draw cannot', () => {
    const history = begin(
      t.at({ routes: { 'bremen--osnabrueck': '0t 0t 0t' }, markers: { 'bremen--osnabrueck': 'develop' } }),
    );
    play(history, t.create('bremen--osnabrueck'));
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
  });

  it('Z1: a look at the plate cannot', () => {
    const history = begin(t.at({ seats: { 0: { plate: ['develop', 'exchange'] } } }));
    play(history, t.endTurn);
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
    const last = begin(t.at({ seats: { 0: { plate: ['develop'] } }, turn: { seat: 0, actions: 1 } }));
    play(last, t.income(1));
    expect(OWN_LAST_MOVE.mayUndo(last, 0)).toBe(false);
  });

  it('Z1: a marker put on the board, which shows it to the others, cannot', () => {
    const history = begin(t.at({ seats: { 0: { plate: ['develop', 'exchange'] } } }));
    play(history, t.endTurn);
    play(history, t.putMarker('develop', 'arnheim--duisburg'));
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
  });

  it('Z1: a look at markers that find no route cannot', () => {
    const start = t.after(t.at({ board: 'britannia-45', seats: { 0: { plate: ['develop'] } } }), t.endTurn);
    const routes: Record<string, string> = {};
    t.choices(start, 'put-marker', 'route').forEach((route, i) => {
      const points = start.routes[route].map(() => '.');
      points[0] = `${i % 4}t`;
      routes[route] = points.join(' ');
    });
    const position = t.at({ board: 'britannia-45', seats: { 0: { plate: ['develop'] } }, routes });
    expect(t.view(position, 0).seats[0].markers.plate).toEqual([null]);
    const history = begin(position);
    play(history, t.endTurn);
    expect(history.rules.turnOf(history.state)).toBe(1);
    expect(t.view(t.scene(history.rules, history.state), 0).seats[0].markers.plate).toEqual(['develop']);
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
  });

  it('Z1: nor can a look that follows a favour or the answer of another player', () => {
    const bought = begin(
      t.at({
        seats: { 0: { plate: ['develop'], unused: ['exchange', 'extra-post'] } },
        favours: ['extra-action'],
      }),
    );
    play(bought, t.favour('extra-action', 'exchange', 'extra-post'));
    expect(OWN_LAST_MOVE.mayUndo(bought, 0)).toBe(false);

    const displaced = begin(
      t.at({
        seats: { 0: { supply: [5, 1], plate: ['develop'] } },
        routes: { 'dortmund--paderborn': '. 1t .' },
        turn: { seat: 0, actions: 1 },
      }),
    );
    play(displaced, t.displace('trader', 'dortmund--paderborn/1', 1));
    play(displaced, t.relocate('trader', 'displaced', 'dortmund--duisburg/0'));
    expect(OWN_LAST_MOVE.mayUndo(displaced, 1)).toBe(true);
    play(displaced, t.done);
    expect(OWN_LAST_MOVE.mayUndo(displaced, 1)).toBe(false);

    const shared = begin(
      t.at({
        seats: { 0: { plate: ['develop'] }, 1: { favours: ['income-share'] } },
        turn: { seat: 0, actions: 1 },
      }),
    );
    play(shared, t.income(1));
    play(shared, t.share('trader'));
    expect(OWN_LAST_MOVE.mayUndo(shared, 1)).toBe(false);
  });

  it('Z1: a pawn that ends the turn shows the plate too', () => {
    const history = begin(
      t.at({
        edition: '2009',
        board: 'hanseatic-3',
        players: 2,
        pawn: 'p4',
        seats: { 0: { plate: ['develop'] } },
        turn: { seat: 0, actions: 2, begun: true },
      }),
    );
    play(history, t.pawn('p1', true));
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
  });

  it('Z1: the end of the game, which shows the missions, cannot', () => {
    const history = begin(
      t.at({
        modules: ['missions'],
        seats: { ...MISSIONS, 0: { ...MISSIONS[0], score: 19 } },
        routes: { 'minden--paderborn': '0t 0t 0t' },
        cities: { minden: '0t . . .' },
      }),
    );
    play(history, t.create('minden--paderborn'));
    expect(history.rules.decider(history.state)).toBe(NOBODY);
    expect(history.hasJustRevealed).toBe(true);
    expect(OWN_LAST_MOVE.mayUndo(history, 0)).toBe(false);
  });
});

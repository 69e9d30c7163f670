/** Positions, configs and actions that no game reaches are refused by the field that is wrong. */
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import * as t from './scene.js';

const position = (more: JsonObject, config: JsonObject = {}): JsonObject => ({
  config: { game: 'hansa-teutonica', board: 'hanseatic-45', players: 4, ...config },
  ...more,
});
const refusal = (json: JsonObject): string => t.refused(() => t.read(json));
const seats = (first: JsonObject): JsonObject => ({ seats: [first, {}, {}, {}] });

describe('positions that no game reaches', () => {
  it.each<[string, JsonObject, JsonObject?]>([
    ['position.turn.phase', { turn: { phase: 'share', decides: 1 } }],
    ['position.turn.phase', { turn: { phase: 'remove', removes: 3 } }],
    ['position.turn.phase', { turn: { phase: 'pawn', decides: 1 } }],
    ['position.turn.lifting', { turn: { phase: 'lift', lifting: 'move-3', lifts: 3 } }, { edition: '2009' }],
    ['position.seats[0].favours', seats({ favours: ['extra-action'] })],
    ['position.favours', { favours: ['extra-action'] }],
    ['position.seats[0].mission', seats({ mission: ['arnheim', 'perleberg', 'hannover'] })],
    ['position.connections[0]', { connections: [2] }],
    ['position.cities.dortmund.extra', { cities: { dortmund: { extra: ['1t'] } } }],
  ])('%s: %j', (field, json, config) => {
    expect(refusal(position(json, config))).toMatch(new RegExp(`^${field.replace(/[.[\]]/g, '\\$&')}: `));
  });

  it('S2, T5: more markers on routes and plates than lie there at the start', () => {
    const markers = {
      'bremen--osnabrueck': 'develop',
      'hamburg--luebeck': 'develop',
      'arnheim--duisburg': 'exchange',
    };
    expect(t.read(position({ markers })).turn.seat).toBe(0);
    const four = { ...markers, 'emden--stade': 'exchange' };
    expect(refusal(position({ markers: four }))).toMatch(/^position\.markers: there are 4/);
    const plate = seats({ markers: { plate: ['actions-3'] } });
    expect(refusal(position({ markers, ...plate }))).toMatch(/^position\.markers: there are 4/);
  });
});

describe('null', () => {
  const { rules, state } = t.at({ modules: ['missions', 'favours'] });
  const full = rules.writePosition(state);
  const turn = full.turn as JsonObject;
  const seat = (full.seats as JsonObject[])[0];

  it.each(Object.keys(full).filter((field) => field !== 'config'))(
    'is not the same as leaving out %s',
    (field) => {
      expect(refusal({ ...full, [field]: null })).toContain(`position.${field}`);
    },
  );

  it.each([...Object.keys(turn), 'acted', 'forgone', 'permits', 'seen'])('nor turn.%s', (field) => {
    expect(refusal({ ...full, turn: { ...turn, [field]: null } })).toContain(`position.turn.${field}`);
  });

  // A mission may be unknown: it is null in the view of another seat.
  it.each(Object.keys(seat).filter((field) => field !== 'mission'))('nor seats[0].%s', (field) => {
    const [, ...others] = full.seats as JsonObject[];
    expect(refusal({ ...full, seats: [{ ...seat, [field]: null }, ...others] })).toContain(field);
  });

  it.each(['edition', 'modules', 'rules', 'board'])('nor config.%s', (field) => {
    const config: JsonObject = { game: 'hansa-teutonica', players: 4, [field]: null };
    expect(t.refused(() => hansaTeutonica.rules(config))).toContain(`config.${field}`);
  });
});

describe('a config', () => {
  it('is refused by its board or edition where these do not go together, not by its players', () => {
    const refused = (config: JsonObject): string =>
      t.refused(() => hansaTeutonica.rules({ game: 'hansa-teutonica', players: 4, ...config }));
    expect(refused({ board: 'eastern', edition: '2009' })).toBe(
      'config.edition: eastern is not played in the edition 2009',
    );
    expect(refused({ board: 'hanseatic-3' })).toMatch(/^config\.players: must fit the board/);
  });
});

describe('numbers', () => {
  it('X1: a score never wraps, and what is written can be read', () => {
    expect(refusal(position(seats({ score: 100 })))).toContain('position.seats[0].score');
    const last = t.after(
      t.at({
        seats: { 0: { score: 99, abilities: { privilege: 1 } } },
        routes: { 'brunswick--minden': '0t 0t 0t 0t' },
        cities: { arnheim: '0t . . .', muenster: '0m .', minden: '0t . . .', stendal: '0t . . .' },
      }),
      t.create('brunswick--minden', t.post('brunswick')),
    );
    expect(last.turn.phase).toBe('over');
    expect(last.seats[0].score).toBe(107);
    expect(t.read(last.rules.writePosition(last.state)).state).toEqual(last.state);
  });

  it('M3: actions never wrap, and what is written can be read', () => {
    const most = 200;
    const unused = ['actions-3', 'actions-4', 'actions-4'];
    const toCome = 11 + 5;
    const sketch = (actions: number): t.Sketch => ({
      seats: { 0: { unused } },
      turn: { seat: 0, actions },
    });
    expect(t.refused(() => t.at(sketch(most - toCome + 1)))).toContain('position.turn.actions');
    let on = t.at(sketch(most - toCome));
    for (const marker of unused) {
      on = t.after(on, t.use(marker));
      expect(t.read(on.rules.writePosition(on.state)).state).toEqual(on.state);
    }
    expect(on.turn.actions).toBe(most - 5);
  });
});

describe('an action', () => {
  it('accepts only one way to write a point', () => {
    const on = t.at({ seats: { 0: { supply: [5, 1] } } });
    expect(t.can(on, t.place('trader', 'hamburg--stade/0'))).toBe(true);
    expect(t.can(on, t.place('trader', 'hamburg--stade/00'))).toBe(false);
  });

  it('reports an absent field as missing', () => {
    const on = t.at({
      seats: { 0: { supply: [5, 1], unused: ['exchange', 'develop'] } },
      routes: { 'dortmund--paderborn': '0t 0t 0t', 'emden--stade': '1t . .' },
    });
    const random = new Random('missing');
    const types = new Map<Json, JsonObject>();
    for (const action of random.shuffle(t.legalOf(on))) types.set(action.type, action);
    expect(types.size).toBeGreaterThan(6);
    for (const action of types.values()) {
      for (const field of Object.keys(action).filter((key) => key !== 'type')) {
        const { [field]: _, ...rest } = action;
        const message = t.refused(() => on.rules.readAction(on.state, rest));
        expect(message, JSON.stringify(rest)).toMatch(new RegExp(`^action\\.${field}.*: is missing$`));
      }
    }
  });
});

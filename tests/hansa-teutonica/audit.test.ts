import { describe, expect, it } from 'vitest';
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY, type Rules, type ScoreRow, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { hansaTeutonica } from '../../src/games/hansa-teutonica/rules/index.js';
import { expectSameBytes } from '../common/same-bytes.js';
import { effort } from '../setup/effort.js';
import { audit } from './audit.js';
import type { Position } from './scene.js';

const CONFIGS: JsonObject[] = [
  { edition: '2009', players: 2, modules: ['missions', 'favours'] },
  { edition: 'big-box', players: 3, modules: ['missions', 'favours'] },
  { edition: '2009', board: 'hanseatic-45', players: 5 },
  { edition: 'big-box', board: 'hanseatic-45', players: 4, modules: ['missions', 'favours'] },
  { board: 'eastern', players: 3 },
  { board: 'eastern', players: 5 },
  { board: 'britannia-3', players: 3 },
  { board: 'britannia-45', players: 4 },
  { board: 'britannia-45', players: 5 },
];

/**
 * Random play that makes progress: the kind of action is chosen first, and creating a route is preferred. Calls
 * `each` before every decision; a new game begins when one is over.
 */
function play(config: JsonObject, decisions: number, each: (rules: Rules, state: State) => void): number {
  const rules = hansaTeutonica.rules({ game: 'hansa-teutonica', ...config });
  const random = new Random(JSON.stringify(config));
  const legal = new ActionBuffer();
  let state = rules.setUp(random);
  let over = 0;
  for (let i = 0; i < decisions; i++) {
    each(rules, state);
    if (rules.decider(state) === NOBODY) {
      over++;
      state = rules.setUp(random);
      continue;
    }
    rules.legal(state, legal);
    const byType = new Map<string, number[]>();
    for (let k = 0; k < legal.length; k++) {
      const { type } = rules.writeAction(state, legal.at(k)) as { type: string };
      byType.set(type, [...(byType.get(type) ?? []), legal.at(k)]);
    }
    const creating = byType.get('create');
    const types = [...byType.keys()].filter((type) => type !== 'end-turn' || byType.size === 1);
    const among = creating && random.below(4) > 0 ? creating : byType.get(types[random.below(types.length)])!;
    rules.apply(state, among[random.below(among.length)]);
  }
  return over;
}

describe('the audit of random games', () => {
  it.each(CONFIGS)('X1, X2, X3, X4, E3, E11, I7: everything adds up: %j', (config) => {
    expect(() => play(config, effort(700, 20_000), audit)).not.toThrow();
  });

  it.each(CONFIGS)('S1: every position is read back as it was written: %j', (config) => {
    play(config, 1000, (rules, state) => {
      expectSameBytes(rules.readPosition(JSON.parse(JSON.stringify(rules.writePosition(state)))), state);
    });
  });
});

describe('the audit can fail', () => {
  /** A state from the middle of a game that has a bit of everything. */
  function middle(config: JsonObject): { rules: Rules; state: State } {
    let found: { rules: Rules; state: State } | undefined;
    play(config, 1500, (rules, state) => {
      const { markers, turn } = rules.writePosition(state) as unknown as Position;
      if (Object.keys(markers).length > 0 && turn.phase === 'actions')
        found = { rules, state: state.slice() };
    });
    return found!;
  }

  /** The same rules, but for what they write. */
  const telling = (rules: Rules, changed: Partial<Rules>): Rules =>
    Object.assign(Object.create(rules) as Rules, changed);

  const hanseatic = middle({ players: 4, modules: ['missions', 'favours'] });
  const eastern = middle({ board: 'eastern', players: 4 });
  const britannia = middle({ board: 'britannia-45', players: 4 });

  function broken(from: { rules: Rules; state: State }, change: (position: Position) => void): () => void {
    const position = JSON.parse(JSON.stringify(from.rules.writePosition(from.state))) as Position;
    change(position);
    const rules = telling(from.rules, { writePosition: () => position as unknown as JsonObject });
    return () => audit(rules, from.state);
  }

  it('S1: an intact state passes', () => {
    for (const from of [hanseatic, eastern, britannia]) expect(broken(from, () => {})).not.toThrow();
  });

  it.each<[string, (position: Position) => void]>([
    ['traders', (p) => p.seats[0].supply.traders++],
    [
      'traders',
      (p) => (p.seats[1].abilities.bank === 3 ? p.seats[1].abilities.bank-- : p.seats[1].abilities.bank++),
    ],
    ['less than nothing', (p) => (p.seats[1].stock.traders = -1)],
    ['merchants', (p) => p.seats[2].stock.merchants++],
    ['merchants', (p) => p.special.splice(p.special.indexOf(null), 1, 3)],
    ['traders', (p) => (p.turn.hand = [{ piece: '0t' }])],
    ['merchants', (p) => (p.turn.displaced = '1m')],
    ['all markers', (p) => p.supply.push('develop')],
    ['all markers', (p) => p.supply.pop()],
    ['all markers', (p) => p.seats[0].markers.used.push('move-3')],
    [
      'unknown route',
      (p) => (p.markers = Object.fromEntries(Object.values(p.markers).map((m, i) => [`x${i}`, m]))),
    ],
    ['favour is there twice', (p) => (p.favours = ['extra-action', 'extra-action'])],
    ['mission is there twice', (p) => (p.seats[0].mission = p.seats[1].mission!)],
    ['completed', (p) => p.completed++],
    ['connection', (p) => (p.connections = p.connections.length === 0 ? [0] : [])],
    ['actions left', (p) => (p.turn = { ...p.turn, phase: 'over', actions: 1 })],
    ['track of seat 0', (p) => p.seats[0].score++],
    ['gap|spaces|traders', (p) => p.cities.minden.posts.reverse().push(null)],
    ['gap', (p) => p.cities.arnheim.posts.splice(0, 4, null, '0t', null, null)],
    ['holds', (p) => (p.routes['arnheim--kampen'][0] = '7t')],
  ])('S1: it finds %s', (what, change) => {
    expect(broken(hanseatic, change)).toThrow(new RegExp(what));
  });

  it('B1: it finds a trader on a boat', () => {
    expect(broken(eastern, (p) => (p.routes['malmoe--visby'][1] = '0t'))).toThrow(/boat/);
  });

  it('T5: it finds a marker beside a permanent one, or abroad', () => {
    const move = (to: string) => (p: Position) => {
      const [from, marker] = Object.entries(p.markers)[0];
      delete p.markers[from];
      p.markers[to] = marker;
    };
    expect(broken(eastern, move('malmoe--visby'))).toThrow(/permanent/);
    expect(broken(britannia, move('cardiff--pembroke'))).toThrow(/abroad/);
  });

  it.each([
    'track',
    'abilities',
    'markers',
    'special',
    'cities',
    'countries',
    'network',
    'mission',
    'total',
    'rank',
  ])('X2: it finds a wrong %s', (field) => {
    const { rules, state } = britannia;
    const rows: ScoreRow[] = rules.score(state);
    rows[1][field]++;
    expect(() => audit(telling(rules, { score: () => rows }), state)).toThrow(new RegExp(`${field}|total`));
  });
});

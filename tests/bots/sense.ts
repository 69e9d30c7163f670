/** Looks for senseless play in games between bots: waiting, moving back and forth, endless games. */
import { describe, expect, it } from 'vitest';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { shelf } from '../../src/games/index.js';

const teutonica = (board: string, players: number, more: JsonObject = {}): JsonObject => ({
  game: 'hansa-teutonica',
  board,
  players,
  ...more,
});

const CONFIGS = {
  'hanseatic-45, 4': teutonica('hanseatic-45', 4),
  'hanseatic-45, 5, with modules': teutonica('hanseatic-45', 5, { modules: ['missions', 'favours'] }),
  'hanseatic-3, 3': teutonica('hanseatic-3', 3),
  'hanseatic-3, 2': teutonica('hanseatic-3', 2, { edition: '2009' }),
  'eastern, 4': teutonica('eastern', 4),
  'britannia-45, 4': teutonica('britannia-45', 4),
  'salt-march, 3': teutonica('salt-march', 3),
  'baltic, 2': { game: 'hansa', players: 2 },
  'baltic, 4': { game: 'hansa', players: 4 },
} satisfies Record<string, JsonObject>;

type Table = keyof typeof CONFIGS;
export const TABLES = Object.keys(CONFIGS) as Table[];

interface Reading {
  turns: number;
  /** Turns given up with actions left. */
  passes: number;
  lifts: number;
  /** Tradesmen lifted and put back where they had been. */
  shuffles: number;
  isOver: boolean;
  totals: number[];
}

/** Plays a game of one bot against itself and counts what it does. */
function read(rules: Rules, bot: string, seed: string, longest: number): Reading {
  const state = rules.setUp(new Random(seed));
  const bots = Array.from({ length: rules.players }, () => makeBot(bot));
  const reading: Reading = { turns: 0, passes: 0, lifts: 0, shuffles: 0, isOver: false, totals: [] };
  let turn = -1;
  let lifted = '';
  new Match(rules, bots, seed).play(state, longest, (before: State, code) => {
    if (rules.turnOf(before) !== turn) {
      turn = rules.turnOf(before);
      reading.turns++;
    }
    const action = rules.writeAction(before, code);
    const route = String(action.at).split('/')[0];
    if (action.type === 'lift') reading.lifts++;
    if (action.type === 'drop' && `${route}` === lifted) reading.shuffles++;
    lifted = action.type === 'lift' ? route : '';
    if (action.type === 'end-turn' && rules.game.id === 'hansa-teutonica') {
      const { actions } = rules.writePosition(before).turn as { actions: number };
      if (actions > 0) reading.passes++;
    }
  });
  reading.isOver = rules.decider(state) === NOBODY;
  reading.totals = rules.score(state).map(({ total }) => total);
  return reading;
}

export function testSense(tables: readonly Table[]): void {
  describe.each(tables)('%s', (name) => {
    const rules = shelf.rules(CONFIGS[name]);

    it('traders finish in about as many rounds as people, without waiting or moving back and forth', () => {
      const reading = read(rules, 'trader', `sense ${name}`, 3000);
      const told = JSON.stringify(reading);
      expect(reading.isOver, told).toBe(true);
      expect(reading.turns / rules.players, told).toBeLessThan(45);
      expect(reading.passes, told).toBeLessThanOrEqual(reading.turns / 20);
      expect(reading.shuffles, told).toBeLessThanOrEqual(1 + reading.lifts / 20);
      expect(Math.max(...reading.totals), told).toBeGreaterThan(25);
    });

    it('apprentices finish their games too', () => {
      const reading = read(rules, 'apprentice', `sense ${name}`, 6000);
      expect(reading.isOver, JSON.stringify(reading)).toBe(true);
    });
  });
}

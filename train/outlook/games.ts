/**
 * Finished games to learn forecasts from, and to check them on: a line of JSON each, with the configuration, the seed and
 * the actions. Seats are played by apprentices, traders and merchants in turn, with narrow searches and some noise,
 * because people differ, too.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { BestEvaluator } from '../../src/bots/network/best.js';
import type { Action } from '../../src/core/actions.js';
import { NOBODY, type Rules, type State } from '../../src/core/game.js';
import type { JsonObject } from '../../src/core/json.js';
import { Random } from '../../src/core/random.js';
import { shelf, games as shelved } from '../../src/games/index.js';
import type { Player } from '../self-play.js';
import { TurnPlayer } from '../turn-player.js';

export interface FinishedGame {
  readonly config: JsonObject;
  readonly seed: string;
  readonly actions: readonly Action[];
}

/** A game that takes longer, in decisions, is left out. */
const LONGEST = 3000;
/** The kinds of players: how they judge, how wide they search, and how much worse a line may be that they take. */
const KINDS: readonly {
  readonly judge: () => Evaluator;
  readonly beam: number;
  readonly temperature: number;
}[] = [
  { judge: () => new TermEvaluator(), beam: 2, temperature: 1 },
  { judge: () => new TermEvaluator(), beam: 3, temperature: 0.2 },
  { judge: () => new BestEvaluator(), beam: 3, temperature: 0.2 },
  { judge: () => new BestEvaluator(), beam: 4, temperature: 0.05 },
];
const NODES_OF_BEAM = 300;
const RANDOM_RATE = 0.005;

/** Every board that ships with every number of players it allows, by the default rules. */
export function setupsOf(game: string): Rules[] {
  const setups = new Map<string, Rules>();
  for (const config of shelved.flatMap((shelved) => shelved.configs())) {
    const modules = (config.modules as string[] | undefined) ?? [];
    if (config.game !== game || modules.length > 0) continue;
    const rules = shelf.rules(config);
    const key = `${config.board}/${config.players}`;
    if (!setups.has(key) || config.edition === 'big-box') setups.set(key, rules);
  }
  return [...setups.values()];
}

/** Plays a game; nothing if it takes too long. */
export function playGame(rules: Rules, seed: string): FinishedGame | undefined {
  const random = new Random(seed);
  const state = rules.setUp(random);
  const players = Array.from({ length: rules.players }, (): Player => {
    const { judge, beam, temperature } = KINDS[random.below(KINDS.length)];
    return new TurnPlayer(
      judge(),
      { beam, nodes: NODES_OF_BEAM * beam },
      { randomRate: RANDOM_RATE, temperature },
    );
  });
  const actions: Action[] = [];
  while (rules.decider(state) !== NOBODY) {
    if (actions.length === LONGEST) return undefined;
    const action = players[rules.decider(state)].choose(rules, state, random);
    rules.apply(state, action);
    actions.push(action);
  }
  return { config: rules.config, seed, actions };
}

/** The states of a game at the start of every turn, and the last one. */
export function turnsOf({ config, seed, actions }: FinishedGame): {
  rules: Rules;
  starts: State[];
  end: State;
} {
  const rules = shelf.rules(config);
  const state = rules.setUp(new Random(seed));
  const starts: State[] = [];
  let turn = rules.turnOf(state);
  for (const action of actions) {
    rules.apply(state, action);
    if (rules.decider(state) === NOBODY || rules.turnOf(state) === turn) continue;
    turn = rules.turnOf(state);
    starts.push(state.slice());
  }
  return { rules, starts, end: state };
}

/** Adds games to a file until it has `count` of every setup; resumes from what is there. */
export function collect(path: string, game: string, seed: string, count: number, until: number): number {
  const have = new Map<string, number>();
  const keyOf = (config: JsonObject): string => `${config.board}/${config.players}`;
  mkdirSync(dirname(path), { recursive: true });
  const played = readGames(path);
  // Drops a line that was cut off.
  writeFileSync(path, played.map((game) => `${JSON.stringify(game)}\n`).join(''));
  for (const { config } of played) have.set(keyOf(config), (have.get(keyOf(config)) ?? 0) + 1);
  let added = 0;
  for (let number = 0; number < count; number++) {
    for (const rules of setupsOf(game)) {
      if ((have.get(keyOf(rules.config)) ?? 0) > number) continue;
      if (performance.now() > until) return added;
      const found = playGame(rules, `${seed}/${keyOf(rules.config)}/${number}`);
      if (!found) continue;
      appendFileSync(path, `${JSON.stringify(found)}\n`);
      added++;
    }
  }
  return added;
}

export function readGames(path: string): FinishedGame[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as FinishedGame);
}

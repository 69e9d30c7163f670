/**
 * Games to learn the general network from, a line of JSON each: the setup, the seed and the actions. Positions are read
 * from them afterwards, so what a network sees can change without playing again.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Evaluator, TermEvaluator } from '../../src/bots/evaluator.js';
import { BestEvaluator } from '../../src/bots/network/best.js';
import { type GeneralNetwork, networkFrom } from '../../src/bots/network/general.js';
import type { Action } from '../../src/core/actions.js';
import { NOBODY, type Rules } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import type { Player } from '../self-play.js';
import { TurnPlayer } from '../turn-player.js';
import { drawSetup, rulesOf, type SetupWishes, type TrainingSetup } from './setups.js';

export interface PlayedGame extends TrainingSetup {
  readonly seed: string;
  readonly actions: readonly Action[];
}

/** A game that takes longer, in decisions, is left out. */
const LONGEST = 3000;
const BEAM = 3;
const LIMITS = { beam: BEAM, nodes: 350 * BEAM };
const EXPLORATION = { randomRate: 0.005, temperature: 0.3 };
/** How far a varied trader's weights are from the usual ones: the spread of their logarithm. */
const TASTE = 0.4;

/** The general network as in play, and with more trust for bold turns; none for the first games. */
export interface Learnt {
  readonly usual: GeneralNetwork;
  readonly bold: GeneralNetwork;
  /** How often the readable evaluation plays a turn of the network, from 0 to 1. */
  readonly plainRate: number;
}

/** How often a turn of the network is a bold one. */
const BOLD_RATE = 0.25;
/** Of ten rivals of the network, how many are plain traders, varied ones, and merchants as they ship; the others are the network too. */
const RIVALS = { plain: 5, varied: 2, shipped: 1 };

/** Without a network, half of the seats are varied traders; the others judge as traders and merchants do. */
function drawPlayers(rules: Rules, random: Random, learnt: Learnt | undefined): Player[] {
  const plain = (evaluator: Evaluator): Player => new TurnPlayer(evaluator, LIMITS, EXPLORATION);
  const withTaste = (): Player => plain(new TermEvaluator(taste(random)));
  const seats = Array.from({ length: rules.players }, (_, seat) => seat);
  if (!learnt) {
    return seats.map(() => {
      const kind = random.below(4);
      return kind === 0 ? plain(new BestEvaluator()) : kind === 1 ? plain(new TermEvaluator()) : withTaste();
    });
  }
  const judge = (general: GeneralNetwork): Evaluator => {
    const network = networkFrom(general, rules);
    return new BestEvaluator(() => network);
  };
  const learner = (): Player =>
    new TurnPlayer(judge(learnt.usual), LIMITS, EXPLORATION, [
      { evaluator: judge(learnt.bold), rate: BOLD_RATE },
      { evaluator: new TermEvaluator(), rate: learnt.plainRate },
    ]);
  const own = random.below(rules.players);
  return seats.map((seat) => {
    let kind = random.below(10);
    if (seat === own) return learner();
    if (kind < RIVALS.plain) return plain(new TermEvaluator());
    kind -= RIVALS.plain;
    if (kind < RIVALS.varied) return withTaste();
    return kind < RIVALS.varied + RIVALS.shipped ? plain(new BestEvaluator()) : learner();
  });
}

/** Weights that differ from the usual ones, so that games show what each term is worth. */
function taste(random: Random): (rules: Rules) => Readonly<Record<string, number>> {
  const drawn = new Map<string, number>();
  return ({ terms, game }) => {
    for (const term of terms) {
      if (drawn.has(term)) continue;
      const usual = game.termGuide.weights[term] ?? 1;
      drawn.set(term, usual * Math.exp(TASTE * normal(random)));
    }
    return Object.fromEntries(drawn);
  };
}

const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random.fraction())) * Math.cos(2 * Math.PI * random.fraction());

export function playGame(setup: TrainingSetup, seed: string, learnt?: Learnt): PlayedGame | undefined {
  const rules = rulesOf(setup);
  const random = new Random(seed);
  const state = rules.setUp(random);
  const players = drawPlayers(rules, random, learnt);
  const actions: Action[] = [];
  while (rules.decider(state) !== NOBODY) {
    if (actions.length === LONGEST) return undefined;
    const action = players[rules.decider(state)].choose(rules, state, random);
    rules.apply(state, action);
    actions.push(action);
  }
  return { ...setup, seed, actions };
}

export interface Collection {
  readonly game: string;
  readonly seed: string;
  readonly count: number;
  readonly setups: SetupWishes;
  readonly learnt?: Learnt | undefined;
}

/** Adds games to a file until it has `count`, and returns those added; resumes from what is there. */
export function collect(
  path: string,
  { game, seed, count, setups, learnt }: Collection,
  until: number,
): PlayedGame[] {
  mkdirSync(dirname(path), { recursive: true });
  const done = new Set(readGames(path).map((played) => played.seed));
  const added: PlayedGame[] = [];
  for (let number = 0; number < count && performance.now() < until; number++) {
    const own = `${seed}/${number}`;
    if (done.has(own)) continue;
    const setup = drawSetup(game, own, new Random(`table/${own}`), setups);
    const played = playGame(setup, own, learnt);
    if (!played) continue;
    appendFileSync(path, `${JSON.stringify(played)}\n`);
    added.push(played);
  }
  return added;
}

/** A line that was cut off is left out. */
export function readGames(path: string): PlayedGame[] {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as PlayedGame);
}

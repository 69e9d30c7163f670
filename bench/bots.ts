/**
 * `kontor bench bots`: how fast the searching levels think, on one thread, with SIMD and in plain TypeScript; `reviews`
 * are analyses of whole games, as the page does them. Times in Node are CPU times, so that other work on the machine has
 * little influence. With `--on chromium` it measures there too: in a worker, and with 4× CPU throttling like a phone.
 * With a number of games it measures strength against time instead.
 */
import { REVIEW_POSITIONS, reviewTurns } from '../src/bots/explain/index.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import type { KernelName } from '../src/bots/network/kernel.js';
import type { Step } from '../src/bots/search/turn-search.js';
import type { Rules, State } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { shippedNetwork, useShippedNetworks } from '../src/outside/networks.js';
import { nameOf, SETUPS, setupCalled } from './bots/setups.js';
import { LEVELS, measureLevels, type Speed } from './bots/think.js';
import { measureStrength } from './bots-strength.js';

const [, , seconds = 5, games = 0, rate = 0, workers = 1] = process.argv.map(Number);
/** A setup for strength, or `chromium`. */
const on = process.argv[6];

/** The moves of a whole game between apprentices. */
function wholeGame(rules: Rules): { start: State; moves: Step[] } {
  const start = rules.setUp(new Random('bench/review'));
  const moves: Step[] = [];
  const bots = Array.from({ length: rules.players }, () => makeBot('apprentice'));
  new Match(rules, bots, 'bench/review').play(start.slice(), undefined, (before, action) =>
    moves.push({ seat: rules.decider(before), action }),
  );
  return { start, moves };
}

const clock = (): number => process.cpuUsage().user / 1e6;

/** How long the analysis of a game takes, as the page does it. */
function review(rules: Rules) {
  const { start, moves } = wholeGame(rules);
  const begin = clock();
  const turns = [...reviewTurns(rules, start, moves, { positions: REVIEW_POSITIONS })].length;
  return { moves: moves.length, turns, seconds: Math.round((clock() - begin) * 100) / 100 };
}

function measureNode(rules: Rules, kernels: readonly KernelName[], levels = LEVELS) {
  const network = shippedNetwork(nameOf(rules))!;
  return measureLevels({ rules, network, seconds, clock, levels }, kernels);
}

async function inChromium() {
  const { measureChromium } = await import('./bots/chromium.js').catch(() => {
    throw new Error('Chromium can only be measured in a checkout of the sources');
  });
  return measureChromium(seconds);
}

async function measureSpeed() {
  const byName = (measure: (rules: Rules) => object) =>
    Object.fromEntries(SETUPS.map((rules) => [nameOf(rules), measure(rules)]));
  return {
    node: process.version,
    bots: byName((rules) => measureNode(rules, ['simd', 'plain'])),
    reviews: byName(review),
    ...(on === 'chromium' && { chromium: await inChromium() }),
  };
}

function measureByTime() {
  const rules = setupCalled(on);
  const measured = (): number => {
    const { simd } = measureNode(rules, ['simd'], ['alderman']).alderman as Record<string, Speed>;
    return simd.positionsPerSecond;
  };
  return measureStrength({
    ...{ config: rules.config, games, workers, players: rules.players, setup: nameOf(rules) },
    rate: rate > 0 ? rate : measured(),
  });
}

useShippedNetworks();
const figures = games > 0 ? measureByTime() : await measureSpeed();
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);

/**
 * How many random decisions a second the engine makes on one thread, with full lists of actions. Runs on compiled
 * output: `node dist/tests/hansa/speed.js [players] [seconds]`.
 */
import { ActionBuffer } from '../../src/core/actions.js';
import { NOBODY } from '../../src/core/game.js';
import { Random } from '../../src/core/random.js';
import { hansa } from '../../src/games/hansa/rules/index.js';

const players = Number(process.argv[2] ?? 3);
const seconds = Number(process.argv[3] ?? 5);

const rules = hansa.rules({ game: 'hansa', players });
const random = new Random('speed');
const actions = new ActionBuffer();

let decisions = 0;
let games = 0;
let longest = 0;
const start = performance.now();
while (performance.now() - start < seconds * 1000) {
  const state = rules.setUp(random);
  while (rules.decider(state) !== NOBODY) {
    rules.legal(state, actions);
    longest = Math.max(longest, actions.length);
    rules.apply(state, actions.at(random.below(actions.length)));
    decisions++;
  }
  games++;
}
const elapsed = (performance.now() - start) / 1000;
const report = {
  players,
  games,
  decisions,
  decisionsPerGame: Math.round(decisions / games),
  longestList: longest,
  decisionsPerSecond: Math.round(decisions / elapsed),
};
process.stdout.write(`${JSON.stringify(report)}\n`);

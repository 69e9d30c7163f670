/**
 * Random play for as long as you like: `npm run fuzz -- [million decisions] [seed]`. Every configuration in
 * turn, purely random actions (the long way), with the slow checks on a share of the states and every listed
 * action of those applied.
 */
import { ActionBuffer } from '../src/core/actions.js';
import { NOBODY } from '../src/core/game.js';
import { Random } from '../src/core/random.js';
import { CONFIGS } from './common/games.js';

const millions = Number(process.argv[2] ?? 5);
const seed = process.argv[3] ?? 'fuzz';
const CHECK_EVERY = 97;
/** Games are not cut off here; they are only reported as long. */
const REMARKABLE = 300_000;

const legal = new ActionBuffer();
let decisions = 0;
let checked = 0;
let games = 0;
let longest = 0;
let unfinished = 0;
const start = performance.now();
for (const { name, game, audit, config } of CONFIGS) {
  const rules = game.rules(config);
  const random = new Random(`${seed} ${name}`);
  const scratch = new Uint8Array(rules.stateSize);
  let state = rules.setUp(random);
  let length = 0;
  const share = (millions * 1e6) / CONFIGS.length;
  for (let i = 0; i < share; i++) {
    if (rules.decider(state) === NOBODY) {
      audit(rules, state);
      games++;
      longest = Math.max(longest, length);
      if (length > REMARKABLE) process.stderr.write(`${game.id} ${name}: a game of ${length} decisions\n`);
      length = 0;
      state = rules.setUp(random);
    }
    rules.legal(state, legal);
    if (legal.length === 0) throw new Error(`dead end: ${JSON.stringify(rules.writePosition(state))}`);
    if (random.below(CHECK_EVERY) === 0) {
      checked++;
      audit(rules, state);
      const again = rules.readPosition(JSON.parse(JSON.stringify(rules.writePosition(state))));
      if (Buffer.compare(again, state) !== 0)
        throw new Error(`no round trip: ${JSON.stringify(rules.writePosition(state))}`);
      for (let k = 0; k < legal.length; k++) {
        scratch.set(state);
        rules.apply(scratch, legal.at(k));
        if (rules.readAction(state, rules.writeAction(state, legal.at(k))) !== legal.at(k)) {
          throw new Error(`reads back differently: ${JSON.stringify(rules.writeAction(state, legal.at(k)))}`);
        }
      }
    }
    rules.apply(state, legal.at(random.below(legal.length)));
    decisions++;
    length++;
  }
  if (rules.decider(state) !== NOBODY) unfinished++;
}
const seconds = Math.round((performance.now() - start) / 1000);
process.stdout.write(`${JSON.stringify({ decisions, games, longest, unfinished, checked, seconds })}\n`);

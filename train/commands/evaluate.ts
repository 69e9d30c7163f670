/** `evaluate`: the newest checkpoint alone among bots of another kind, each seat in turn, same set-ups. */

import type { Bot } from '../../src/bots/bot.js';
import { makeBot } from '../../src/bots/index.js';
import { Match } from '../../src/bots/match.js';
import { readNetwork } from '../../src/bots/network/format.js';
import { NetworkJudge, shareOfWin } from '../../src/bots/network/judge.js';
import { Random } from '../../src/core/random.js';
import { AfterstatePlayer } from '../afterstate-player.js';
import { quantise, readCheckpoint } from '../checkpoint.js';
import { numberIn, readOptions } from '../options.js';
import { openRun, RUN_OPTIONS } from '../run.js';
import { say } from '../say.js';

/** A set-up is played once from every seat. */
export async function evaluateCommand(words: readonly string[]): Promise<void> {
  const options = readOptions(words, [...RUN_OPTIONS, 'setups', 'against', 'seed', 'longest']);
  const run = openRun(options);
  const { rules } = run;
  const schema = rules.featureSchema;
  const network = readNetwork(
    quantise(schema, readCheckpoint(run.checkpoint, schema).model),
    schema,
    run.name,
  );
  const judge = new NetworkJudge(network, rules.players);
  const player = new AfterstatePlayer(rules, judge, { any: 0, warmth: 0 });
  const challenger: Bot = {
    id: 'network',
    choose: (r, state, _legal, random) => player.choose(r, state, random),
  };
  const setups = numberIn(options, 'setups', 25);
  const against = options.against ?? 'greedy';
  const longest = numberIn(options, 'longest', 20_000);
  let shares = 0;
  let games = 0;
  let decisions = 0;
  for (let setup = 0; setup < setups; setup++) {
    for (let seat = 0; seat < rules.players; seat++) {
      const bots = Array.from({ length: rules.players }, (_, i) =>
        i === seat ? challenger : makeBot(against),
      );
      const state = rules.setUp(new Random(`${options.seed ?? 'evaluate'}/${setup}`));
      decisions += new Match(rules, bots, `${setup}/${seat}`).play(state, longest);
      shares += shareOfWin(rules, state, seat);
      games++;
    }
  }
  const share = shares / games;
  const spread = 1.96 * Math.sqrt((share * (1 - share)) / games);
  say(
    run,
    `one among ${against}: ${(100 * share).toFixed(1)} % ± ${(100 * spread).toFixed(1)} of ${games} games, fair ${(100 / rules.players).toFixed(0)} %, ${(decisions / games).toFixed(0)} decisions a game`,
  );
}

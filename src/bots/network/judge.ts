/** A network at work on one table: the share of the win that a seat may expect. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import { Accumulator } from './accumulator.js';
import type { Network } from './network.js';

export class NetworkJudge {
  private readonly accumulators: readonly Accumulator[];
  private readonly network: Network;

  constructor(network: Network, players: number) {
    this.network = network;
    this.accumulators = Array.from({ length: players }, () => new Accumulator(network));
  }

  /** From 0 to 1; a finished game is not estimated but counted. */
  value(rules: Rules, state: State, seat: number): number {
    if (rules.decider(state) === NOBODY) return shareOfWin(rules, state, seat);
    const accumulator = this.accumulators[seat];
    rules.sense(state, seat, accumulator.next);
    accumulator.update();
    return this.network.output(accumulator.sums);
  }
}

/** A finished game's win, split among those who share it. */
export function shareOfWin(rules: Rules, state: State, seat: number): number {
  const rows = rules.score(state);
  if (rows[seat].rank !== 1) return 0;
  return 1 / rows.filter((row) => row.rank === 1).length;
}

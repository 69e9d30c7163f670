/** Values positions with a network: the share of the win that a seat may expect. */
import type { Change } from '../../core/change.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Evaluator } from '../evaluator.js';
import type { Network } from './network.js';
import { Prior } from './prior.js';
import { ValueMemory } from './value-memory.js';

export class NetworkJudge implements Evaluator {
  private readonly network: Network;
  private readonly prior: Prior | undefined;
  private readonly memory = new ValueMemory();

  constructor(network: Network) {
    this.network = network;
    if (network.prior !== 0) this.prior = new Prior();
  }

  /** Whether the readable evaluation is added to the network. */
  get usesPrior(): boolean {
    return this.prior !== undefined;
  }

  /** From 0 to 1; exact for a finished game. */
  value(rules: Rules, state: State, seat: number, change?: Change): number {
    if (rules.decider(state) === NOBODY) return shareOfWin(rules, state, seat);
    if (!change) return this.compute(rules, state, seat);
    const known = this.memory.find(rules, state, seat, change);
    if (!Number.isNaN(known)) return known;
    const value = this.compute(rules, state, seat, change);
    this.memory.keep(value);
    return value;
  }

  private compute(rules: Rules, state: State, seat: number, change?: Change): number {
    const prior = this.prior?.output(rules, state, seat, change) ?? 0;
    return this.network.accumulator(seat).output(rules, state, prior, change);
  }
}

/** A finished game's win, split among those who share it. */
export function shareOfWin(rules: Rules, state: State, seat: number): number {
  const rows = rules.score(state);
  if (rows[seat].rank !== 1) return 0;
  return 1 / rows.filter((row) => row.rank === 1).length;
}

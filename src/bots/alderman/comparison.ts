/** Compares turns by playing each out for some rounds, over many deals of what is hidden, within a budget. */
import type { Rules, State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Evaluator } from '../evaluator.js';
import type { Line } from '../search/turn-search.js';
import { sequentialHalving, type Trials } from './halving.js';
import { Rounds } from './rounds.js';
import type { AldermanSettings } from './settings.js';

export class Comparison {
  private readonly settings: AldermanSettings;
  private readonly rounds: Rounds;
  private dealt: State = new Uint8Array(0);

  constructor(evaluator: Evaluator, settings: AldermanSettings) {
    this.settings = settings;
    this.rounds = new Rounds(evaluator, settings);
  }

  /** Ranks lines that begin in their seat's turn, best first; means are in the unit of their values. */
  compare(rules: Rules, state: State, lines: readonly Line[], random: Random): Trials {
    if (this.dealt.length !== rules.stateSize) this.dealt = new Uint8Array(rules.stateSize);
    const seat = rules.decider(state);
    const fraction = this.budget();
    let pass = -1;
    let nodesBefore = 0;
    const trials = sequentialHalving(
      lines.length,
      (candidate, nth) => {
        if (nth !== pass) {
          // All candidates face the same deal.
          pass = nth;
          nodesBefore = this.rounds.nodes;
          rules.imagine(state, seat, random, this.dealt);
        }
        return this.rounds.play(rules, this.dealt, lines[candidate]);
      },
      // Another deal that made no difference to anybody has nothing to add.
      () => (this.rounds.nodes === nodesBefore ? 1 : fraction()),
      { values: lines.map(({ value }) => value), weight: this.settings.searchWeight },
      this.clock(),
    );
    this.rounds.forget();
    return trials;
  }

  /** Returns whether the time is up. */
  private clock(): () => boolean {
    const end = Date.now() + this.settings.ms;
    return () => Date.now() >= end;
  }

  /** Returns the fraction of the budget spent so far. */
  private budget(): () => number {
    const { nodes, ms } = this.settings;
    const [firstNode, start] = [this.rounds.nodes, Date.now()];
    return () => Math.max((this.rounds.nodes - firstNode) / nodes, (Date.now() - start) / ms);
  }
}

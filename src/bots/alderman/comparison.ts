/** Compares turns by playing each out for some rounds, over many deals of what is hidden, within a budget. */
import type { Rules, State } from '../../core/game.js';
import { Random } from '../../core/random.js';
import type { Evaluator } from '../evaluator.js';
import type { Line } from '../search/turn-search.js';
import { sequentialHalving, type Trials } from './halving.js';
import { Rounds } from './rounds.js';
import type { AldermanSettings } from './settings.js';

export class Comparison {
  private readonly settings: AldermanSettings;
  private readonly rounds: Rounds;
  private readonly opponentDice = new Random('');
  private dealt: State = new Uint8Array(0);

  constructor(evaluator: Evaluator, settings: AldermanSettings) {
    this.settings = settings;
    this.rounds = new Rounds(evaluator, settings);
  }

  /** Ranks lines that begin in their seat's turn, best first; means are in the unit of their values. */
  compare(rules: Rules, state: State, lines: readonly Line[], random: Random): Trials {
    if (this.dealt.length !== rules.stateSize) this.dealt = new Uint8Array(rules.stateSize);
    const seat = rules.decider(state);
    let pass = -1;
    let dice = '';
    const trials = sequentialHalving(
      lines.length,
      (candidate, nth) => {
        if (nth !== pass) {
          pass = nth;
          dice = String(random.next());
          rules.imagine(state, seat, random, this.dealt);
        }
        // All candidates face the same deal and opponents with the same dice.
        this.opponentDice.seed(dice);
        return this.rounds.play(rules, this.dealt, lines[candidate], this.opponentDice);
      },
      this.budget(),
      { values: lines.map(({ value }) => value), trials: this.settings.searchTrials },
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

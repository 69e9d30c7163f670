/** Games between bots. */
import { type Action, ActionBuffer } from '../core/actions.js';
import { NOBODY, type Rules, type State } from '../core/game.js';
import { Random } from '../core/random.js';
import type { Bot } from './bot.js';

/** Past this many decisions a game is given up and reported as unfinished; random play can be very long. */
export const LONGEST_GAME = 2_000_000;

export class Match {
  readonly rules: Rules;
  readonly bots: readonly Bot[];
  private readonly legal = new ActionBuffer();
  private readonly imagined: State;
  private readonly random: Random;

  /** One bot for each seat; `seed` fixes every choice they make. */
  constructor(rules: Rules, bots: readonly Bot[], seed: string) {
    this.rules = rules;
    this.bots = bots;
    this.imagined = new Uint8Array(rules.stateSize);
    this.random = new Random(seed);
  }

  /** What the bot of the seat that decides would do. */
  choose(state: State): Action {
    const seat = this.rules.decider(state);
    this.rules.imagine(state, seat, this.random, this.imagined);
    this.rules.legal(this.imagined, this.legal);
    return this.bots[seat].choose(this.rules, this.imagined, this.legal, this.random);
  }

  /** Plays `state` to its end, or as far as `longest`; returns the number of decisions made. */
  play(state: State, longest = LONGEST_GAME, each?: (state: State, action: Action) => void): number {
    let decisions = 0;
    while (decisions < longest && this.rules.decider(state) !== NOBODY) {
      const action = this.choose(state);
      each?.(state, action);
      this.rules.apply(state, action);
      decisions++;
    }
    return decisions;
  }
}

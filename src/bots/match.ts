/** Games between bots. */
import { type Action, ActionBuffer } from '../core/actions.js';
import { NOBODY, type Rules, type State } from '../core/game.js';
import { Random } from '../core/random.js';
import type { Bot } from './bot.js';
import type { AnyBot } from './outside.js';

/** After this many decisions a game is abandoned and reported as unfinished; random play can be very long. */
export const LONGEST_GAME = 2_000_000;

export class Match<B extends AnyBot = Bot> {
  readonly rules: Rules;
  readonly bots: readonly B[];
  private readonly legal = new ActionBuffer();
  private readonly imagined: State;
  /**
   * One for each seat: how many random numbers a bot uses may depend on what only it can see, which must not affect the
   * others.
   */
  private readonly randoms: readonly Random[];

  /** One bot for each seat; `seed` fixes every choice they make. */
  constructor(rules: Rules, bots: readonly B[], seed: string) {
    this.rules = rules;
    this.bots = bots;
    this.imagined = new Uint8Array(rules.stateSize);
    this.randoms = bots.map((_, seat) => new Random(`${seed}/${seat}`));
  }

  /** The choice of the decider's bot: an action, or a promise of one from an outside bot. */
  choose(state: State): ReturnType<B['choose']> {
    const seat = this.rules.decider(state);
    const random = this.randoms[seat];
    this.rules.imagine(state, seat, random, this.imagined);
    this.rules.legal(this.imagined, this.legal);
    return this.bots[seat].choose(this.rules, this.imagined, this.legal, random) as ReturnType<B['choose']>;
  }

  /** Plays `state` to its end, or for `longest` decisions; returns the number of decisions made. */
  play(
    this: Match<Bot>,
    state: State,
    longest = LONGEST_GAME,
    each?: (state: State, action: Action) => void,
  ): number {
    let decisions = 0;
    while (decisions < longest && this.rules.decider(state) !== NOBODY) {
      const action = this.choose(state);
      each?.(state, action);
      this.rules.apply(state, action);
      decisions++;
    }
    return decisions;
  }

  /** The same with outside bots allowed. */
  async playOut(
    state: State,
    longest = LONGEST_GAME,
    each?: (state: State, action: Action) => void,
  ): Promise<number> {
    let decisions = 0;
    while (decisions < longest && this.rules.decider(state) !== NOBODY) {
      const choice: Action | Promise<Action> = this.choose(state);
      const action = typeof choice === 'number' ? choice : await choice;
      each?.(state, action);
      this.rules.apply(state, action);
      decisions++;
    }
    return decisions;
  }
}

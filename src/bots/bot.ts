/** What a bot is: it sees what its seat may see, and chooses. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';

export interface Bot {
  readonly id: string;
  /**
   * Chooses one of `legal`, the legal actions in `state`, for the seat that decides. `state` is an imagined one:
   * what the seat cannot see was dealt anew, so a bot cannot cheat. It must be left as it is.
   */
  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action;
}

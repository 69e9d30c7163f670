/** A bot sees what its seat may see, and chooses an action. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';

export interface Bot {
  readonly id: string;
  /**
   * Chooses one of `legal`, the legal actions in `state`, for the seat that decides. `state` is imagined: what the seat
   * cannot see was dealt at random, so a bot cannot cheat. Do not mutate it.
   */
  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Action;
  /** Drops what it planned. A bot without it keeps nothing from one decision to the next. */
  forget?(): void;
}

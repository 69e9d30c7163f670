/** What is worth counting in a game, found from its moves. */
import type { Action } from '../../core/actions.js';
import type { State } from '../../core/game.js';

/** Something that happened on the board: a route was created, a city filled, an ability developed. */
export interface Deed {
  readonly kind: string;
  /** Of the route, the city, the ability. */
  readonly id: string;
}

export interface Watch {
  /** Everything that may happen, so that what never does is known. */
  readonly possible: readonly Deed[];
  /** What a move did; `before` is the state before it, `after` the one with it. */
  deeds(before: State, action: Action, after: State): readonly Deed[];
  /** Why the game ended; several may apply. */
  endings(state: State): readonly string[];
}

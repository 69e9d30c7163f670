/** What the person at a screen can do in a game that is shown there; a game that is only looked at has no controls. */
import type { Hint } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';

export interface Controls {
  /** The actions open to the person at this screen; empty while somebody else decides. */
  legal(): Action[];
  /** Ignores an action that is no longer legal: a tap may come from what was offered a moment ago. */
  play(action: Action): void;
  /** The move that ends the turn, while it waits for `endTurn`: it is made only then. */
  readonly closing?: ClosingMove | null;
  endTurn?(): void;
  canUndo(): boolean;
  undo(): void;
  canRedo(): boolean;
  redo(): void;
  /** Whether the last move is yours alone to take back: no other's move, no draw and no reveal goes with it. */
  canStepBack(): boolean;
  /** Takes back moves while `isHalfDone`, as far as you can step back. */
  cancel(isHalfDone: (state: State) => boolean): void;
  /** Whether hints are offered; at a rated table they are not. */
  readonly offersHints?: boolean;
  /** What the decider could do, and why; `undefined` where no bot can be asked. */
  hint(): Promise<Hint | undefined>;
  /** Where bots play on this screen. */
  readonly bots?: BotControls | undefined;
}

export interface ClosingMove {
  readonly action: Action;
  readonly json: JsonObject;
  /** Whether the board shows what it leads to. */
  readonly isShown: boolean;
}

export interface BotControls {
  readonly paused: boolean;
  pause(on: boolean): void;
  /** Plays one move of a bot while paused. */
  step(): Promise<void>;
  /** Skips the pauses between moves until a person decides. */
  hurry(): void;
}

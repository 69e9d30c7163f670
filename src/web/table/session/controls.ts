/** What the person at a screen can do in a game; a game that is only watched has no controls. */
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import type { JudgedHint } from './bot-client.js';

export interface Controls {
  /** The actions open to the person at this screen; empty while another player decides. */
  legal(): Action[];
  /** Ignores an action that is no longer legal: a tap may refer to what was offered a moment ago. */
  play(action: Action): void;
  /** The move that ends the turn, while it waits for `endTurn` to be made. */
  readonly closing?: ClosingMove | null;
  endTurn?(): void;
  canUndo(): boolean;
  undo(): void;
  canRedo(): boolean;
  redo(): void;
  /** Whether the last move can be undone without undoing another player's move, a draw or a reveal. */
  canStepBack(): boolean;
  /** Undoes moves while `isHalfDone`, as far as `canStepBack` allows. */
  cancel(isHalfDone: (state: State) => boolean): void;
  /** Whether hints are offered; not at rated tables. */
  readonly offersHints?: boolean;
  /** What the decider could do, and why; `undefined` if no bot can be asked. */
  hint(): Promise<JudgedHint | undefined>;
  /** If bots play on this screen. */
  readonly bots?: BotControls | undefined;
}

export interface ClosingMove {
  readonly action: Action;
  readonly json: JsonObject;
  /** Whether the board shows its result already. */
  readonly isShown: boolean;
  /** Whether the game is over after it. */
  readonly endsGame: boolean;
}

export interface BotControls {
  readonly paused: boolean;
  pause(on: boolean): void;
  /** Plays one bot move while paused. */
  step(): Promise<void>;
  /** Skips the pauses between moves until a person decides. */
  hurry(): void;
}

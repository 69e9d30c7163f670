/** A game as the table shows it, wherever it is played: on this screen alone, or with others over a server. */
import type { Hint, TurnReview } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { SeatHolder } from '../../store/saved-game.js';

export interface Step {
  readonly seat: number;
  readonly action: Action;
  readonly before: State;
  readonly after: State;
}

/** Bots that play on this screen can be hurried, held, and led step by step. */
export interface Reins {
  readonly paused: boolean;
  pause(on: boolean): void;
  /** One move of a bot while paused. */
  next(): Promise<void>;
  /** No more resting until a person decides. */
  hurry(): void;
}

/**
 * States are as complete as the screen needs them: where something is hidden from whoever looks, it is made up, and
 * everything drawn goes through `writeView` for them.
 */
export interface Play {
  readonly rules: Rules;
  readonly seats: readonly SeatHolder[];
  readonly names: readonly string[];
  readonly start: State;
  readonly steps: readonly Step[];
  /** The newest state. */
  readonly state: State;
  /** The state that is shown: the newest, or an earlier one that is looked at. */
  readonly shown: State;
  /** The same for the board, which is the first to follow a move. */
  readonly drawn: State;
  /** Draws the board as it was so many moves ago and as it is again; nothing is painted in between. */
  rehearse(moves: number): void;
  /** How many steps there are. */
  readonly length: number;
  readonly decider: number;
  readonly isOver: boolean;
  /** The seat that thinks right now, if it is a bot. */
  readonly thinking: number | null;
  /** After how many steps the state shown is; `null` for the newest. */
  readonly at: number | null;
  readonly reins?: Reins;

  /** Whether somebody at this screen decides for a seat. */
  isHere(seat: number): boolean;
  look(at: number | null): void;
  /** Makes everything follow the board at once: before something is done that rests on it. */
  settle(): void;
  /** What the person at this screen may do now; empty while somebody else decides. */
  legal(): Action[];
  play(action: Action): void;
  canUndo(): boolean;
  undo(): void;
  canRedo(): boolean;
  redo(): void;
  /** Takes back what is half done, as far as that can be undone. */
  cancel(isHalfDone: (state: State) => boolean): void;
  /** What the person who decides could do, and why; nothing where nobody can be asked. */
  hint(): Promise<Hint | undefined>;
  /** What every turn so far was worth against the best there was; whether all were looked at. */
  review(each: (turn: TurnReview) => void): Promise<boolean>;
}

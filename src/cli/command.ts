/** A command of `kontor`. */
import type { BoardShelf } from './boards.js';
import type { Call } from './call.js';

export interface Command {
  /** Arguments and options, without `kontor`. */
  readonly usage: string;
  readonly help: string;
  /** Options that take a value. */
  readonly values?: readonly string[];
  /** Options without a value. */
  readonly switches?: readonly string[];
  /** True for commands that take no `--board-file`. */
  readonly withoutBoards?: boolean;
  run(call: Call, shelf: BoardShelf): void | Promise<void>;
}

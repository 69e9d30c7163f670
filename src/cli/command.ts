/** What the command line needs to know of a command. */
import type { BoardShelf } from './boards.js';
import type { Call } from './call.js';

export interface Command {
  /** How it is called, after `kontor`. */
  readonly usage: string;
  /** What it does, in a line. */
  readonly help: string;
  /** Options with a value, and options without. */
  readonly values?: readonly string[];
  readonly switches?: readonly string[];
  /** A command that plays on no board of the call says so; it then takes no `--board-file`. */
  readonly withoutBoards?: boolean;
  run(call: Call, shelf: BoardShelf): void | Promise<void>;
}

/** A command of `kontor`. */
import type { BoardShelf } from './boards.js';
import type { Call } from './call.js';

/** The values that an option can have; `isList` for one that takes several, with commas between them. */
export interface Choices {
  readonly values: readonly string[];
  readonly isList?: boolean;
}

export interface Command {
  /** Arguments and options, without `kontor`. */
  readonly usage: string;
  readonly help: string;
  /** Options that take a value. */
  readonly values?: readonly string[];
  /** Options without a value. */
  readonly switches?: readonly string[];
  /** What options of `values` can be, where that is known, for the completion of shells. */
  readonly choices?: Readonly<Record<string, Choices>>;
  /** What its first word can be; left out where it is a file or a text. */
  readonly firstWords?: readonly string[];
  /** True for commands that take no `--board-file`. */
  readonly withoutBoards?: boolean;
  run(call: Call, shelf: BoardShelf): void | Promise<void>;
}

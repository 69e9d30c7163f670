/** Reads JSON from files, standard input or arguments, and prints it. */
import { readFileSync } from 'node:fs';
import { type Json, parseJson } from '../core/json.js';
import { WrongCall } from './call.js';

/** `source` is a file, `-` for standard input, or JSON text; `what` names it in errors. */
export function readJson(source: string, what: string): Json {
  const isText = /^\s*[[{]/.test(source);
  let text = source;
  if (!isText) {
    try {
      text = readFileSync(source === '-' ? 0 : source, 'utf8');
    } catch (error) {
      throw new WrongCall(`cannot read ${what} from ${source}: ${(error as Error).message}`);
    }
  }
  return parseJson(text, what);
}

/** Prints JSON on one line for programs, indented at a terminal. */
export function print(value: unknown): void {
  process.stdout.write(`${process.stdout.isTTY ? JSON.stringify(value, null, 2) : JSON.stringify(value)}\n`);
}

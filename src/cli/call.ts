/** The words and options of a call. */
import { parseArgs } from 'node:util';

/** A call that makes no sense; ends with exit status 2. */
export class WrongCall extends Error {}

export interface Call {
  readonly words: readonly string[];
  /** The value of an option, or true for a switch. */
  readonly options: ReadonlyMap<string, string | true>;
  /** The values of `--board-file`, which can be given several times. */
  readonly boardFiles: readonly string[];
}

interface CallOptions {
  /** Options that take a value. */
  readonly values?: readonly string[];
  /** Options that do not. */
  readonly switches?: readonly string[];
  /** Whether `--board-file` can be given. */
  readonly boards?: boolean;
}

export function readCall(args: readonly string[], { values = [], switches = [], boards }: CallOptions): Call {
  const all = {
    ...Object.fromEntries(values.map((name) => [name, { type: 'string' as const }])),
    ...Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }])),
    ...(boards ? { 'board-file': { type: 'string' as const, multiple: true } } : {}),
  };
  try {
    const { values: found, positionals } = parseArgs({
      args: [...args],
      options: all,
      allowPositionals: true,
    });
    const { 'board-file': boardFiles = [], ...options } = found;
    return {
      words: positionals,
      options: new Map(Object.entries(options as Record<string, string | true>)),
      boardFiles: boardFiles as string[],
    };
  } catch (error) {
    // The rest of the message is advice for programmers.
    throw new WrongCall((error as Error).message.split('. ')[0]);
  }
}

/** Exactly these words, by name, in order. */
export function words(call: Call, ...names: string[]): string[] {
  if (call.words.length < names.length) throw new WrongCall(`${names[call.words.length]} is missing`);
  if (call.words.length > names.length)
    throw new WrongCall(`${call.words[names.length]} is one word too many`);
  return [...call.words];
}

export function textOption(call: Call, name: string): string | undefined {
  const value = call.options.get(name);
  return typeof value === 'string' ? value : undefined;
}

export function numberOption(
  call: Call,
  name: string,
  fallback: number,
  least: number,
  most: number,
): number {
  const text = textOption(call, name);
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    throw new WrongCall(`--${name} must be a whole number from ${least} to ${most}`);
  }
  return value;
}

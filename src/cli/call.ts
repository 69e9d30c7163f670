/** The words of a call: what is named and what is set with `--`. */

/** A call that makes no sense; ends with exit status 2. */
export class WrongCall extends Error {}

export interface Call {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<string, string | true>;
}

/** Splits the words of a call; `values` are the options that take a value, `switches` those that do not. */
export function readCall(
  args: readonly string[],
  values: readonly string[],
  switches: readonly string[],
): Call {
  const words: string[] = [];
  const options = new Map<string, string | true>();
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const equals = arg.indexOf('=');
    const name = equals === -1 ? arg.slice(2) : arg.slice(2, equals);
    if (switches.includes(name) && equals === -1) options.set(name, true);
    else if (values.includes(name)) {
      const value = equals === -1 ? args[++i] : arg.slice(equals + 1);
      if (value === undefined) throw new WrongCall(`--${name} needs a value`);
      options.set(name, value);
    } else throw new WrongCall(`--${name} is not an option here`);
  }
  return { words, options };
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

/** The options of a training command: `--name value`. */
export type Options = Readonly<Record<string, string | undefined>>;

export function readOptions(words: readonly string[], known: readonly string[]): Options {
  const options: Record<string, string> = {};
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].replace(/^--/, '');
    if (!words[i].startsWith('--') || !known.includes(name)) {
      throw new Error(`${words[i]} is not one of ${known.map((k) => `--${k}`).join(', ')}`);
    }
    if (words[i + 1] === undefined) throw new Error(`--${name} needs a value`);
    options[name] = words[i + 1];
  }
  return options;
}

export function numberIn(options: Options, name: string, otherwise: number): number {
  const text = options[name];
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) {
    throw new Error(`--${name} must be a number, not ${text}`);
  }
  return value;
}

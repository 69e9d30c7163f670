/** The value of `--name` among the words of a call. */
export function option(args: readonly string[], name: string, fallback: string): string {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : (args[at + 1] ?? fallback);
}

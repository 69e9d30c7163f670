/** What a package must not contain, and how large it may be. */
export const MOST_BYTES = 10_000_000;

const FORBIDDEN: readonly [pattern: RegExp, what: string][] = [
  [/(?<!\.d)\.tsx?$/, 'a source'],
  [/\.map$/, 'a source map'],
  [/\.tsbuildinfo$/, 'a leftover of the compiler'],
  [/(^|\/)(tests?|train|examples|node_modules|data)\//, 'only of use in a checkout'],
];

/** What is wrong with these files, in sentences; empty if nothing is. */
export function complaints(paths: readonly string[], sizeBytes: number): string[] {
  const found = paths.flatMap((path) =>
    FORBIDDEN.filter(([pattern]) => pattern.test(path)).map(([, what]) => `${path} is ${what}`),
  );
  if (sizeBytes >= MOST_BYTES) found.push(`it has ${sizeBytes} bytes, more than ${MOST_BYTES}`);
  return found;
}

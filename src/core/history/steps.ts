/** Long work in steps. A server does other work between them; everything else runs it to the end with `finish`. */
export type Steps<T> = Generator<void, T>;

export function finish<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

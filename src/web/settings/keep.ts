/** Small things remembered on this device. Storage may be forbidden or full; then they last as long as the page. */
const memory = new Map<string, string>();

export function kept(name: string): string | undefined {
  const key = `kontor.${name}`;
  try {
    return globalThis.localStorage?.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function keep(name: string, value: string): void {
  const key = `kontor.${name}`;
  memory.set(key, value);
  try {
    globalThis.localStorage?.setItem(key, value);
  } catch {
    // Remembered in memory only.
  }
}

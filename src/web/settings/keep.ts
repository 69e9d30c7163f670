/** Small values remembered on this device. If storage is forbidden or full, they last until the page is closed. */
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
    // Kept in memory only.
  }
}

/** The small lists inside a state: a count at `at`, the entries after it. */
import type { State } from '../../../../core/game.js';

export function listPush(s: State, at: number, value: number): void {
  s[at]++;
  s[at + s[at]] = value;
}

export function listHas(s: State, at: number, value: number): boolean {
  for (let i = at + s[at]; i > at; i--) if (s[i] === value) return true;
  return false;
}

export function listCount(s: State, at: number, value: number): number {
  let count = 0;
  for (let i = at + s[at]; i > at; i--) if (s[i] === value) count++;
  return count;
}

/** Takes out the entry at `index`; those behind it move up. */
function listRemoveAt(s: State, at: number, index: number): void {
  const last = at + s[at];
  for (let i = at + 1 + index; i < last; i++) s[i] = s[i + 1];
  s[last] = 0;
  s[at]--;
}

/** Takes out the first entry with `value`. */
export function listRemove(s: State, at: number, value: number): void {
  for (let i = 0; i < s[at]; i++) {
    if (s[at + 1 + i] === value) {
      listRemoveAt(s, at, i);
      return;
    }
  }
}

/** Takes out and returns the first entry of a list that is not empty. */
export function listShift(s: State, at: number): number {
  const value = s[at + 1]!;
  listRemoveAt(s, at, 0);
  return value;
}

export function listClear(s: State, at: number): void {
  for (let i = at + s[at]; i >= at; i--) s[i] = 0;
}

/** Bit k is set when the value k (below 32) is in the list. */
export function listMask(s: State, at: number): number {
  let mask = 0;
  for (let i = at + s[at]; i > at; i--) mask |= 1 << s[i];
  return mask;
}

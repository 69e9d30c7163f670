/** The small lists inside a state: a count at `at`, the entries after it. */
import type { State } from '../../../../core/game.js';
import { COLOUR, type Good, NO_GOOD } from '../vocabulary.js';

export function listPush(s: State, at: number, good: Good): void {
  s[at]++;
  s[at + s[at]] = good;
}

export function listPop(s: State, at: number): Good {
  const last = at + s[at];
  const good = s[last];
  s[last] = 0;
  s[at]--;
  return good;
}

/** Takes out the first good of a kind; those behind it move up. */
export function listRemove(s: State, at: number, good: Good): void {
  const last = at + s[at];
  let i = at + 1;
  while (i <= last && s[i] !== good) i++;
  if (i > last) return;
  for (; i < last; i++) s[i] = s[i + 1];
  s[last] = 0;
  s[at]--;
}

/** Whether the entry at offset `i` has no equal before it in the list. */
export function isFirstOfKind(s: State, at: number, i: number): boolean {
  for (let k = at + 1; k < i; k++) if (s[k] === s[i]) return false;
  return true;
}

/** The kind of all goods of a colour, or NO_GOOD if there are several kinds or none. */
export function onlyKind(s: State, at: number, colour: number): Good {
  let kind = NO_GOOD;
  const last = at + s[at];
  for (let i = at + 1; i <= last; i++) {
    if (COLOUR[s[i]] !== colour) continue;
    if (kind === NO_GOOD) kind = s[i];
    else if (kind !== s[i]) return NO_GOOD;
  }
  return kind;
}

export function hasColour(s: State, at: number, colour: number): boolean {
  for (let i = at + s[at]; i > at; i--) if (COLOUR[s[i]] === colour) return true;
  return false;
}

export function listHas(s: State, at: number, good: Good): boolean {
  for (let i = at + s[at]; i > at; i--) if (s[i] === good) return true;
  return false;
}

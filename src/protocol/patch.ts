/**
 * Differences between two JSON documents, small enough to be sent after every move.
 *
 * A patch is a list of changes, carried out in order. A change is a path, which is a list of keys and indices, and
 * what happens there:
 * - `[path, value]` puts the value there; the empty path is the whole document;
 * - `[path]` takes away what is there;
 * - `[path, at, count, items]` takes `count` entries out of the list there, from index `at` on, and puts `items` in.
 */
import type { Json } from '../core/json.js';

export type Path = (string | number)[];
export type Change = [Path] | [Path, Json] | [Path, number, number, Json[]];
export type Patch = Change[];

/**
 * A field of the object itself: what every object inherits (`toString`, `__proto__`) is none. All that is inherited are
 * functions, which no document holds, and `__proto__`, so that the slow question is seldom asked.
 */
function own(object: { [key: string]: Json }, key: string | number): Json | undefined {
  const value = object[key];
  const mayBeInherited = typeof value === 'function' || key === '__proto__';
  return mayBeInherited && !Object.hasOwn(object, key) ? undefined : value;
}

function put(object: { [key: string]: Json }, key: string | number, value: Json): void {
  if (key !== '__proto__') object[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

type Branch = { [key: string]: Json } | Json[];
const isBranch = (value: Json | undefined): value is Branch => typeof value === 'object' && value !== null;

/** Changes between parts that several documents share, so that they are found once; good for one pair of versions. */
export type Memo = Map<Branch, { readonly after: Branch; readonly patch: Patch }>;

/** Short lists are not worth looking into further. */
const LONG_LIST = 8;

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as { [key: string]: Json }[];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], own(other, key)));
}

/**
 * Finds what leads from one document to the next. Fields that are `undefined` count as not there.
 *
 * Parts of the new document that are as they were give way to the old ones. Whoever keeps the latest document keeps
 * little that is new then: on a server with thousands of them it makes the difference between garbage that is gone at
 * once and garbage that has to be searched for.
 */
export class Differ {
  private readonly path: Path = [];
  private patch: Patch = [];

  constructor(private readonly memo: Memo = new Map()) {}

  diff(before: Json, after: Json): Patch {
    this.patch = [];
    this.compare(before, after);
    return this.patch;
  }

  private put(value: Json): false {
    this.patch.push([[...this.path], value]);
    return false;
  }

  /** Says whether they are the same, as all that follow do. */
  private compare(before: Json | undefined, after: Json): boolean {
    if (before === after) return true;
    if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
      return this.put(after);
    }
    // Only what stands near the top of a document is shared by others.
    const isShared = this.path.length > 0 && this.path.length <= 2;
    return isShared ? this.remembered(before, after) : this.compareBranches(before, after);
  }

  private remembered(before: Branch, after: Branch): boolean {
    const known = this.memo.get(before);
    if (known?.after === after) {
      for (const change of known.patch) this.patch.push(change);
      return known.patch.length === 0;
    }
    const start = this.patch.length;
    const same = this.compareBranches(before, after);
    this.memo.set(before, { after, patch: this.patch.slice(start) });
    return same;
  }

  private compareBranches(before: Branch, after: Branch): boolean {
    return Array.isArray(before)
      ? this.compareLists(before, after as Json[])
      : this.compareObjects(before, after as { [key: string]: Json });
  }

  private compareObjects(before: { [key: string]: Json }, after: { [key: string]: Json }): boolean {
    const { path } = this;
    let same = true;
    for (const key in before) {
      if (before[key] === undefined || own(after, key) !== undefined) continue;
      this.patch.push([[...path, key]]);
      same = false;
    }
    for (const key in after) {
      const value = after[key];
      const was = own(before, key);
      if (value === undefined || value === was) continue;
      path.push(key);
      if (this.compare(was, value)) put(after, key, was!);
      else same = false;
      path.pop();
    }
    return same;
  }

  private compareLists(before: readonly Json[], after: Json[]): boolean {
    if (before.length > LONG_LIST && after.length > LONG_LIST && isBranch(after[0])) {
      return this.splice(before, after);
    }
    if (before.length !== after.length) return this.put(after);
    let same = true;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      this.path.push(i);
      if (this.compare(before[i], after[i])) after[i] = before[i];
      else same = false;
      this.path.pop();
    }
    return same;
  }

  /**
   * Long lists of objects, such as legal actions, mostly lose and gain a few entries in the middle. What lies between
   * those at both ends that stay is walked together; where it differs, the nearest place where both lists meet again
   * is looked for.
   */
  private splice(before: readonly Json[], after: Json[]): boolean {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    for (; head < shorter && isSame(before[head], after[head]); head++) after[head] = before[head];
    let [endA, endB] = [before.length, after.length];
    while (endA > head && endB > head && isSame(before[endA - 1], after[endB - 1]))
      after[--endB] = before[--endA];
    if (head === endA && head === endB) return true;

    const b = after.slice(head, endB).map((entry) => JSON.stringify(entry));
    const a = before.slice(head, endA).map((entry) => JSON.stringify(entry));
    const places = new Map(b.map((text, i) => [text, i]));
    const start = this.patch.length;
    let kept = after.length - b.length;
    let i = 0;
    let j = 0;
    while (i < a.length || j < b.length) {
      if (i < a.length && a[i] === b[j]) {
        after[head + j++] = before[head + i++];
        kept++;
        continue;
      }
      const [fromI, fromJ] = [i, j];
      // Entries of the old list that come no more, up to one that comes later in the new list.
      while (i < a.length && !((places.get(a[i]) ?? -1) >= j)) i++;
      j = i < a.length ? places.get(a[i])! : b.length;
      this.patch.push([[...this.path], head + fromJ, i - fromI, after.slice(head + fromJ, head + j)]);
    }
    if (kept >= after.length / 4) return false;
    this.patch.length = start;
    return this.put(after);
  }
}

export const diff = (before: Json, after: Json): Patch => new Differ().diff(before, after);

/** The document after a patch. What did not change is shared with the one before, which stays as it was. */
export function apply(document: Json, patch: Patch): Json {
  let result = document;
  const fresh = new Set<Branch>();
  const copy = (branch: Branch): Branch => {
    if (fresh.has(branch)) return branch;
    const made = Array.isArray(branch) ? [...branch] : { ...branch };
    fresh.add(made);
    return made;
  };
  for (const change of patch) {
    const [path] = change;
    if (path.length === 0) {
      result = change[1] as Json;
      continue;
    }
    if (!isBranch(result)) throw new Error('the patch does not fit the document');
    const root = copy(result);
    result = root;
    let at = root as { [key: string]: Json };
    const deep = change.length === 4 ? path.length : path.length - 1;
    for (let i = 0; i < deep; i++) {
      const next = own(at, path[i]);
      if (!isBranch(next)) throw new Error('the patch does not fit the document');
      const made = copy(next);
      put(at, path[i], made);
      at = made as { [key: string]: Json };
    }
    const last = path[path.length - 1];
    if (change.length === 1) delete at[last];
    else if (change.length === 2) put(at, last, change[1]);
    else (at as unknown as Json[]).splice(change[1], change[2], ...change[3]);
  }
  return result;
}

/**
 * Differences between two JSON documents, small enough to be sent after every move. Our own, because documents share
 * their unchanged parts with the ones before, which JSON Patch libraries do not do.
 *
 * A patch is a list of operations, carried out in order. Each has a path, a list of keys and indices:
 * - `[path, value]` puts the value there; the empty path is the whole document;
 * - `[path]` removes what is there;
 * - `[path, at, count, items]` replaces `count` entries of the list there, from index `at` on, by `items`.
 */
import type { Json } from '../core/json.js';
import { isKept, textOf } from '../core/kept-text.js';

type Path = (string | number)[];
export type Operation = [Path] | [Path, Json] | [Path, number, number, Json[]];
export type Patch = Operation[];

/**
 * An own field of the object, not one that every object inherits (`toString`, `__proto__`). Inherited ones are
 * functions, which no document holds, or `__proto__`; so the slow check is rarely needed.
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

/** Without the list that `Object.keys` makes. */
function countKeys(object: object): number {
  let count = 0;
  for (const _ in object) count++;
  return count;
}

type Branch = { [key: string]: Json } | Json[];
const isBranch = (value: Json | undefined): value is Branch => typeof value === 'object' && value !== null;

/** The patch of a part that several documents share, so that it is compared once. */
interface Compared {
  readonly before: Branch;
  readonly after: Branch;
  readonly patch: Patch;
}

/** Shorter lists are compared entry by entry. */
const LONG_LIST = 8;

function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (!isBranch(a) || !isBranch(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [a, b] as { [key: string]: Json }[];
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSame(one[key], own(other, key)));
}

/**
 * Compares one version of documents with the next. Fields that are `undefined` count as missing.
 *
 * `after` is changed: its parts that equal those of `before` are replaced by them. A server that keeps the latest of
 * thousands of documents then keeps little that is new, which spares the garbage collector. One differ is good for one
 * pair of versions.
 */
export class Differ {
  private readonly path: Path = [];
  private patch: Patch = [];
  /** Few, so a list is searched faster than a map is made. */
  private readonly compared: Compared[] = [];

  /** `at` is the field of the document that is compared, where it is not the whole of it. */
  diffAndReuse(before: Json, after: Json, at?: string): Patch {
    this.patch = [];
    if (at !== undefined) this.path.push(at);
    this.compare(before, after);
    this.path.length = 0;
    return this.patch;
  }

  private put(value: Json): false {
    this.patch.push([[...this.path], value]);
    return false;
  }

  /** Returns whether they are the same, like all methods below. */
  private compare(before: Json | undefined, after: Json): boolean {
    if (before === after) return true;
    if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
      return this.put(after);
    }
    // Only parts of views are shared between documents that differ.
    const isShared = this.path.length === 2;
    return isShared ? this.compareOnce(before, after) : this.compareBranches(before, after);
  }

  private compareOnce(before: Branch, after: Branch): boolean {
    for (const known of this.compared) {
      if (known.before !== before || known.after !== after) continue;
      for (const operation of known.patch) this.patch.push(operation);
      return known.patch.length === 0;
    }
    const start = this.patch.length;
    const same = this.compareBranches(before, after);
    this.compared.push({ before, after, patch: this.patch.slice(start) });
    return same;
  }

  private compareBranches(before: Branch, after: Branch): boolean {
    return Array.isArray(before)
      ? this.compareLists(before, after as Json[])
      : this.compareObjects(before, after as { [key: string]: Json });
  }

  private compareObjects(before: { [key: string]: Json }, after: { [key: string]: Json }): boolean {
    const { path, patch } = this;
    const start = patch.length;
    let same = true;
    let shared = 0;
    for (const key in after) {
      const value = after[key];
      const old = before[key];
      // Before `own`, which looks at the value: most are the same, and in no cache where there are many tables. Branches
      // have a comparison of their own, because one that never sees anything else is a comparison of two addresses.
      if (isBranch(value) && isBranch(old) ? value === old : value === old && value !== undefined) {
        shared++;
        continue;
      }
      if (value === undefined) continue;
      const was = own(before, key);
      if (was !== undefined) shared++;
      path.push(key);
      if (this.compare(was, value)) put(after, key, was!);
      else same = false;
      path.pop();
    }
    // Few changes remove a field, so most need not look for one: half of what comparing two views takes.
    if (shared === countKeys(before)) return same;
    const removed: Patch = [];
    for (const key in before)
      if (before[key] !== undefined && own(after, key) === undefined) removed.push([[...path, key]]);
    if (removed.length === 0) return same;
    patch.splice(start, 0, ...removed);
    return false;
  }

  private compareLists(before: readonly Json[], after: Json[]): boolean {
    if (before.length > LONG_LIST && after.length > LONG_LIST && isBranch(after[0])) {
      return this.compareLongLists(before, after);
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

  /** Long lists of objects, such as legal actions, mostly lose and gain a few entries in the middle. */
  private compareLongLists(before: readonly Json[], after: Json[]): boolean {
    const { head, endBefore, endAfter } = reuseEnds(before, after);
    if (head === endBefore && head === endAfter) return true;
    const start = this.patch.length;
    const kept =
      after.length - (endAfter - head) + this.spliceMiddle(before, after, head, endBefore, endAfter);
    if (kept >= after.length / 4) return false;
    this.patch.length = start;
    return this.put(after);
  }

  /**
   * Walks what lies between the common ends of both lists together. Where they differ, it looks for the nearest entry
   * at which they meet again. Returns how many entries were kept.
   */
  private spliceMiddle(
    before: readonly Json[],
    after: Json[],
    head: number,
    endBefore: number,
    endAfter: number,
  ): number {
    const a = keysOf(before, head, endBefore);
    const b = keysOf(after, head, endAfter);
    let kept = 0;
    let i = 0;
    let j = 0;
    while (i < a.length || j < b.length) {
      if (i < a.length && a[i] === b[j]) {
        after[head + j++] = before[head + i++];
        kept++;
        continue;
      }
      const [fromI, fromJ] = [i, j];
      // Skips old entries until one that comes later in the new list.
      let meets = -1;
      while (i < a.length) {
        meets = b.indexOf(a[i], j);
        if (meets !== -1) break;
        i++;
      }
      j = meets === -1 ? b.length : meets;
      this.patch.push([[...this.path], head + fromJ, i - fromI, after.slice(head + fromJ, head + j)]);
    }
    return kept;
  }
}

/** What entries of a list are compared by: shared ones are the same object, others have the same text. */
function keysOf(list: readonly Json[], from: number, to: number): (Json | string)[] {
  const keys: (Json | string)[] = [];
  for (let i = from; i < to; i++) keys.push(isKept(list[i]) ? list[i] : textOf(list[i]));
  return keys;
}

/** Replaces the entries that are the same at both ends of `after` by those of `before`; says where the rest lies. */
function reuseEnds(
  before: readonly Json[],
  after: Json[],
): { head: number; endBefore: number; endAfter: number } {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  for (; head < shorter && isSame(before[head], after[head]); head++) after[head] = before[head];
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > head && endAfter > head && isSame(before[endBefore - 1], after[endAfter - 1]))
    after[--endAfter] = before[--endBefore];
  return { head, endBefore, endAfter };
}

/** Like `Differ.diffAndReuse`, for a single pair: unchanged parts of `after` are replaced by those of `before`. */
export const diffAndReuse = (before: Json, after: Json): Patch => new Differ().diffAndReuse(before, after);

/** The document after a patch. Unchanged parts are shared with `document`, which is not changed. */
export function apply(document: Json, patch: Patch): Json {
  let result = document;
  const copied = new Set<Branch>();
  const copy = (branch: Branch): Branch => {
    if (copied.has(branch)) return branch;
    const made = Array.isArray(branch) ? [...branch] : { ...branch };
    copied.add(made);
    return made;
  };
  for (const operation of patch) {
    const [path] = operation;
    if (path.length === 0) {
      result = operation[1] as Json;
      continue;
    }
    if (!isBranch(result)) throw new Error('the patch does not fit the document');
    const root = copy(result);
    result = root;
    let at = root as { [key: string]: Json };
    const deep = operation.length === 4 ? path.length : path.length - 1;
    for (let i = 0; i < deep; i++) {
      const next = own(at, path[i]);
      if (!isBranch(next)) throw new Error('the patch does not fit the document');
      const made = copy(next);
      put(at, path[i], made);
      at = made as { [key: string]: Json };
    }
    const last = path[path.length - 1];
    if (operation.length === 1) delete at[last];
    else if (operation.length === 2) put(at, last, operation[1]);
    else (at as unknown as Json[]).splice(operation[1], operation[2], ...operation[3]);
  }
  return result;
}

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

/** A field of the object itself: what every object inherits (`toString`, `__proto__`) is none. */
const own = (object: { [key: string]: Json }, key: string | number): Json | undefined =>
  Object.hasOwn(object, key) ? object[key] : undefined;

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

/** Finds what leads from one document to the next. Fields that are `undefined` count as not there. */
export class Differ {
  private readonly path: Path = [];
  private patch: Patch = [];

  constructor(private readonly memo: Memo = new Map()) {}

  diff(before: Json, after: Json): Patch {
    this.patch = [];
    this.compare(before, after);
    return this.patch;
  }

  private put(value: Json): void {
    this.patch.push([[...this.path], value]);
  }

  private compare(before: Json | undefined, after: Json): void {
    if (before === after) return;
    if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
      this.put(after);
      return;
    }
    // Only what stands near the top of a document is shared by others.
    if (this.path.length === 0 || this.path.length > 2) this.compareBranches(before, after);
    else this.remembered(before, after);
  }

  private remembered(before: Branch, after: Branch): void {
    const known = this.memo.get(before);
    if (known?.after === after) {
      for (const change of known.patch) this.patch.push(change);
      return;
    }
    const start = this.patch.length;
    this.compareBranches(before, after);
    this.memo.set(before, { after, patch: this.patch.slice(start) });
  }

  private compareBranches(before: Branch, after: Branch): void {
    if (Array.isArray(before)) this.compareLists(before, after as Json[]);
    else this.compareObjects(before, after as { [key: string]: Json });
  }

  private compareObjects(before: { [key: string]: Json }, after: { [key: string]: Json }): void {
    const { path } = this;
    for (const key in before) {
      if (before[key] !== undefined && own(after, key) === undefined) this.patch.push([[...path, key]]);
    }
    for (const key in after) {
      const value = after[key];
      const was = own(before, key);
      if (value === undefined || value === was) continue;
      path.push(key);
      this.compare(was, value);
      path.pop();
    }
  }

  private compareLists(before: Json[], after: Json[]): void {
    if (before.length > LONG_LIST && after.length > LONG_LIST && isBranch(after[0])) {
      this.splice(before, after);
      return;
    }
    if (before.length !== after.length) {
      this.put(after);
      return;
    }
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      this.path.push(i);
      this.compare(before[i], after[i]);
      this.path.pop();
    }
  }

  /**
   * Long lists of objects, such as legal actions, mostly lose and gain a few entries in the middle. Both are walked
   * together; where they differ, the nearest place where they meet again is looked for.
   */
  private splice(before: readonly Json[], after: readonly Json[]): void {
    const [a, b] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)));
    const places = new Map(b.map((text, i) => [text, i]));
    const start = this.patch.length;
    let kept = 0;
    let i = 0;
    let j = 0;
    while (i < a.length || j < b.length) {
      if (i < a.length && a[i] === b[j]) {
        kept++;
        i++;
        j++;
        continue;
      }
      const [fromI, fromJ] = [i, j];
      // Entries of the old list that come no more, up to one that comes later in the new list.
      while (i < a.length && !((places.get(a[i]) ?? -1) >= j)) i++;
      j = i < a.length ? places.get(a[i])! : b.length;
      this.patch.push([[...this.path], fromJ, i - fromI, after.slice(fromJ, j)]);
    }
    if (kept >= after.length / 4) return;
    this.patch.length = start;
    this.put(after as Json[]);
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

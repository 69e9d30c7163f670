/**
 * Differences between two JSON documents, small enough to be sent after every move.
 *
 * A patch is a list of changes, carried out in order. A change is `[path, value]` (put `value` there) or `[path]`
 * (take what is there away); a path is a list of keys and indices. The empty path is the whole document.
 */
import type { Json } from '../core/json.js';

export type Path = (string | number)[];
export type Change = [Path, Json] | [Path];
export type Patch = Change[];

type Branch = { [key: string]: Json } | Json[];
const isBranch = (value: Json | undefined): value is Branch => typeof value === 'object' && value !== null;

/** What leads from `before` to `after`. Fields that are `undefined` count as not there. */
export function diff(before: Json, after: Json): Patch {
  const patch: Patch = [];
  compare(before, after, [], patch);
  return patch;
}

function compare(before: Json | undefined, after: Json, path: Path, patch: Patch): void {
  if (before === after) return;
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    patch.push([path, after]);
    return;
  }
  if (Array.isArray(before)) compareLists(before, after as Json[], path, patch);
  else compareObjects(before, after as { [key: string]: Json }, path, patch);
}

/** Lists of the same length are compared entry by entry, others are sent whole: they are short. */
function compareLists(before: Json[], after: Json[], path: Path, patch: Patch): void {
  if (before.length !== after.length) {
    patch.push([path, after]);
    return;
  }
  const start = patch.length;
  for (let i = 0; i < after.length; i++) {
    compare(before[i], after[i], [...path, i], patch);
    // Many small changes are longer than the list.
    if (patch.length - start > 4 && patch.length - start > after.length / 3) {
      patch.length = start;
      patch.push([path, after]);
      return;
    }
  }
}

function compareObjects(
  before: { [key: string]: Json },
  after: { [key: string]: Json },
  path: Path,
  patch: Patch,
): void {
  for (const key in before) {
    if (before[key] !== undefined && after[key] === undefined) patch.push([[...path, key]]);
  }
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    compare(before[key], value, [...path, key], patch);
  }
}

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
    for (const key of path.slice(0, -1)) {
      const next = at[key];
      if (!isBranch(next)) throw new Error('the patch does not fit the document');
      const made = copy(next);
      at[key] = made;
      at = made as { [key: string]: Json };
    }
    const last = path[path.length - 1];
    if (change.length === 1) delete at[last];
    else at[last] = change[1];
  }
  return result;
}

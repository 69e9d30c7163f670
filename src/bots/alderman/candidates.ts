/** The turns that are worth playing out. */
import { REVEALED, type Rules, type State } from '../../core/game.js';
import type { Line, TurnSearch } from '../search/turn-search.js';

/** How many decisions deep to look for lines that share their beginning. */
const DEEPEST = 4;

/**
 * Different ways to play the turn, best first. A search finds the best line for each first action; if these are few, it
 * also looks for lines that branch later, until there are about `want`.
 */
export function candidateLines(search: TurnSearch, rules: Rules, state: State, want: number): Line[] {
  let found = search.search(rules, state);
  for (let depth = 1; depth <= DEEPEST && found.length < want; depth++) {
    const distinct = new Map<string, Line>();
    for (const line of found.flatMap((line) => branches(search, rules, state, line, depth))) {
      const end = endOf(rules, state, line);
      const same = distinct.get(end);
      if (!same || same.value < line.value) distinct.set(end, line);
    }
    found = [...distinct.values()].sort((a, b) => b.value - a.value);
  }
  return found.slice(0, want);
}

/** The lines that share the first `depth` steps of `line`; only `line` itself if it ends, reveals or passes to others there. */
function branches(search: TurnSearch, rules: Rules, start: State, line: Line, depth: number): Line[] {
  const seat = rules.decider(start);
  const state = start.slice();
  const shared = line.steps.slice(0, depth);
  if (line.steps.length <= depth) return [line];
  for (const { action } of shared) if (rules.apply(state, action) === REVEALED) return [line];
  if (rules.decider(state) !== seat || rules.turnOf(state) !== rules.turnOf(start)) return [line];
  return search
    .search(rules, state)
    .map(({ steps, value, complete }) => ({ steps: [...shared, ...steps], value, complete }));
}

/** The position after a line, as a key. */
function endOf(rules: Rules, start: State, { steps }: Line): string {
  const state = start.slice();
  for (const { action } of steps) rules.apply(state, action);
  return String.fromCharCode(...state);
}

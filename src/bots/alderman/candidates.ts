/** The turns that are worth playing out. */
import { REVEALED, type Rules, type State } from '../../core/game.js';
import type { Line, TurnSearch } from '../search/turn-search.js';

/** Decisions after which ways part that began alike. */
const DEEPEST = 4;

/**
 * Different ways to play the turn, best first. A search finds the best line for each first action; where there are
 * few of these, lines that part later are looked for too, until there are about `want`.
 */
export function candidateLines(search: TurnSearch, rules: Rules, state: State, want: number): Line[] {
  let found = search.search(rules, state);
  for (let depth = 1; depth <= DEEPEST && found.length < want; depth++) {
    const unlike = new Map<string, Line>();
    for (const line of found.flatMap((line) => partings(search, rules, state, line, depth))) {
      const end = endOf(rules, state, line);
      const same = unlike.get(end);
      if (!same || same.value < line.value) unlike.set(end, line);
    }
    found = [...unlike.values()].sort((a, b) => b.value - a.value);
  }
  return found.slice(0, want);
}

/** The lines that begin as `line` does; itself alone, where it ends, others decide or something is shown before. */
function partings(search: TurnSearch, rules: Rules, start: State, line: Line, depth: number): Line[] {
  const seat = rules.decider(start);
  const state = start.slice();
  const begun = line.steps.slice(0, depth);
  if (line.steps.length <= depth) return [line];
  for (const { action } of begun) if (rules.apply(state, action) === REVEALED) return [line];
  if (rules.decider(state) !== seat || rules.turnOf(state) !== rules.turnOf(start)) return [line];
  return search
    .search(rules, state)
    .map(({ steps, value, complete }) => ({ steps: [...begun, ...steps], value, complete }));
}

/** The position after a line, as a key. */
function endOf(rules: Rules, start: State, { steps }: Line): string {
  const state = start.slice();
  for (const { action } of steps) rules.apply(state, action);
  return String.fromCharCode(...state);
}

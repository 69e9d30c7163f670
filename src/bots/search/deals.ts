/** Searches over several deals of what is hidden. */
import type { Action } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Random } from '../../core/random.js';
import type { Line, TurnSearch } from './turn-search.js';

/** How many deals are searched, including the first. */
const DEALS = 5;
/** With more choices than these, chance matters less than the choice. */
const FEW = 4;

/**
 * The lines that a search finds in `state`. If the seat has few `choices` and one of them reveals something that the rest
 * of the turn depends on, the value is the mean over several deals.
 */
export function searchDeals(
  search: TurnSearch,
  rules: Rules,
  state: State,
  choices: number,
  random: Random,
): Line[] {
  const lines = search.search(rules, state);
  if (!search.revealing || choices > FEW) return lines;
  const seat = rules.decider(state);
  const dealt = new Uint8Array(rules.stateSize);
  const sums = new Map<Action, number>();
  const add = (line: Line): void => {
    const { action } = line.steps[0];
    sums.set(action, (sums.get(action) ?? 0) + line.value);
  };
  lines.forEach(add);
  for (let deal = 1; deal < DEALS; deal++) {
    rules.imagine(state, seat, random, dealt);
    search.search(rules, dealt).forEach(add);
  }
  return lines
    .map((line) => ({ ...line, value: sums.get(line.steps[0].action)! / DEALS }))
    .sort((a, b) => b.value - a.value);
}

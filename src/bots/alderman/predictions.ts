/**
 * What players are expected to do: the best line that a search finds in the position as they see it. Most rounds lead to
 * positions that an earlier one has met, so what was found is remembered until the next turn.
 */
import type { Rules, State } from '../../core/game.js';
import type { Evaluator } from '../evaluator.js';
import { type Line, type SearchLimits, TurnSearch } from '../search/turn-search.js';
import { asSeen } from '../seen.js';

export class Predictions {
  /** Positions valued so far. */
  nodes = 0;
  private readonly search: TurnSearch;
  private readonly known = new Map<string, Line>();

  constructor(evaluator: Evaluator, limits: SearchLimits) {
    this.search = new TurnSearch(evaluator, limits);
  }

  forget(): void {
    this.known.clear();
  }

  /** The line of the decider. What they cannot see has no influence. */
  line(rules: Rules, state: State): Line {
    const seen = asSeen(rules, state, rules.decider(state));
    const key = String.fromCharCode(...seen);
    const known = this.known.get(key);
    if (known) return known;
    const [line] = this.search.search(rules, seen);
    this.nodes += this.search.nodes;
    this.known.set(key, line);
    return line;
  }
}

/**
 * Keeps bots from passing for ever. Near the end of a game everybody may find every move worse than none; if all of them
 * pass, the same position comes again and again. Whoever meets a position again in which they ended their turn does
 * something else there: the next best, until all has been tried.
 */
import type { Action } from '../core/actions.js';
import { NOBODY, type Rules, type State } from '../core/game.js';
import type { Line } from './search/turn-search.js';
import { asSeen, isEqual } from './seen.js';

interface Pass {
  /** The position as the seat sees it. */
  readonly view: State;
  /** What was done there. */
  readonly tried: Action[];
}

/** A bot of a server plays at many tables at a time. */
const MOST_PASSES = 100;

export class Standstill {
  /** By rules, and no longer than these are in use: a bot of a server meets many boards that people drew. */
  private passes = new WeakMap<Rules, Pass[]>();

  /** `best`, or what comes next in `lines` if it ends the turn and has led back here before. */
  avoid(rules: Rules, state: State, lines: readonly Line[], best: Line): Line {
    if (lines.length === 1 || !endsTurn(rules, state, best)) return best;
    const view = asSeen(rules, state, rules.decider(state));
    const passes = this.passes.get(rules) ?? [];
    const pass = passes.find((one) => isEqual(one.view, view));
    if (!pass) {
      this.passes.set(rules, [...passes.slice(1 - MOST_PASSES), { view, tried: [firstOf(best)] }]);
      return best;
    }
    const line = lines.find((one) => !pass.tried.includes(firstOf(one))) ?? best;
    if (line === best) pass.tried.length = 0;
    pass.tried.push(firstOf(line));
    return line;
  }

  forget(): void {
    this.passes = new WeakMap();
  }
}

const firstOf = ({ steps }: Line): Action => steps[0].action;

function endsTurn(rules: Rules, state: State, line: Line): boolean {
  const seat = rules.decider(state);
  if (rules.turnOf(state) !== seat) return false;
  const after = state.slice();
  rules.apply(after, firstOf(line));
  return rules.decider(after) !== NOBODY && rules.turnOf(after) !== seat;
}

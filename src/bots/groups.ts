/** Groups the actions of a list that differ only in the choice among equal spaces. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';

export class Groups {
  private readonly keys = new Int32Array(8192);
  private readonly firsts = new Int32Array(8192);
  length = 0;

  fill(rules: Rules, state: State, legal: ActionBuffer): void {
    const { keys, firsts } = this;
    let count = 0;
    for (let i = 0; i < legal.length; i++) {
      const key = rules.group(state, legal.at(i));
      // Equal spaces are close to each other in a list, so look backwards.
      let k = count - 1;
      while (k >= 0 && keys[k] !== key) k--;
      if (k >= 0) continue;
      keys[count] = key;
      firsts[count++] = legal.at(i);
    }
    this.length = count;
  }

  /** One action of group `index`. */
  at(index: number): Action {
    return this.firsts[index];
  }
}

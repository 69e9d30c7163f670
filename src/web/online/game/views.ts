/** Views as states: what they hide is made up, once for each view. */
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Random } from '../../../core/random.js';
import type { Step } from '../../table/session/play.js';

const states = new WeakMap<JsonObject, State>();

export function stateOf(rules: Rules, view: JsonObject): State {
  let state = states.get(view);
  if (!state) {
    state = rules.readView(view, new Random('hidden'));
    states.set(view, state);
  }
  return state;
}

/** A step between two views. A long game has thousands of which few are looked at: they are read when asked for. */
export class ViewStep implements Step {
  private read: Action | undefined;

  constructor(
    private readonly rules: Rules,
    readonly seat: number,
    private readonly json: Json,
    private readonly viewBefore: JsonObject,
    private readonly viewAfter: JsonObject,
  ) {}

  get before(): State {
    return stateOf(this.rules, this.viewBefore);
  }

  get after(): State {
    return stateOf(this.rules, this.viewAfter);
  }

  get action(): Action {
    this.read ??= this.rules.readAction(this.before, this.json);
    return this.read;
  }
}

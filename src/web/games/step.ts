/** Moves in the form a game's commentary reads. */
import type { Action } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import { pageOf } from './index.js';
import type { Commentary, Step } from './page.js';

export const commentaryOf = (rules: Rules): Commentary => pageOf(rules).commentary;

/** Computes the views lazily: most notes need only one of them. */
class SeenStep implements Step {
  private views: { before?: JsonObject; after?: JsonObject } = {};

  constructor(
    private readonly rules: Rules,
    private readonly states: { readonly before: State; readonly after: State },
    private readonly made: Action,
    private readonly reader: number | null,
  ) {}

  get seat(): number {
    return this.rules.decider(this.states.before);
  }

  get action(): JsonObject {
    return this.rules.writeAction(this.states.before, this.made);
  }

  get before(): JsonObject {
    this.views.before ??= this.rules.writeView(this.states.before, this.reader);
    return this.views.before;
  }

  get after(): JsonObject {
    this.views.after ??= this.rules.writeView(this.states.after, this.reader);
    return this.views.after;
  }

  /** Points may be secret, so other readers get 0. */
  get gain(): number {
    const { rules, states, seat } = this;
    return seat === this.reader ? rules.total(states.after, seat) - rules.total(states.before, seat) : 0;
  }
}

/** A move as `reader` may see it; `null` for what everybody may see. */
export const stepOf = (
  rules: Rules,
  before: State,
  after: State,
  action: Action,
  reader: number | null,
): Step => new SeenStep(rules, { before, after }, action, reader);

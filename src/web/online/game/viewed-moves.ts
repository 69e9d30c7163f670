/** A game as the server shows it: a view after every move. What the views hide is made up, once for each view. */
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { Move } from '../../../core/history/history.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { Random } from '../../../core/random.js';
import type { MoveList } from '../../table/session/shown-game.js';

const states = new WeakMap<JsonObject, State>();

function stateOf(rules: Rules, view: JsonObject): State {
  let state = states.get(view);
  if (!state) {
    state = rules.readView(view, new Random('hidden'));
    states.set(view, state);
  }
  return state;
}

/** A long game has thousands of moves, of which few are looked at: the action is read when it is needed. */
class ViewedMove implements Move {
  private read: Action | undefined;

  constructor(
    private readonly rules: Rules,
    readonly seat: number,
    private readonly json: Json,
    private readonly before: JsonObject,
  ) {}

  get action(): Action {
    this.read ??= this.rules.readAction(stateOf(this.rules, this.before), this.json);
    return this.read;
  }
}

export class ViewedMoves implements MoveList {
  readonly moves: Move[] = [];
  /** The view at the start and after each move. */
  private readonly views: JsonObject[];

  constructor(
    private readonly rules: Rules,
    start: JsonObject,
  ) {
    this.views = [start];
  }

  stateAt(length: number): State {
    return stateOf(this.rules, this.views[length]);
  }

  /** The server says that a move was made. */
  add(seat: number, action: Json, view: JsonObject): void {
    this.moves.push(new ViewedMove(this.rules, seat, action, this.views.at(-1)!));
    this.views.push(view);
  }

  /** The server says that only the first `length` moves are left. */
  goBackTo(length: number, view: JsonObject): void {
    this.moves.length = Math.min(length, this.moves.length);
    this.views.length = this.moves.length;
    this.views.push(view);
  }
}

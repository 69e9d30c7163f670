/** Your next turn, played ahead on an imagined board: the server plays it when the turn comes, as far as it can. */
import type { Hint } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import { History } from '../../../core/history.js';
import type { JsonObject } from '../../../core/json.js';
import { Random } from '../../../core/random.js';
import { Refusal } from '../../../core/refusal.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { BotClient } from '../../table/session/bot-client.js';
import type { Controls } from '../../table/session/controls.js';
import { legalActions } from '../../table/session/legal.js';
import { ShownGame } from '../../table/session/shown-game.js';

/** The board as it is, as if `seat`'s turn began now; `null` in the middle of somebody's turn. */
export function imaginedTurn(rules: Rules, view: JsonObject, seat: number): State | null {
  let last: State | null = null;
  for (const beginning of rules.game.turnStarts) {
    try {
      last = rules.readView({ ...view, turn: { seat, ...beginning } }, new Random('hidden'));
      // What leaves no choice happens by itself, and the turn begins after it.
      if (legalActions(rules, last).length > 1) return last;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return last;
}

/** How many moves to look back for a board to plan on. */
const LOOK_BACK = 40;

/** The newest board on which `seat` can plan a turn: in the middle of somebody's turn, the one before it. */
export function boardToPlanOn(game: ShownGame, seat: number): State | null {
  const { rules, length } = game;
  for (let at = length; at > Math.max(0, length - LOOK_BACK); at--) {
    const board = imaginedTurn(rules, rules.writeView(game.stateAt(at), seat), seat);
    if (board !== null) return board;
  }
  return imaginedTurn(rules, rules.writeView(game.stateAt(0), seat), seat);
}

export class PlanSession extends ShownGame implements Controls {
  private readonly client = new BotClient();
  private readonly history: History;
  /** The actions of the plan, and after how many moves each was chosen. */
  private readonly planned: { readonly json: JsonObject; readonly at: number }[] = [];

  constructor(
    rules: Rules,
    start: State,
    readonly seat: number,
    seats: readonly SeatHolder[],
  ) {
    const history = new History(rules, start);
    super(rules, history, seats);
    this.history = history;
  }

  get actions(): readonly JsonObject[] {
    this.track();
    return this.planned.map(({ json }) => json);
  }

  override isHere(seat: number): boolean {
    return seat === this.seat;
  }

  legal(): Action[] {
    const isMine = this.rules.turnOf(this.state) === this.seat && this.decider === this.seat;
    return this.at === null && isMine ? legalActions(this.rules, this.state) : [];
  }

  play(action: Action): void {
    if (!this.legal().includes(action)) return;
    const { history } = this;
    this.planned.push({ json: this.rules.writeAction(history.state, action), at: history.length });
    history.play(action);
    this.answerForOthers();
    this.look(null);
  }

  /** Nobody knows what displaced players will answer: any answer will do to go on with the plan. */
  private answerForOthers(): void {
    const { history, seat } = this;
    while (history.turn === seat && history.decider !== seat && !history.isOver) {
      history.play(legalActions(this.rules, history.state)[0]);
    }
  }

  canUndo(): boolean {
    return this.actions.length > 0;
  }

  canStepBack(): boolean {
    return this.canUndo();
  }

  undo(): void {
    const last = this.planned.pop();
    if (!last) return;
    this.history.goBackTo(last.at);
    this.look(null);
  }

  canRedo(): boolean {
    return false;
  }

  redo(): void {}

  cancel(isHalfDone: (state: State) => boolean): void {
    while (isHalfDone(this.history.state) && this.planned.length > 0) this.undo();
  }

  hint(): Promise<Hint> {
    return this.client.hint(this.rules, this.state);
  }

  close(): void {
    this.settle();
    this.client.stop();
  }
}

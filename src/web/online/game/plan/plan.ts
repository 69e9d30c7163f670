/** Your next turn, played ahead on an imagined board: the server plays it when the turn comes, as far as it can. */
import type { Action } from '../../../../core/actions.js';
import type { Rules, State } from '../../../../core/game.js';
import { History } from '../../../../core/history/history.js';
import type { JsonObject } from '../../../../core/json.js';
import { Random } from '../../../../core/random.js';
import { Refusal } from '../../../../core/refusal.js';
import type { PlanItem } from '../../../../protocol/tables/plan.js';
import type { SeatHolder } from '../../../store/saved-game.js';
import { BotClient, type JudgedHint } from '../../../table/session/bot-client.js';
import type { Controls } from '../../../table/session/controls.js';
import { legalActions } from '../../../table/session/legal.js';
import { ShownGame } from '../../../table/session/shown-game.js';
import { PlanLine } from './plan-line.js';

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
  /** The line that is made at the moment. */
  private current = new PlanLine();

  constructor(
    rules: Rules,
    start: State,
    readonly seat: number,
    seats: readonly SeatHolder[],
    readonly offersHints: boolean,
  ) {
    const history = new History(rules, start);
    super(rules, history, seats);
    this.history = history;
  }

  /** The line that is made at the moment, for when a step is not possible or for when all are. */
  get line(): PlanLine {
    this.track();
    return this.current;
  }

  /** The plan as it is sent. */
  get items(): readonly PlanItem[] {
    return this.line.root.items;
  }

  /** The steps of any line of the plan. */
  stepsOf(line: PlanLine): PlanLine['steps'] {
    this.track();
    return line.steps;
  }

  override isHere(seat: number): boolean {
    return seat === this.seat;
  }

  legal(): Action[] {
    const isMine = this.rules.turnOf(this.state) === this.seat && this.decider === this.seat;
    return this.at === null && isMine ? legalActions(this.rules, this.state).filter(this.isPossible) : [];
  }

  /** In the line for when a step is not possible, it is not. */
  private readonly isPossible = (action: Action): boolean => {
    const { instead, steps } = this.current;
    if (!instead || steps.length > 0) return true;
    const missed = JSON.stringify(instead.line.steps[instead.step].action);
    return JSON.stringify(this.rules.writeAction(this.state, action)) !== missed;
  };

  play(action: Action): void {
    if (!this.legal().includes(action)) return;
    this.current.add(this.rules.writeAction(this.history.state, action));
    this.make(action);
    this.look(null);
  }

  private make(action: Action): void {
    this.history.play(action);
    this.answerForOthers();
  }

  /** Nobody knows what displaced players will answer: any answer will do to go on with the plan. */
  private answerForOthers(): void {
    const { history, seat } = this;
    while (history.turn === seat && history.decider !== seat && !history.isOver) {
      history.play(legalActions(this.rules, history.state)[0]);
    }
  }

  /** Goes on with a line, on the board as it is after it. */
  goTo(line: PlanLine): void {
    if (line !== this.current) this.current.dropIfEmpty();
    this.current = line;
    this.history.goBackTo(0);
    for (const action of line.actions) this.make(this.rules.readAction(this.history.state, action));
    this.look(null);
  }

  canUndo(): boolean {
    return this.line.steps.length > 0 || this.line.instead !== null;
  }

  canStepBack(): boolean {
    return this.canUndo();
  }

  /** Takes back the last step of the line; from an empty one, goes back to where it began. */
  undo(): void {
    const { steps, instead } = this.current;
    if (steps.pop()) this.goTo(this.current);
    else if (instead) this.goTo(instead.line);
  }

  canRedo(): boolean {
    return false;
  }

  redo(): void {}

  cancel(isHalfDone: (state: State) => boolean): void {
    while (isHalfDone(this.history.state) && this.current.steps.length > 0) this.undo();
  }

  hint(): Promise<JudgedHint> {
    return this.client.hint(this.rules, this.state);
  }

  close(): void {
    this.settle();
    this.client.stop();
  }
}

/** One's next turn, played ahead on an imagined board: the server does it when the turn comes, as far as it can. */
import { createSignal } from 'solid-js';
import type { Hint } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { Random } from '../../../core/random.js';
import { Refusal } from '../../../core/refusal.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { Bots } from '../../table/session/bots.js';
import { legalActions } from '../../table/session/legal.js';
import type { Play } from '../../table/session/play.js';
import { Story } from '../../table/session/story.js';

/** The board as it is, as if `seat`'s turn began now; nothing where somebody is in the middle of things. */
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

export class PlanSession extends Story implements Play {
  private readonly bots = new Bots();
  private readonly count = createSignal(0);
  /** The actions of the plan, and after how many steps each was chosen. */
  private readonly chosen: { readonly json: JsonObject; readonly at: number }[] = [];
  readonly thinking = null;

  constructor(
    rules: Rules,
    start: State,
    readonly seat: number,
    readonly seats: readonly SeatHolder[],
  ) {
    super(rules, start);
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  get actions(): readonly JsonObject[] {
    this.count[0]();
    return this.chosen.map(({ json }) => json);
  }

  private get isMine(): boolean {
    return this.rules.turnOf(this.state) === this.seat && this.decider === this.seat;
  }

  isHere(seat: number): boolean {
    return seat === this.seat;
  }

  legal(): Action[] {
    return this.at !== null || this.isOver || !this.isMine ? [] : legalActions(this.rules, this.state);
  }

  play(action: Action): void {
    if (!this.legal().includes(action)) return;
    this.chosen.push({ json: this.rules.writeAction(this.state, action), at: this.steps.length });
    this.step(this.state, action);
    this.answerForOthers();
    this.count[1](this.chosen.length);
    this.look(null);
  }

  private step(before: State, action: Action): void {
    const after = before.slice();
    this.rules.apply(after, action);
    this.steps.push({ seat: this.rules.decider(before), action, before, after });
  }

  /** What the displaced will answer nobody knows: anything will do to go on with the plan. */
  private answerForOthers(): void {
    const now = (): State => this.steps.at(-1)?.after ?? this.start;
    const waits = (): boolean =>
      this.rules.turnOf(now()) === this.seat &&
      this.rules.decider(now()) !== this.seat &&
      this.rules.decider(now()) >= 0;
    while (waits()) this.step(now(), legalActions(this.rules, now())[0]);
  }

  canUndo(): boolean {
    this.follow();
    return this.count[0]() > 0;
  }

  undo(): void {
    const last = this.chosen.pop();
    if (!last) return;
    this.steps.length = last.at;
    this.count[1](this.chosen.length);
    this.look(null);
  }

  canRedo(): boolean {
    return false;
  }

  redo(): void {}

  cancel(isHalfDone: (state: State) => boolean): void {
    while (isHalfDone(this.steps.at(-1)?.after ?? this.start) && this.chosen.length > 0) this.undo();
  }

  hint(): Promise<Hint> {
    return this.bots.hint(this.rules, this.state);
  }

  async review(): Promise<boolean> {
    return false;
  }

  close(): void {
    this.settle();
    this.bots.stop();
  }
}

/**
 * A game on this screen: the history, who sits where, bots that answer, and the point of the game that is
 * looked at. It contains no rule; what can be done is what the engine lists.
 */
import { createSignal } from 'solid-js';
import type { Hint, TurnReview } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import { REVEALED, type State } from '../../../core/game.js';
import type { JsonObject } from '../../../core/json.js';
import { readRecord } from '../../../core/record.js';
import { shelf } from '../../../games/index.js';
import type { SavedGame, SeatHolder } from '../../store/saved-game.js';
import { Bots } from './bots.js';
import { legalActions } from './legal.js';
import type { Play, Reins, Step } from './play.js';
import { Story } from './story.js';

interface LocalStep extends Step {
  /** A draw or a reveal: no undo goes back over it. */
  readonly final: boolean;
}

export interface SessionOptions {
  save(game: SavedGame): void;
  /** Milliseconds to rest after a bot's move. */
  delay(): number;
  /** The person who holds the screen: nobody takes back what somebody else decided. */
  atScreen(): number | null;
  /** A bot could not be asked; the game pauses there. */
  trouble(error: Error): void;
}

export class Session extends Story<LocalStep> implements Play, Reins {
  readonly names: readonly string[];
  private readonly undone: LocalStep[] = [];
  private readonly bots = new Bots();
  private closed = false;
  private running = false;
  private hurried = false;
  /** Ends a rest before its time. */
  private wake: (() => void) | undefined;
  private unsaved = false;
  private readonly stopped = createSignal(false);
  private readonly busy = createSignal<number | null>(null);

  constructor(
    readonly game: SavedGame,
    private readonly options: SessionOptions,
  ) {
    const replay = readRecord(shelf, game.record).history;
    super(replay.rules, replay.start);
    this.names = game.seats.map((seat) => seat.name);
    let state = replay.start;
    for (const { seat, action } of replay.moves) state = this.add(seat, action, state);
  }

  private add(seat: number, action: Action, before: State): State {
    const after = before.slice();
    const final = this.rules.apply(after, action) === REVEALED;
    this.steps.push({ seat, action, before, after, final });
    return after;
  }

  get seats(): readonly SeatHolder[] {
    return this.game.seats;
  }

  get reins(): Reins {
    return this;
  }

  isHere(seat: number): boolean {
    return this.game.seats[seat]?.kind === 'person';
  }

  get thinking(): number | null {
    return this.busy[0]();
  }

  get paused(): boolean {
    return this.stopped[0]();
  }

  legal(): Action[] {
    const state = this.state;
    if (this.at !== null || this.isOver || !this.isHere(this.decider)) return [];
    return legalActions(this.rules, state);
  }

  /** Does nothing where the action is not legal: a tap may come from what was offered a moment ago. */
  play(action: Action): void {
    if (!this.legal().includes(action)) return;
    this.undone.length = 0;
    this.step(action);
  }

  private step(action: Action): void {
    const before = this.state;
    const json = this.rules.writeAction(before, action);
    const seat = this.rules.decider(before);
    this.add(seat, action, before);
    (this.game.record.actions as JsonObject[]).push({ seat, action: json, at: new Date().toISOString() });
    this.changed();
  }

  private changed(): void {
    this.unsaved = true;
    this.look(null);
  }

  protected override onSettled(): void {
    if (this.unsaved) this.keep();
  }

  private keep(): void {
    this.unsaved = false;
    this.game.over = this.isOver;
    if (this.isOver) delete this.game.decides;
    else this.game.decides = this.decider;
    this.game.record.result = this.isOver ? (this.rules.score(this.state) as JsonObject[]) : [];
    this.game.changed = Date.now();
    this.options.save(this.game);
    void this.run();
  }

  canUndo(): boolean {
    this.follow();
    const last = this.steps.at(-1);
    if (last === undefined || last.final || this.thinking !== null) return false;
    return this.isHere(last.seat) && last.seat === this.options.atScreen();
  }

  undo(): void {
    if (!this.canUndo()) return;
    this.undone.push(this.steps.pop()!);
    (this.game.record.actions as JsonObject[]).pop();
    this.changed();
  }

  canRedo(): boolean {
    this.follow();
    const next = this.undone.at(-1);
    return next !== undefined && next.seat === this.options.atScreen();
  }

  redo(): void {
    if (!this.canRedo()) return;
    this.step(this.undone.pop()!.action);
    void this.run();
  }

  cancel(isHalfDone: (state: State) => boolean): void {
    while (isHalfDone(this.state) && this.canUndo()) this.undo();
  }

  /** Lets bots play as long as it is their turn. */
  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    while (!this.closed && !this.paused && !this.isOver && !this.isHere(this.decider)) await this.botMove();
    this.running = false;
  }

  private async botMove(): Promise<void> {
    const seat = this.decider;
    this.busy[1](seat);
    const started = performance.now();
    const { bot = 'trader' } = this.game.seats[seat];
    const action = await this.asked(this.bots.choose(this.rules, this.state, bot));
    const rest = this.hurried ? 0 : this.options.delay() - (performance.now() - started);
    if (action !== undefined && rest > 0) await this.rest(rest);
    this.busy[1](null);
    if (action === undefined) this.pause(true);
    else if (!this.closed) this.step(action);
    if (this.isOver || this.isHere(this.decider)) this.hurried = false;
  }

  /** An answer of the bots; nothing where they cannot be asked, which is told. */
  private async asked<T>(question: Promise<T>): Promise<T | undefined> {
    try {
      return await question;
    } catch (error) {
      this.options.trouble(error as Error);
      return undefined;
    }
  }

  private rest(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  pause(on: boolean): void {
    this.stopped[1](on);
    if (!on) void this.run();
  }

  async next(): Promise<void> {
    if (this.paused && !this.running && !this.isOver && !this.isHere(this.decider)) {
      this.running = true;
      await this.botMove();
      this.running = false;
    }
  }

  hint(): Promise<Hint | undefined> {
    return this.asked(this.bots.hint(this.rules, this.state));
  }

  async review(each: (turn: TurnReview) => void): Promise<boolean> {
    const moves = this.steps.map(({ seat, action }) => ({ seat, action }));
    const done = this.bots.review(this.rules, this.start, moves, each).then(() => true);
    return (await this.asked(done)) ?? false;
  }

  close(): void {
    this.closed = true;
    this.settle();
    this.bots.stop();
  }
}

/** A game at a table of the server: it shows what the server tells and asks it to do what the person wants. */
import { createSignal } from 'solid-js';
import type { Hint, TurnReview } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import { REVEALED, type State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { readRecord } from '../../../core/record.js';
import { shelf } from '../../../games/index.js';
import type { Command, Done } from '../../../protocol/commands.js';
import type { TableDocument } from '../../../protocol/document.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { Bots } from '../../table/session/bots.js';
import type { Play, Step } from '../../table/session/play.js';
import { Story } from '../../table/session/story.js';
import { stateOf, ViewStep } from './views.js';

/** Sends a command for the step it was made for. */
export type Send = (command: Command, step: number) => Promise<Done>;

export class OnlineSession extends Story implements Play {
  private readonly bots = new Bots();
  private readonly told = createSignal<TableDocument>(undefined as never, { equals: false });
  private holders: { readonly key: string; readonly seats: readonly SeatHolder[] } = { key: '', seats: [] };
  /** What was done here and not yet confirmed: shown as if it were. */
  private unconfirmed: Step | undefined;
  private view: JsonObject;
  private legalNow: readonly Action[] = [];
  private isKnown = false;

  constructor(
    document: TableDocument,
    start: JsonObject,
    private readonly send: Send,
  ) {
    const rules = shelf.rules(document.settings.config);
    super(rules, stateOf(rules, start));
    this.view = start;
    this.told[1](() => document);
  }

  get document(): TableDocument {
    return this.told[0]();
  }

  /** A decision that the server has told, and the view after it. */
  moved(seat: number, action: Json, view: JsonObject): void {
    this.dropUnconfirmed();
    this.steps.push(new ViewStep(this.rules, seat, action, this.view, view));
    this.view = view;
  }

  /** Only the first `moves` decisions are left. */
  undone(moves: number, view: JsonObject): void {
    this.dropUnconfirmed();
    this.steps.length = Math.min(this.steps.length, moves);
    this.view = view;
  }

  /** All that was told up to here belongs to this document. */
  follows(document: TableDocument): void {
    const mine = this.at === null;
    this.told[1](() => document);
    const { legal = [] } = document.you;
    const state = this.steps.at(-1)?.after ?? this.start;
    this.legalNow = legal.map((action) => this.rules.readAction(state, action));
    if (mine) this.look(null);
    else this.show();
  }

  /** At the end everything is known: the whole game as it really was. */
  knows(record: JsonObject): void {
    const { start, moves } = readRecord(shelf, record).history;
    this.start.set(start);
    this.steps.length = 0;
    let before = this.start;
    for (const { seat, action } of moves) {
      const after = before.slice();
      this.rules.apply(after, action);
      this.steps.push({ seat, action, before, after });
      before = after;
    }
    this.isKnown = true;
  }

  private dropUnconfirmed(): void {
    if (this.unconfirmed === undefined) return;
    if (this.steps.at(-1) === this.unconfirmed) this.steps.pop();
    this.unconfirmed = undefined;
  }

  get seats(): readonly SeatHolder[] {
    const { seats } = this.document;
    const key = JSON.stringify(seats.map(({ kind, name, colour }) => [kind, name, colour]));
    if (key !== this.holders.key) {
      const holders = seats.map(
        ({ kind, name, colour }): SeatHolder => ({ kind: kind === 'bot' ? 'bot' : 'person', name, colour }),
      );
      this.holders = { key, seats: holders };
    }
    return this.holders.seats;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** Whether something done here is still on its way. */
  get isWaiting(): boolean {
    this.follow();
    return this.unconfirmed !== undefined;
  }

  get mySeat(): number | null {
    return this.document.you.seat;
  }

  override get isOver(): boolean {
    return this.document.status === 'over';
  }

  get thinking(): number | null {
    const { decides, seats } = this.document;
    if (decides === null) return null;
    return seats[decides].kind === 'bot' || seats[decides].away ? decides : null;
  }

  isHere(seat: number): boolean {
    return seat === this.mySeat && !this.document.seats[seat]?.away;
  }

  legal(): Action[] {
    this.follow();
    return this.at !== null || this.unconfirmed !== undefined ? [] : [...this.legalNow];
  }

  play(action: Action): void {
    if (!this.legal().includes(action)) return;
    const before = this.state;
    const json = this.rules.writeAction(before, action);
    const after = before.slice();
    // What is drawn or turned over is for the server to say.
    if (this.rules.apply(after, action) !== REVEALED) {
      this.unconfirmed = { seat: this.rules.decider(before), action, before, after };
      this.steps.push(this.unconfirmed);
      this.look(null);
    }
    this.ask({ do: 'play', action: json });
  }

  canUndo(): boolean {
    this.follow();
    return this.document.you.canUndo === true && this.unconfirmed === undefined;
  }

  undo(): void {
    if (this.canUndo()) this.ask({ do: 'undo' });
  }

  canRedo(): boolean {
    this.follow();
    return this.document.you.canRedo === true && this.unconfirmed === undefined;
  }

  redo(): void {
    if (this.canRedo()) this.ask({ do: 'redo' });
  }

  private ask(command: Command): Promise<boolean> {
    return this.send(command, this.document.step).then(
      () => true,
      () => {
        this.dropUnconfirmed();
        this.look(null);
        return false;
      },
    );
  }

  cancel(isHalfDone: (state: State) => boolean): void {
    if (!isHalfDone(this.state) || !this.canUndo()) return;
    const { length } = this.steps;
    void this.ask({ do: 'undo' }).then((done) => {
      if (done && this.steps.length < length) this.cancel(isHalfDone);
    });
  }

  hint(): Promise<Hint> {
    return this.bots.hint(this.rules, this.state);
  }

  async review(each: (turn: TurnReview) => void): Promise<boolean> {
    if (!this.isKnown) return false;
    const moves = this.steps.map(({ seat, action }) => ({ seat, action }));
    await this.bots.review(this.rules, this.start, moves, each);
    return true;
  }

  close(): void {
    this.settle();
    this.bots.stop();
  }
}

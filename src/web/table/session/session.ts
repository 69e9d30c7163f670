/**
 * A game on this device: its history, saved after every move, and the bots that answer. It contains no rule; what can be
 * done is what the engine lists. While another tab plays the game, this one only follows what that one saves.
 */
import { createSignal } from 'solid-js';
import type { Hint } from '../../../bots/explain/index.js';
import { DEFAULT_BOT } from '../../../bots/levels.js';
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { History } from '../../../core/history.js';
import type { JsonObject } from '../../../core/json.js';
import { readLegal } from '../../../core/play.js';
import { readRecord } from '../../../core/record.js';
import { OWN_LAST_MOVE } from '../../../core/undo.js';
import { shelf } from '../../../games/index.js';
import type { SavedGame } from '../../store/saved-game.js';
import { BotClient } from './bot-client.js';
import { BotTurns } from './bot-turns.js';
import type { Controls } from './controls.js';
import { legalActions } from './legal.js';
import { ShownGame } from './shown-game.js';

export interface SessionOptions {
  /** Never fails. */
  save(game: SavedGame): Promise<void>;
  /** Milliseconds from one bot's move to the next. */
  delay(): number;
  /** The person who holds the screen: they can only take back their own moves. */
  atScreen(): number | null;
  /** A bot could not be asked. */
  onBotError(error: Error): void;
}

export class Session extends ShownGame implements Controls {
  private readonly botTurns: BotTurns;
  private readonly client = new BotClient();
  private readonly history: History;
  private readonly heldSignal = createSignal(true);
  private isUnsaved = false;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    readonly game: SavedGame,
    private readonly options: SessionOptions,
  ) {
    const { rules, history } = readRecord(shelf, game.record);
    super(rules, history, game.seats);
    this.history = history;
    const session = this;
    this.botTurns = new BotTurns(
      {
        get botToMove() {
          if (!session.isHeld || session.isOver || session.isPerson(session.decider)) return null;
          return session.decider;
        },
        choose: (seat) => this.client.choose(rules, this.state, game.seats[seat].bot ?? DEFAULT_BOT),
        move: (action) => this.make(action),
      },
      { delay: options.delay, onError: options.onBotError },
    );
  }

  /** Whether this tab plays the game. */
  get isHeld(): boolean {
    return this.heldSignal[0]();
  }

  /** Begins or stops playing here. */
  hold(on: boolean): void {
    this.heldSignal[1](on);
    if (on) {
      void this.botTurns.run();
      return;
    }
    this.botTurns.callOff();
    this.client.stop();
  }

  get bots(): BotTurns | undefined {
    return this.isHeld ? this.botTurns : undefined;
  }

  private isPerson(seat: number): boolean {
    return this.game.seats[seat]?.kind === 'person';
  }

  override isHere(seat: number): boolean {
    return this.isHeld && this.isPerson(seat);
  }

  override get thinking(): number | null {
    return this.botTurns.thinking;
  }

  legal(): Action[] {
    if (this.at !== null || this.isOver || !this.isHere(this.decider)) return [];
    return legalActions(this.rules, this.state);
  }

  play(action: Action): void {
    if (this.legal().includes(action)) this.make(action);
  }

  private make(action: Action, { isRedo = false } = {}): void {
    const { history } = this;
    const at = new Date().toISOString();
    const json = this.rules.writeAction(history.state, action);
    this.recorded.push({ seat: history.decider, action: json, at });
    if (isRedo) history.redo(at);
    else history.play(action, at);
    this.changed();
  }

  canUndo(): boolean {
    this.track();
    const seat = this.options.atScreen();
    return (
      this.isHeld && seat !== null && this.thinking === null && OWN_LAST_MOVE.mayUndo(this.history, seat)
    );
  }

  undo(): void {
    if (!this.canUndo()) return;
    this.history.undo();
    this.recorded.pop();
    this.changed();
  }

  canRedo(): boolean {
    this.track();
    const seat = this.options.atScreen();
    return this.isHeld && seat !== null && OWN_LAST_MOVE.mayRedo(this.history, seat);
  }

  redo(): void {
    if (this.canRedo()) this.make(this.history.next!.action, { isRedo: true });
  }

  cancel(isHalfDone: (state: State) => boolean): void {
    while (isHalfDone(this.state) && this.canUndo()) this.undo();
  }

  async hint(): Promise<Hint | undefined> {
    try {
      return await this.client.hint(this.rules, this.state);
    } catch (error) {
      this.options.onBotError(error as Error);
      return undefined;
    }
  }

  /** The moves as they are saved. */
  private get recorded(): JsonObject[] {
    return this.game.record.actions as JsonObject[];
  }

  private changed(): void {
    this.isUnsaved = true;
    this.look(null);
  }

  protected override onSettled(): void {
    if (this.isUnsaved) this.save();
  }

  private save(): void {
    const { game, history } = this;
    this.isUnsaved = false;
    game.over = history.isOver;
    if (history.isOver) delete game.decides;
    else game.decides = history.decider;
    game.record.result = history.isOver ? (this.rules.score(history.state) as JsonObject[]) : [];
    game.changed = Date.now();
    this.saving = this.options.save(game);
    void this.botTurns.run();
  }

  /** Resolves when every move made so far is saved, or is known to be refused. */
  saved(): Promise<void> {
    this.settle();
    return this.saving;
  }

  /** Goes to what another tab has saved. Moves that it does not have are gone here, too. */
  follow(saved: SavedGame): void {
    const { history, recorded, rules } = this;
    this.botTurns.callOff();
    const theirs = saved.record.actions as JsonObject[];
    const other = theirs.findIndex((move, i) => !isSameMove(move, recorded[i]));
    const shared = other < 0 ? theirs.length : other;
    if (shared < history.length) history.goBackTo(shared);
    for (const { action, at } of theirs.slice(shared)) {
      history.play(readLegal(rules, history.state, action), at as string | undefined);
    }
    const isLive = this.at === null;
    const { record, over, decides, changed, version } = saved;
    Object.assign(this.game, { record, over, decides, changed, version });
    this.isUnsaved = false;
    if (isLive || this.at! > history.length) this.look(null);
    else this.show();
    void this.botTurns.run();
  }

  close(): void {
    this.hold(false);
    this.settle();
  }
}

/** Times tell apart moves that were made again after an undo. */
const isSameMove = (one: JsonObject, other: JsonObject | undefined): boolean =>
  other !== undefined &&
  one.at === other.at &&
  one.seat === other.seat &&
  JSON.stringify(one.action) === JSON.stringify(other.action);

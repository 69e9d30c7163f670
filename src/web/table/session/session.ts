/**
 * A game on this device: its history, saved after every move, and the bots' turns. It contains no rules; legal actions
 * come from the engine. While another tab plays the game, this one only follows what that tab saves.
 */
import { batch, createSignal } from 'solid-js';
import { DEFAULT_BOT } from '../../../bots/levels.js';
import type { Action } from '../../../core/actions.js';
import type { State } from '../../../core/game.js';
import type { History } from '../../../core/history/history.js';
import { ALONE, OWN_LAST_MOVE, type UndoPolicy } from '../../../core/history/undo.js';
import type { JsonObject } from '../../../core/json.js';
import { readLegal } from '../../../core/play.js';
import { readRecordWithBoard } from '../../../core/records/record-board.js';
import { shelf } from '../../../games/index.js';
import type { SavedGame } from '../../store/saved-game.js';
import { BotClient, type Judged, type JudgedHint } from './bot-client.js';
import { BotTurns } from './bot-turns.js';
import type { Controls } from './controls.js';
import { legalActions } from './legal.js';
import { PlayableGame } from './playable-game.js';

export interface SessionOptions {
  /** Never rejects. */
  save(game: SavedGame): Promise<void>;
  /** The pause between two bot moves, in milliseconds. */
  delay(): number;
  /** Whether people end their turns themselves. */
  asksForEnd(): boolean;
  /** A bot could not be asked for its move; its turn is paused. */
  onBotError(error: Error): void;
  /** The bots' network could not be loaded; they play on, but judge as a trader does. */
  onNetworkMissing(): void;
  /** A bot could not be asked for a hint. */
  onHintError(error: Error): void;
}

export class Session extends PlayableGame implements Controls {
  private readonly botTurns: BotTurns;
  private readonly client = new BotClient((how) => this.noteJudgement(how));
  private readonly lacksNetworkSignal = createSignal(false);
  private readonly history: History;
  private readonly heldSignal = createSignal(true);
  private isUnsaved = false;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> = Promise.resolve();

  constructor(
    readonly game: SavedGame,
    private readonly options: SessionOptions,
  ) {
    const { rules, history } = readRecordWithBoard(shelf, game.record);
    super(rules, history, game.seats);
    this.history = history;
    const session = this;
    this.botTurns = new BotTurns(
      {
        get botToMove() {
          const { isOver, decider } = history;
          return !session.isHeld || isOver || session.isPerson(decider) ? null : decider;
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

  /** Starts or stops playing in this tab. */
  hold(on: boolean): void {
    this.heldSignal[1](on);
    if (on) {
      void this.botTurns.run();
      return;
    }
    this.botTurns.callOff();
    this.client.stop();
    // A move that was only shown is not made by a tab that no longer plays.
    if (this.takeBackClosing()) this.look(null);
  }

  /** Loads what bots think with, so that they answer at once, also offline. */
  prepareBots(): void {
    if (this.isHeld && this.people.length < this.game.seats.length) this.client.prepare();
  }

  get bots(): BotTurns | undefined {
    return this.isHeld ? this.botTurns : undefined;
  }

  override get lacksNetwork(): boolean {
    return this.lacksNetworkSignal[0]();
  }

  private noteJudgement({ lacksNetwork }: Judged): void {
    if (lacksNetwork && !this.lacksNetwork) this.options.onNetworkMissing();
    this.lacksNetworkSignal[1](lacksNetwork);
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
    if (this.closing !== null || this.at !== null || this.isOver || !this.isHere(this.decider)) return [];
    return legalActions(this.rules, this.state);
  }

  play(action: Action): void {
    if (this.legal().includes(action)) this.makeOrAsk(action);
  }

  protected override get asksForEnd(): boolean {
    return this.options.asksForEnd();
  }

  protected override make(action: Action): void {
    const at = this.recordMove(action);
    this.history.play(action, at);
    this.changed();
  }

  /** Appends a move to the record; returns its time. */
  private recordMove(action: Action): string {
    const { history, recorded, rules } = this;
    const at = new Date().toISOString();
    recorded.push({ seat: history.decider, action: rules.writeAction(history.state, action), at });
    return at;
  }

  private get people(): number[] {
    return this.game.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  private get undoPolicy(): UndoPolicy {
    return this.people.length === 1 ? ALONE : OWN_LAST_MOVE;
  }

  /**
   * The seat whose moves can be undone: the only person's. If several share the screen, the last person to move can
   * undo until the next one moves; after an undo, it is the decider.
   */
  private get atScreen(): number {
    const { people, history } = this;
    if (people.length === 1) return people[0];
    const last = history.next === undefined ? history.moves.at(-1)?.seat : undefined;
    return last !== undefined && this.isPerson(last) ? last : history.decider;
  }

  override get hasTakebacks(): boolean {
    this.track();
    return this.game.takebacks === true;
  }

  canUndo(): boolean {
    this.track();
    if (this.closing !== null) return true;
    const seat = this.atScreen;
    return this.isHeld && this.isPerson(seat) && this.undoPolicy.mayUndo(this.history, seat);
  }

  undo(): void {
    if (this.takeBackClosing()) {
      this.look(null);
      return;
    }
    if (!this.canUndo()) return;
    const { history, recorded } = this;
    const seat = this.atScreen;
    this.botTurns.callOff();
    if (!OWN_LAST_MOVE.mayUndo(history, seat)) this.game.takebacks = true;
    let undone: number;
    do {
      undone = history.moves.at(-1)!.seat;
      history.undo();
      recorded.pop();
    } while (undone !== seat);
    this.changed();
  }

  canRedo(): boolean {
    this.track();
    const seat = this.atScreen;
    const isPossible = this.closing === null && this.isHeld && this.isPerson(seat);
    return isPossible && this.undoPolicy.mayRedo(this.history, seat);
  }

  /** Redoes a move of the person, and what followed it until they decided again. */
  redo(): void {
    if (!this.canRedo()) return;
    const { history } = this;
    this.botTurns.callOff();
    do history.redo(this.recordMove(history.next!.action));
    while (history.next && !this.isPerson(history.decider));
    this.changed();
  }

  canStepBack(): boolean {
    return this.canUndo() && (this.closing !== null || OWN_LAST_MOVE.mayUndo(this.history, this.atScreen));
  }

  cancel(isHalfDone: (state: State) => boolean): void {
    // Drawn once, however many steps are undone.
    batch(() => {
      while (isHalfDone(this.state) && this.canStepBack()) this.undo();
    });
  }

  async hint(): Promise<JudgedHint | undefined> {
    try {
      return await this.client.hint(this.rules, this.state);
    } catch (error) {
      this.options.onHintError(error as Error);
      return undefined;
    }
  }

  /** The moves as saved. */
  private get recorded(): JsonObject[] {
    return this.game.record.actions as JsonObject[];
  }

  private changed(): void {
    this.isUnsaved = true;
    this.look(null);
  }

  protected override onSettled(): void {
    if (!this.isUnsaved) return;
    // Not in the same task: copying a long game takes as long as showing the move.
    this.saveTimer ??= setTimeout(() => this.save());
    void this.botTurns.run();
  }

  /** Saves as well, for callers that depend on it. */
  override settle(): void {
    super.settle();
    this.save();
  }

  private save(): void {
    const { game, history } = this;
    clearTimeout(this.saveTimer);
    this.saveTimer = undefined;
    if (!this.isUnsaved) return;
    this.isUnsaved = false;
    game.over = history.isOver;
    if (history.isOver) delete game.decides;
    else game.decides = history.decider;
    game.record.result = history.isOver ? (this.rules.score(history.state) as JsonObject[]) : [];
    game.changed = Date.now();
    this.saving = this.options.save(game);
  }

  /** Resolves when every move so far is saved, or known to be refused. */
  saved(): Promise<void> {
    this.settle();
    return this.saving;
  }

  /** Goes to what another tab has saved. Moves that are not in it are dropped here, too. */
  follow(saved: SavedGame): void {
    const { history, recorded, rules } = this;
    this.botTurns.callOff();
    this.takeBackClosing();
    const theirs = saved.record.actions as JsonObject[];
    const other = theirs.findIndex((move, i) => !isSameMove(move, recorded[i]));
    const shared = other < 0 ? theirs.length : other;
    if (shared < history.length) history.goBackTo(shared);
    for (const { action, at } of theirs.slice(shared)) {
      history.play(readLegal(rules, history.state, action), at as string | undefined);
    }
    const isLive = this.at === null;
    const { record, over, decides, changed, version, takebacks } = saved;
    Object.assign(this.game, { record, over, decides, changed, version, takebacks });
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

/** Times tell apart moves that were repeated after an undo. */
const isSameMove = (one: JsonObject, other: JsonObject | undefined): boolean =>
  other !== undefined &&
  one.at === other.at &&
  one.seat === other.seat &&
  JSON.stringify(one.action) === JSON.stringify(other.action);

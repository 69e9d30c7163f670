/** A game at a table of the server: it shows what the server reports and sends it what the person here does. */
import { createSignal, type Signal } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import { REVEALED, type State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { rulesOn } from '../../../core/records/own-board.js';
import { readRecordWithBoard } from '../../../core/records/record-board.js';
import { shelf } from '../../../games/index.js';
import type { Command, Done } from '../../../protocol/tables/commands.js';
import type { Entry, TableDocument } from '../../../protocol/tables/document.js';
import { asksForEndOfTurn } from '../../settings/settings.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { BotClient, type JudgedHint } from '../../table/session/bot-client.js';
import type { Controls } from '../../table/session/controls.js';
import { legalActions } from '../../table/session/legal.js';
import { PlayableGame } from '../../table/session/playable-game.js';
import type { Remark } from '../../table/session/shown-game.js';
import { playerLink } from '../people/names/player-link.js';
import type { GameListener } from './feed.js';
import { isLogged, remarksOf, type TableEvent } from './notices/remarks.js';
import { ViewedMoves } from './viewed-moves.js';

/** Sends a command for the step it was made for. */
type Send = (command: Command, step: number) => Promise<Done>;

export class OnlineSession extends PlayableGame implements Controls, GameListener {
  private readonly client = new BotClient();
  private readonly documentSignal: Signal<TableDocument>;
  private holderCache: { readonly key: string; readonly seats: readonly SeatHolder[] } = {
    key: '',
    seats: [],
  };
  private readonly viewed: ViewedMoves;
  private readonly unansweredSignal = createSignal(0);
  private events: readonly TableEvent[] = [];
  private legalNow: readonly Action[] = [];
  private isRecordKnown = false;

  constructor(
    document: TableDocument,
    start: JsonObject,
    board: JsonObject | undefined,
    private readonly send: Send,
  ) {
    const rules = rulesOn(shelf, document.settings.config, board);
    const viewed = new ViewedMoves(rules, start);
    super(rules, viewed, []);
    this.viewed = viewed;
    this.documentSignal = createSignal(document, { equals: false });
  }

  get document(): TableDocument {
    return this.documentSignal[0]();
  }

  /** The server reports a move and the view after it. */
  onMoved(seat: number, action: Json, view: JsonObject): void {
    this.showOnlyConfirmed();
    this.viewed.add(seat, action, view);
  }

  /** The server reports that only the first `length` moves are left. */
  onUndone(length: number, view: JsonObject): void {
    this.showOnlyConfirmed();
    this.viewed.goBackTo(length, view);
  }

  onTableEvent(entry: Entry): void {
    if (isLogged(entry)) this.events = [...this.events, { after: this.viewed.moves.length, entry }];
  }

  override get remarks(): readonly Remark[] {
    this.track();
    const { rest } = this.document.settings;
    return remarksOf(this.events, this.list.moves.length, (seat) => this.markedNames[seat], rest);
  }

  /** The document after everything reported so far. */
  onDocument(document: TableDocument): void {
    const isLive = this.at === null;
    this.documentSignal[1](() => document);
    // The game may have ended without a move.
    if (document.decides !== document.you.seat) this.takeBackClosing();
    const { legal, choices } = document.you;
    const state = this.list.stateAt(this.list.moves.length);
    if (legal) this.legalNow = legal.map((action) => this.rules.readAction(state, action));
    else this.legalNow = choices === undefined ? [] : legalActions(this.rules, state);
    if (isLive) this.look(null);
    else this.show();
  }

  /** The record of the finished game replaces what was seen of it. */
  onRecord(record: JsonObject): void {
    this.list = readRecordWithBoard(shelf, record).history;
    this.isRecordKnown = true;
  }

  private showOnlyConfirmed(): void {
    this.takeBackClosing();
    this.dropAhead();
  }

  override get seats(): readonly SeatHolder[] {
    const { seats } = this.document;
    const key = JSON.stringify(
      seats.map(({ kind, name, colour, level, person, program }) => [
        kind,
        name,
        colour,
        level,
        person,
        program,
      ]),
    );
    if (key !== this.holderCache.key) {
      const holders = seats.map(({ kind, name, colour, level, person, program }): SeatHolder => {
        const link = playerLink(person, level, program);
        return {
          kind: kind === 'bot' ? 'bot' : 'person',
          ...(level === undefined ? {} : { bot: level }),
          name,
          colour,
          ...(link === undefined ? {} : { link }),
        };
      });
      this.holderCache = { key, seats: holders };
    }
    return this.holderCache.seats;
  }

  /**
   * Whether the server has not yet answered what was done here. Until then nothing else can be done: it would be for a
   * step that is about to pass.
   */
  get isSending(): boolean {
    return this.unansweredSignal[0]() > 0;
  }

  override get hasTakebacks(): boolean {
    return this.document.takebacks === true;
  }

  override get places(): readonly number[] | undefined {
    return this.document.places;
  }

  override get isOver(): boolean {
    return this.document.status === 'over';
  }

  override get wasEnded(): boolean {
    return this.document.status === 'closed';
  }

  override get isPaused(): boolean {
    return this.document.status === 'playing' && this.document.paused !== undefined;
  }

  override get isComplete(): boolean {
    this.track();
    return this.isRecordKnown;
  }

  override get thinking(): number | null {
    const { decides, seats, resting, paused } = this.document;
    if (decides === null || resting || paused) return null;
    const { kind, away, resigned } = seats[decides];
    return kind === 'bot' || away || resigned ? decides : null;
  }

  override isHere(seat: number): boolean {
    const { you, seats } = this.document;
    return seat === you.seat && !seats[seat]?.away && !seats[seat]?.resigned;
  }

  legal(): Action[] {
    return this.closing !== null || this.at !== null || this.isSending ? [] : [...this.legalNow];
  }

  play(action: Action): void {
    if (this.legal().includes(action)) this.makeOrAsk(action);
  }

  protected override get asksForEnd(): boolean {
    return asksForEndOfTurn();
  }

  protected override make(action: Action): void {
    const before = this.state;
    const json = this.rules.writeAction(before, action);
    const after = before.slice();
    // Only the server knows what is drawn or turned over.
    if (this.rules.apply(after, action) !== REVEALED) {
      this.showAhead({ seat: this.rules.decider(before), action }, after);
      this.look(null);
    }
    void this.command({ do: 'play', action: json });
  }

  canUndo(): boolean {
    if (this.closing !== null) return true;
    return !this.isSending && (this.document.you.canUndo === true || this.ownLastMove !== null);
  }

  undo(): void {
    if (this.takeBackClosing()) this.look(null);
    else if (this.canStepBack()) void this.command({ do: 'undo' });
    else if (this.canUndo()) void this.command({ do: 'ask-undo', moves: this.ownLastMove! });
  }

  /** Where nobody has to agree: how many moves were made before your last one. */
  private get ownLastMove(): number | null {
    const { seats, status, you, settings, paused } = this.document;
    const isAway = you.seat !== null && (seats[you.seat].away === true || seats[you.seat].resigned === true);
    const isAlone = seats.filter(({ kind, resigned }) => kind === 'person' && !resigned).length === 1;
    const mayAsk = settings.undo === 'consent' && !settings.rated && !paused;
    if (status !== 'playing' || isAway || !isAlone || !mayAsk) return null;
    let at = this.length - 1;
    while (at >= 0 && this.moves[at].seat !== you.seat) at--;
    return at < 0 ? null : at;
  }

  canRedo(): boolean {
    return this.document.you.canRedo === true && !this.isSending && this.closing === null;
  }

  redo(): void {
    if (this.canRedo()) void this.command({ do: 'redo' });
  }

  /** Resolves with whether the server carried it out. */
  private async command(command: Command): Promise<boolean> {
    const [, setUnanswered] = this.unansweredSignal;
    setUnanswered((count) => count + 1);
    try {
      await this.send(command, this.document.step);
      return true;
    } catch {
      this.dropAhead();
      this.look(null);
      return false;
    } finally {
      setUnanswered((count) => count - 1);
    }
  }

  canStepBack(): boolean {
    return this.closing !== null || (this.document.you.canUndo === true && !this.isSending);
  }

  async cancel(isHalfDone: (state: State) => boolean): Promise<void> {
    while (isHalfDone(this.state) && this.canStepBack()) {
      const { length } = this.list.moves;
      const isDone = await this.command({ do: 'undo' });
      if (!isDone || this.list.moves.length >= length) return;
    }
  }

  get offersHints(): boolean {
    return this.document.settings.hints;
  }

  hint(): Promise<JudgedHint> {
    return this.client.hint(this.rules, this.state);
  }

  close(): void {
    this.settle();
    this.client.stop();
  }
}

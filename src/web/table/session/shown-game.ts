/**
 * A game as a screen shows it: its moves, and the point that is shown. Everything here is read-only; what the person at
 * the screen can do is in `controls.ts`.
 *
 * A move is shown in two steps: the board follows at once (`drawn`), everything else right after that frame is painted.
 * So a tap is answered in the next frame, however much there is to compute and redraw.
 *
 * States are only as complete as the screen needs. What is hidden from the viewer may be made up, so everything drawn
 * goes through `writeView`.
 */

import { createSignal } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../../core/game.js';
import type { Move } from '../../../core/history/history.js';
import { afterPaint } from '../../shell/after-paint.js';
import { markNames } from '../../shell/controls/marked-names.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { legalActions } from './legal.js';

/** The moves of a game and the states between them, as in `core/history/history.ts`. */
export interface MoveList {
  readonly moves: readonly Move[];
  stateAt(length: number): State;
}

/** Something that happened at the table outside the game: time that ran out, a stand-in that took over. */
export interface Remark {
  /** After how many moves. */
  readonly after: number;
  readonly seat?: number;
  text(): string;
}

export class ShownGame {
  /** All moves plus one that is shown but not made yet, and the state after it. */
  private ahead: { readonly moves: readonly Move[]; readonly state: State } | undefined;
  /** Increase with every change; every getter reads one of them first. */
  private readonly drawnVersion = createSignal(0);
  private readonly settledVersion = createSignal(0);
  private cancelSettling: (() => void) | undefined;
  private lookedAt: number | null = null;

  constructor(
    readonly rules: Rules,
    protected list: MoveList,
    private readonly holders: readonly SeatHolder[],
  ) {}

  /** Makes the calling memo or effect run again after the next change. */
  protected track(): void {
    this.settledVersion[0]();
  }

  get seats(): readonly SeatHolder[] {
    return this.holders;
  }

  /** Whether bots on this screen play without their network, because it could not be loaded. */
  get lacksNetwork(): boolean {
    return false;
  }

  get names(): readonly string[] {
    return this.seats.map(({ name }) => name);
  }

  /** For sentences in which names are links (`MarkedText`). */
  get markedNames(): readonly string[] {
    return markNames(this.names);
  }

  get moves(): readonly Move[] {
    this.track();
    return this.movesToShow;
  }

  private get movesToShow(): readonly Move[] {
    return this.ahead?.moves ?? this.list.moves;
  }

  /** Shows a move before it is made. */
  protected showAhead(move: Move, state: State): void {
    this.ahead = { moves: [...this.list.moves, move], state };
  }

  protected dropAhead(): void {
    this.ahead = undefined;
  }

  protected get isAhead(): boolean {
    return this.ahead !== undefined;
  }

  /** How many moves there are. */
  get length(): number {
    return this.moves.length;
  }

  /** The state after the first `length` moves. */
  stateAt(length: number): State {
    this.track();
    return this.stateToShowAt(length);
  }

  private stateToShowAt(length: number): State {
    const { ahead } = this;
    return ahead && length === ahead.moves.length ? ahead.state : this.list.stateAt(length);
  }

  /** The newest state. */
  get state(): State {
    return this.stateAt(this.length);
  }

  /** The state that is shown: the newest, or an earlier one. */
  get shown(): State {
    this.track();
    return this.stateToShow();
  }

  /** The same for the board, which follows a move first. */
  get drawn(): State {
    this.drawnVersion[0]();
    return this.stateToShow();
  }

  private stateToShow(): State {
    return this.stateToShowAt(this.lookedAt ?? this.movesToShow.length);
  }

  get decider(): number {
    return this.rules.decider(this.state);
  }

  /** The seat whose turn is shown. */
  get turnShown(): number {
    return this.rules.turnOf(this.shown);
  }

  get isOver(): boolean {
    return this.decider === NOBODY;
  }

  /** Whether the game was ended before its end: nobody has to decide any more. */
  get wasEnded(): boolean {
    return false;
  }

  /** Whether the players have stopped the game for a while: nobody can act until it goes on. */
  get isPaused(): boolean {
    return false;
  }

  /** Whether no state is made up, so that the game can be reviewed. */
  get isComplete(): boolean {
    return true;
  }

  /** What happened outside the game, in order. */
  get remarks(): readonly Remark[] {
    return [];
  }

  /** The seat of the bot that is thinking, if any. */
  get thinking(): number | null {
    return null;
  }

  /** The place of each seat, if it does not follow from the scores alone. */
  get places(): readonly number[] | undefined {
    return undefined;
  }

  /** Whether moves were undone that could not have been in a game between people. */
  get hasTakebacks(): boolean {
    return false;
  }

  /** Whether a person at this screen decides for a seat. */
  isHere(_seat: number): boolean {
    return false;
  }

  /** Whether the decider may make an action now. */
  canMake(action: Action): boolean {
    return legalActions(this.rules, this.state).includes(action);
  }

  /** The number of moves before the state shown; `null` for the newest. */
  get at(): number | null {
    this.track();
    return this.lookedAt;
  }

  look(at: number | null): void {
    this.lookedAt = at === null || at >= this.movesToShow.length ? null : Math.max(0, at);
    this.show();
  }

  /** Redraws the board now, the rest after the next frame. */
  protected show(): void {
    this.drawnVersion[1]((n) => n + 1);
    this.cancelSettling ??= afterPaint(() => this.update());
  }

  /** Updates everything else now, for callers that depend on it. */
  settle(): void {
    if (this.cancelSettling === undefined) return;
    this.cancelSettling();
    this.update();
  }

  private update(): void {
    this.cancelSettling = undefined;
    this.settledVersion[1]((n) => n + 1);
    this.onSettled();
  }

  /** Runs when everything is up to date. */
  protected onSettled(): void {}
}

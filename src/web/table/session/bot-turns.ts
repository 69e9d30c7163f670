/** Plays the bots' turns on this screen, with a pause after each move. Can be paused, single-stepped and hurried. */
import { createSignal } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { BotControls } from './controls.js';

/** What bots need from the game they play in. */
interface BotTable {
  /** The seat of the bot that decides; `null` while a person decides or the game is over. */
  readonly botToMove: number | null;
  /** Rejects if the bot cannot be asked. */
  choose(seat: number): Promise<Action>;
  move(action: Action): void;
}

interface BotTurnsOptions {
  /** Milliseconds from one move to the next. */
  delay(): number;
  /** A bot could not be asked; its turn is paused. */
  onError(error: Error): void;
}

export class BotTurns implements BotControls {
  private readonly pausedSignal = createSignal(false);
  private readonly thinkingSignal = createSignal<number | null>(null);
  private isRunning = false;
  /** Increases to cancel what is in progress. */
  private round = 0;
  private isHurried = false;
  private endPause: (() => void) | undefined;

  constructor(
    private readonly table: BotTable,
    private readonly options: BotTurnsOptions,
  ) {}

  get paused(): boolean {
    return this.pausedSignal[0]();
  }

  get thinking(): number | null {
    return this.thinkingSignal[0]();
  }

  /** Lets bots play while it is their turn. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    const { round } = this;
    while (round === this.round && !this.paused && this.table.botToMove !== null) await this.move();
    if (round === this.round) this.isRunning = false;
  }

  async step(): Promise<void> {
    if (!this.paused || this.isRunning || this.table.botToMove === null) return;
    this.isRunning = true;
    const { round } = this;
    await this.move();
    if (round === this.round) this.isRunning = false;
  }

  pause(on: boolean): void {
    this.pausedSignal[1](on);
    if (!on) void this.run();
  }

  hurry(): void {
    this.isHurried = true;
    this.endPause?.();
  }

  /** Cancels the move in progress; `run` starts again. */
  callOff(): void {
    this.round++;
    this.isRunning = false;
    this.isHurried = false;
    this.thinkingSignal[1](null);
    this.endPause?.();
  }

  private async move(): Promise<void> {
    const { round } = this;
    const seat = this.table.botToMove!;
    const started = performance.now();
    this.thinkingSignal[1](seat);
    const action = await this.table.choose(seat).catch((error: Error) => {
      if (round === this.round) this.options.onError(error);
      return undefined;
    });
    if (action !== undefined) await this.wait(this.options.delay() - (performance.now() - started));
    if (round !== this.round) return;
    this.thinkingSignal[1](null);
    if (action === undefined) this.pause(true);
    else this.table.move(action);
    if (this.table.botToMove === null) this.isHurried = false;
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.isHurried || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

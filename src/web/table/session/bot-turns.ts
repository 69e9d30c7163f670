/** Plays the bots' turns on this screen, with a pause after each move; can be paused, stepped and hurried. */
import { createSignal } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { BotControls } from './controls.js';

/** What the bots need of the game that they play in. */
interface BotTable {
  /** The bot whose turn it is to decide, by its seat; `null` while a person decides or the game is over. */
  readonly botToMove: number | null;
  /** Fails where the bot cannot be asked. */
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
  private isClosed = false;
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

  /** Lets bots play as long as it is their turn. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    while (!this.isClosed && !this.paused && this.table.botToMove !== null) await this.move();
    this.isRunning = false;
  }

  async step(): Promise<void> {
    if (!this.paused || this.isRunning || this.table.botToMove === null) return;
    this.isRunning = true;
    await this.move();
    this.isRunning = false;
  }

  pause(on: boolean): void {
    this.pausedSignal[1](on);
    if (!on) void this.run();
  }

  hurry(): void {
    this.isHurried = true;
    this.endPause?.();
  }

  close(): void {
    this.isClosed = true;
  }

  private async move(): Promise<void> {
    const seat = this.table.botToMove!;
    const started = performance.now();
    this.thinkingSignal[1](seat);
    const action = await this.table.choose(seat).catch((error: Error) => {
      this.options.onError(error);
      return undefined;
    });
    if (action !== undefined) await this.wait(this.options.delay() - (performance.now() - started));
    this.thinkingSignal[1](null);
    if (action === undefined) this.pause(true);
    else if (!this.isClosed) this.table.move(action);
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

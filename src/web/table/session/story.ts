/**
 * The steps of a game and the point of it that is looked at.
 *
 * A move is shown in two steps: the board follows it at once (`drawn`), everything else right after that was painted.
 * So a tap is answered in the next frame however much there is to work out and to write anew.
 */
import { createSignal } from 'solid-js';
import { NOBODY, type Rules, type State } from '../../../core/game.js';
import { drawUnseen } from '../../board/pieces/unseen.js';
import { afterPaint } from '../../shell/after-paint.js';
import type { Step } from './play.js';

export class Story<S extends Step = Step> {
  readonly steps: S[] = [];

  /** Rise with every change; whatever reads the story reads one of them first. */
  private readonly drawnAt = createSignal(0);
  private readonly settledAt = createSignal(0);
  /** Calls off what is to follow. */
  private settling: (() => void) | undefined;
  private lookedAt: number | null = null;

  constructor(
    readonly rules: Rules,
    readonly start: State,
  ) {}

  /** Whoever calls this within a memo or an effect is run again when the story has changed. */
  protected follow(): void {
    this.settledAt[0]();
  }

  get state(): State {
    this.follow();
    return this.steps.at(-1)?.after ?? this.start;
  }

  get shown(): State {
    this.follow();
    return this.shownNow();
  }

  get drawn(): State {
    this.drawnAt[0]();
    return this.shownNow();
  }

  private shownNow(): State {
    const at = this.lookedAt ?? this.steps.length;
    return at === 0 ? this.start : this.steps[at - 1].after;
  }

  get length(): number {
    this.follow();
    return this.steps.length;
  }

  get decider(): number {
    return this.rules.decider(this.state);
  }

  get isOver(): boolean {
    return this.decider === NOBODY;
  }

  get at(): number | null {
    this.follow();
    return this.lookedAt;
  }

  look(at: number | null): void {
    this.lookedAt = at === null || at >= this.steps.length ? null : Math.max(0, at);
    this.show();
  }

  /** Draws the board as it was so many moves ago and as it is again; nothing is painted in between. */
  rehearse(moves: number): void {
    if (this.lookedAt !== null) return;
    drawUnseen(() => {
      this.lookedAt = Math.max(0, this.steps.length - moves);
      this.drawnAt[1]((n) => n + 1);
      this.lookedAt = null;
      this.drawnAt[1]((n) => n + 1);
    });
  }

  /** The board now, the rest after the next frame. */
  protected show(): void {
    this.drawnAt[1]((n) => n + 1);
    this.settling ??= afterPaint(() => this.settle());
  }

  settle(): void {
    if (this.settling === undefined) return;
    this.settling();
    this.settling = undefined;
    this.settledAt[1]((n) => n + 1);
    this.onSettled();
  }

  /** What is to be done once everything has followed. */
  protected onSettled(): void {}
}

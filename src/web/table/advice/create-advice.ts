/** The current hint: requested, followed step by step, and closed. */
import { createEffect, createMemo, createSignal } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import type { Arrow } from '../../board/board.js';
import type { JudgedHint } from '../session/bot-client.js';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { AdvisedLine } from './advised-line.js';

interface Given {
  readonly hint: JudgedHint;
  /** Best first. */
  readonly lines: readonly AdvisedLine[];
}

export interface AdviceState {
  /** `given` is `null` while a bot is thinking. */
  readonly shown: () => { readonly given: Given | null } | null;
  /** The line being followed: the best, or another that was chosen. */
  readonly line: () => AdvisedLine | null;
  /** How many of its steps have been played. */
  readonly done: () => number;
  /** The next step to play. */
  readonly next: () => Action | null;
  readonly arrows: () => readonly Arrow[];
  /** What to do and why, for screen readers. */
  readonly spoken: () => string;
  ask(): Promise<void>;
  follow(line: AdvisedLine): void;
  close(): void;
}

const NO_ARROWS: readonly Arrow[] = [];

export function createAdvice(game: ShownGame, controls: Controls | undefined): AdviceState {
  const [shown, setShown] = createSignal<{ readonly given: Given | null } | null>(null);
  const [line, follow] = createSignal<AdvisedLine | null>(null);
  const close = (): void => {
    setShown(null);
    follow(null);
  };
  const ask = async (): Promise<void> => {
    if (!controls || controls.legal().length === 0) return;
    const { state, length } = game;
    follow(null);
    setShown({ given: null });
    const hint = await controls.hint();
    if (game.state !== state || shown() === null) return;
    if (hint === undefined) return close();
    const lines = hint.lines.map((one) => new AdvisedLine(game, hint, one, length));
    setShown({ given: { hint, lines } });
    follow(lines[0]);
  };
  const done = createMemo(() => line()?.done ?? null);
  // Keep the line while it is being followed.
  createEffect<number>((before) => {
    const { length } = game;
    const isOver = done() === line()?.own.length && !line()?.line.isOpen;
    if (line() === null ? length !== before : done() === null || isOver) close();
    return length;
  }, game.length);
  const next = createMemo(() => {
    const [at, followed] = [done(), line()];
    if (at === null || followed === null || controls?.legal().length === 0) return null;
    return followed.own[at]?.action ?? null;
  });
  return {
    shown,
    line,
    done: () => done() ?? 0,
    next,
    arrows: createMemo(() => (done() === null || game.at !== null ? NO_ARROWS : line()!.arrowsFrom(done()!))),
    spoken: createMemo(() => line()?.sentence ?? ''),
    ask,
    follow,
    close,
  };
}

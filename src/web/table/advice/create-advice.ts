/** The hint that is asked for, shown and closed again. */
import { createMemo, createSignal } from 'solid-js';
import type { Hint } from '../../../bots/explain/hint.js';
import { stepTexts } from '../../../bots/explain/sentences.js';
import type { Target } from '../../board/board.js';
import { language, t } from '../../i18n/index.js';
import type { Controls } from '../session/controls.js';
import type { ShownGame } from '../session/shown-game.js';
import { targetsOfLine } from './advice.jsx';

export interface AdviceState {
  /** `hint` is `null` while a bot thinks about it. */
  readonly shown: () => { readonly hint: Hint | null } | null;
  /** The best line, for screen readers. */
  readonly spoken: () => string;
  ask(): Promise<void>;
  close(): void;
}

export function createAdvice(
  game: ShownGame,
  controls: Controls | undefined,
  onMark: (targets: readonly Target[]) => void,
): AdviceState {
  const [shown, setShown] = createSignal<{ readonly hint: Hint | null } | null>(null);
  const close = (): void => {
    setShown(null);
    onMark([]);
  };
  const ask = async (): Promise<void> => {
    if (!controls || controls.legal().length === 0) return;
    const { state } = game;
    setShown({ hint: null });
    const hint = await controls.hint();
    if (game.state !== state || shown() === null) return;
    if (hint === undefined) return close();
    setShown({ hint });
    onMark(targetsOfLine(game, hint, hint.lines[0]));
  };
  const spoken = createMemo(() => {
    const hint = shown()?.hint;
    if (!hint) return '';
    const [best] = hint.lines;
    const steps = stepTexts(game.rules, hint.state, best.steps, hint.seat, game.names, language());
    return `${t('table.hintBest')} ${steps.join(' ')}`;
  });
  return { shown, spoken, ask, close };
}

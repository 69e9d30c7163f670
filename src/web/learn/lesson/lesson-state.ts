/** A lesson on the screen: its run, what it shows after every change, and the answers to wrong tries. */
import { createMemo, createSignal, onCleanup } from 'solid-js';
import type { Action } from '../../../core/actions.js';
import { language, t } from '../../i18n/index.js';
import { speed } from '../../settings/settings.js';
import type { Lesson } from '../types.js';
import { LessonRun } from './lesson.js';
import { remember, resumed } from './progress.js';

/** The pause before the others' moves, by the speed set for bots. */
const DELAYS_MS: Readonly<Record<string, number>> = { slow: 1600, normal: 900, fast: 400, instant: 0 };

export type LessonState = ReturnType<typeof createLessonState>;

export function createLessonState(lesson: Lesson, chapter: number | undefined, onChange: () => void) {
  const exists = (n: number | undefined): n is number => n !== undefined && lesson.chapters[n] !== undefined;
  const run = exists(chapter) ? new LessonRun(lesson, chapter) : resumed(lesson);
  const [changes, setChanges] = createSignal(0);
  const [answer, setAnswer] = createSignal('');
  const [wrongTries, setWrongTries] = createSignal(0);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const change = (act: () => void): void => {
    act();
    setAnswer('');
    onChange();
    remember(run);
    setChanges((n) => n + 1);
    clearTimeout(timer);
    if (run.isScripted) timer = setTimeout(() => change(() => run.playScripted()), DELAYS_MS[speed()] ?? 900);
  };
  const answerWrong = (text: string): void => {
    setAnswer(text);
    setWrongTries((n) => n + 1);
  };

  return {
    /** The run; reading it through here re-renders after every change. */
    now: createMemo(() => {
      changes();
      return { run, rules: run.rules, step: run.step, state: run.state };
    }),
    changes,
    answer,
    wrongTries,
    try(action: Action): void {
      if (run.try(action)) change(() => {});
      else answerWrong(run.step.wrong(language()) ?? t('learn.wrongAction'));
    },
    /** The learner tapped something that cannot be chosen. */
    tryElsewhere(): void {
      if (run.isScripted) return;
      const { allow, all, wrong } = run.step;
      if (allow === undefined) answerWrong(t('learn.readFirst'));
      else answerWrong((all ? undefined : wrong(language())) ?? t('learn.wrongPlace'));
    },
    show(): void {
      const shown = run.shown();
      if (shown && run.try(shown.action)) change(() => {});
    },
    next: () => change(() => run.next()),
    back: () => change(() => run.back()),
    openChapter(n: number | undefined): void {
      if (exists(n)) change(() => run.openChapter(n));
    },
  };
}

/** What the board of a lesson shows at a step: the position, choices, lit and marked targets, and where to zoom. */
import { createMemo, on } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { Target } from '../../board/board.js';
import { describeTarget, presentationOf, speakerOf } from '../../games/index.js';
import { language } from '../../i18n/index.js';
import type { Lesson } from '../types.js';
import type { LessonState } from './lesson-state.js';
import { offersOf } from './offers.js';

/** On a small screen the board zooms to what a step is about. */
const small = matchMedia('(width < 56rem)');

export type LessonScene = ReturnType<typeof createLessonScene>;

export function createLessonScene(lesson: Lesson, now: LessonState['now']) {
  const position = createMemo(() => now().rules.writeView(now().state, 0));
  const offers = createMemo(() => offersOf(now().run, position()));
  const presentation = createMemo(() => presentationOf(now().rules));
  const label = (json: JsonObject): string =>
    presentation().label(json, speakerOf(now().rules, lesson.names));
  const describe = (target: Target): string[] =>
    describeTarget(now().rules, position(), target, lesson.names, language());

  const lit = createMemo<ReadonlySet<Target>>(() => new Set(offers().byTarget.keys()));
  // Lit targets need no mark, and a marked backdrop would hide what is on it.
  const marked = createMemo<ReadonlySet<Target>>(() => {
    const look = now().step.look ?? [];
    return new Set(lit().size > 0 ? look.filter((target) => !presentation().isBackdrop(target)) : look);
  });
  const step = createMemo(() => `${now().run.chapterIndex}/${now().run.index}`);
  const focus = createMemo(
    on(step, (): readonly (readonly Target[])[] | undefined => {
      const look = now().step.look ?? [];
      return small.matches ? [[...look, ...lit()], look] : undefined;
    }),
  );
  const litOnDesk = createMemo<ReadonlySet<Target>>(() => new Set(offers().byDesk.keys()));
  const lookedAt = createMemo<ReadonlySet<Target>>(() => new Set(now().step.look ?? []));
  const does = (target: Target): string =>
    (offers().byDesk.get(target) ?? []).map(({ json }) => label(json)).join('; ');
  return {
    ...{ position, offers, presentation, label, describe, lit, marked, focus },
    /** For the learner's desk. */
    onDesk: { lit: litOnDesk, marked: lookedAt, does },
  };
}

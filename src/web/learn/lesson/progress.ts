/** The learner's progress, remembered on this device. */
import { keep, kept } from '../../settings/keep.js';
import type { Lesson } from '../types.js';
import { LessonRun, type Progress } from './lesson.js';

interface Remembered {
  readonly progress: Progress;
  readonly finished: boolean;
}

export function remembered(lesson: Lesson): Remembered | undefined {
  try {
    const found = JSON.parse(kept(`learn.${lesson.id}`) ?? 'null');
    if (typeof found?.progress?.chapter !== 'number' || !Array.isArray(found.progress.moves))
      return undefined;
    return { progress: found.progress, finished: found.finished === true };
  } catch {
    return undefined;
  }
}

export function remember(run: LessonRun): void {
  const finished = (run.isLastChapter && run.isLastStep) || (remembered(run.lesson)?.finished ?? false);
  keep(`learn.${run.lesson.id}`, JSON.stringify({ progress: run.progress, finished }));
}

/** Resumes where the learner stopped; starts over if the lesson was finished. */
export function resumed(lesson: Lesson): LessonRun {
  const found = remembered(lesson);
  if (found === undefined) return new LessonRun(lesson);
  const run = LessonRun.resume(lesson, found.progress);
  return run.isLastChapter && run.isLastStep ? new LessonRun(lesson) : run;
}

/**
 * Combines the steps of a lesson, or the topics of the rules, with their texts. The steps are written once; the texts
 * are in each language's files, under the same ids.
 */
import type { Language } from '../../core/language.js';
import type { Pack } from '../../languages/pack.js';
import type { Chapter, Figure, LessonStep, Localized, Passage, Topic } from './types.js';

interface BookTexts {
  readonly about: { readonly lesson: string };
  /** Steps by number, from 1. */
  readonly chapters: Readonly<
    Record<string, { readonly title: string; readonly steps: Readonly<Record<number, StepTexts>> }>
  >;
  readonly topics: Readonly<Record<string, { readonly title: string; readonly body: readonly Passage[] }>>;
  readonly figures: Readonly<Record<string, string>>;
}

interface StepTexts {
  readonly text: string;
  readonly wrong?: string;
}

type StepPlan = Omit<LessonStep, 'text' | 'wrong'>;
type ChapterPlan = Omit<Chapter, 'title' | 'steps'> & { readonly steps: readonly StepPlan[] };

export function bookOf<T extends BookTexts>(pack: Pack<T>) {
  const texts = (language: Language): BookTexts => pack.in(language) as unknown as BookTexts;
  const about: Localized = (language) => texts(language).about.lesson;

  const chapter = (id: keyof T['chapters'] & string, plan: ChapterPlan): Chapter => ({
    ...plan,
    title: (language) => texts(language).chapters[id].title,
    steps: plan.steps.map((step, i): LessonStep => {
      const said = (language: Language): StepTexts => texts(language).chapters[id].steps[i + 1];
      return { ...step, text: (language) => said(language).text, wrong: (language) => said(language).wrong };
    }),
  });

  const topic = (id: keyof T['topics'] & string, plan: Omit<Topic, 'id' | 'title' | 'body'>): Topic => ({
    ...plan,
    id,
    title: (language) => texts(language).topics[id].title,
    body: (language) => texts(language).topics[id].body,
  });

  const figure = (id: keyof T['figures'] & string, plan: Omit<Figure, 'id' | 'caption'>): Figure => ({
    ...plan,
    id,
    caption: (language) => texts(language).figures[id],
  });

  return { about, chapter, topic, figure };
}

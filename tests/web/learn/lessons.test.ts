/** The lessons run to their end in both languages, and the rules reference covers every rule. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../src/core/json.js';
import { LANGUAGES, type Language } from '../../../src/core/language.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { describeTarget } from '../../../src/web/games/index.js';
import { type Choice, fits, LessonRun } from '../../../src/web/learn/lesson/lesson.js';
import { searchTopics } from '../../../src/web/learn/rules/search.js';
import type { Lesson } from '../../../src/web/learn/types.js';
import { pages } from '../kit/pages.js';

for (const language of LANGUAGES) await Promise.all(pages.map((page) => page.learnTexts.load(language)));
const lessons = await Promise.all(pages.map((page) => page.lesson()));
const references = await Promise.all(pages.map((page) => page.reference()));
const topics = references.flatMap((reference) => reference.topics);
const figures = references.flatMap((reference) => reference.figures);

/** Whether a target names something on the board of a position. */
function exists(position: Json, target: string): boolean {
  const { rules, state } = shelf.open(position);
  return describeTarget(rules, rules.writePosition(state), target, [], 'en').length > 0;
}

/** Runs a lesson to its end; `choose` picks among what fits. */
function finish(
  lesson: Lesson,
  choose: (run: LessonRun) => Choice | undefined,
  each?: (run: LessonRun) => void,
): LessonRun {
  const run = new LessonRun(lesson);
  for (let guard = 0; !(run.isLastChapter && run.isLastStep); guard++) {
    expect(guard, 'the lesson comes to an end').toBeLessThan(200);
    each?.(run);
    if (run.step.allow === undefined) run.next();
    else {
      const choice = choose(run);
      expect(choice, `chapter ${run.chapterIndex}, step ${run.index} can be done`).toBeDefined();
      expect(run.try(choice!.action)).toBe(true);
    }
    run.skipScript();
  }
  return run;
}

describe.each(lessons)('the lesson of $id', (lesson) => {
  it.each(LANGUAGES)('runs to its end by "show me", told in %s', (language) => {
    let told = 0;
    const run = finish(
      lesson,
      (run) => run.shown(),
      (run) => {
        expect(run.step.text(language).length).toBeGreaterThan(20);
        for (const line of run.happenings(language)) expect(line).not.toContain('undefined');
        told += run.happenings(language).length;
      },
    );
    expect(told).toBeGreaterThan(2);
    expect(run.rules.score(run.state)[0].rank, 'the learner wins').toBe(1);
  });

  it('runs to its end whatever the learner chooses of what is allowed', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = new Random(`learn ${seed}`);
      finish(lesson, (run) => {
        const choices = run.choices().filter((choice) => choice.fits);
        return choices[random.below(choices.length)];
      });
    }
  });

  it('answers a wrong try without playing it', () => {
    finish(lesson, (run) => {
      const wrong = run.choices().find((choice) => !choice.fits);
      const before = run.state;
      if (wrong) expect(run.try(wrong.action)).toBe(false);
      expect(run.state).toBe(before);
      return run.shown();
    });
  });

  it('goes back step by step, and resumes where it was left', () => {
    finish(
      lesson,
      (run) => run.shown(),
      (run) => {
        const saved = JSON.parse(JSON.stringify(run.progress));
        const again = LessonRun.resume(lesson, saved);
        expect([again.chapterIndex, again.index]).toEqual([run.chapterIndex, run.index]);
        expect(again.state).toEqual(run.state);
        for (let guard = 0; again.canGoBack(); guard++) {
          expect(guard).toBeLessThan(200);
          again.back();
        }
        expect([again.chapterIndex, again.index]).toEqual([0, 0]);
      },
    );
    expect(LessonRun.resume(lesson, { chapter: 99, moves: [[{ type: 'nonsense' }]] }).index).toBe(0);
  });

  it('has short steps, is complete in both languages, and points at things that exist', () => {
    for (const { title, position, steps } of lesson.chapters) {
      expect(title('en') && title('de')).toBeTruthy();
      expect(steps.at(-1)!.allow, 'a chapter ends with something to read').toBeUndefined();
      for (const step of steps) {
        for (const language of LANGUAGES) expect(step.text(language).length).toBeLessThan(330);
        expect(step.wrong('de') === undefined).toBe(step.wrong('en') === undefined);
        for (const target of step.look ?? []) expect(exists(position, target), target).toBe(true);
      }
    }
  });
});

it('patterns match actions that have all their fields', () => {
  expect(fits({ type: 'place', at: 'a--b/*' }, { type: 'place', piece: 'trader', at: 'a--b/1' })).toBe(true);
  expect(fits({ type: 'place', at: 'a--b/*' }, { type: 'place', piece: 'trader', at: 'a--c/1' })).toBe(false);
  expect(fits({ goods: ['*', '*'] }, { goods: ['red-1'] })).toBe(false);
});

describe('the rules reference', () => {
  it.each(['hansa-teutonica', 'hansa'])('covers every rule of %s', (game) => {
    const law = readFileSync(new URL(`../../../docs/rules-${game}.md`, import.meta.url), 'utf8');
    const numbers = new Set(law.match(/\b[STABCDEMHIPXZ]\d{1,2}\b/g));
    const { topics } = references[pages.findIndex(({ id }) => id === game)];
    const known = new Set(topics.flatMap((topic) => topic.covers));
    const last = { 'hansa-teutonica': 'S6 T6 A2 B1 C6 D1 E12 M6 H4 I7 P2 X4 Z1', hansa: 'S3 T9 X4 Z1' }[
      game
    ]!;
    for (const span of last.split(' ')) {
      for (let n = 1; n <= Number(span.slice(1)); n++) numbers.add(`${span[0]}${n}`);
    }
    for (const number of known) expect(numbers.has(number), `${number} is a rule`).toBe(true);
    for (const span of last.split(' ')) {
      for (let n = 1; n <= Number(span.slice(1)); n++) {
        expect(known.has(`${span[0]}${n}`), `${span[0]}${n} of ${game} is told`).toBe(true);
      }
    }
  });

  it('is complete in both languages, and its links and figures exist', () => {
    const ids = new Set(topics.map((topic) => topic.id));
    expect(ids.size).toBe(topics.length);
    for (const topic of topics) {
      expect(topic.title('en') && topic.title('de')).toBeTruthy();
      const shape = (language: Language) =>
        topic.body(language).map((passage) => (typeof passage === 'string' ? 0 : passage.length));
      expect(shape('de'), topic.id).toEqual(shape('en'));
      for (const other of topic.see ?? []) expect(ids.has(other), other).toBe(true);
      if (topic.figure) expect(figures.some(({ id }) => id === topic.figure)).toBe(true);
    }
  });

  it.each(figures)('figure $id shows a valid position', ({ position, marked, caption }) => {
    expect(caption('en') && caption('de')).toBeTruthy();
    for (const target of marked) expect(exists(position, target), target).toBe(true);
  });

  it('finds words in the language of the page, with or without umlauts', () => {
    const found = (query: string) => searchTopics(topics, query, 'de').map((topic) => topic.id);
    expect(found('verdrangen')[0]).toBe('ht-displace');
    expect(found('Verdrängen')[0]).toBe('ht-displace');
    expect(searchTopics(topics, 'displace', 'en')[0].id).toBe('ht-displace');
    expect(found('rekonstruiert')).toEqual(['hansa-board']);
    expect(found('zzz')).toEqual([]);
    expect(found('  ')).toHaveLength(topics.length);
  });

  it('has the topics that boards refer to', () => {
    const ids = new Set(topics.map((topic) => topic.id));
    for (const page of pages)
      for (const [kind, id] of Object.entries(page.topics))
        expect(ids.has(id), `${page.id} ${kind}`).toBe(true);
  });
});

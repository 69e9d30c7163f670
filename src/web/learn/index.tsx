/** The learning part: the lessons to choose from, one of them, and the rules. */
import '../i18n/learn.js';
import { For, lazy, Show } from 'solid-js';
import { language, t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { route } from '../shell/router.js';
import { BoardFigure } from './figure.jsx';
import './learn.css';
import './rules.css';
import { LESSONS } from './lessons/index.js';
import { LessonPlayer } from './player.jsx';
import { remembered } from './progress.js';
import { figureById } from './reference/figures.js';
import type { Lesson } from './types.js';

export const RulesReference = lazy(() =>
  import('./rules.jsx').then(({ RulesReference }) => ({ default: RulesReference })),
);
export { topicFor } from './topic-for.js';

const ABOUT = { 'hansa-teutonica': 'learn.aboutHt', hansa: 'learn.aboutHansa' } as const;
const TITLES: Readonly<Record<string, string>> = { 'hansa-teutonica': 'Hansa Teutonica', hansa: 'Hansa' };

const PICTURES: Readonly<Record<string, string>> = { 'hansa-teutonica': 'card-ht', hansa: 'card-hansa' };

/** `lesson` is the id of one, with the number of a chapter behind it or not: `hansa/2`. */
export function Learn(props: { lesson?: string }) {
  const wanted = () => {
    const now = route();
    const path = props.lesson ?? (now.screen === 'learn' ? now.rest : undefined) ?? '';
    const [id, chapter] = path.split('/');
    return { id, chapter: chapter === undefined ? undefined : Number(chapter) - 1 };
  };
  const lesson = () => LESSONS.find(({ id }) => id === wanted().id);
  return (
    <Show when={lesson()} fallback={<LessonShelf unknown={wanted().id !== ''} />} keyed>
      {(found) => <LessonPlayer lesson={found} chapter={wanted().chapter} />}
    </Show>
  );
}

function LessonShelf(props: { unknown: boolean }) {
  return (
    <div class="page lesson-shelf">
      <h1>{t('learn.title')}</h1>
      <p class="lesson-intro">{t('learn.intro')}</p>
      <Show when={props.unknown}>
        <p class="alert" role="alert">
          {t('learn.unknown')}
        </p>
      </Show>
      <ul class="cards">
        <For each={LESSONS}>{(lesson) => <LessonCard lesson={lesson} />}</For>
      </ul>
      <p class="lesson-shelf-rules">
        <a class="button" href="#/rules">
          <Icon name="book" />
          {t('learn.readRules')}
        </a>
      </p>
    </div>
  );
}

function LessonCard(props: { lesson: Lesson }) {
  const found = remembered(props.lesson);
  const chapter = (): number => Math.min(found?.progress.chapter ?? 0, props.lesson.chapters.length - 1);
  const begun = (): boolean => found !== undefined && (chapter() > 0 || found.progress.moves.length > 1);
  const at = (path = ''): string => `#/learn/${props.lesson.id}${path}`;
  return (
    <li class="card lesson-card">
      <Show when={figureById(PICTURES[props.lesson.id])}>
        {(picture) => <BoardFigure figure={picture()} bare={true} />}
      </Show>
      <h2>{TITLES[props.lesson.id]}</h2>
      <p>{t(ABOUT[props.lesson.id as keyof typeof ABOUT])}</p>
      <Show when={found?.finished || begun()}>
        <p class="lesson-state">
          {found?.finished
            ? t('learn.finished')
            : t('learn.progress', { chapter: chapter() + 1, count: props.lesson.chapters.length })}
        </p>
      </Show>
      <ol class="lesson-chapters">
        <For each={props.lesson.chapters}>
          {(chapter, i) => (
            <li>
              <a href={at(`/${i() + 1}`)}>{chapter.title[language()]}</a>
            </li>
          )}
        </For>
      </ol>
      <div class="lesson-card-buttons">
        <a class="button button-primary" href={at()}>
          <Icon name="learn" />
          {t(begun() && !found?.finished ? 'learn.goOn' : 'learn.begin')}
        </a>
        <Show when={begun() && !found?.finished}>
          <a class="button button-quiet" href={at('/1')}>
            {t('learn.again')}
          </a>
        </Show>
      </div>
    </li>
  );
}

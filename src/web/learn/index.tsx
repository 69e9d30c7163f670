/** The learning section: the list of lessons, one lesson, and the rules. */
import { createMemo, createResource, For, lazy, Show } from 'solid-js';
import { shelf } from '../../games/index.js';
import { loadPage, pageIds } from '../games/index.js';
import type { GamePage } from '../games/page.js';
import { gameName } from '../home/names.js';
import { language, t, useTexts } from '../i18n/index.js';
import { Icon } from '../shell/controls/icons.jsx';
import { route } from '../shell/router.js';
import { BoardFigure } from './rules/figure.jsx';
import './learn.css';
import './rules/rules.css';
import { LessonPlayer } from './lesson/player.jsx';
import { remembered } from './lesson/progress.js';
import type { Lesson } from './types.js';

export { gameTexts as texts } from '../games/texts.js';

/** A game's page and the texts of its book. */
async function openBook(id: string): Promise<GamePage> {
  const page = await loadPage(id);
  await useTexts(page.learnTexts);
  return page;
}

const openLesson = async (id: string): Promise<Lesson> => (await openBook(id)).lesson();

export const RulesReference = lazy(async () => {
  const [{ RulesReference }, ...references] = await Promise.all([
    import('./rules/rules.jsx'),
    ...pageIds.map(async (game) => ({ game, ...(await (await openBook(game)).reference()) })),
  ]);
  return { default: (props: { topic?: string }) => <RulesReference references={references} {...props} /> };
});

/** `lesson` is the id of a game, optionally followed by a chapter number: `hansa/2`. */
export function Learn(props: { lesson?: string }) {
  const wanted = createMemo(() => {
    const now = route();
    const path = props.lesson ?? (now.screen === 'learn' ? now.rest : undefined) ?? '';
    const [id, chapter] = path.split('/');
    return { id, chapter: chapter === undefined ? undefined : Number(chapter) - 1 };
  });
  const known = (): string | undefined => pageIds.find((id) => id === wanted().id);
  return (
    <Show when={known()} fallback={<AllLessons unknown={wanted().id !== ''} />} keyed>
      {(id) => <OneLesson id={id} chapter={wanted().chapter} />}
    </Show>
  );
}

function OneLesson(props: { id: string; chapter: number | undefined }) {
  const [lesson] = createResource(() => openLesson(props.id));
  return <Show when={lesson()}>{(found) => <LessonPlayer lesson={found()} chapter={props.chapter} />}</Show>;
}

function AllLessons(props: { unknown: boolean }) {
  const [lessons] = createResource(() => Promise.all(pageIds.map(openLesson)));
  return <Show when={lessons()}>{(found) => <LessonShelf lessons={found()} unknown={props.unknown} />}</Show>;
}

function LessonShelf(props: { lessons: readonly Lesson[]; unknown: boolean }) {
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
        <For each={props.lessons}>{(lesson) => <LessonCard lesson={lesson} />}</For>
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
      <BoardFigure figure={props.lesson.picture} bare={true} />
      <h2>{gameName(props.lesson.id, shelf.game(props.lesson.id).title)}</h2>
      <p>{props.lesson.about(language())}</p>
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
              <a href={at(`/${i() + 1}`)}>{chapter.title(language())}</a>
            </li>
          )}
        </For>
      </ol>
      <div class="lesson-card-buttons">
        <a class="button button-primary" href={at()}>
          <Icon name="learn" />
          {t(begun() && !found?.finished ? 'learn.continue' : 'learn.begin')}
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

/** The rules in our own words: contents, search, topics. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { language, t } from '../i18n/index.js';
import { Icon } from '../shell/icons.jsx';
import { route } from '../shell/router.js';
import { BoardFigure } from './figure.jsx';
import { figureById } from './reference/figures.js';
import { searchTopics, TOPICS, topicById } from './reference/index.js';
import './rules.css';
import type { Topic } from './types.js';

const GAMES = [
  { id: 'hansa-teutonica', title: 'Hansa Teutonica' },
  { id: 'hansa', title: 'Hansa' },
] as const;

export function RulesReference(props: { topic?: string }) {
  const [query, setQuery] = createSignal('');
  const wanted = (): string | undefined => {
    const now = route();
    return props.topic ?? (now.screen === 'rules' ? now.rest : undefined);
  };
  const found = createMemo(() => searchTopics(query(), language()));
  const searching = (): boolean => query().trim() !== '';
  const of = (game: string): readonly Topic[] => found().filter((topic) => topic.game === game);

  // Figures have their size before they are drawn, so the place does not shift once it is reached.
  createEffect(
    on(wanted, (id) => {
      if (topicById(id) === undefined) return;
      setQuery('');
      requestAnimationFrame(() => {
        document.querySelector('.rules-contents [aria-current]')?.scrollIntoView({ block: 'nearest' });
        const article = document.getElementById(`topic-${id}`);
        article?.scrollIntoView({ block: 'start' });
        article?.focus({ preventScroll: true });
      });
    }),
  );

  return (
    <div class="page rules">
      <header class="rules-head">
        <h1>{t('rules.title')}</h1>
        <p>
          {t('rules.intro')} <a href="#/learn">{t('rules.learn')}</a>
        </p>
        <search class="rules-search">
          <input
            class="field"
            type="search"
            placeholder={t('rules.search')}
            aria-label={t('rules.search')}
            value={query()}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
          <span class="rules-count" role="status" aria-live="polite">
            <Show when={searching()}>
              {found().length === 1 ? t('rules.foundOne') : t('rules.found', { count: found().length })}
            </Show>
          </span>
        </search>
      </header>
      <div class="rules-columns">
        <nav class="rules-contents" aria-label={t('rules.contents')}>
          <For each={GAMES}>
            {(game) => (
              <Show when={of(game.id).length > 0}>
                <details open={matchMedia('(width >= 60rem)').matches}>
                  <summary>{game.title}</summary>
                  <ul>
                    <For each={searching() ? of(game.id) : TOPICS.filter((topic) => topic.game === game.id)}>
                      {(topic) => (
                        <li>
                          <a
                            href={`#/rules/${topic.id}`}
                            aria-current={wanted() === topic.id ? 'location' : undefined}
                          >
                            {topic.title[language()]}
                          </a>
                        </li>
                      )}
                    </For>
                  </ul>
                </details>
              </Show>
            )}
          </For>
        </nav>
        <div class="rules-topics">
          <Show when={found().length > 0} fallback={<p class="waiting">{t('rules.nothing')}</p>}>
            <For each={GAMES}>
              {(game) => (
                <Show when={of(game.id).length > 0}>
                  <h2 class="rules-game">{game.title}</h2>
                  <For each={of(game.id)}>
                    {(topic) => <TopicText topic={topic} current={wanted() === topic.id} />}
                  </For>
                </Show>
              )}
            </For>
          </Show>
        </div>
      </div>
    </div>
  );
}

function TopicText(props: { topic: Topic; current: boolean }) {
  const figure = () => figureById(props.topic.figure);
  const title = () => props.topic.title[language()];
  return (
    <article
      id={`topic-${props.topic.id}`}
      class="rule"
      classList={{ 'rule-current': props.current }}
      tabindex="-1"
      aria-labelledby={`title-${props.topic.id}`}
    >
      <div class="rule-words">
        <h3 id={`title-${props.topic.id}`}>
          {title()}
          <a
            class="rule-anchor"
            href={`#/rules/${props.topic.id}`}
            aria-label={t('rules.link', { title: title() })}
          >
            #
          </a>
        </h3>
        <For each={props.topic.body[language()]}>
          {(passage) =>
            typeof passage === 'string' ? (
              <p>{passage}</p>
            ) : (
              <ul>
                <For each={passage}>{(point) => <li>{point}</li>}</For>
              </ul>
            )
          }
        </For>
        <Show when={props.topic.see}>
          {(see) => (
            <p class="rule-see">
              <Icon name="book" /> {t('rules.see')}
              <For each={see().flatMap((id) => topicById(id) ?? [])}>
                {(other) => <a href={`#/rules/${other.id}`}>{other.title[language()]}</a>}
              </For>
            </p>
          )}
        </Show>
      </div>
      <Show when={figure()}>{(shown) => <BoardFigure figure={shown()} />}</Show>
    </article>
  );
}

/** The rules in our own words: contents, search, topics. */
import { createEffect, createMemo, createSignal, For, on, Show } from 'solid-js';
import { shelf } from '../../../games/index.js';
import { gameName } from '../../home/names.js';
import { language, t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { route } from '../../shell/router.js';
import { BoardFigure } from './figure.jsx';
import { searchTopics } from './search.js';
import './rules.css';
import type { Figure, Reference, Topic } from '../types.js';

interface Props {
  /** The rules of each game, in the order they are shown. */
  readonly references: readonly ({ readonly game: string } & Reference)[];
  readonly topic?: string;
}

const titleOf = (game: string): string => gameName(game, shelf.game(game).title);

export function RulesReference(props: Props) {
  const topics = props.references.flatMap((reference) => reference.topics);
  const figures = props.references.flatMap((reference) => reference.figures);
  const topicById = (id: string | undefined): Topic | undefined => topics.find((topic) => topic.id === id);
  const [query, setQuery] = createSignal('');
  const wanted = (): string | undefined => {
    const now = route();
    return props.topic ?? (now.screen === 'rules' ? now.rest : undefined);
  };
  const found = createMemo(() => searchTopics(topics, query(), language()));
  const foundIn = (reference: Reference): readonly Topic[] =>
    found().filter((topic) => reference.topics.includes(topic));

  // Figures reserve their space before they are drawn, so the topic stays in place once reached.
  createEffect(
    on(wanted, (id) => {
      if (topicById(id) === undefined) return;
      setQuery('');
      requestAnimationFrame(() => showTopic(id!));
    }),
  );

  return (
    <div class="page rules">
      <Head query={query()} search={setQuery} found={found().length} />
      <div class="rules-columns">
        <Contents references={props.references} shown={foundIn} wanted={wanted()} />
        <div class="rules-topics">
          <Show when={found().length > 0} fallback={<p class="waiting">{t('rules.nothing')}</p>}>
            <For each={props.references}>
              {(reference) => (
                <Show when={foundIn(reference).length > 0}>
                  <h2 class="rules-game">{titleOf(reference.game)}</h2>
                  <For each={foundIn(reference)}>
                    {(topic) => (
                      <TopicText
                        topic={topic}
                        figure={figures.find(({ id }) => id === topic.figure)}
                        see={(topic.see ?? []).flatMap((id) => topicById(id) ?? [])}
                        current={wanted() === topic.id}
                      />
                    )}
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

function Head(props: { query: string; search(query: string): void; found: number }) {
  return (
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
          value={props.query}
          onInput={(event) => props.search(event.currentTarget.value)}
        />
        <span class="rules-count" role="status" aria-live="polite">
          <Show when={props.query.trim() !== ''}>{t('rules.found', { n: props.found })}</Show>
        </span>
      </search>
    </header>
  );
}

function showTopic(id: string): void {
  document.querySelector('.rules-contents [aria-current]')?.scrollIntoView({ block: 'nearest' });
  const article = document.getElementById(`topic-${id}`);
  article?.scrollIntoView({ block: 'start' });
  article?.focus({ preventScroll: true });
}

interface ContentsProps extends Pick<Props, 'references'> {
  /** The topics of a game that are shown. */
  shown(reference: Reference): readonly Topic[];
  readonly wanted: string | undefined;
}

const Contents = (props: ContentsProps) => (
  <nav class="rules-contents" aria-label={t('rules.contents')}>
    <For each={props.references}>
      {(reference) => (
        <Show when={props.shown(reference).length > 0}>
          <details open={matchMedia('(width >= 60rem)').matches}>
            <summary>{titleOf(reference.game)}</summary>
            <ul>
              <For each={props.shown(reference)}>
                {(topic) => (
                  <li>
                    <a
                      href={`#/rules/${topic.id}`}
                      aria-current={props.wanted === topic.id ? 'location' : undefined}
                    >
                      {topic.title(language())}
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
);

function TopicText(props: {
  topic: Topic;
  figure: Figure | undefined;
  see: readonly Topic[];
  current: boolean;
}) {
  const title = () => props.topic.title(language());
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
        <For each={props.topic.body(language())}>
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
        <Show when={props.see.length > 0}>
          <p class="rule-see">
            <Icon name="book" /> {t('rules.see')}
            <For each={props.see}>
              {(other) => <a href={`#/rules/${other.id}`}>{other.title(language())}</a>}
            </For>
          </p>
        </Show>
      </div>
      <Show when={props.figure}>{(shown) => <BoardFigure figure={shown()} />}</Show>
    </article>
  );
}

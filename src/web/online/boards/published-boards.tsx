/** What people have published on this server: search it, copy it, play on it, report it. */
import { createEffect, createSignal, For, on, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import { Tool } from '../../shell/controls/tool.jsx';
import { createPagedSearch } from '../lobby/search/paged-search.js';
import { me, showError } from '../me/identity.js';
import { PersonLink } from '../people/names/person-link.jsx';
import { getPublishedBoards, type PublishedBoard, reportBoard } from './boards-api.js';
import { LineForm } from './line-form.jsx';
import { ServerCard } from './server-card.jsx';

/** `changes` counts what you have published or dropped, after which the list is fetched again. */
export function PublishedBoards(props: { changes: number }) {
  const [search, setSearch] = createSignal('');
  const {
    tables: boards,
    next,
    load,
  } = createPagedSearch(async (before) => {
    const found = await getPublishedBoards(search().trim(), before);
    return { tables: found.boards, next: found.next };
  }, showError);
  createEffect(on([search, () => props.changes], () => void load()));
  const none = (): string => {
    if (!boards()) return t('common.loading');
    return t(search() === '' ? 'shelf.noneTheirs' : 'shelf.noneFound');
  };
  return (
    <section class="server-shelf" aria-labelledby="published-boards">
      <h2 class="shelf-title" id="published-boards">
        {t('shelf.theirs')}
      </h2>
      <p class="hint">{t('shelf.theirsHint')}</p>
      <input
        class="field board-search"
        type="search"
        aria-label={t('shelf.search')}
        placeholder={t('shelf.search')}
        value={search()}
        onInput={(event) => setSearch(event.currentTarget.value)}
      />
      <Show when={(boards()?.length ?? 0) > 0} fallback={<p class="hint">{none()}</p>}>
        <ul class="cards">
          <For each={boards()}>{(board) => <PublishedCard board={board} />}</For>
        </ul>
      </Show>
      <Show when={next()}>
        {(before) => (
          <button type="button" class="button" onClick={() => void load(before())}>
            {t('shelf.more')}
          </button>
        )}
      </Show>
    </section>
  );
}

function PublishedCard(props: { board: PublishedBoard }) {
  const [isReporting, setIsReporting] = createSignal(false);
  const { hash, title, author, version, description } = props.board;
  const report = async (reason: string): Promise<void> => {
    try {
      await reportBoard(hash, reason);
      toast(t('shelf.reported'));
      setIsReporting(false);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ServerCard
      {...props.board}
      isThere
      words={
        <>
          <p class="hint">
            <PersonLink person={author.person} name={t('shelf.by', { name: author.name, version })} />
          </p>
          <Show when={description}>
            <p class="board-says">{description}</p>
          </Show>
        </>
      }
      tools={
        <Show when={author.person !== me()?.id}>
          <Tool icon="flag" label={t('shelf.report')} name={title} run={() => setIsReporting(true)} />
        </Show>
      }
      form={
        <Show when={isReporting()}>
          <LineForm
            label={t('shelf.reportWhy')}
            longest={300}
            button={t('shelf.send')}
            send={report}
            cancel={() => setIsReporting(false)}
          />
        </Show>
      }
    />
  );
}

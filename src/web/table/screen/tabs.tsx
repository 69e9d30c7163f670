/** What lies beside the board, one thing at a time; on a narrow screen a sheet that is drawn up over the board. */
import { createMemo, For, type JSX, Show, Suspense, untrack } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon, type IconName } from '../../shell/icons.jsx';

export interface Tab {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** Says that there is something new; read out with the name. */
  readonly mark?: string | undefined;
  body(): JSX.Element;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly open: string;
  /** Whether the sheet can be seen; what cannot be seen is not kept up to date. */
  readonly isSeen: boolean;
  onOpen(id: string): void;
}

export function Tabs(props: Props) {
  // What a tab has to ask for first must not take the whole table away meanwhile: each waits by itself.
  const shown = createMemo(() => props.tabs.find(({ id }) => id === props.open)?.id ?? props.tabs[0].id);
  return (
    <>
      <div class="tabs" role="tablist" aria-label={t('table.more')}>
        <For each={props.tabs}>
          {(tab) => (
            <button
              type="button"
              role="tab"
              id={`tab-${tab.id}`}
              aria-controls="sheet"
              aria-selected={shown() === tab.id}
              onClick={() => props.onOpen(tab.id)}
            >
              <Icon name={tab.icon} />
              <span class="tab-name">{tab.name}</span>
              <Show when={tab.mark}>
                <span class="tab-mark" />
                <span class="visually-hidden">{tab.mark}</span>
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="table-sheet" id="sheet" role="tabpanel" tabindex="0" aria-labelledby={`tab-${shown()}`}>
        <Show when={props.isSeen && shown()} keyed>
          {(id) => <Suspense>{untrack(() => props.tabs.find((tab) => tab.id === id)?.body())}</Suspense>}
        </Show>
      </div>
    </>
  );
}

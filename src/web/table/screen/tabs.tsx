/** Tabs beside the board; on a narrow screen a sheet over it. */
import { createMemo, For, type JSX, Show, Suspense, untrack } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Icon, type IconName } from '../../shell/controls/icons.jsx';

export interface Tab {
  readonly id: string;
  readonly icon: IconName;
  readonly name: string;
  /** Set when there is something new: read out by screen readers, a dot for everybody else. */
  readonly mark?: string | undefined;
  body(): JSX.Element;
}

interface Props {
  readonly tabs: readonly Tab[];
  readonly open: string;
  /** Whether the sheet is visible; a hidden one is not rendered. */
  readonly isSeen: boolean;
  onOpen(id: string): void;
}

export function Tabs(props: Props) {
  // A Suspense for each tab, so that loading one does not hide the whole table.
  const shown = createMemo(() => props.tabs.find(({ id }) => id === props.open)?.id ?? props.tabs[0].id);
  return (
    <div class="table-more">
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
    </div>
  );
}

/** The panel beside the drawing: what is selected, the list of things, or the text of the file. */
import { createSignal, For, Match, Switch } from 'solid-js';
import { t } from '../../../i18n/index.js';
import type { Editor } from '../contract.js';
import { TracingFields } from '../drawing/tracing.jsx';
import { alignSelected, copySelected, mirrorSelected, removeSelected } from '../edits.js';
import { Concerns } from './concerns.jsx';
import { keepFocus } from './keep-focus.js';
import { TextPane } from './text-pane.jsx';
import { ThingList } from './thing-list.jsx';

const TABS = ['things', 'list', 'text'] as const;

export function Panel(props: { editor: Editor }) {
  const { editor } = props;
  const [tab, setTab] = createSignal<(typeof TABS)[number]>('things');
  let panel!: HTMLElement;
  keepFocus(editor, () => panel);
  return (
    <aside class="editor-panel" data-tab={tab()} aria-label={t('editor.panel')} ref={panel}>
      <div class="editor-tabs">
        <For each={TABS}>
          {(one) => (
            <button type="button" aria-pressed={tab() === one} onClick={() => setTab(one)}>
              {t(`editor.tab-${one}`)}
            </button>
          )}
        </For>
      </div>
      <div class="panel-body">
        <Switch>
          <Match when={tab() === 'things'}>
            <Selected editor={editor} />
          </Match>
          <Match when={tab() === 'list'}>
            <ThingList editor={editor} />
          </Match>
          <Match when={tab() === 'text'}>
            <TextPane editor={editor} />
          </Match>
        </Switch>
      </div>
      <Concerns editor={editor} />
    </aside>
  );
}

function Selected(props: { editor: Editor }) {
  const { editor } = props;
  const only = (): string | undefined =>
    editor.selection().length === 1 ? editor.selection()[0] : undefined;
  return (
    <Switch>
      <Match when={editor.selection().length > 1}>
        <Several editor={editor} />
      </Match>
      <Match when={only()}>{(ref) => <editor.view.ThingPanel editor={editor} thing={ref()} />}</Match>
      <Match when={true}>
        <editor.view.SheetPanel editor={editor} />
        <TracingFields editor={editor} />
      </Match>
    </Switch>
  );
}

function Several(props: { editor: Editor }) {
  const { editor } = props;
  return (
    <div class="panel-several">
      <h2>{t('editor.several', { n: editor.selection().length })}</h2>
      <button type="button" class="button" onClick={() => alignSelected(editor)}>
        {t('editor.align')}
      </button>
      <button type="button" class="button" onClick={() => mirrorSelected(editor)}>
        {t('editor.mirror')}
      </button>
      <button type="button" class="button" onClick={() => copySelected(editor)}>
        {t('editor.copy')}
      </button>
      <button type="button" class="button" onClick={() => removeSelected(editor)}>
        {t('editor.remove')}
      </button>
    </div>
  );
}

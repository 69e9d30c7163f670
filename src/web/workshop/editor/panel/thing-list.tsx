/** All cities and routes by name, to select them without a pointer. */
import { createMemo, For } from 'solid-js';
import { t } from '../../../i18n/index.js';
import type { Editor } from '../contract.js';
import { connectCities } from '../edits.js';

export function ThingList(props: { editor: Editor }) {
  const { editor } = props;
  const things = createMemo(() => editor.view.model.things(editor.board()));
  const cities = () => things().filter(({ ref }) => ref.startsWith('city:'));
  const ways = () => things().filter(({ ref }) => !ref.startsWith('city:'));
  return (
    <div class="thing-list">
      <h2>{t('editor.cities', { n: cities().length })}</h2>
      <Things editor={editor} things={cities()} />
      <h2>{t(editor.view.way === 'arrow' ? 'editor.arrows' : 'editor.ways', { n: ways().length })}</h2>
      <Things editor={editor} things={ways()} />
    </div>
  );
}

type Things = ReturnType<Editor['view']['model']['things']>;

function Things(props: { editor: Editor; things: Things }) {
  const { editor } = props;
  const pick = (ref: string, event: MouseEvent): void => {
    const [only] = editor.selection();
    const joins = editor.tool() === 'route' && only?.startsWith('city:') && ref.startsWith('city:');
    if (joins && only !== ref) connectCities(editor, only, ref);
    else if (event.shiftKey || event.ctrlKey || event.metaKey) editor.toggle(ref);
    else editor.select([ref]);
  };
  return (
    <ul>
      <For each={props.things.map(({ ref }) => ref)}>
        {(ref) => (
          <li>
            <button
              type="button"
              aria-pressed={editor.selection().includes(ref)}
              onClick={(event) => pick(ref, event)}
            >
              {editor.view.nameOf(editor.board(), ref)}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

/** Where the host changes a table's options. */
import { onMount } from 'solid-js';
import { createStore, unwrap } from 'solid-js/store';
import type { Settings, SettingsChange } from '../../../protocol/tables/settings.js';
import { t } from '../../i18n/index.js';
import { type TableOptions, TableOptionsForm } from './table-options-form.jsx';
import '../../home/new-game/new-game.css';

export function TableOptionsDialog(props: {
  settings: Settings;
  isOwnBoard: boolean;
  close(): void;
  save(change: SettingsChange): void;
}) {
  const { config: _, first: __, ...current } = structuredClone(props.settings);
  const [options, setOptions] = createStore<TableOptions>(current);
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog ref={dialog} class="sheet" aria-label={t('online.settings')} onClose={() => props.close()}>
      <form
        class="sheet-body options-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          props.save(structuredClone(unwrap(options)));
          dialog.close();
        }}
      >
        <h2>{t('online.settings')}</h2>
        <TableOptionsForm
          options={options}
          isOwnBoard={props.isOwnBoard}
          change={(part) => setOptions(part)}
        />
        <div class="sheet-end">
          <button type="button" class="button" onClick={() => dialog.close()}>
            {t('common.cancel')}
          </button>
          <button type="submit" class="button button-primary">
            {t('online.save')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The bar on top of every screen. */
import { createSignal, lazy, Show, Suspense } from 'solid-js';
import { t } from '../i18n/index.js';
import { Icon, Mark } from './controls/icons.jsx';
import { route } from './router.js';

const SettingsPanel = lazy(() =>
  import('../settings/panel.jsx').then(({ SettingsPanel }) => ({ default: SettingsPanel })),
);

/** Where the back link leads: from online screens to the list of tables, otherwise to the first screen. */
const back = (): string => {
  const now = route();
  const fromTable = /^(table|me|people|player)$/.test(now.screen);
  return fromTable || (now.screen === 'together' && now.rest !== undefined) ? '#/together' : '#/';
};

export const Header = () => (
  <header class="bar">
    <a class="brand" href={back()} aria-label={t(back() === '#/' ? 'common.toHome' : 'common.toTables')}>
      <Show when={route().screen !== 'home'}>
        <Icon name="back" />
      </Show>
      <Mark />
      <span class="brand-name">{t('common.kontor')}</span>
    </a>
    {/* Filled by the screens: how close a game is to its end, and the zoom buttons. */}
    <div class="bar-status" id="bar-status" />
    <div class="bar-tools" id="bar-tools" />
    <SettingsButton />
  </header>
);

/** Opens the settings in a dialog. */
function SettingsButton() {
  const [isOpen, setIsOpen] = createSignal(false);
  let dialog!: HTMLDialogElement;
  const show = (): void => {
    setIsOpen(true);
    dialog.showModal();
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={t('common.settings')}
        title={t('common.settings')}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Icon name="gear" />
      </button>
      <dialog
        ref={dialog}
        class="sheet"
        aria-label={t('common.settings')}
        onClose={() => setIsOpen(false)}
        onClick={(event) => {
          if (event.target === dialog) dialog.close();
        }}
        onKeyDown={(event) => event.stopPropagation()}
      >
        <Show when={isOpen()}>
          <div class="sheet-body">
            <div class="sheet-head">
              <h2>{t('common.settings')}</h2>
              <button
                type="button"
                class="icon-button"
                aria-label={t('common.close')}
                onClick={() => dialog.close()}
              >
                <Icon name="close" />
              </button>
            </div>
            <Suspense>
              <SettingsPanel />
            </Suspense>
          </div>
        </Show>
      </dialog>
    </>
  );
}

/** Offers a recovery phrase to people whom only this browser knows, until they have one or say *later*. */
import { createResource, createSignal, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import * as api from '../connection/api.js';
import { me } from '../me/identity.js';
import { createPhrase, PhraseCard } from './phrase-card.jsx';

const KEY = 'wayBack';

export function WayBackHint() {
  const [isOver, setOver] = createSignal(kept(KEY) === me()?.id);
  const [ways] = createResource(
    () => !isOver(),
    () => api.getWaysBack().catch(() => undefined),
  );
  const made = createPhrase();
  const hasNone = (): boolean => {
    const { phrase, mail, passkeys } = ways() ?? {};
    return phrase === null && !mail?.address && passkeys?.list.length === 0;
  };
  const end = (): void => {
    keep(KEY, me()?.id ?? '');
    setOver(true);
  };
  return (
    <Show when={!isOver() && hasNone()}>
      <aside class="card me-card way-back-hint" aria-label={t('identity.waysBack')}>
        <Show
          when={made.phrase()}
          fallback={
            <>
              <p>
                <strong>{t('identity.hint', { name: me()?.name ?? '' })}.</strong> {t('identity.hintMore')}
              </p>
              <div class="me-row">
                <button type="button" class="button" onClick={() => void made.make()}>
                  {t('identity.makePhrase')}
                </button>
                <button type="button" class="button button-quiet" onClick={end}>
                  {t('identity.later')}
                </button>
              </div>
            </>
          }
        >
          {(phrase) => <PhraseCard phrase={phrase()} done={end} />}
        </Show>
      </aside>
    </Show>
  );
}

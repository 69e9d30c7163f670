/** The card of your profile with what brings you back when this browser forgets you. */
import { createResource, createSignal, Show } from 'solid-js';
import type { WaysBack as Ways } from '../../../protocol/people/people.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { showError } from '../me/identity.js';
import { InputRow } from '../notify/input-row.jsx';
import { PasskeyWay } from './passkey-way.jsx';
import { createPhrase, PhraseCard } from './phrase-card.jsx';

export function WaysBack() {
  const [ways, { refetch }] = createResource(() => api.getWaysBack().catch(() => undefined));
  return (
    <section class="card me-card" aria-labelledby="me-ways-back">
      <h2 id="me-ways-back">{t('identity.waysBack')}</h2>
      <p class="hint">{t('identity.waysBackHint')}</p>
      <Show when={ways()}>
        {(found) => (
          <>
            <PhraseWay phrase={found().phrase} refetch={refetch} />
            <Show when={found().mail}>{(mail) => <MailWay mail={mail()} refetch={refetch} />}</Show>
            <PasskeyWay passkeys={found().passkeys} refetch={refetch} />
          </>
        )}
      </Show>
    </section>
  );
}

/** Runs a request, says that it is done, and reads the ways back again. */
async function run(request: Promise<unknown>, refetch: () => unknown, said?: string): Promise<boolean> {
  try {
    await request;
    if (said !== undefined) toast(said);
    return true;
  } catch (error) {
    showError(error);
    return false;
  } finally {
    void refetch();
  }
}

function PhraseWay(props: { phrase: Ways['phrase']; refetch(): unknown }) {
  const made = createPhrase(() => props.refetch());
  const [isAsking, setAsking] = createSignal(false);
  const renew = (): void => {
    setAsking(false);
    void made.make();
  };
  return (
    <div class="way-back" data-way="phrase">
      <h3>{t('identity.phrase')}</h3>
      <Show when={made.phrase()}>
        {(phrase) => <PhraseCard phrase={phrase()} done={() => made.putAway()} />}
      </Show>
      <Show when={!made.phrase()}>
        <p class="hint">{t('identity.phraseHint')}</p>
        <Show
          when={props.phrase}
          fallback={
            <button type="button" class="button" onClick={() => void made.make()}>
              {t('identity.makePhrase')}
            </button>
          }
        >
          {(phrase) => (
            <>
              <p>
                {t('identity.phraseSince', { when: when(phrase().created) })}{' '}
                <Show when={phrase().used}>{(used) => t('identity.phraseUsed', { when: when(used()) })}</Show>
              </p>
              <div class="me-row">
                <button type="button" class="button" onClick={() => setAsking(true)}>
                  {t('identity.renewPhrase')}
                </button>
                <button
                  type="button"
                  class="button button-quiet"
                  onClick={() => void run(api.endPhrase(), props.refetch, t('identity.phraseEnded'))}
                >
                  {t('identity.endPhrase')}
                </button>
              </div>
            </>
          )}
        </Show>
      </Show>
      <Show when={isAsking()}>
        <ConfirmBox
          question={t('identity.renewPhraseSure')}
          button={t('identity.renewPhrase')}
          confirm={renew}
          cancel={() => setAsking(false)}
        />
      </Show>
    </div>
  );
}

function MailWay(props: { mail: NonNullable<Ways['mail']>; refetch(): unknown }) {
  return (
    <div class="way-back" data-way="mail">
      <h3>{t('identity.mailbox')}</h3>
      <p class="hint">{t('identity.mailboxHint')}</p>
      <Show when={props.mail.waiting}>
        {(address) => <p role="status">{t('identity.mailboxWaiting', { address: address() })}</p>}
      </Show>
      <Show when={props.mail.address}>
        {(address) => (
          <div class="me-row">
            <p>{t('identity.mailboxIs', { address: address() })}</p>
            <button
              type="button"
              class="button button-small"
              onClick={() => void run(api.endMailbox(), props.refetch, t('identity.mailboxEnded'))}
            >
              {t('identity.endMailbox')}
            </button>
          </div>
        )}
      </Show>
      <InputRow
        label={t('identity.mailboxAddress')}
        button={t('identity.addMailbox')}
        type="email"
        autocomplete="email"
        send={(address) => run(api.setMailbox(address), props.refetch)}
      />
    </div>
  );
}

/** For people who have been here before: by recovery phrase, passkey, mail, or from another device. */
import { createResource, createSignal, Show, Suspense } from 'solid-js';
import type { RequestError } from '../../../client/request-error.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';
import { choosePasskey, hasPasskeys, showBrowserRefusal } from './passkey-browser.js';
import { createReturn } from './return.js';
import { RoomQuestion } from './room-question.jsx';
import './ways-back.css';

export function ReturnForm(props: { cancel(): void }) {
  const [ways] = createResource(() => api.getReturnWays().catch(() => undefined));
  return (
    <div class="page page-narrow gate">
      <h1>{t('identity.welcomeBack')}</h1>
      <PhraseForm />
      <Suspense>
        <Show when={ways()?.passkeys && hasPasskeys()}>
          <PasskeyButton />
        </Show>
        <Show when={ways()?.mail}>
          <MailForm />
        </Show>
      </Suspense>
      <p class="hint">{t('identity.elsewhere')}</p>
      <div class="gate-ways">
        <button type="button" class="button button-quiet" onClick={() => props.cancel()}>
          {t('identity.newHere')}
        </button>
      </div>
    </div>
  );
}

function PhraseForm() {
  const [phrase, setPhrase] = createSignal('');
  const [isUnknown, setUnknown] = createSignal(false);
  const back = createReturn(
    () => {},
    ({ field }) => field === 'phrase' && setUnknown(true),
  );
  const submit = (event: Event): void => {
    event.preventDefault();
    if (phrase().trim() !== '')
      void back.attempt((makeRoom) => api.returnByPhrase(phrase().trim(), makeRoom));
  };
  return (
    <form class="return-way" onSubmit={submit}>
      <label for="return-phrase">{t('identity.typePhrase')}</label>
      <textarea
        id="return-phrase"
        class="field"
        name="phrase"
        rows="2"
        maxlength="200"
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        aria-describedby="return-phrase-hint"
        aria-invalid={isUnknown()}
        value={phrase()}
        onInput={(event) => {
          setPhrase(event.currentTarget.value);
          setUnknown(false);
        }}
      />
      <p class="hint" classList={{ 'return-wrong': isUnknown() }} id="return-phrase-hint" role="status">
        {isUnknown() ? t('identity.phraseUnknown') : t('identity.typePhraseHint')}
      </p>
      <RoomQuestion of={back} />
      <button type="submit" class="button button-primary" disabled={back.busy()}>
        {t('identity.comeBack')}
      </button>
    </form>
  );
}

function PasskeyButton() {
  const back = createReturn(
    () => {},
    (error) => {
      if (error.code !== 'forbidden') return showBrowserRefusal(error);
      toast(t('identity.passkeyUnknown'), { kind: 'error' });
      return true;
    },
  );
  // The same answer is sent again after the question about room.
  let answer: object | undefined;
  const use = (): void => {
    answer = undefined;
    void back.attempt(async (makeRoom) => {
      answer ??= await choosePasskey();
      return api.returnByPasskey(answer, makeRoom);
    });
  };
  return (
    <div class="return-way">
      <RoomQuestion of={back} />
      <button type="button" class="button" disabled={back.busy()} onClick={use}>
        {t('identity.usePasskey')}
      </button>
    </div>
  );
}

function MailForm() {
  const [address, setAddress] = createSignal('');
  const [said, setSaid] = createSignal('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (address().trim() === '') return;
    try {
      await api.sendSignInMail(address().trim());
      setSaid(t('identity.linkSent'));
    } catch (error) {
      if ((error as RequestError).code === 'too-fast') setSaid(t('identity.tooManyMails'));
      else showError(error);
    }
  };
  return (
    <form class="return-way" onSubmit={(event) => void send(event)}>
      <label for="return-mail">{t('identity.byMail')}</label>
      <input
        id="return-mail"
        class="field"
        name="address"
        type="email"
        maxlength="200"
        autocomplete="email"
        placeholder={t('identity.mailboxAddress')}
        value={address()}
        onInput={(event) => setAddress(event.currentTarget.value)}
      />
      <p class="hint" role="status">
        {said()}
      </p>
      <button type="submit" class="button">
        {t('identity.sendLink')}
      </button>
    </form>
  );
}

/** Signing up: a newcomer picks a name, or says that they have been here before. */
import { createSignal, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { ReturnForm } from '../ways-back/return-form.jsx';
import { showError, signUp } from './identity.js';
import { type CheckedName, checkedName } from './name-check.js';
import { NameField } from './name-field.jsx';

export function Door() {
  const [isBack, setBack] = createSignal(false);
  return (
    <Show when={isBack()} fallback={<SignUpForm toReturn={() => setBack(true)} />}>
      <ReturnForm cancel={() => setBack(false)} />
    </Show>
  );
}

function SignUpForm(props: { toReturn(): void }) {
  const name = checkedName('');
  const [busy, setBusy] = createSignal(false);
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (name.text().trim() === '' || !(await name.isAllowed())) return;
    setBusy(true);
    try {
      await signUp(name.text().trim());
    } catch (error) {
      // Perhaps somebody has just taken it.
      if (await name.isAllowed()) showError(error);
    }
    setBusy(false);
  };
  return (
    <form class="page page-narrow gate" onSubmit={(event) => void submit(event)}>
      <h1>{t('online.together')}</h1>
      <p>{t('online.intro')}</p>
      <SignUpName name={name} />
      <p class="hint">{t('online.whoHint')}</p>
      <div class="gate-ways">
        <button type="submit" class="button button-primary button-large" disabled={busy()}>
          {t('online.enter')}
        </button>
        <button type="button" class="button button-quiet" onClick={() => props.toReturn()}>
          {t('identity.beenHere')}
        </button>
      </div>
    </form>
  );
}

function SignUpName(props: { name: CheckedName }) {
  return (
    <div class="gate-name">
      <label for="sign-up-name">{t('online.signIn')}</label>
      <NameField id="sign-up-name" name={props.name} />
    </div>
  );
}

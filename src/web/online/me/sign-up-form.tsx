/** The door: a stranger picks a name. */
import { createSignal } from 'solid-js';
import { t } from '../../i18n/index.js';
import { showError, signUp } from './identity.js';
import { type CheckedName, checkedName } from './name-check.js';
import { NameField } from './name-field.jsx';

export function SignUpForm() {
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

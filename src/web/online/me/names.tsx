/** Your name on this server, and what you are called at tables. */
import { createSignal } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { me, setIdentity, showError } from './identity.js';
import { checkedName } from './name-check.js';
import { NameField } from './name-field.jsx';

export function Names() {
  return (
    <section class="card me-card" aria-label={t('online.yourName')}>
      <NameForm />
      <ShortNameForm />
    </section>
  );
}

async function save(change: { name?: string; short?: string }): Promise<void> {
  const now = await api.updateMe(change);
  setIdentity(now);
  toast(t('identity.nameSaved', { name: change.short || now.name }));
}

function NameForm() {
  const name = checkedName(me()?.name ?? '');
  const rename = async (event: Event): Promise<void> => {
    event.preventDefault();
    const wanted = name.text().trim();
    if (wanted === '' || wanted === me()?.name || !(await name.isAllowed())) return;
    try {
      await save({ name: wanted });
    } catch (error) {
      if (await name.isAllowed()) showError(error);
    }
  };
  return (
    <form class="name-form" onSubmit={(event) => void rename(event)}>
      <label for="me-name">{t('online.yourName')}</label>
      <div class="me-row">
        <NameField id="me-name" name={name} />
        <button type="submit" class="button">
          {t('identity.saveName')}
        </button>
      </div>
    </form>
  );
}

function ShortNameForm() {
  const [short, setShort] = createSignal(me()?.short ?? '');
  const change = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (short().trim() === me()?.short) return;
    try {
      await save({ short: short().trim() });
    } catch (error) {
      showError(error);
    }
  };
  return (
    <form class="name-form" onSubmit={(event) => void change(event)}>
      <label for="me-short">{t('identity.shortName')}</label>
      <div class="me-row">
        <input
          id="me-short"
          class="field"
          name="short"
          maxlength="40"
          autocomplete="off"
          placeholder={me()?.name}
          aria-describedby="me-short-hint"
          value={short()}
          onInput={(event) => setShort(event.currentTarget.value)}
        />
        <button type="submit" class="button">
          {t('identity.saveName')}
        </button>
      </div>
      <p class="hint" id="me-short-hint">
        {t('identity.shortNameHint')}
      </p>
    </form>
  );
}

/** Bans a person: why, and for how long. */
import { createSignal, For } from 'solid-js';
import { t } from '../../i18n/index.js';
import * as admin from './admin-api.js';

const DAYS = [1, 7, 30] as const;
const FOR_GOOD = '';

interface Props {
  readonly person: admin.AdminPerson;
  run(request: () => Promise<unknown>): Promise<void>;
  cancel(): void;
}

export function BanForm(props: Props) {
  const [reason, setReason] = createSignal('');
  const [days, setDays] = createSignal<string>(String(DAYS[1]));
  const ban = (event: Event): void => {
    event.preventDefault();
    const how = {
      reason: reason().trim(),
      ...(days() === FOR_GOOD ? {} : { days: Number(days()) }),
    };
    void props.run(() => admin.ban(props.person.id, how));
  };
  return (
    <form class="alert" onSubmit={ban}>
      <p>{t('admin.banSure', { name: props.person.name })}</p>
      <div class="me-row">
        <input
          class="field"
          required
          maxlength="200"
          aria-label={t('admin.banWhy', { name: props.person.name })}
          placeholder={t('admin.banWhy', { name: props.person.name })}
          value={reason()}
          onInput={(event) => setReason(event.currentTarget.value)}
        />
        <select
          class="field"
          aria-label={t('admin.banHow')}
          value={days()}
          onChange={(event) => setDays(event.currentTarget.value)}
        >
          <For each={DAYS}>{(n) => <option value={n}>{t(`admin.banDays${n}`)}</option>}</For>
          <option value={FOR_GOOD}>{t('admin.banForGood')}</option>
        </select>
        <button type="submit" class="button">
          {t('admin.ban')}
        </button>
        <button type="button" class="button button-primary" onClick={() => props.cancel()}>
          {t('common.cancel')}
        </button>
      </div>
    </form>
  );
}

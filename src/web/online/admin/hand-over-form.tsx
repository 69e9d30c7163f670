/** Gives an abandoned seat to a bot or another person. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';
import * as admin from './admin-api.js';

/** Not a possible bot name. */
const PERSON = '#person';

export function HandOverForm(props: { table: admin.AdminTable; done(): void; cancel(): void }) {
  const [levels] = createResource(async () => (await api.getServer()).levels);
  const deciding = props.table.seats.findIndex(({ decides }) => decides);
  const [seat, setSeat] = createSignal(Math.max(0, deciding));
  const [recipient, setRecipient] = createSignal('');
  const [person, setPerson] = createSignal('');
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    const to = recipient() || (levels()?.[0] ?? '');
    try {
      await admin.handOver(props.table.id, {
        seat: seat(),
        ...(to === PERSON ? { person: person().trim() } : { level: to }),
      });
      toast(t('admin.handedOver'));
      props.done();
    } catch (error) {
      showError(error);
    }
  };
  return (
    <form class="me-row admin-form" onSubmit={(event) => void submit(event)}>
      <SeatSelect table={props.table} seat={seat()} change={setSeat} />
      <select
        class="field"
        aria-label={t('admin.newPlayer')}
        value={recipient()}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      >
        <For each={levels()}>{(level) => <option value={level}>{t('admin.toBot', { level })}</option>}</For>
        <option value={PERSON}>{t('admin.toPerson')}</option>
      </select>
      <Show when={recipient() === PERSON}>
        <input
          class="field"
          required
          pattern="[a-z0-9]{16}"
          aria-label={t('admin.personId')}
          placeholder={t('admin.personId')}
          value={person()}
          onInput={(event) => setPerson(event.currentTarget.value)}
        />
      </Show>
      <button type="submit" class="button">
        {t('admin.handOver')}
      </button>
      <button type="button" class="button button-quiet" onClick={() => props.cancel()}>
        {t('common.cancel')}
      </button>
    </form>
  );
}

const SeatSelect = (props: { table: admin.AdminTable; seat: number; change(seat: number): void }) => (
  <select
    class="field"
    aria-label={t('admin.seat')}
    value={props.seat}
    onChange={(event) => props.change(Number(event.currentTarget.value))}
  >
    <For each={props.table.seats}>
      {({ name }, i) => <option value={i()}>{name || t('admin.seatNumber', { n: i() + 1 })}</option>}
    </For>
  </select>
);

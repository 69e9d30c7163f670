/** Notifications for one table: as usual, over one kind of channel, or none. */
import { createResource, Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { Radios } from '../../shell/controls/radios.jsx';
import { showError } from '../me/identity.js';
import * as notify from './notify-api.js';

/** Repeated from the protocol, whose schemas would pull a validator into the page. */
const CHANNEL_KINDS = ['push', 'mail', 'webhook'] as const;

export function TableNotify(props: { table: string }) {
  const [kinds, { mutate }] = createResource(
    () => props.table,
    (table) => notify.getTableKinds(table).catch(() => undefined),
  );
  /** What the server cannot send is not offered. */
  const [offers] = createResource(() =>
    notify.getSettings().then(
      (settings) => settings.offers,
      () => undefined,
    ),
  );
  const choices = () =>
    (['usual', ...CHANNEL_KINDS, 'none'] as const).filter(
      (value) => value === 'usual' || value === 'none' || offers()?.[value] === true,
    );
  const choose = (value: string): void => {
    const only = CHANNEL_KINDS.filter((kind) => kind === value);
    const next: notify.ChannelKinds = value === 'usual' ? null : only;
    mutate({ kinds: next });
    notify.saveTableKinds(props.table, next).catch(showError);
  };
  return (
    <Show when={offers() && kinds()}>
      {(now) => (
        <Radios
          name="table-notify"
          legend={t('notify.table')}
          value={now().kinds === null ? 'usual' : (now().kinds?.[0] ?? 'none')}
          choices={choices().map((value) => ({ value, label: t(`notify.table-${value}`) }))}
          choose={choose}
        />
      )}
    </Show>
  );
}

/** Tells you of devices that were signed in as you by a way back since this device last looked. */
import { createResource, For, onCleanup, Show } from 'solid-js';
import type { Device } from '../../../protocol/people/people.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import * as api from '../connection/api.js';
import { deviceName } from '../me/devices.jsx';

const KEY = 'devices';

/** Null on the first look: whatever is there then is not new. */
const knownDevices = (): string[] | null => kept(KEY)?.split(' ') ?? null;
const remember = (devices: readonly Device[]): void => keep(KEY, devices.map(({ id }) => id).join(' '));

const WAYS = ['phrase', 'mail', 'passkey'] as const;
const wayOf = ({ by }: Device): (typeof WAYS)[number] | undefined => WAYS.find((way) => way === by);

async function findNew(): Promise<Device[]> {
  const devices = await api.getDevices().catch(() => []);
  const known = knownDevices();
  const current = devices.find((device) => device.current);
  // Another person's list, or none yet.
  if (known === null || (current && !known.includes(current.id))) {
    remember(devices);
    return [];
  }
  return devices.filter((device) => !known.includes(device.id) && wayOf(device) !== undefined);
}

/** A table may stay open for days; looking more often is not worth it. */
const LOOK_AGAIN_MS = 5 * 60_000;
let lookedAt = 0;

const look = (): Promise<Device[]> => {
  lookedAt = Date.now();
  return findNew();
};

export function NewDevices() {
  const [found, { mutate, refetch }] = createResource(look);
  const lookAgain = (): void => {
    if (!document.hidden && Date.now() - lookedAt > LOOK_AGAIN_MS) void refetch();
  };
  document.addEventListener('visibilitychange', lookAgain);
  onCleanup(() => document.removeEventListener('visibilitychange', lookAgain));
  const acknowledge = async (): Promise<void> => {
    mutate([]);
    remember(await api.getDevices().catch(() => []));
  };
  return (
    <Show when={(found.latest?.length ?? 0) > 0}>
      <div class="alert new-devices" role="alert">
        <For each={found.latest}>
          {(device) => (
            <p>
              <strong>{t('identity.newDevice', { device: deviceName(device) })}</strong>{' '}
              {t(`identity.newDevice-${wayOf(device)!}`, { when: when(device.created) })}
            </p>
          )}
        </For>
        <div class="me-row">
          <button type="button" class="button" onClick={() => void acknowledge()}>
            {t('identity.itWasMe')}
          </button>
          <a class="button" href="#/me">
            {t('identity.lookAtDevices')}
          </a>
        </div>
      </div>
    </Show>
  );
}

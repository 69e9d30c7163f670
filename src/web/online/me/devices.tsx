/** The devices where you are signed in, each of which can be signed out, and a link that signs in another. */
import { createResource, createSignal, For, Show, Suspense } from 'solid-js';
import type { Device } from '../../../protocol/people/people.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { linkTo } from '../lobby/invite/invites.js';
import { LinkCard } from '../lobby/invite/link-card.jsx';
import { showError } from './identity.js';

export function deviceName({ browser, system }: Device): string {
  if (browser && system) return t('online.deviceIs', { browser, system });
  return browser ?? system ?? t('online.unknownDevice');
}

export function Devices() {
  const [devices, { refetch }] = createResource(() => api.getDevices().catch(() => []));
  const others = () => devices()?.filter(({ current }) => !current) ?? [];
  const end = async (request: Promise<unknown>, said: string): Promise<void> => {
    try {
      await request;
      toast(said);
    } catch (error) {
      showError(error);
    }
    void refetch();
  };
  const network = () => devices()?.find(({ current }) => current)?.network ?? null;
  return (
    <section class="card me-card" aria-labelledby="me-devices">
      <h2 id="me-devices">{t('online.yourDevices')}</h2>
      <p class="hint">{t('online.yourDevicesHint')}</p>
      <ul class="token-list device-list">
        <For each={devices()}>
          {(device) => (
            <DeviceRow
              device={device}
              isNear={device.network !== null && device.network === network()}
              end={() =>
                void end(api.endDevice(device.id), t('online.deviceEnded', { name: deviceName(device) }))
              }
            />
          )}
        </For>
      </ul>
      <Show when={others().length > 0}>
        <button
          type="button"
          class="button"
          onClick={() => void end(api.signOutOthers(), t('online.othersEnded'))}
        >
          {t('online.endOthers')}
        </button>
      </Show>
      <NewDevice />
    </section>
  );
}

function DeviceRow(props: { device: Device; isNear: boolean; end(): void }) {
  const place = (): string[] => {
    const { current, network } = props.device;
    if (current) return [t('online.thisDevice')];
    if (network === null) return [];
    return [props.isNear ? t('online.nearDevice') : t('online.deviceNetwork', { network })];
  };
  const times = (): string[] => [
    ...(props.device.current ? [] : [t('online.deviceSeen', { when: when(props.device.seen) })]),
    ...(props.device.by === null ? [] : [t(`identity.deviceBy-${props.device.by}`)]),
    t('online.deviceSince', { when: when(props.device.created) }),
  ];
  return (
    <li>
      <span>
        <strong>{deviceName(props.device)}</strong>{' '}
        <span class="hint">{[...place(), ...times()].join(' · ')}</span>
      </span>
      <Show when={!props.device.current}>
        <button
          type="button"
          class="button button-small"
          aria-label={t('online.endDevice', { name: deviceName(props.device) })}
          onClick={() => props.end()}
        >
          {t('online.endThis')}
        </button>
      </Show>
    </li>
  );
}

function NewDevice() {
  const [link, setLink] = createSignal<string>();
  const createLink = async (): Promise<void> => {
    try {
      setLink(linkTo(`/device/${(await api.createDeviceLink()).code}`));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <>
      <h3>{t('online.devices')}</h3>
      <p class="hint">{t('online.devicesHint')}</p>
      <Show
        when={link()}
        fallback={
          <button type="button" class="button" data-link onClick={() => void createLink()}>
            {t('online.makeLink')}
          </button>
        }
      >
        {(made) => (
          <Suspense>
            <LinkCard link={made()} />
          </Suspense>
        )}
      </Show>
    </>
  );
}

/** Your passkeys: add, name and remove them. */
import { createSignal, For, Show } from 'solid-js';
import type { Passkey, WaysBack } from '../../../protocol/people/people.js';
import { when } from '../../home/status.js';
import { t } from '../../i18n/index.js';
import { Icon } from '../../shell/controls/icons.jsx';
import { toast } from '../../shell/controls/toast.jsx';
import * as api from '../connection/api.js';
import { showError } from '../me/identity.js';
import { InputRow } from '../notify/input-row.jsx';
import { hasPasskeys, makePasskey, showBrowserRefusal } from './passkey-browser.js';

type Passkeys = WaysBack['passkeys'];

export function PasskeyWay(props: { passkeys: Passkeys; refetch(): unknown }) {
  const run = async (request: () => Promise<unknown>, said?: string): Promise<boolean> => {
    try {
      await request();
      if (said !== undefined) toast(said);
      return true;
    } catch (error) {
      if (!showBrowserRefusal(error)) showError(error);
      return false;
    } finally {
      void props.refetch();
    }
  };
  return (
    <div class="way-back" data-way="passkeys">
      <h3>{t('identity.passkeys')}</h3>
      <p class="hint">{t('identity.passkeysHint')}</p>
      <ul class="token-list passkey-list">
        <For each={props.passkeys.list}>
          {(passkey) => (
            <PasskeyRow
              passkey={passkey}
              rename={(label) => run(() => api.renamePasskey(passkey.id, label))}
              remove={() =>
                void run(
                  () => api.removePasskey(passkey.id),
                  t('identity.passkeyRemoved', { name: passkey.label }),
                )
              }
            />
          )}
        </For>
      </ul>
      <AddPasskey
        problem={props.passkeys.problem}
        usual={t('identity.passkeyUsual', { n: props.passkeys.list.length + 1 })}
        add={(label) =>
          run(async () => api.addPasskey(label, await makePasskey()), t('identity.passkeyIsAdded'))
        }
      />
    </div>
  );
}

function AddPasskey(props: {
  problem: Passkeys['problem'];
  usual: string;
  add(label: string): Promise<boolean>;
}) {
  return (
    <Show
      when={props.problem}
      fallback={
        <Show when={hasPasskeys()} fallback={<p>{t('identity.noPasskeys')}</p>}>
          <InputRow
            label={t('identity.passkeyName')}
            button={t('identity.addPasskey')}
            usual={props.usual}
            send={(label) => props.add(label.slice(0, 40))}
          />
        </Show>
      }
    >
      {(problem) => <p>{t(`identity.noPasskeys-${problem()}`)}</p>}
    </Show>
  );
}

function PasskeyRow(props: { passkey: Passkey; rename(label: string): Promise<boolean>; remove(): void }) {
  const [isNaming, setNaming] = createSignal(false);
  const times = (): string =>
    [
      t('identity.passkeyAdded', { when: when(props.passkey.created) }),
      ...(props.passkey.used === null ? [] : [t('identity.passkeyUsed', { when: when(props.passkey.used) })]),
    ].join(' · ');
  return (
    <li>
      <Show
        when={!isNaming()}
        fallback={
          <InputRow
            label={t('identity.passkeyName')}
            button={t('identity.saveName')}
            send={(label) => props.rename(label.slice(0, 40))}
          />
        }
      >
        <span>
          <strong>{props.passkey.label}</strong> <span class="hint">{times()}</span>
        </span>
        <span class="passkey-ways">
          <button
            type="button"
            class="icon-button"
            aria-label={t('identity.renamePasskey', { name: props.passkey.label })}
            onClick={() => setNaming(true)}
          >
            <Icon name="pencil" />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t('identity.removePasskey', { name: props.passkey.label })}
            onClick={() => props.remove()}
          >
            <Icon name="trash" />
          </button>
        </span>
      </Show>
    </li>
  );
}

/** Asks whether another device may be signed out, where there are too many. */
import { Show } from 'solid-js';
import { t } from '../../i18n/index.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import type { Return } from './return.js';

export function RoomQuestion(props: { of: Return }) {
  return (
    <Show when={props.of.question()}>
      <ConfirmBox
        question={t('identity.tooManyDevices')}
        button={t('identity.makeRoom')}
        confirm={() => void props.of.makeRoom()}
        cancel={() => props.of.cancel()}
      />
    </Show>
  );
}

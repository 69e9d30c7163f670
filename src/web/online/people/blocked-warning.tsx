/** Asks before you sit down with somebody whom you have blocked. */
import { t } from '../../i18n/index.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';

/** Whether the server has refused a seat for that reason. */
export const isBlockedWarning = (error: unknown): boolean =>
  (error as { readonly field?: string }).field === 'command.knowing';

export function BlockedWarning(props: { sit(): void; cancel(): void }) {
  return (
    <ConfirmBox
      question={t('people.blockedHere')}
      button={t('people.sitAnyway')}
      confirm={() => props.sit()}
      cancel={() => props.cancel()}
    />
  );
}

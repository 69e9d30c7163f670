/** Asks before you sit down with somebody whom you have blocked, and tells when such a person sits down with you. */
import { onMount, Show } from 'solid-js';
import { list } from '../../../languages/intl.js';
import type { TableDocument } from '../../../protocol/tables/document.js';
import { language, t } from '../../i18n/index.js';
import { ConfirmBox } from '../fields/confirm-box.jsx';
import { isBlocked, loadAcquaintances } from './acquaintances.js';
import { AboutSeats } from './names/seat-links.jsx';

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

/** For those who have a seat, before the game begins. */
export function BlockedNote(props: { document: TableDocument }) {
  onMount(() => void loadAcquaintances());
  const blocked = () => props.document.seats.flatMap(({ person }, seat) => (isBlocked(person) ? [seat] : []));
  const words = (names: readonly string[]): string =>
    t('people.blockedSits', {
      names: list(
        blocked().map((seat) => names[seat]),
        language(),
      ),
    });
  return (
    <Show when={props.document.you.seat !== null && blocked().length > 0}>
      <p class="alert" role="alert" data-blocked-note>
        <AboutSeats seats={props.document.seats} text={words} />
      </p>
    </Show>
  );
}

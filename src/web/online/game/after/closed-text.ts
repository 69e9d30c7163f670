/** Why a table was closed: the server's own reasons in the page's language, an admin's in their words. */
import { t } from '../../../i18n/index.js';

/** A quick match that did not come about. */
export const NOT_EVERYBODY = 'not everybody came';

const WORDS: ReadonlyMap<string, () => string> = new Map([
  ['', () => t('online.isClosed')],
  ['closed by the host', () => t('online.closedByHost')],
  ['the host has left the server', () => t('online.closedHostGone')],
  ['ended by an admin', () => t('online.closedByAdmin')],
  ['nobody came back', () => t('online.closedNobodyCame')],
  ['ended by agreement', () => t('fair.closedByAgreement')],
  ['everybody has resigned', () => t('fair.closedAllResigned')],
  [NOT_EVERYBODY, () => t('lobby.quickFailed')],
]);

export function closedText(reason = ''): string {
  const words = WORDS.get(reason);
  if (words) return words();
  const late = / ran out of time$/.exec(reason);
  if (late) return t('online.closedRanOut', { name: reason.slice(0, late.index) });
  return t('online.closedFor', { reason });
}

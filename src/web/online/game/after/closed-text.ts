/** Why a table was closed: the server's own reasons in the page's language, an admin's in their words. */
import { t } from '../../../i18n/index.js';

/** A quick match that did not come about. */
export const NOT_EVERYBODY = 'not everybody came';

export function closedText(reason: string | undefined): string {
  if (reason === undefined || reason === '') return t('online.isClosed');
  if (reason === 'closed by the host') return t('online.closedByHost');
  if (reason === 'nobody came back') return t('online.closedNobodyCame');
  if (reason === 'ended by agreement') return t('fair.closedByAgreement');
  if (reason === 'everybody has resigned') return t('fair.closedAllResigned');
  if (reason === NOT_EVERYBODY) return t('lobby.quickFailed');
  const late = / ran out of time$/.exec(reason);
  if (late) return t('online.closedRanOut', { name: reason.slice(0, late.index) });
  return t('online.closedFor', { reason });
}

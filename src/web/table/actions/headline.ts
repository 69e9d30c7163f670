/** Who is asked, in a few words. */
import { t } from '../../i18n/index.js';
import type { Play } from '../session/play.js';

export function headlineOf(session: Play): string {
  const { decider, thinking, names } = session;
  if (session.isOver) return t('table.over');
  if (thinking !== null) return t('table.thinking', { name: names[thinking] ?? '' });
  const name = names[decider] ?? '';
  if (!session.isHere(decider)) return t('table.turnOf', { name });
  return t(decider === session.rules.turnOf(session.state) ? 'table.yourTurn' : 'table.decide', { name });
}

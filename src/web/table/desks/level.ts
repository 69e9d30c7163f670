/** How strong a bot is, in words. */
import type { Rules } from '../../../core/game.js';
import { botName } from '../../home/names.js';
import { t } from '../../i18n/index.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { isUnlearnt } from '../session/network-files.js';

/** The level of the bot at a seat; `undefined` if its name says so already, or if a person sits there. */
export function levelOf({ kind, bot, name }: SeatHolder, rules: Rules): string | undefined {
  if (kind !== 'bot' || bot === undefined) return undefined;
  const level = botName(bot);
  if (isUnlearnt(bot, rules)) return t('table.unlearnt', { level });
  return name.toLowerCase().includes(level.toLowerCase()) ? undefined : level;
}

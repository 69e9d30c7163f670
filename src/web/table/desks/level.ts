/** How strong a bot is, for people. */
import { botName } from '../../home/names.js';
import type { SeatHolder } from '../../store/saved-game.js';

/** The level of the bot at a seat; none where its name says it already, or where a person sits. */
export function levelOf({ kind, bot, name }: SeatHolder): string | undefined {
  if (kind !== 'bot' || bot === undefined) return undefined;
  const level = botName(bot);
  return name.toLowerCase().includes(level.toLowerCase()) ? undefined : level;
}

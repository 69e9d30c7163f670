/** How strong a bot is and what it is about, in words. */
import { aimOf } from '../../../bots/explain/aim.js';
import { Random } from '../../../core/random.js';
import { botLikings, botName } from '../../home/names.js';
import { language, t } from '../../i18n/index.js';
import type { SeatHolder } from '../../store/saved-game.js';
import { isUnlearnt, needsNetwork } from '../session/network-files.js';
import type { ShownGame } from '../session/shown-game.js';

/** The level of the bot at a seat; `undefined` if its name says so already, or if a person sits there. */
export function levelOf({ kind, bot, name }: SeatHolder, game: ShownGame): string | undefined {
  if (kind !== 'bot' || bot === undefined) return undefined;
  const level = botName(bot);
  if (game.lacksNetwork && needsNetwork(bot)) return t('table.lacksNetwork', { level });
  if (isUnlearnt(bot, game.rules)) return t('table.unlearnt', { level });
  return name.toLowerCase().includes(level.toLowerCase()) ? undefined : level;
}

/** What a bot likes, and where it is strong right now as far as `viewer` can know; `undefined` for a person. */
export function aboutBot(game: ShownGame, seat: number, viewer: number | null): string | undefined {
  const { kind, bot } = game.seats[seat];
  if (kind !== 'bot' || bot === undefined) return undefined;
  const { rules } = game;
  const lines = botLikings(bot);
  if (viewer !== null && !game.isOver) {
    const imagined = new Uint8Array(rules.stateSize);
    rules.imagine(game.shown, viewer, new Random('about'), imagined);
    const aim = aimOf(rules, imagined, seat);
    if (aim !== null) lines.push(t('table.botAim', { aim: rules.game.termGuide.topicName(aim, language()) }));
  }
  return lines.join(' ');
}

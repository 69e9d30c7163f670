/** The status line of a game's card: whose turn it is, who won, when. */
import type { JsonObject } from '../../core/json.js';
import { day, list, relative } from '../../languages/intl.js';
import { language, t } from '../i18n/index.js';
import type { SavedGame } from '../store/saved-game.js';
import { boardName } from './names.js';

interface Row {
  readonly total: number;
  readonly rank: number;
}

/** The seat of the only person in a game against bots, or -1. */
function onlyPerson({ seats }: SavedGame): number {
  const people = seats.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []));
  return people.length === 1 ? people[0] : -1;
}

export const configOf = (game: SavedGame): JsonObject =>
  ((game.record.position as JsonObject | undefined)?.config as JsonObject | undefined) ?? {};

/** The board file stored with a game, if it has one. */
export const ownBoardOf = (game: SavedGame): JsonObject | undefined =>
  game.record.board as JsonObject | undefined;

/** The name of a game's board. */
export const boardTitle = (game: SavedGame): string => {
  const title = ownBoardOf(game)?.title;
  return boardName(configOf(game), typeof title === 'string' ? title : undefined);
};

export function winners(game: SavedGame): number[] {
  const rows = (game.record.result ?? []) as unknown as Row[];
  return rows.flatMap(({ rank }, seat) => (rank === 1 ? [seat] : []));
}

export function statusOf(game: SavedGame): string {
  const you = onlyPerson(game);
  if (!game.over) {
    const seat = game.decides;
    if (seat === undefined) return '';
    return seat === you ? t('home.yourTurn') : t('home.turnOf', { name: game.seats[seat]?.name ?? '' });
  }
  const won = winners(game);
  const points = (game.record.result as unknown as Row[])[won[0]]?.total ?? 0;
  if (won.length === 1 && won[0] === you) return t('home.youWon', { n: points });
  const names = won.map((seat) => game.seats[seat]?.name ?? '');
  if (won.length === 1) return t('home.won', { name: names[0], n: points });
  return t('home.shared', { names: list(names, language()), n: points });
}

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['minute', 60],
  ['hour', 3600],
  ['day', 86_400],
];

/** "5 minutes ago", or the date if more than a week ago. */
export function when(time: number, now = Date.now()): string {
  const seconds = Math.max(0, (now - time) / 1000);
  if (seconds < 60) return t('home.justNow');
  if (seconds > 7 * 86_400) {
    return day(time, language());
  }
  const [unit, size] = UNITS.filter(([, size]) => seconds >= size).at(-1)!;
  return relative(-Math.floor(seconds / size), unit, language());
}

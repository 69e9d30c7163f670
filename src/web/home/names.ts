/** Names of games, boards, editions, modules and bots; an unknown id is shown as it is. */
import type { Rules } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { boardIdOf, tableTitle } from '../../languages/table-title.js';
import { ownName } from '../games/names.js';
import { language, textOr } from '../i18n/index.js';

function named(kind: string, id: Json | undefined, otherwise?: string): string {
  const key = `${kind}-${String(id)}`;
  return ownName(key, language()) ?? textOr(`home.${key}`, otherwise ?? String(id ?? ''));
}

export const gameName = (id: Json | undefined, title?: string): string => named('game', id, title);
export const boardName = ({ board }: JsonObject, title?: string): string =>
  named('board', board, title ?? boardIdOf(board));
/** The name of the board in play, which may be your own. */
export const boardNameOf = ({ config, game }: Rules): string =>
  boardName(config, game.boards.get(String(config.board))?.title);
/** The title of an online table, the same as in notifications. */
export const titleOfTable = ({
  details,
  ...table
}: {
  readonly title: string;
  readonly board: Json | undefined;
  readonly details?: { readonly ownBoard?: string | undefined } | undefined;
}): string =>
  tableTitle({ ...table, ownBoard: details?.ownBoard }, language(), (key) => ownName(key, language()));
/** `ownBoard` is the file of a board that somebody drew. */
export const titleOfSettings = (
  { title, config }: { title: string; config: JsonObject },
  ownBoard: JsonObject | undefined,
): string => title || (ownBoard ? String(ownBoard.title) : titleOfTable({ title, board: config.board }));
export const boardHint = (id: Json | undefined): string => named('boardHint', id, '');
export const editionName = (id: Json | undefined): string => named('edition', id);
export const editionHint = (id: Json | undefined): string => named('editionHint', id, '');
export const moduleName = (id: Json | undefined): string => named('module', id);
export const moduleHint = (id: Json | undefined): string => named('moduleHint', id, '');
/** A level and what was asked of it: “Trader, builder”. */
export const botName = (id: Json | undefined): string => {
  const [level, ...settings] = String(id ?? '').split(':');
  return [named('bot', level), ...settings.map((setting) => named('botSetting', setting))].join(', ');
};
/** What to expect of a bot of this level, and what it is like. */
export const botHint = (id: Json | undefined): string => {
  const [level] = String(id ?? '').split(':');
  return [named('botHint', level, ''), ...botLikings(id)].join(' ').trim();
};
/** What was asked of a bot, in sentences: “Likes to get in your way.” */
export const botLikings = (id: Json | undefined): string[] =>
  String(id ?? '')
    .split(':')
    .slice(1)
    .map((setting) => named('botSettingHint', setting, ''));

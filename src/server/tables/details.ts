/** What cards show of a table beyond its columns, as the text that is stored. */
import type { Rules } from '../../core/game.js';
import type { Settings } from '../../protocol/settings.js';
import type { TableDetails } from '../../protocol/tables.js';
import { ownBoardTitle } from '../boards/title.js';
import { placesOf } from './places.js';
import type { Table } from './table.js';

/** Settings seldom change, and every move asks for their text. */
const texts = new WeakMap<Settings, string>();

export function detailsOf(table: Table): string {
  const { settings, rules, status, game } = table;
  if (status === 'over' && game) {
    const winners = placesOf(table).flatMap((place, seat) => (place === 1 ? [seat] : []));
    return JSON.stringify({ ...settingDetails(settings, rules), winners });
  }
  const known = texts.get(settings);
  if (known !== undefined) return known;
  const text = JSON.stringify(settingDetails(settings, rules));
  texts.set(settings, text);
  return text;
}

/** What is known before the end. */
function settingDetails(
  { pace, rated, hints, undo, rest }: Settings,
  rules: Rules,
): Omit<TableDetails, 'winners'> {
  const { edition, modules } = rules.config;
  const ownBoard = ownBoardTitle(rules);
  return {
    ...{ pace, rated, hints, undo, rest },
    ...(ownBoard === undefined ? {} : { ownBoard }),
    ...(typeof edition === 'string' ? { edition } : {}),
    ...(Array.isArray(modules) && modules.length > 0 ? { modules: modules.map(String) } : {}),
  };
}

/** What cards show of a table beyond its columns, as the text that is stored. */
import type { Rules } from '../../core/game.js';
import type { Settings } from '../../protocol/tables/settings.js';
import type { TableDetails } from '../../protocol/tables/tables.js';
import { addedBoardTitle } from '../boards/title.js';
import { unaccepted } from './decide/terms.js';
import { placesOf, settledPlaces } from './places.js';
import type { Table } from './table.js';

/** Settings seldom change, and every move asks for their text. */
const texts = new WeakMap<Settings, string>();

export function detailsOf(table: Table): string {
  const { settings, rules, status, game, seats } = table;
  const isOver = status === 'over' && game !== null;
  const places = settledPlaces(table);
  const isPaused = status === 'playing' && table.paused;
  const waitsFor = unaccepted(table);
  if (isOver || isPaused || waitsFor.length > 0 || places || seats.some(({ program }) => program)) {
    const winners = isOver ? seatsWhere(placesOf(table), (place) => place === 1) : [];
    const programs = seatsWhere(seats, ({ program }) => program);
    return JSON.stringify({
      ...settingDetails(settings, rules),
      ...(isOver ? { winners } : {}),
      ...(isPaused ? { paused: true } : {}),
      ...(waitsFor.length > 0 ? { unaccepted: waitsFor } : {}),
      ...(places ? { places } : {}),
      ...(programs.length > 0 ? { programs } : {}),
    });
  }
  const known = texts.get(settings);
  if (known !== undefined) return known;
  const text = JSON.stringify(settingDetails(settings, rules));
  texts.set(settings, text);
  return text;
}

const seatsWhere = <T>(all: readonly T[], is: (one: T) => boolean): number[] =>
  all.flatMap((one, seat) => (is(one) ? [seat] : []));

/** What the settings say. */
function settingDetails(
  { pace, rated, hints, undo, rest }: Settings,
  rules: Rules,
): Omit<TableDetails, 'winners' | 'paused' | 'unaccepted' | 'places' | 'programs'> {
  const { edition, modules } = rules.config;
  const ownBoard = addedBoardTitle(rules);
  return {
    ...{ pace, rated, hints, undo, rest },
    ...(ownBoard === undefined ? {} : { ownBoard }),
    ...(typeof edition === 'string' ? { edition } : {}),
    ...(Array.isArray(modules) && modules.length > 0 ? { modules: modules.map(String) } : {}),
  };
}

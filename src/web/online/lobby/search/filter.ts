/** What the lobby shows, as the address keeps it: a filtered lobby can be reloaded, bookmarked and passed on. */
import { LANGUAGES } from '../../../../core/language.js';
import { games } from '../../../../games/index.js';

export const STATUSES = ['open', 'playing', 'over'] as const;
export const PACES = ['live', 'mail', 'untimed'] as const;
export const RATED = ['yes', 'no'] as const;
export const PLAYERS = ['2', '3', '4', '5'] as const;

/** Empty for any. */
export interface Filter {
  readonly status: (typeof STATUSES)[number];
  readonly game: string;
  readonly board: string;
  readonly players: '' | (typeof PLAYERS)[number];
  readonly pace: '' | (typeof PACES)[number];
  readonly rated: '' | (typeof RATED)[number];
  readonly language: '' | (typeof LANGUAGES)[number];
  readonly search: string;
}

export const NO_FILTER: Filter = {
  status: 'open',
  game: '',
  board: '',
  players: '',
  pace: '',
  rated: '',
  language: '',
  search: '',
};

const LONGEST_SEARCH = 100;

export const boardsOf = (game: string): readonly { readonly id: string; readonly title: string }[] =>
  games.filter(({ id }) => game === '' || id === game).flatMap(({ boards }) => [...boards.values()]);

const oneOf = <T extends string>(value: string | null, values: readonly T[]): T | undefined =>
  values.find((one) => one === value);

/** Parts of the address that do not exist are ignored. */
export function readFilter(query: string): Filter {
  const given = new URLSearchParams(query);
  const ids = games.map(({ id }) => id as string);
  const game = oneOf(given.get('game'), ids) ?? '';
  const boards = boardsOf(game).map(({ id }) => id);
  return {
    status: oneOf(given.get('status'), STATUSES) ?? 'open',
    game,
    board: oneOf(given.get('board'), boards) ?? '',
    players: oneOf(given.get('players'), PLAYERS) ?? '',
    pace: oneOf(given.get('pace'), PACES) ?? '',
    rated: oneOf(given.get('rated'), RATED) ?? '',
    language: oneOf(given.get('language'), LANGUAGES) ?? '',
    search: (given.get('search') ?? '').slice(0, LONGEST_SEARCH),
  };
}

/** The filter as it stands in an address; empty for none. */
export function writeFilter(filter: Filter): string {
  const given = Object.entries(filter).filter(
    ([name, value]) => value !== NO_FILTER[name as keyof Filter] && value.trim() !== '',
  );
  return new URLSearchParams(given).toString();
}

/** A board of another game would leave nothing to find. */
export function changed(filter: Filter, part: Partial<Filter>): Filter {
  const next = { ...filter, ...part };
  return boardsOf(next.game).some(({ id }) => id === next.board) ? next : { ...next, board: '' };
}

/** The choices that are folded away. */
export const hasMore = ({ board, players, pace, rated, language }: Filter): boolean =>
  [board, players, pace, rated, language].some((value) => value !== '');

export const isFiltered = (filter: Filter): boolean =>
  writeFilter({ ...filter, status: NO_FILTER.status }) !== '';

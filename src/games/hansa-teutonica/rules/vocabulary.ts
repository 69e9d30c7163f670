/** The engine's vocabulary: pieces, abilities, markers, tiles, phases, and their numbers in a state. */

export const TRADER = 0;
export const MERCHANT = 1;
export const KINDS = ['trader', 'merchant'] as const;

/** A tradesman on the board: 0 is an empty space, else seat and kind. */
export type Piece = number;
export const EMPTY = 0;
export const pieceOf = (seat: number, kind: number): Piece => 1 + seat * 2 + kind;
export const ownerOf = (piece: Piece): number => (piece - 1) >> 1;
export const kindOf = (piece: Piece): number => (piece - 1) & 1;

export const KEYS = 0;
export const ACTIONS = 1;
export const PRIVILEGE = 2;
export const BOOK = 3;
export const BANK = 4;
export const ABILITIES = ['keys', 'actions', 'privilege', 'book', 'bank'] as const;
/** Tradesmen on each track at the start; all are traders but those of the book. */
export const TRACK_LENGTHS = [4, 5, 3, 3, 3] as const;

/** X1: the game ends when a score marker gets here. */
export const TRACK_END = 20;

/** Privilege colours, each of which includes those before it. */
export const COLOURS = ['white', 'orange', 'pink', 'black'] as const;

export const EXTRA_POST = 0;
export const EXCHANGE = 1;
export const MOVE_3 = 2;
export const DEVELOP = 3;
export const ACTIONS_3 = 4;
export const ACTIONS_4 = 5;
export const REMOVE_3 = 6;
export const MARKERS = [
  'extra-post',
  'exchange',
  'move-3',
  'develop',
  'actions-3',
  'actions-4',
  'remove-3',
] as const;

export const MOVE_2 = 0;
export const DEVELOP_PRIVILEGE = 1;
export const GREEN_POST = 2;
export const REUSE_2 = 3;
export const PLACE_2 = 4;
export const PERMANENT_MARKERS = ['move-2', 'develop-privilege', 'green-post', 'reuse-2', 'place-2'] as const;

export const FREE_RELOCATION = 0;
export const EXTRA_ACTION = 1;
export const INCOME_SHARE = 2;
export const DOUBLE_RELOCATION = 3;
export const CITY_PRESTIGE = 4;
export const ABILITY_PRESTIGE = 5;
export const FAVOURS = [
  'free-relocation',
  'extra-action',
  'income-share',
  'double-relocation',
  'city-prestige',
  'ability-prestige',
] as const;

export const IN_ACTIONS = 0;
export const IN_RELOCATE = 1;
export const IN_LIFT = 2;
export const IN_REMOVE = 3;
export const IN_PERMANENT = 4;
export const IN_SHARE = 5;
export const IN_MARKERS = 6;
export const IN_PAWN = 7;
export const IS_OVER = 8;
export const PHASES = [
  'actions',
  'relocate',
  'lift',
  'remove',
  'permanent',
  'share',
  'markers',
  'pawn',
  'over',
] as const;

/** What a lift belongs to: action D, the marker of M4 or the permanent marker of H4. */
export const LIFT_OWN = 0;
export const LIFT_OPPONENTS = 1;
export const LIFT_ANY = 2;
export const LIFTS = ['move', 'move-3', 'move-2'] as const;

/** For "no province", "no mission card", "no country" and the like in a byte. */
export const NONE = 255;

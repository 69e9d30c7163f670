/** The state of a game as a page of plain text, for a terminal. */
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import type { Board } from '../board/board.js';
import { total } from '../score.js';
import { ACTIONS_VALUE, BANK_VALUE, BOOK_VALUE, KEYS_VALUE, type Setup } from '../setup.js';
import {
  ACTIONS_LEFT,
  COMPLETED,
  DISPLAY,
  MARKER_SUPPLY,
  PAWN,
  PLATE,
  POINTS,
  POSTS,
  ROUTE_MARKERS,
  SCORE,
  SEAT_SIZE,
  SPECIAL,
  TILES,
  TURN_SEAT,
  UNUSED,
  USED,
} from '../state/layout.js';
import { removedFrom, stockOf, supplyOf } from '../state/pieces.js';
import { controller, looseCity, looseCount, looseIsExtra, loosePiece } from '../state/posts.js';
import {
  ACTIONS,
  BANK,
  BOOK,
  EMPTY,
  KEYS,
  kindOf,
  MERCHANT,
  NONE,
  ownerOf,
  type Piece,
  PRIVILEGE,
  TRADER,
} from '../vocabulary.js';
import { routeName } from './sentences.js';
import { pieces, texts, type Words, wordsIn } from './words.js';

const LETTERS = 'abcde';
/** A piece as a letter of its seat: small for a trader, capital for a merchant. */
function letter(piece: Piece): string {
  if (piece === EMPTY) return '·';
  const small = LETTERS[ownerOf(piece)];
  return kindOf(piece) === MERCHANT ? small.toUpperCase() : small;
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

export function picture(setup: Setup, s: State, names: readonly string[], language: Language): string {
  const say = texts.say('picture', language);
  const text = texts.in(language).picture;
  return [
    say('turn', { who: names[s[TURN_SEAT]], n: s[ACTIONS_LEFT] }),
    '',
    ...range(setup.players).flatMap((seat) => seatLines(setup, s, seat, names[seat], language)),
    '',
    ...sharedLines(setup, s, language),
    '',
    `${text.routes}:`,
    ...range(setup.board.routes).flatMap((route) => routeLine(setup, s, route, language)),
    '',
    `${text.cities}:`,
    ...range(setup.board.cities).flatMap((city) => cityLine(setup.board, s, city, names, text.controls)),
    '',
    text.legend,
  ].join('\n');
}

/** The entries of a list in the state, by name. */
const listed = (s: State, at: number, words: readonly string[]): string =>
  range(s[at])
    .map((i) => words[s[at + 1 + i]])
    .join(', ');

function seatLines(setup: Setup, s: State, seat: number, name: string, language: Language): string[] {
  const text = texts.in(language).picture;
  const words = wordsIn(language);
  const at = seat * SEAT_SIZE;
  const lines = [
    `  ${LETTERS[seat]} ${name}: ${text.track} ${s[SCORE + at]} (${text.projected} ${total(setup, s, seat)})`,
    `      ${text.supply} ${pieces(supplyOf(s, seat, TRADER), supplyOf(s, seat, MERCHANT), language)}; ` +
      `${text.stock} ${pieces(stockOf(s, seat, TRADER), stockOf(s, seat, MERCHANT), language)}; ${abilities(s, seat, words)}`,
  ];
  const things: string[] = [];
  if (s[UNUSED + at]) things.push(`${text.markers} ${listed(s, UNUSED + at, words.markers)}`);
  if (s[USED + at]) things.push(`${text.used} ${s[USED + at]}`);
  if (s[PLATE + at]) things.push(`${text.plate} ${s[PLATE + at]}`);
  if (s[TILES + at]) things.push(`${text.favours} ${listed(s, TILES + at, words.favours)}`);
  if (things.length > 0) lines.push(`      ${things.join('; ')}`);
  return lines;
}

function abilities(s: State, seat: number, words: Words): string {
  const value = (ability: number, values: Uint8Array): number | string => {
    const v = values[removedFrom(s, seat, ability)];
    return v === 255 ? '∞' : v;
  };
  return [
    `${words.abilities[KEYS]} ${value(KEYS, KEYS_VALUE)}`,
    `${words.abilities[ACTIONS]} ${value(ACTIONS, ACTIONS_VALUE)}`,
    `${words.abilities[PRIVILEGE]} ${words.colours[removedFrom(s, seat, PRIVILEGE)]}`,
    `${words.abilities[BOOK]} ${value(BOOK, BOOK_VALUE)}`,
    `${words.abilities[BANK]} ${value(BANK, BANK_VALUE)}`,
  ].join(', ');
}

function sharedLines({ board, players }: Setup, s: State, language: Language): string[] {
  const text = texts.in(language).picture;
  const lines = [
    `${text.completed} ${s[COMPLETED]}/${board.completedToEnd}, ${text.supplyOfMarkers} ${s[MARKER_SUPPLY]}`,
  ];
  if (s[DISPLAY]) lines.push(`${text.display}: ${listed(s, DISPLAY, wordsIn(language).favours)}`);
  if (players === 2 && s[PAWN] !== NONE) lines.push(`${text.pawn} ${board.provinceIds[s[PAWN]]}`);
  const special = board.specialPrestige.map(
    (points, i) => `${points}:${s[SPECIAL + i] ? LETTERS[s[SPECIAL + i] - 1].toUpperCase() : '·'}`,
  );
  if (special.length > 0) lines.push(`${text.special} ${special.join(' ')}`);
  return lines;
}

/** Nothing for an empty route without a marker. */
function routeLine(setup: Setup, s: State, route: number, language: Language): string[] {
  const first = setup.board.routeStart[route];
  const points = range(setup.board.routeStart[route + 1] - first).map((i) => s[POINTS + first + i]);
  const marker = s[ROUTE_MARKERS + route];
  if (marker === 0 && points.every((piece) => piece === EMPTY)) return [];
  const label = marker ? `   [${wordsIn(language).markers[marker - 1]}]` : '';
  return [`  ${routeName(setup, route).padEnd(28)} ${points.map(letter).join(' ')}${label}`];
}

/** Nothing for a city without posts. */
function cityLine(b: Board, s: State, city: number, names: readonly string[], controls: string): string[] {
  const owner = controller(b, s, city);
  if (owner === NONE) return [];
  const loose = (isExtra: boolean): string =>
    range(looseCount(s))
      .filter((i) => looseCity(s, i) === city && looseIsExtra(s, i) === isExtra)
      .map((i) => letter(loosePiece(s, i)))
      .join(' ');
  const printed = range(b.postStart[city + 1] - b.postStart[city])
    .map((i) => letter(s[POSTS + b.postStart[city] + i]))
    .join(' ');
  const extra = loose(true);
  const row = `${extra}${extra ? ' | ' : ''}${printed}${loose(false)}`;
  return [`  ${b.cityNames[city].padEnd(28)} ${row.padEnd(14)} ${controls} ${names[owner]}`];
}

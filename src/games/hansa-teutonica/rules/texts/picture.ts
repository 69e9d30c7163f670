/** The state of a game as a page of plain text, for a terminal. */
import type { State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
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
import { pieces, texts, wordsIn } from './words.js';

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
  const words = wordsIn(language);
  const b = setup.board;
  const listed = (at: number, of: readonly string[]): string =>
    range(s[at])
      .map((i) => of[s[at + 1 + i]])
      .join(', ');
  const lines = [say('turn', { who: names[s[TURN_SEAT]], n: s[ACTIONS_LEFT] }), ''];

  for (let seat = 0; seat < setup.players; seat++) {
    const at = seat * SEAT_SIZE;
    const value = (ability: number, values: Uint8Array): number | string => {
      const v = values[removedFrom(s, seat, ability)];
      return v === 255 ? '∞' : v;
    };
    const abilities = [
      `${words.abilities[KEYS]} ${value(KEYS, KEYS_VALUE)}`,
      `${words.abilities[ACTIONS]} ${value(ACTIONS, ACTIONS_VALUE)}`,
      `${words.abilities[PRIVILEGE]} ${words.colours[removedFrom(s, seat, PRIVILEGE)]}`,
      `${words.abilities[BOOK]} ${value(BOOK, BOOK_VALUE)}`,
      `${words.abilities[BANK]} ${value(BANK, BANK_VALUE)}`,
    ];
    lines.push(
      `  ${LETTERS[seat]} ${names[seat]}: ${text.track} ${s[SCORE + at]} (${text.projected} ${total(setup, s, seat)})`,
      `      ${text.supply} ${pieces(supplyOf(s, seat, TRADER), supplyOf(s, seat, MERCHANT), language)}; ` +
        `${text.stock} ${pieces(stockOf(s, seat, TRADER), stockOf(s, seat, MERCHANT), language)}; ${abilities.join(', ')}`,
    );
    const things: string[] = [];
    if (s[UNUSED + at]) things.push(`${text.markers} ${listed(UNUSED + at, words.markers)}`);
    if (s[USED + at]) things.push(`${text.used} ${s[USED + at]}`);
    if (s[PLATE + at]) things.push(`${text.plate} ${s[PLATE + at]}`);
    if (s[TILES + at]) things.push(`${text.favours} ${listed(TILES + at, words.favours)}`);
    if (things.length > 0) lines.push(`      ${things.join('; ')}`);
  }

  lines.push(
    '',
    `${text.completed} ${s[COMPLETED]}/${b.completedToEnd}, ${text.supplyOfMarkers} ${s[MARKER_SUPPLY]}`,
  );
  if (s[DISPLAY]) lines.push(`${text.display}: ${listed(DISPLAY, words.favours)}`);
  if (setup.players === 2 && s[PAWN] !== NONE) lines.push(`${text.pawn} ${b.provinceIds[s[PAWN]]}`);
  const special = b.specialPrestige.map(
    (points, i) => `${points}:${s[SPECIAL + i] ? LETTERS[s[SPECIAL + i] - 1].toUpperCase() : '·'}`,
  );
  if (special.length > 0) lines.push(`${text.special} ${special.join(' ')}`);

  lines.push('', `${text.routes}:`);
  for (let r = 0; r < b.routes; r++) {
    const points = range(b.routeStart[r + 1] - b.routeStart[r]).map((i) => s[POINTS + b.routeStart[r] + i]);
    const marker = s[ROUTE_MARKERS + r];
    if (marker === 0 && points.every((piece) => piece === EMPTY)) continue;
    lines.push(
      `  ${routeName(setup, r).padEnd(28)} ${points.map(letter).join(' ')}${marker ? `   [${words.markers[marker - 1]}]` : ''}`,
    );
  }

  lines.push('', `${text.cities}:`);
  for (let c = 0; c < b.cities; c++) {
    const owner = controller(b, s, c);
    if (owner === NONE) continue;
    const loose = range(looseCount(s)).filter((i) => looseCity(s, i) === c);
    const show = (extra: boolean): string =>
      loose
        .filter((i) => looseIsExtra(s, i) === extra)
        .map((i) => letter(loosePiece(s, i)))
        .join(' ');
    const printed = range(b.postStart[c + 1] - b.postStart[c])
      .map((i) => letter(s[POSTS + b.postStart[c] + i]))
      .join(' ');
    const extra = show(true);
    const row = `${extra}${extra ? ' | ' : ''}${printed}${show(false)}`;
    lines.push(`  ${b.cityNames[c].padEnd(28)} ${row.padEnd(14)} ${text.controls} ${names[owner]}`);
  }
  lines.push('', text.legend);
  return lines.join('\n');
}

/** The state as a page of plain text. The piles are counts, as everybody sees them (Z1). */
import { NOBODY, type State } from '../../../../core/game.js';
import type { Language } from '../../../../core/language.js';
import type { Translation } from '../../../../languages/types.js';
import { total } from '../score.js';
import type { Setup } from '../setup.js';
import {
  ACTED,
  BOOTHS,
  HAND,
  LAST_PILE,
  MAX_SEATS,
  PHASE,
  PILES,
  SEAT_SIZE,
  SHIP,
  SOLD,
  SPACES,
  STOCK,
  TALERS,
  TURN_SEAT,
} from '../state/layout.js';
import { decider } from '../turn.js';
import { IN_TRADE, NO_GOOD, PHASES } from '../vocabulary.js';
import { shortGoodName, texts } from './words.js';

type Words = Translation<typeof import('../../../../languages/en/hansa.js').picture>;

export function picture(setup: Setup, s: State, names: readonly string[], language: Language): string {
  const words = texts.in(language).picture;
  const piles = Array.from(s.subarray(PILES, PILES + setup.board.piles)).join(' ');
  const last = s[LAST_PILE] === 0 ? '' : `  (${words.lastRound})`;
  return [
    headline(setup, s, names, language),
    '',
    ...columns(cityRows(setup, s, names, words, language)),
    '',
    `${words.piles}: ${piles}${last}`,
    '',
    ...columns(seatRows(setup, s, names, words, language)),
  ].join('\n');
}

function headline(setup: Setup, s: State, names: readonly string[], language: Language): string {
  const { picture, phasesNow } = texts.in(language);
  const seat = decider(setup, s);
  const phase = phasesNow[PHASES[s[PHASE]]];
  if (seat === NOBODY) return phase;
  const acted = s[PHASE] === IN_TRADE && s[ACTED] === 1 ? ` (${picture.acted})` : '';
  return `${names[seat]} ${phase}${acted}`;
}

function cityRows(
  setup: Setup,
  s: State,
  names: readonly string[],
  words: Words,
  language: Language,
): string[][] {
  const { board } = setup;
  const seats = names.slice(0, setup.players);
  const rows = [['', '', words.city, words.warehouses, ...seats, words.sailsTo]];
  for (let city = 0; city < board.cities; city++) {
    const spaces = s.subarray(SPACES + board.spaceStart[city], SPACES + board.spaceStart[city + 1]);
    const goods = Array.from(spaces, (good) =>
      good === NO_GOOD ? '-' : shortGoodName(board, good, language),
    );
    const exits = board.exits.subarray(board.exitStart[city], board.exitStart[city + 1]);
    rows.push([
      s[SHIP] === city ? '>' : '',
      String(board.cityNumbers[city]),
      board.cityNames[city],
      goods.join(' '),
      ...seats.map((_, seat) => String(s[BOOTHS + city * MAX_SEATS + seat] || '.')),
      Array.from(exits, (to) => board.cityNames[to]).join(', '),
    ]);
  }
  return rows;
}

function seatRows(
  setup: Setup,
  s: State,
  names: readonly string[],
  words: Words,
  language: Language,
): string[][] {
  const rows = [['', '', words.talers, words.booths, words.points, words.goods, words.sold]];
  for (let seat = 0; seat < setup.players; seat++) {
    const at = seat * SEAT_SIZE;
    const goods = (list: number): string =>
      Array.from(s.subarray(list + 1, list + 1 + s[list]), (good) =>
        shortGoodName(setup.board, good, language),
      ).join(' ');
    rows.push([
      s[TURN_SEAT] === seat ? '*' : '',
      names[seat],
      String(s[TALERS + at]),
      String(s[STOCK + at]),
      String(total(setup, s, seat)),
      goods(HAND + at),
      goods(SOLD + at),
    ]);
  }
  return rows;
}

/** Rows with their parts one below the other. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    row
      .map((part, i) => part.padEnd(widths[i]))
      .join('  ')
      .trimEnd(),
  );
}

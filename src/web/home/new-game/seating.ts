/** What a new game starts with: a config and who sits where. The last one is remembered. */
import { DEFAULT_BOT } from '../../../bots/levels.js';
import type { JsonObject } from '../../../core/json.js';
import { easyConfig, firstConfig } from '../../games/first-game.js';
import { t } from '../../i18n/index.js';
import { keep, kept } from '../../settings/keep.js';
import type { SavedGame, SeatHolder } from '../../store/saved-game.js';

/** `you`, `friend`, or `bot:` followed by the bot's id. */
type Sitter = string;

export interface SeatChoice {
  who: Sitter;
  /** Empty to use a default name. */
  name: string;
  colour: number;
}

export interface Seating {
  config: JsonObject;
  seats: SeatChoice[];
  /** The seat that begins; `null` draws at random. */
  first: number | null;
  /** The title of a board that does not ship. */
  title?: string;
}

const KEY = 'setup';
const BOT_NAMES = ['Alheid', 'Hinrik', 'Tilman', 'Gesche', 'Wessel'];

export const defaultSeat = (index: number): SeatChoice => ({
  who: index === 0 ? 'you' : `bot:${DEFAULT_BOT}`,
  name: '',
  colour: index,
});

const defaultSeating = (): Seating => ({
  config: firstConfig,
  seats: Array.from({ length: firstConfig.players }, (_, i) => defaultSeat(i)),
  first: null,
});

/** For a first game: a short game against weak bots. */
export const easySeating = (): Seating => ({
  config: easyConfig,
  seats: Array.from({ length: easyConfig.players }, (_, i) => ({
    ...defaultSeat(i),
    ...(i === 0 ? {} : { who: 'bot:apprentice' }),
  })),
  first: 0,
});

/** The id of the game. */
export const gameOf = ({ config }: Seating): string => String(config.game);

/** Whether a game was ever started on this device. */
export const hasSeating = (): boolean => kept(KEY) !== undefined;

export function rememberedSeating(): Seating {
  try {
    const seating = JSON.parse(kept(KEY) ?? 'null') as Seating | null;
    const { players } = seating?.config ?? {};
    if (seating && seating.seats.length === players && seating.seats.every(isSeatChoice)) return seating;
  } catch {
    // Unreadable: use the default.
  }
  return defaultSeating();
}

const isSeatChoice = ({ who, name, colour }: SeatChoice): boolean =>
  typeof who === 'string' &&
  typeof name === 'string' &&
  Number.isInteger(colour) &&
  colour >= 0 &&
  colour < 5;

/** Remembered without its seed, so that the next game differs. */
function rememberSeating({ config: { seed: _, ...config }, seats, first }: Seating, title: unknown): void {
  keep(KEY, JSON.stringify({ config, seats, first, title }));
}

export const botOf = (who: Sitter): string | undefined =>
  who.startsWith('bot:') ? who.slice('bot:'.length) : undefined;

/** The name of a seat without one. */
export function defaultName(seats: readonly SeatChoice[], index: number): string {
  const { who } = seats[index];
  if (who === 'you') return t('home.guest');
  if (who === 'friend') return t('home.friendName', { n: index + 1 });
  return BOT_NAMES[index];
}

export const nameOf = (seats: readonly SeatChoice[], index: number): string =>
  seats[index].name.trim() || defaultName(seats, index);

export function holder(seats: readonly SeatChoice[], index: number): SeatHolder {
  const { who, colour } = seats[index];
  const bot = botOf(who);
  const name = nameOf(seats, index);
  return bot === undefined ? { kind: 'person', name, colour } : { kind: 'bot', bot, name, colour };
}

/** The choices that lead to these seats again; the first person among them is you. */
export function seatChoicesOf(seats: readonly SeatHolder[]): SeatChoice[] {
  const you = seats.findIndex(({ kind }) => kind === 'person');
  return seats.map(({ kind, bot, name, colour }, i) => {
    const who = kind === 'bot' ? `bot:${bot}` : i === you ? 'you' : 'friend';
    return { who, name, colour };
  });
}

/** The seats in turn order, starting with the first player. */
function holders({ seats, first }: Seating): SeatHolder[] {
  const begins = first ?? Math.floor(Math.random() * seats.length);
  return seats.map((_, i) => holder(seats, (begins + i) % seats.length));
}

/** Starts a game and remembers the seating; `board` is the file of a board that does not ship. */
export async function start(seating: Seating, board?: JsonObject): Promise<SavedGame> {
  const { createGame } = await import('../../store/create.js');
  const game = await createGame(seating.config, holders(seating), board);
  rememberSeating(seating, (game.record.board as JsonObject | undefined)?.title);
  return game;
}

/** Starts a game with the last seating, or the default one if that is no longer possible. */
export async function startAgain(): Promise<SavedGame> {
  try {
    return await start(rememberedSeating());
  } catch {
    return start(defaultSeating());
  }
}

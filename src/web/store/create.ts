/** New games: set up, read from a record, or gone on with from the middle of one. Needs the engine. */
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { type Move, readRecord, writeRecord } from '../../core/record.js';
import { Refusal } from '../../core/refusal.js';
import { shelf } from '../../games/index.js';
import { boardName } from '../home/names.js';
import { listGames, saveGame } from './games.js';
import type { SavedGame, SeatHolder } from './saved-game.js';

/** Works where `crypto.randomUUID` does not: on a page that came over plain http. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sets up a game and keeps it. `seats` are in turn order: the first one begins. A config may bring its seed. */
export async function createGame(config: JsonObject, seats: readonly SeatHolder[]): Promise<SavedGame> {
  const rules = shelf.rules(config);
  const seed = typeof config.seed === 'string' ? config.seed : randomText();
  return keepGame(rules, rules.setUp(new Random(seed)), [], seats);
}

/** Checks a record action by action and keeps it as a game; a bad one is refused and nothing is kept. */
export async function importRecord(json: Json, seats?: readonly SeatHolder[]): Promise<SavedGame> {
  const { rules, start, moves, names } = readRecord(shelf, json);
  const holders = seats ?? names.map((name, i): SeatHolder => ({ kind: 'person', name, colour: i }));
  return keepGame(rules, start, moves, holders);
}

/** A new game that begins with the first `upToMove` moves of a record. */
export async function forkGame(
  record: JsonObject,
  upToMove: number,
  seats: readonly SeatHolder[],
): Promise<SavedGame> {
  const { rules, start, moves } = readRecord(shelf, record);
  return keepGame(rules, start, moves.slice(0, upToMove), seats);
}

async function keepGame(
  rules: Rules,
  start: State,
  moves: readonly Move[],
  seats: readonly SeatHolder[],
): Promise<SavedGame> {
  if (seats.length !== rules.players) {
    throw new Refusal('seats', `has ${seats.length} entries for ${rules.players} players`);
  }
  const names = seats.map(({ name }) => name);
  const now = Date.now();
  const decides = deciderAfter(rules, start, moves);
  const game: SavedGame = {
    id: randomText(),
    name: await freeName(boardName(rules.config)),
    created: now,
    changed: now,
    seats,
    record: writeRecord(rules, start, names, moves),
    over: decides === NOBODY,
    ...(decides === NOBODY ? {} : { decides }),
  };
  await saveGame(game);
  return game;
}

function deciderAfter(rules: Rules, start: State, moves: readonly Move[]): number {
  const state = start.slice();
  for (const { action } of moves) rules.apply(state, action);
  return rules.decider(state);
}

/** `base`, or with a number behind it that no other game has. */
export async function freeName(base: string): Promise<string> {
  const taken = new Set((await listGames()).map(({ name }) => name));
  if (!taken.has(base)) return base;
  let n = 2;
  while (taken.has(`${base} ${n}`)) n++;
  return `${base} ${n}`;
}

/** The seat that has to decide at the end of a record, or `NOBODY`; a bad record is refused. */
export function deciderOf(record: JsonObject): number {
  const { rules, end } = readRecord(shelf, record);
  return rules.decider(end);
}

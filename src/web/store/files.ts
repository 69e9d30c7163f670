/** Exports and imports games: one record, or everything on this device. */
import { type Json, type JsonObject, parseJson } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';
import { addGame, getGame, listGames } from './games.js';
import { randomText } from './random-text.js';
import type { SavedGame, SeatHolder } from './saved-game.js';

const BACKUP = 'kontor-games';
const VERSION = 1;

const fileName = (name: string): string =>
  `${
    name
      .normalize('NFKD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'game'
  }.kontor.json`;

export const saveJson = (name: string, record: JsonObject): void => download(fileName(name), record);

export const exportRecord = (game: SavedGame): void => saveJson(game.name, game.record);

export async function exportAll(): Promise<void> {
  const games = await listGames();
  const day = new Date().toISOString().slice(0, 10);
  download(`kontor-${day}.json`, { format: BACKUP, version: VERSION, games: games as unknown as Json[] });
}

function download(name: string, json: JsonObject): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(json)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Imports a record or a backup; every record is checked before the first game is saved. For a board file it only
 * returns `'board'`.
 */
export async function importText(text: string): Promise<SavedGame[] | 'board'> {
  const { importRecord } = await import('./create.js');
  const json = parseJson(text, 'record');
  if (isObject(json) && json.position === undefined && Array.isArray(json.cities)) return 'board';
  if (!isObject(json) || json.format !== BACKUP) return [await importRecord(json)];
  if (json.version !== VERSION) throw new Refusal('version', `must be ${VERSION}`);
  if (!Array.isArray(json.games) || json.games.length === 0) throw new Refusal('games', 'are missing');
  const games = await Promise.all(json.games.map(checkBackup));
  const kept: SavedGame[] = [];
  for (const game of games) kept.push(await keepBeside(game));
  return kept;
}

/** A game that was continued here after the backup is not overwritten: both are kept. */
async function keepBeside(game: SavedGame): Promise<SavedGame> {
  const { freeName } = await import('./create.js');
  const held = await getGame(game.id);
  if (held && JSON.stringify(held.record) === JSON.stringify(game.record)) return held;
  const kept = held ? { ...game, id: randomText(), name: await freeName(game.name) } : game;
  await addGame(kept);
  return kept;
}

const isObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

async function checkBackup(json: Json, index: number): Promise<SavedGame> {
  const { deciderOf } = await import('./create.js');
  const field = `games[${index}]`;
  if (!isObject(json) || !isObject(json.record)) throw new Refusal(field, 'is not a saved game');
  const { id, name, created, changed, record } = json;
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || typeof name !== 'string') {
    throw new Refusal(field, 'has no id or name');
  }
  const decides = deciderOf(record);
  const names = Array.isArray(record.names) ? record.names.map(String) : [];
  const seats = Array.isArray(json.seats) ? json.seats : [];
  return {
    id,
    name: name.slice(0, 200),
    created: Number(created) || Date.now(),
    changed: Number(changed) || Date.now(),
    seats: names.map((seatName, i) => readSeat(seats[i], seatName, i)),
    record,
    over: decides < 0,
    ...(decides < 0 ? {} : { decides }),
    ...(json.takebacks === true ? { takebacks: true } : {}),
  };
}

function readSeat(json: Json | undefined, name: string, index: number): SeatHolder {
  if (!isObject(json)) return { kind: 'person', name, colour: index };
  const colour = Number(json.colour);
  const holder = { name, colour: colour >= 0 && colour < 5 ? Math.floor(colour) : index };
  return json.kind === 'bot' && typeof json.bot === 'string'
    ? { kind: 'bot', bot: json.bot, ...holder }
    : { kind: 'person', ...holder };
}

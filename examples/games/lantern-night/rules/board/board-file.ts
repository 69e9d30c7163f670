/** Reading a board file: its form, and whether it holds together as a game. */
import { integer, join, list, object, oneOf } from '../../../../core/check.js';
import type { Json } from '../../../../core/json.js';
import { Refusal } from '../../../../core/refusal.js';
import {
  checkOnMap,
  readId,
  readName,
  readSize,
  readSpot,
  refuseDeep,
  refuseDoubles,
  type Spot,
} from '../../../board-parts.js';
import { MAX_BRIDGES, MAX_QUAYS, MAX_SEATS } from '../state/layout.js';
import { MOST_COINS } from '../vocabulary.js';

export interface QuayFile {
  readonly id: string;
  readonly name: string;
  readonly at: Spot;
}

export interface BoardFile {
  readonly id: string;
  readonly title: string;
  readonly players: readonly number[];
  readonly size: Spot;
  readonly quays: readonly QuayFile[];
  /** The two quays that each bridge joins. */
  readonly bridges: readonly (readonly [string, string])[];
  /** How many gifts hold one coin, two, three. */
  readonly gifts: readonly number[];
  /** Lanterns of a player, by the number of players. */
  readonly lanterns: ReadonlyMap<number, number>;
}

const FIELDS = ['game', 'id', 'title', 'players', 'size', 'quays', 'bridges', 'gifts', 'lanterns'];

export function readBoardFile(json: Json): BoardFile {
  refuseDeep(json);
  const f = object(json, 'board', FIELDS);
  if (f.game !== undefined) oneOf(f.game, 'board.game', ['lantern-night']);
  const size = readSize(f.size);
  const quays = list(f.quays, 'board.quays', MAX_QUAYS).map((q, i) =>
    readQuay(q, join('board.quays', i), size),
  );
  refuseDoubles(
    quays.map(({ id }) => id),
    (i) => `board.quays[${i}].id`,
  );
  const ids = quays.map(({ id }) => id);
  const bridges = list(f.bridges, 'board.bridges', MAX_BRIDGES).map((b, i) =>
    readBridge(b, join('board.bridges', i), ids),
  );
  refuseDoubles(
    bridges.map((ends) => [...ends].sort().join()),
    (i) => `board.bridges[${i}]`,
  );
  const players = list(f.players, 'board.players', MAX_SEATS).map((n, i) =>
    integer(n, join('board.players', i), 2, MAX_SEATS),
  );
  refuseDoubles(players, (i) => `board.players[${i}]`);
  const file: BoardFile = {
    id: readId(f.id, 'board.id'),
    title: readName(f.title, 'board.title', 100),
    players,
    size,
    quays,
    bridges,
    gifts: readGifts(f.gifts, bridges.length),
    lanterns: readLanterns(f.lanterns, players, bridges.length),
  };
  if (players.length === 0) throw new Refusal('board.players', 'must name a number of players');
  if (quays.length < MAX_SEATS)
    throw new Refusal('board.quays', `must be ${MAX_SEATS} or more, for the patrons`);
  return file;
}

function readQuay(json: Json, field: string, size: Spot): QuayFile {
  const q = object(json, field, ['id', 'name', 'at']);
  const at = readSpot(q.at, `${field}.at`);
  checkOnMap(at, size, `${field}.at`);
  return { id: readId(q.id, `${field}.id`), name: readName(q.name, `${field}.name`, 40), at };
}

function readBridge(json: Json, field: string, quays: readonly string[]): [string, string] {
  const ends = list(json, field, 2).map((id, i) => oneOf(id, join(field, i), quays));
  if (ends.length !== 2 || ends[0] === ends[1]) throw new Refusal(field, 'must join two quays');
  return [ends[0], ends[1]];
}

function readGifts(json: Json | undefined, bridges: number): number[] {
  const gifts = list(json, 'board.gifts', MOST_COINS).map((n, i) =>
    integer(n, join('board.gifts', i), 0, MAX_BRIDGES),
  );
  const sum = gifts.reduce((all, n) => all + n, 0);
  if (sum !== bridges) throw new Refusal('board.gifts', `are ${sum} for ${bridges} bridges`);
  return gifts;
}

function readLanterns(
  json: Json | undefined,
  players: readonly number[],
  bridges: number,
): Map<number, number> {
  const given = object(json, 'board.lanterns', players.map(String));
  return new Map(
    players.map((n) => [n, integer(given[n], `board.lanterns.${n}`, 1, Math.floor(bridges / n))] as const),
  );
}

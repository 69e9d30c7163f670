/** The commands on a single position: new, legal, apply, view, score. */
import { randomUUID } from 'node:crypto';
import * as check from '../../core/check.js';
import type { Rules } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { playAll, writeLegal } from '../../core/play.js';
import { Random } from '../../core/random.js';
import type { Shelf } from '../../core/records/shelf.js';
import type { BoardShelf } from '../boards.js';
import { textOption, WrongCall, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';

/** Draws a seed if the config has none. */
function rulesWithSeed(shelf: BoardShelf, config: Json): { rules: Rules; seed: string } {
  const given = check.object(config, 'config').seed;
  const seed = given === undefined ? randomUUID() : check.text(given, 'config.seed');
  return { rules: shelf.rules({ ...(shelf.complete(config) as JsonObject), seed }), seed };
}

export function newPosition(shelf: BoardShelf, config: Json): JsonObject {
  const { rules, seed } = rulesWithSeed(shelf, config);
  return rules.writePosition(rules.setUp(new Random(seed)));
}

export function applyActions(shelf: Shelf, position: Json, actions: Json): JsonObject {
  const { rules, state } = shelf.open(position);
  return rules.writePosition(playAll(rules, state, check.list(actions, 'actions', 1_000_000)));
}

export function legalActions(shelf: Shelf, position: Json): Json[] {
  const { rules, state } = shelf.open(position);
  return writeLegal(rules, state);
}

export function view(shelf: Shelf, position: Json, seat: Json): JsonObject {
  const { rules, state } = shelf.open(position);
  return rules.writeView(state, seat === null ? null : check.integer(seat, 'seat', 0, rules.players - 1));
}

export function score(shelf: Shelf, position: Json): Json {
  const { rules, state } = shelf.open(position);
  return rules.score(state);
}

export const newCommand: Command = {
  usage: 'new CONFIG',
  help: 'prints the start position of a new game',
  run(call, shelf) {
    const [config] = words(call, 'CONFIG');
    print(newPosition(shelf, readJson(config, 'config')));
  },
};

export const legalCommand: Command = {
  usage: 'legal POSITION',
  help: 'prints all legal actions of the seat that decides',
  run(call, shelf) {
    const [position] = words(call, 'POSITION');
    print(legalActions(shelf, readJson(position, 'position')));
  },
};

export const applyCommand: Command = {
  usage: 'apply POSITION ACTIONS',
  help: 'prints the position after a list of actions',
  run(call, shelf) {
    const [position, actions] = words(call, 'POSITION', 'ACTIONS');
    print(applyActions(shelf, readJson(position, 'position'), readJson(actions, 'actions')));
  },
};

export const viewCommand: Command = {
  usage: 'view POSITION --seat N | --spectator',
  help: 'prints the position as a seat or a spectator sees it',
  values: ['seat'],
  switches: ['spectator'],
  run(call, shelf) {
    const [position] = words(call, 'POSITION');
    const seat = textOption(call, 'seat');
    if ((seat === undefined) === !call.options.has('spectator')) {
      throw new WrongCall('either --seat N or --spectator is needed');
    }
    if (seat !== undefined && !/^\d+$/.test(seat)) throw new WrongCall('--seat must be a number');
    print(view(shelf, readJson(position, 'position'), seat === undefined ? null : Number(seat)));
  },
};

export const scoreCommand: Command = {
  usage: 'score POSITION',
  help: 'prints the final scores as if the game ended now',
  run(call, shelf) {
    const [position] = words(call, 'POSITION');
    print(score(shelf, readJson(position, 'position')));
  },
};

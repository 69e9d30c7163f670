/** Bots think here, off the event loop. What their seat cannot see is dealt at random first. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot } from '../../bots/bot.js';
import { makeBotAtTable } from '../../bots/index.js';
import { ActionBuffer } from '../../core/actions.js';
import type { Json, JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { rulesOn } from '../../core/records/own-board.js';
import { Shelf } from '../../core/records/shelf.js';
import { gameOfBoard, games } from '../../games/index.js';
import { useShippedNetworks } from '../../outside/networks.js';

export interface Question {
  readonly id: number;
  readonly config: JsonObject;
  /** The board file, where the game is on one that somebody drew. */
  readonly board: Json | undefined;
  readonly state: Uint8Array;
  readonly level: string;
  readonly seed: string;
}

export interface Reply {
  readonly id: number;
  readonly action?: Json;
  readonly error?: string;
}

useShippedNetworks();
const boards = workerData.boards as readonly Json[];
const shelf = new Shelf(
  games.map((game) => {
    const own = boards.filter((board) => gameOfBoard(board) === game.id);
    return own.length === 0 ? game : game.withBoards(own);
  }),
);
/** Kept between decisions: a bot that has planned a whole turn continues with it. */
const bots = new Map<string, Bot>();
const legal = new ActionBuffer();

function botOf(level: string): Bot {
  let bot = bots.get(level);
  if (!bot) {
    bot = makeBotAtTable(level);
    bots.set(level, bot);
  }
  return bot;
}

function think({ config, board, state, level, seed }: Question): Json {
  const rules = rulesOn(shelf, config, board);
  const random = new Random(seed);
  const imagined = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), random, imagined);
  rules.legal(imagined, legal);
  return rules.writeAction(imagined, botOf(level).choose(rules, imagined, legal, random));
}

parentPort!.on('message', (question: Question) => {
  let reply: Reply;
  try {
    reply = { id: question.id, action: think(question) };
  } catch (error) {
    reply = { id: question.id, error: String((error as Error).stack) };
  }
  parentPort!.postMessage(reply);
});

/** Hansa (2004) through the game contract. */
import { BoundRules, type RuleFunctions } from '../../../core/bound-rules.js';
import type { Game, Rules } from '../../../core/game.js';
import type { Json } from '../../../core/json.js';
import baltic from '../boards/baltic.json' with { type: 'json' };
import { Board } from './board/board.js';
import { Features } from './bots/features.js';
import { group } from './bots/group.js';
import { holdingsOf } from './bots/holdings.js';
import { gameLeft, MEASURED, measure, TERMS } from './bots/measure.js';
import { promise } from './bots/promise.js';
import { termGuide } from './bots/term-guide.js';
import { allConfigs, type Boards, GAME_ID, readConfig } from './config.js';
import { actionBlocks, seenAction } from './formats/action-blocks.js';
import { checkAction, readAction, writeAction } from './formats/notation.js';
import { readPosition } from './formats/read-position.js';
import { imagine, readView, writeView } from './formats/view.js';
import { writePosition } from './formats/write-position.js';
import { checkOrder, follow, question, questions } from './orders.js';
import { score, total } from './score.js';
import type { Setup } from './setup.js';
import { setUp } from './start.js';
import { STATE_SIZE, TURN_SEAT } from './state/layout.js';
import { consequences } from './texts/consequences.js';
import { categoryName } from './texts/names.js';
import { picture } from './texts/picture.js';
import { whyNot } from './texts/reasons.js';
import { sentence } from './texts/sentences.js';
import { texts } from './texts/words.js';
import { apply, decider, legal } from './turn.js';

export interface HansaGame extends Game {
  /** The boards on the shelf, by id; each says which parts of it are reconstructed. */
  readonly boards: Boards;
  withBoards(boards: readonly Json[]): HansaGame;
}

const functions: RuleFunctions<Setup> = {
  setUp,
  decider,
  turnOf: (_, state) => state[TURN_SEAT],
  legal,
  apply,
  total,
  score,
  promise,
  left: gameLeft,
  measure,
  group,
  actionBlocks,
  seenAction,
  writePosition,
  readPosition,
  writeView,
  // Every seat sees the same.
  ownView: (_setup, _state, _seat, spectators) => spectators,
  readView,
  imagine: (setup, state, _seat, random, out) => imagine(setup, state, random, out),
  writeAction,
  readAction,
  checkAction,
  whyNot,
  question: (_, state) => question(state),
  checkOrder: (_, question, order, field) => checkOrder(question, order, field),
  follow,
  sentence,
  consequences,
  picture,
};

function rulesOf(game: HansaGame, json: Json): Rules {
  const { setup, config } = readConfig(json, game.boards);
  const senses = new Features(setup);
  const holdings = holdingsOf(setup);
  return new BoundRules(
    { game, config, setup, stateSize: STATE_SIZE, terms: TERMS, measuredBytes: MEASURED, senses, holdings },
    functions,
  );
}

function gameWith(boards: Boards): HansaGame {
  const game: HansaGame = {
    id: GAME_ID,
    title: 'Hansa',
    boards,
    rules: (config) => rulesOf(game, config),
    configs: () => allConfigs(boards),
    withBoards: (files) => gameWith(new Map([...boards, ...shelf(files)])),
    boardSign: 'cities with "sailsTo"',
    hasBoardSign: ({ cities }) => Array.isArray(cities) && cities.some(isPort),
    questions,
    turnStarts: [{ phase: 'replenish' }, {}],
    texts,
    categoryName,
    secretCategories: [],
    termGuide,
  };
  return game;
}

const isPort = (city: Json): boolean =>
  city !== null && typeof city === 'object' && !Array.isArray(city) && city.sailsTo !== undefined;

const shelf = (files: readonly Json[]): Boards =>
  new Map(files.map((file) => new Board(file)).map((board) => [board.id, board]));

export const hansa: HansaGame = gameWith(shelf([baltic as Json]));

/** Lantern Night through the game contract. */
import { BoundRules, type RuleFunctions } from '../../../core/bound-rules.js';
import type { Game, Rules } from '../../../core/game.js';
import { NO_HOLDINGS } from '../../../core/holdings.js';
import type { Json } from '../../../core/json.js';
import { Refusal } from '../../../core/refusal.js';
import canals from '../boards/canals.json' with { type: 'json' };
import { Board } from './board/board.js';
import { sensesOf } from './bots/features.js';
import { gameLeft, measure, promise, TERMS } from './bots/measure.js';
import { termGuide } from './bots/term-guide.js';
import { allConfigs, type Boards, GAME_ID, readConfig } from './config.js';
import { actionBlocks } from './formats/action-blocks.js';
import { readAction, writeAction } from './formats/notation.js';
import { readPosition } from './formats/read-position.js';
import { imagine, ownView, readView, writeView } from './formats/view.js';
import { writePosition } from './formats/write-position.js';
import { score, total } from './score.js';
import type { Setup } from './setup.js';
import { setUp } from './start.js';
import { STATE_SIZE, TURN_SEAT } from './state/layout.js';
import { texts } from './texts/index.js';
import { consequences, picture, sentence, whyNot } from './texts/sentences.js';
import { apply, decider, legal } from './turn.js';

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
  // No two bridges are alike.
  group: (_setup, _state, action) => action,
  actionBlocks,
  seenAction: (_setup, _state, action) => action,
  writePosition,
  readPosition,
  writeView,
  ownView,
  readView,
  imagine,
  writeAction,
  readAction: (setup, _, action) => readAction(setup, action),
  // An action reads the same in every state.
  checkAction: readAction,
  whyNot,
  // Nobody decides in another's turn, so there are no standing orders.
  question: () => null,
  checkOrder(_setup, _question, _order, field) {
    throw new Refusal(field, 'this is never asked in Lantern Night');
  },
  follow() {
    throw new Error('nothing is asked in another’s turn');
  },
  sentence,
  consequences,
  picture,
};

export interface LanternNight extends Game {
  readonly boards: Boards;
}

function rulesOf(game: LanternNight, json: Json): Rules {
  const { setup, config } = readConfig(json, game.boards);
  const senses = sensesOf(setup);
  const holdings = NO_HOLDINGS;
  return new BoundRules(
    { game, config, setup, stateSize: STATE_SIZE, terms: TERMS, senses, holdings },
    functions,
  );
}

function gameWith(boards: Boards): LanternNight {
  const game: LanternNight = {
    id: GAME_ID,
    title: 'Lantern Night',
    boards,
    rules: (config) => rulesOf(game, config),
    configs: () => allConfigs(boards),
    withBoards: (files) => gameWith(new Map([...boards, ...shelf(files)])),
    boardSign: '"bridges"',
    hasBoardSign: ({ bridges }) => bridges !== undefined,
    questions: [],
    turnStarts: [{}],
    texts,
    categoryName: (category, language) => texts.in(language).categories[category as 'light'],
    secretCategories: ['patron'],
    termGuide,
  };
  return game;
}

const shelf = (files: readonly Json[]): Boards =>
  new Map(files.map((file) => new Board(file)).map((board) => [board.id, board]));

export const lanternNight: LanternNight = gameWith(shelf([canals as Json]));

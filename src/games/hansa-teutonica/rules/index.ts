/** Hansa Teutonica through the game contract. */
import type { Action } from '../../../core/actions.js';
import { BoundRules, type RuleFunctions } from '../../../core/bound-rules.js';
import { type Game, NOBODY, type Rules, type State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import { keepText } from '../../../core/kept-text.js';
import britannia3 from '../boards/britannia-3.json' with { type: 'json' };
import britannia45 from '../boards/britannia-45.json' with { type: 'json' };
import eastern from '../boards/eastern.json' with { type: 'json' };
import hanseatic3 from '../boards/hanseatic-3.json' with { type: 'json' };
import hanseatic45 from '../boards/hanseatic-45.json' with { type: 'json' };
import saltMarch from '../boards/salt-march.json' with { type: 'json' };
import { Board } from './board/board.js';
import { readBoardFile } from './board/board-check.js';
import { MEASURED } from './bots/changed-seats.js';
import { Features } from './bots/features.js';
import { group } from './bots/group.js';
import { holdingsOf } from './bots/holdings.js';
import { gameLeft, measure } from './bots/measure.js';
import { promise } from './bots/promise.js';
import { termGuide } from './bots/term-guide.js';
import { TERMS } from './bots/terms.js';
import { allConfigs, type Boards, GAME_ID, readConfig, refuseUnplayable } from './config.js';
import { actionBlocks, seenAction } from './formats/action-blocks.js';
import { checkAction, readAction, writeAction } from './formats/notation.js';
import { readPosition } from './formats/read-position.js';
import { imagine, ownView, readView, writeNextView, writeView } from './formats/view.js';
import { writePosition } from './formats/write-position.js';
import { checkOrder, follow, question, questions } from './orders.js';
import { score, total } from './score.js';
import type { Setup } from './setup.js';
import { setUp } from './start.js';
import { DECIDES, PHASE, STATE_SIZE, TURN_SEAT } from './state/layout.js';
import { categoryName } from './texts/names.js';
import { picture } from './texts/picture.js';
import { whyNot } from './texts/reasons.js';
import { consequences, sentence } from './texts/sentences.js';
import { texts } from './texts/words.js';
import { apply, legal } from './turn.js';
import { IS_OVER } from './vocabulary.js';

export interface HansaTeutonicaGame extends Game {
  /** The boards on the shelf, by id. */
  readonly boards: Boards;
  withBoards(boards: readonly Json[]): HansaTeutonicaGame;
}

const functions: RuleFunctions<Setup> = {
  setUp,
  decider: (_, state) => (state[PHASE] === IS_OVER ? NOBODY : state[DECIDES]),
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
  writeNextView,
  ownView: (_, state, seat, spectators) => ownView(state, seat, spectators),
  readView,
  imagine,
  writeAction: (setup, _, action) => writeAction(setup, action),
  readAction,
  checkAction,
  whyNot,
  question: (_, state) => question(state),
  checkOrder,
  follow,
  sentence,
  consequences,
  picture,
};

/** A board has ten times as many actions (one for every pair of points, for example), but most are seldom legal. */
const MOST_WRITTEN = 4096;

class HansaTeutonicaRules extends BoundRules<Setup> {
  /** Actions in their public form, which is the same in every state. */
  private readonly written = new Map<Action, JsonObject>();

  override writeAction(state: State, action: Action): JsonObject {
    let written = this.written.get(action);
    if (!written) {
      written = super.writeAction(state, action);
      if (this.written.size < MOST_WRITTEN) this.written.set(action, keepText(written));
    }
    return written;
  }
}

function rulesOf(game: HansaTeutonicaGame, json: Json): Rules {
  const { setup, config } = readConfig(json, game.boards);
  const senses = new Features(setup);
  return new HansaTeutonicaRules(
    {
      game,
      config,
      setup,
      stateSize: STATE_SIZE,
      terms: TERMS,
      measuredBytes: MEASURED,
      senses,
      holdings: holdingsOf(setup),
    },
    functions,
  );
}

function gameWith(boards: Boards): HansaTeutonicaGame {
  const game: HansaTeutonicaGame = {
    id: GAME_ID,
    title: 'Hansa Teutonica',
    boards,
    rules: (config) => rulesOf(game, config),
    configs: () => allConfigs(boards),
    withBoards: (files) => gameWith(new Map([...boards, ...shelf(files)])),
    boardSign: '"routes"',
    hasBoardSign: ({ routes }) => routes !== undefined,
    questions,
    turnStarts: [{}],
    texts,
    categoryName,
    secretCategories: ['mission'],
    termGuide,
  };
  return game;
}

const shelf = (files: readonly Json[]): Boards =>
  new Map(files.map(readBoard).map((board) => [board.id, board]));

function readBoard(json: Json): Board {
  const board = new Board(readBoardFile(json));
  refuseUnplayable(board);
  return board;
}

export const hansaTeutonica: HansaTeutonicaGame = gameWith(
  shelf([hanseatic3, hanseatic45, eastern, britannia3, britannia45, saltMarch] as Json[]),
);

/** Hansa Teutonica through the game contract. */
import type { Action, ActionBuffer } from '../../../core/actions.js';
import type { FeatureList } from '../../../core/features.js';
import { type Game, NOBODY, type Rules, type ScoreRow, type State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { Random } from '../../../core/random.js';
import britannia3 from '../boards/britannia-3.json' with { type: 'json' };
import britannia45 from '../boards/britannia-45.json' with { type: 'json' };
import eastern from '../boards/eastern.json' with { type: 'json' };
import hanseatic3 from '../boards/hanseatic-3.json' with { type: 'json' };
import hanseatic45 from '../boards/hanseatic-45.json' with { type: 'json' };
import saltMarch from '../boards/salt-march.json' with { type: 'json' };
import { Board } from './board/board.js';
import { readBoardFile } from './board/board-file.js';
import { Features } from './bots/features.js';
import { group } from './bots/group.js';
import { gameLeft, measure } from './bots/measure.js';
import { promise } from './bots/promise.js';
import { termGuide } from './bots/term-guide.js';
import { TERMS } from './bots/terms.js';
import { allConfigs, type Boards, GAME_ID, readConfig, refuseUnplayable } from './config.js';
import { readAction, writeAction } from './formats/notation.js';
import { readPosition } from './formats/read-position.js';
import { imagine, ownView, readView, writeView } from './formats/view.js';
import { writePosition } from './formats/write-position.js';
import { checkOrder, follow, question, questions } from './orders.js';
import { score, total } from './score.js';
import { setUp } from './set-up.js';
import { DECIDES, PHASE, STATE_SIZE, TURN_SEAT } from './state/layout.js';
import type { Table } from './table.js';
import { categoryName } from './texts/names.js';
import { picture } from './texts/picture.js';
import { whyNot } from './texts/reasons.js';
import { consequences, sentence } from './texts/sentences.js';
import { apply, legal } from './turn.js';
import { IS_OVER } from './vocabulary.js';

export interface HansaTeutonicaGame extends Game {
  /** The boards on the shelf, by id. */
  readonly boards: Boards;
  withBoards(boards: readonly Json[]): HansaTeutonicaGame;
}

/** How many are kept. A board has ten times as many actions, one for every pair of points, most of them seldom legal. */
const MOST_WRITTEN = 4096;

class HansaTeutonicaRules implements Rules {
  readonly game: HansaTeutonicaGame;
  readonly config: JsonObject;
  readonly players: number;
  readonly stateSize = STATE_SIZE;
  readonly terms = TERMS;
  readonly table: Table;
  readonly featureCount: number;
  readonly featureSchema: string;
  private readonly features: Features;
  /** Actions as they are written, which is the same in every state: they come again and again, at every table. */
  private readonly written = new Map<Action, JsonObject>();

  constructor(game: HansaTeutonicaGame, json: Json) {
    const { table, config } = readConfig(json, game.boards);
    this.game = game;
    this.config = config;
    this.table = table;
    this.players = table.players;
    this.features = new Features(table);
    this.featureCount = this.features.count;
    this.featureSchema = this.features.schema;
  }

  setUp(random: Random): State {
    return setUp(this.table, random);
  }

  decider(state: State): number {
    return state[PHASE] === IS_OVER ? NOBODY : state[DECIDES];
  }

  turnOf(state: State): number {
    return state[TURN_SEAT];
  }

  legal(state: State, out: ActionBuffer): void {
    legal(this.table, state, out);
  }

  apply(state: State, action: Action): number {
    return apply(this.table, state, action);
  }

  total(state: State, seat: number): number {
    return total(this.table, state, seat);
  }

  promise(state: State, seat: number): number {
    return promise(this.table, state, seat);
  }

  left(state: State): number {
    return gameLeft(this.table, state);
  }

  measure(state: State, left: number, out: Float64Array): void {
    measure(this.table, state, left, out);
  }

  sense(state: State, seat: number, out: FeatureList): void {
    this.features.sense(state, seat, out);
  }

  score(state: State): ScoreRow[] {
    return score(this.table, state);
  }

  group(state: State, action: Action): number {
    return group(this.table, state, action);
  }

  writePosition(state: State): JsonObject {
    return writePosition(this.table, this.config, state);
  }

  readPosition(position: Json): State {
    return readPosition(this.table, position);
  }

  writeView(state: State, seat: number | null): JsonObject {
    return writeView(this.table, this.config, state, seat);
  }

  ownView(state: State, seat: number, spectators: JsonObject): JsonObject {
    return ownView(state, seat, spectators);
  }

  readView(view: Json, random: Random): State {
    return readView(this.table, view, random);
  }

  imagine(state: State, seat: number, random: Random, out: State): void {
    imagine(this.table, state, seat, random, out);
  }

  writeAction(_state: State, action: Action): JsonObject {
    let written = this.written.get(action);
    if (!written) {
      written = writeAction(this.table, action);
      if (this.written.size < MOST_WRITTEN) this.written.set(action, written);
    }
    return written;
  }

  readAction(state: State, action: Json): Action {
    return readAction(this.table, state, action);
  }

  whyNot(state: State, action: Action, language: Language): string {
    return whyNot(this.table, state, action, language);
  }

  question(state: State): string | null {
    return question(state);
  }

  checkOrder(question: string, order: JsonObject, field: string): void {
    checkOrder(this.table, question, order, field);
  }

  follow(state: State, order: JsonObject): Action {
    return follow(this.table, state, order);
  }

  sentence(state: State, action: Action, names: readonly string[], language: Language): string {
    return sentence(this.table, state, action, names, language);
  }

  consequences(before: State, after: State, names: readonly string[], language: Language): string[] {
    return consequences(this.table, before, after, names, language);
  }

  picture(state: State, names: readonly string[], language: Language): string {
    return picture(this.table, state, names, language);
  }
}

function gameWith(boards: Boards): HansaTeutonicaGame {
  const game: HansaTeutonicaGame = {
    id: GAME_ID,
    title: 'Hansa Teutonica',
    boards,
    rules: (config) => new HansaTeutonicaRules(game, config),
    configs: () => allConfigs(boards),
    withBoards: (files) => gameWith(new Map([...boards, ...shelf(files)])),
    boardSign: '"routes"',
    hasBoardSign: ({ routes }) => routes !== undefined,
    questions,
    turnStarts: [{}],
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

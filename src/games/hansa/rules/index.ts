/** Hansa (2004) through the game contract. */
import type { Action, ActionBuffer } from '../../../core/actions.js';
import type { FeatureList } from '../../../core/features.js';
import type { Game, Rules, ScoreRow, State } from '../../../core/game.js';
import type { Json, JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import type { Random } from '../../../core/random.js';
import baltic from '../boards/baltic.json' with { type: 'json' };
import { Board } from './board/board.js';
import { Features } from './bots/features.js';
import { group } from './bots/group.js';
import { gameLeft, measure, TERMS } from './bots/measure.js';
import { promise } from './bots/promise.js';
import { termGuide } from './bots/term-guide.js';
import { allConfigs, type Boards, GAME_ID, readConfig } from './config.js';
import { readAction, writeAction } from './formats/notation.js';
import { readPosition } from './formats/read-position.js';
import { imagine, readView, writeView } from './formats/view.js';
import { writePosition } from './formats/write-position.js';
import { checkOrder, follow, question, questions } from './orders.js';
import { score, total } from './score.js';
import { setUp } from './set-up.js';
import { STATE_SIZE, TURN_SEAT } from './state/layout.js';
import type { Table } from './table.js';
import { consequences } from './texts/consequences.js';
import { categoryName } from './texts/names.js';
import { picture } from './texts/picture.js';
import { whyNot } from './texts/reasons.js';
import { sentence } from './texts/sentences.js';
import { apply, decider, legal } from './turn.js';

export interface HansaGame extends Game {
  /** The boards on the shelf, by id; each says which parts of it are reconstructed. */
  readonly boards: Boards;
  withBoards(boards: readonly Json[]): HansaGame;
}

class HansaRules implements Rules {
  readonly game: HansaGame;
  readonly config: JsonObject;
  readonly players: number;
  readonly stateSize = STATE_SIZE;
  readonly terms = TERMS;
  readonly table: Table;
  readonly featureCount: number;
  readonly featureSchema: string;
  private readonly features: Features;

  constructor(game: HansaGame, json: Json) {
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
    return decider(this.table, state);
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

  /** Every seat sees the same. */
  writeView(state: State, _seat: number | null): JsonObject {
    return writeView(this.table, this.config, state);
  }

  ownView(_state: State, _seat: number, spectators: JsonObject): JsonObject {
    return spectators;
  }

  readView(view: Json, random: Random): State {
    return readView(this.table, view, random);
  }

  imagine(state: State, _seat: number, random: Random, out: State): void {
    imagine(this.table, state, random, out);
  }

  writeAction(state: State, action: Action): JsonObject {
    return writeAction(this.table, state, action);
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
    checkOrder(question, order, field);
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

function gameWith(boards: Boards): HansaGame {
  const game: HansaGame = {
    id: GAME_ID,
    title: 'Hansa',
    boards,
    rules: (config) => new HansaRules(game, config),
    configs: () => allConfigs(boards),
    withBoards: (files) => gameWith(new Map([...boards, ...shelf(files)])),
    boardSign: 'cities with "sailsTo"',
    hasBoardSign: ({ cities }) => Array.isArray(cities) && cities.some(isPort),
    questions,
    turnStarts: [{ phase: 'replenish' }, {}],
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

/**
 * Rules made of plain functions. A game writes its rules as functions of `(table, …)`, where the table is what it
 * computes once for a config; `BoundRules` holds a table and passes it to them. So a game has no class of its own to
 * repeat the contract in.
 *
 * Measured with the loops of `kontor bench` against a class for each game that calls its functions by name: random play
 * is up to 2 % slower, which is within the noise, and games between bots are not.
 */
import type { Action, ActionBuffer } from './actions.js';
import type { FeatureList } from './features.js';
import type { Game, Rules, ScoreRow, State } from './game.js';
import type { Json, JsonObject } from './json.js';
import type { Language } from './language.js';
import type { Random } from './random.js';

/** What a value network sees; see `Rules.sense`. */
export interface Senses {
  readonly count: number;
  readonly schema: string;
  sense(state: State, seat: number, out: FeatureList): void;
}

type WithTable<T, M> = M extends (...args: infer A) => infer R ? (table: T, ...args: A) => R : never;
type Methods = {
  [K in keyof Rules as Rules[K] extends (...args: never) => unknown ? Exclude<K, 'sense'> : never]: Rules[K];
};

/** The functions of a game: each does what the method of `Rules` with its name promises. */
export type RuleFunctions<T> = {
  readonly [K in Exclude<keyof Methods, 'writePosition' | 'writeView'>]: WithTable<T, Methods[K]>;
} & {
  writePosition(table: T, config: JsonObject, state: State): JsonObject;
  writeView(table: T, config: JsonObject, state: State, seat: number | null): JsonObject;
};

/** What the functions of a game belong to. */
export interface Binding<T> {
  readonly game: Game;
  /** The config in full. */
  readonly config: JsonObject;
  readonly table: T;
  readonly stateSize: number;
  readonly terms: readonly string[];
  readonly senses: Senses;
}

export class BoundRules<T extends { readonly players: number }> implements Rules {
  readonly game: Game;
  readonly config: JsonObject;
  readonly table: T;
  readonly players: number;
  readonly stateSize: number;
  readonly terms: readonly string[];
  readonly featureCount: number;
  readonly featureSchema: string;
  private readonly senses: Senses;

  constructor(
    { game, config, table, stateSize, terms, senses }: Binding<T>,
    private readonly functions: RuleFunctions<T>,
  ) {
    this.game = game;
    this.config = config;
    this.table = table;
    this.players = table.players;
    this.stateSize = stateSize;
    this.terms = terms;
    this.senses = senses;
    this.featureCount = senses.count;
    this.featureSchema = senses.schema;
  }

  setUp(random: Random): State {
    return this.functions.setUp(this.table, random);
  }

  decider(state: State): number {
    return this.functions.decider(this.table, state);
  }

  turnOf(state: State): number {
    return this.functions.turnOf(this.table, state);
  }

  legal(state: State, out: ActionBuffer): void {
    this.functions.legal(this.table, state, out);
  }

  apply(state: State, action: Action): number {
    return this.functions.apply(this.table, state, action);
  }

  total(state: State, seat: number): number {
    return this.functions.total(this.table, state, seat);
  }

  score(state: State): ScoreRow[] {
    return this.functions.score(this.table, state);
  }

  promise(state: State, seat: number): number {
    return this.functions.promise(this.table, state, seat);
  }

  left(state: State): number {
    return this.functions.left(this.table, state);
  }

  measure(state: State, left: number, out: Float64Array): void {
    this.functions.measure(this.table, state, left, out);
  }

  sense(state: State, seat: number, out: FeatureList): void {
    this.senses.sense(state, seat, out);
  }

  group(state: State, action: Action): number {
    return this.functions.group(this.table, state, action);
  }

  writePosition(state: State): JsonObject {
    return this.functions.writePosition(this.table, this.config, state);
  }

  readPosition(position: Json): State {
    return this.functions.readPosition(this.table, position);
  }

  writeView(state: State, seat: number | null): JsonObject {
    return this.functions.writeView(this.table, this.config, state, seat);
  }

  ownView(state: State, seat: number, spectators: JsonObject): JsonObject {
    return this.functions.ownView(this.table, state, seat, spectators);
  }

  readView(view: Json, random: Random): State {
    return this.functions.readView(this.table, view, random);
  }

  imagine(state: State, seat: number, random: Random, out: State): void {
    this.functions.imagine(this.table, state, seat, random, out);
  }

  writeAction(state: State, action: Action): JsonObject {
    return this.functions.writeAction(this.table, state, action);
  }

  readAction(state: State, action: Json): Action {
    return this.functions.readAction(this.table, state, action);
  }

  checkAction(action: Json): void {
    this.functions.checkAction(this.table, action);
  }

  whyNot(state: State, action: Action, language: Language): string {
    return this.functions.whyNot(this.table, state, action, language);
  }

  question(state: State): string | null {
    return this.functions.question(this.table, state);
  }

  checkOrder(question: string, order: JsonObject, field: string): void {
    this.functions.checkOrder(this.table, question, order, field);
  }

  follow(state: State, order: JsonObject): Action {
    return this.functions.follow(this.table, state, order);
  }

  sentence(state: State, action: Action, names: readonly string[], language: Language): string {
    return this.functions.sentence(this.table, state, action, names, language);
  }

  consequences(before: State, after: State, names: readonly string[], language: Language): string[] {
    return this.functions.consequences(this.table, before, after, names, language);
  }

  picture(state: State, names: readonly string[], language: Language): string {
    return this.functions.picture(this.table, state, names, language);
  }
}

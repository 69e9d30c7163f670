/**
 * Rules made of plain functions. A game writes its rules as functions of `(setup, …)`, where the setup is computed
 * once for a config; `BoundRules` holds a setup and passes it to them, so that no game has to repeat the contract in a
 * class of its own.
 *
 * Measured with the loops of `kontor bench` against a class for each game that calls its functions by name: random play
 * is up to 2 % slower, which is within the noise, and games between bots are not.
 */
import { type ActionBlock, ActionSpace } from './action-space.js';
import type { Action, ActionBuffer } from './actions.js';
import type { Change } from './change.js';
import type { FeatureList, FeatureSections, FeatureSink } from './features.js';
import type { EarlierView, Game, Rules, ScoreRow, State } from './game.js';
import type { Holdings } from './holdings.js';
import type { Json, JsonObject } from './json.js';
import type { Language } from './language.js';
import type { Random } from './random.js';
import type { FeatureRoles } from './roles.js';

/** What a value network sees; see `Rules.sense`. */
export interface Senses {
  readonly count: number;
  readonly schema: string;
  readonly sections: FeatureSections;
  /** Adds the features of one section to `out`. */
  senseSection(state: State, seat: number, section: number, out: FeatureSink, change?: Change): void;
  roles(): FeatureRoles;
}

type WithSetup<T, M> = M extends (...args: infer A) => infer R ? (setup: T, ...args: A) => R : never;
type Methods = {
  [K in keyof Rules as Rules[K] extends (...args: never) => unknown
    ? Exclude<K, 'sense' | 'senseSection' | 'actionIndex'>
    : never]: Rules[K];
};

/** The functions of a game: each does what the method of `Rules` with its name promises. */
export type RuleFunctions<T> = {
  readonly [K in Exclude<keyof Methods, 'writePosition' | 'writeView' | 'writeNextView'>]: WithSetup<
    T,
    Methods[K]
  >;
} & {
  writePosition(setup: T, config: JsonObject, state: State): JsonObject;
  writeView(setup: T, config: JsonObject, state: State, seat: number | null): JsonObject;
  /** Only where it saves time; without it the whole view is written. */
  writeNextView?(setup: T, state: State, earlier: EarlierView): JsonObject;
  /** The parts of `Rules.actionSpace`. */
  actionBlocks(setup: T): ActionBlock[];
  /** The action as its decider sees it, with seats counted from theirs; always in one of the blocks. */
  seenAction(setup: T, state: State, action: Action): Action;
};

/** What the functions of a game are bound to. */
export interface Binding<T> {
  readonly game: Game;
  /** The config in full. */
  readonly config: JsonObject;
  readonly setup: T;
  readonly stateSize: number;
  readonly terms: readonly string[];
  /** All bytes if left out. */
  readonly measuredBytes?: Uint8Array;
  readonly senses: Senses;
  readonly holdings: Holdings;
}

export class BoundRules<T extends { readonly players: number }> implements Rules {
  readonly game: Game;
  readonly config: JsonObject;
  readonly setup: T;
  readonly players: number;
  readonly stateSize: number;
  readonly terms: readonly string[];
  readonly measuredBytes: Uint8Array;
  readonly featureCount: number;
  readonly featureSchema: string;
  readonly featureSections: FeatureSections;
  readonly holdings: Holdings;
  private readonly senses: Senses;
  private space: ActionSpace | undefined;
  private roles: FeatureRoles | undefined;

  constructor(
    { game, config, setup, stateSize, terms, measuredBytes, senses, holdings }: Binding<T>,
    private readonly functions: RuleFunctions<T>,
  ) {
    this.game = game;
    this.config = config;
    this.setup = setup;
    this.players = setup.players;
    this.stateSize = stateSize;
    this.terms = terms;
    this.measuredBytes = measuredBytes ?? new Uint8Array(stateSize).fill(1);
    this.senses = senses;
    this.holdings = holdings;
    this.featureCount = senses.count;
    this.featureSchema = senses.schema;
    this.featureSections = senses.sections;
  }

  setUp(random: Random): State {
    return this.functions.setUp(this.setup, random);
  }

  decider(state: State): number {
    return this.functions.decider(this.setup, state);
  }

  turnOf(state: State): number {
    return this.functions.turnOf(this.setup, state);
  }

  legal(state: State, out: ActionBuffer): void {
    this.functions.legal(this.setup, state, out);
  }

  apply(state: State, action: Action): number {
    return this.functions.apply(this.setup, state, action);
  }

  total(state: State, seat: number): number {
    return this.functions.total(this.setup, state, seat);
  }

  score(state: State): ScoreRow[] {
    return this.functions.score(this.setup, state);
  }

  promise(state: State, seat: number): number {
    return this.functions.promise(this.setup, state, seat);
  }

  left(state: State): number {
    return this.functions.left(this.setup, state);
  }

  measure(state: State, left: number, out: Float64Array, change?: Change): void {
    this.functions.measure(this.setup, state, left, out, change);
  }

  sense(state: State, seat: number, out: FeatureList): void {
    out.length = 0;
    for (let section = 0; section < this.featureSections.count; section++)
      this.senses.senseSection(state, seat, section, out);
  }

  senseSection(state: State, seat: number, section: number, out: FeatureSink, change?: Change): void {
    this.senses.senseSection(state, seat, section, out, change);
  }

  /** Made on first use: setups with a network of their own do without. */
  get featureRoles(): FeatureRoles {
    this.roles ??= this.senses.roles();
    return this.roles;
  }

  /** Made on first use: people play without it. */
  get actionSpace(): ActionSpace {
    this.space ??= new ActionSpace(this.functions.actionBlocks(this.setup));
    return this.space;
  }

  actionIndex(state: State, action: Action): number {
    return this.actionSpace.indexOf(this.functions.seenAction(this.setup, state, action));
  }

  group(state: State, action: Action): number {
    return this.functions.group(this.setup, state, action);
  }

  writePosition(state: State): JsonObject {
    return this.functions.writePosition(this.setup, this.config, state);
  }

  readPosition(position: Json): State {
    return this.functions.readPosition(this.setup, position);
  }

  writeView(state: State, seat: number | null): JsonObject {
    return this.functions.writeView(this.setup, this.config, state, seat);
  }

  writeNextView(state: State, earlier: EarlierView): JsonObject {
    const { writeNextView } = this.functions;
    return writeNextView ? writeNextView(this.setup, state, earlier) : this.writeView(state, null);
  }

  ownView(state: State, seat: number, spectators: JsonObject): JsonObject {
    return this.functions.ownView(this.setup, state, seat, spectators);
  }

  readView(view: Json, random: Random): State {
    return this.functions.readView(this.setup, view, random);
  }

  imagine(state: State, seat: number, random: Random, out: State): void {
    this.functions.imagine(this.setup, state, seat, random, out);
  }

  writeAction(state: State, action: Action): JsonObject {
    return this.functions.writeAction(this.setup, state, action);
  }

  readAction(state: State, action: Json): Action {
    return this.functions.readAction(this.setup, state, action);
  }

  checkAction(action: Json): void {
    this.functions.checkAction(this.setup, action);
  }

  whyNot(state: State, action: Action, language: Language): string {
    return this.functions.whyNot(this.setup, state, action, language);
  }

  question(state: State): string | null {
    return this.functions.question(this.setup, state);
  }

  checkOrder(question: string, order: JsonObject, field: string): void {
    this.functions.checkOrder(this.setup, question, order, field);
  }

  follow(state: State, order: JsonObject): Action {
    return this.functions.follow(this.setup, state, order);
  }

  sentence(state: State, action: Action, names: readonly string[], language: Language): string {
    return this.functions.sentence(this.setup, state, action, names, language);
  }

  consequences(before: State, after: State, names: readonly string[], language: Language): string[] {
    return this.functions.consequences(this.setup, before, after, names, language);
  }

  picture(state: State, names: readonly string[], language: Language): string {
    return this.functions.picture(this.setup, state, names, language);
  }
}

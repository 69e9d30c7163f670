/**
 * The game contract: all that bots, server, page and command line know about a game.
 *
 * A game comes in two layers. A `Game` is what a shelf offers: a name and its possible setups. `Rules` are that game
 * bound to one configuration (board, edition, number of players, modules); they are made once,
 * hold precomputed lookup arrays, never change, and serve any number of running games at the same time.
 *
 * ## States
 * A state is one flat `Uint8Array` of `rules.stateSize` bytes that holds the whole game: the board, every hand,
 * the order of every face-down pile, whose turn it is and which decision is half done. Nothing else is
 * remembered anywhere, so cloning is one copy, and a game can be saved and resumed between any two
 * decisions. Only the game knows how the bytes are laid out.
 *
 * ## Actions
 * One decision of one seat is one action: an integer below 2^31. A choice with many parts (lift three pieces and put
 * them down again) is several actions with a pending decision in the state between them, so that lists stay short and
 * every part can be undone. Forced steps are not actions: they happen inside `apply`.
 *
 * ## Chance and secrets
 * Chance exists only in `setUp`: all shuffles are done there and their outcome is part of the state. After
 * that, `apply` is a function of state and action. What a seat may know is what `writeView` writes for it;
 * `imagine` makes full states that look the same to a seat, for bots to think about.
 *
 * ## Speed
 * `decider`, `legal`, `apply`, `total`, `promise`, `left`, `measure`, `sense`, `group` and `actionIndex` are the inner
 * loop of bots: they must not allocate.
 *
 * ## Errors
 * All input (configs, positions, actions, views) is read by the `read…` methods and
 * `Game.rules`, which throw a `Refusal` that names the field. `apply` trusts its caller: an action that `legal`
 * does not list for that state is a bug of the caller.
 *
 * ## Adding a game
 * `docs/games.md` walks through the folder of a small game. The common suite in `tests/common/` plays every
 * configuration that `configs()` names through all the promises above.
 */
import type { ActionSpace } from './action-space.js';
import type { Action, ActionBuffer } from './actions.js';
import type { Change } from './change.js';
import type { FeatureList, FeatureSections, FeatureSink } from './features.js';
import type { Holdings } from './holdings.js';
import type { Json, JsonObject } from './json.js';
import type { Language } from './language.js';
import type { Random } from './random.js';
import type { FeatureRoles } from './roles.js';

export type State = Uint8Array;

/** Stands for a seat when the game is over and nobody has to decide. */
export const NOBODY = -1;

/** What `apply` says about undoing: the action drew something, or showed something that was hidden. */
export const OPEN = 0;
export const REVEALED = 1;

/** One seat's final score: the categories of the game in the order they are shown, `total` and `rank` last. */
export interface ScoreRow {
  seat: number;
  [category: string]: number;
  total: number;
  /** 1 for a winner; seats that share a place have the same rank. */
  rank: number;
}

export interface Game {
  /** As in a config's `game`. */
  readonly id: string;
  /** Its name for people. */
  readonly title: string;

  /** The rules for a config, which is checked and completed here. The seed may be left out; it stays so. */
  rules(config: Json): Rules;

  /** Every allowed configuration, without seeds. */
  configs(): JsonObject[];

  /** The boards on the shelf, by id. */
  readonly boards: ReadonlyMap<string, { readonly id: string; readonly title: string }>;
  /** This game with further boards on its shelf; a board file that cannot be played is refused. */
  withBoards(boards: readonly Json[]): Game;
  /** The field that shows a board file is for this game if it does not name one, such as `"routes"`. */
  readonly boardSign: string;
  hasBoardSign(board: JsonObject): boolean;

  /** The questions that others' turns can put to a player, answered by standing orders; see `Rules.question`. */
  readonly questions: readonly Question[];
  /** What `turn` may hold besides the seat at the start of a turn; the first that a position can be read with counts. */
  readonly turnStarts: readonly JsonObject[];

  /** The game's texts; a language must be loaded before it is used. */
  readonly texts: GameTexts;
  /** The name of a scoring category. */
  categoryName(category: string, language: Language): string;
  /** The categories that only their owner may see before the end. */
  readonly secretCategories: readonly string[];

  readonly termGuide: TermGuide;
}

/** The texts of a game, a language at a time: a `Pack` of `src/languages/pack.ts`. */
export interface GameTexts {
  load(language: Language): Promise<void>;
  /** The texts of a loaded language, to be sent to a worker that cannot load them itself. */
  in(language: Language): object;
  take(language: Language, texts: object): void;
}

/** A question to a player in another's turn, and the standing orders that may answer it. */
export interface Question {
  readonly id: string;
  /** What is asked, for the description of the server's interface. */
  readonly about: string;
  readonly answers: readonly OrderForm[];
}

/** The form of an order: `{ do: 'take', piece: 'trader' }` has the field `piece`. */
export interface OrderForm {
  readonly do: string;
  readonly fields?: Readonly<Record<string, OrderField>>;
}

/** One of some words, or a list of at most so many ids of things on the board. */
export type OrderField =
  | { readonly words: readonly string[]; readonly about?: string }
  | { readonly ids: number; readonly about?: string };

/** What bots know about the terms that `Rules.measure` fills in. */
export interface TermGuide {
  /** How much each term matters, in points; 1 if it is not listed. */
  readonly weights: Readonly<Record<string, number>>;
  /**
   * What a term is about, for explanations; several terms may share a topic. `null` for a term that is never worth
   * mentioning because it only measures progress within a turn.
   */
  topicOf(term: string): string | null;
  topicName(topic: string, language: Language): string;
  readonly temperaments: Readonly<Record<Temperament, Leaning>>;
}

export const TEMPERAMENTS = ['builder', 'blocker', 'racer'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** What a bot of some temperament likes beyond what wins, in points for a point of a term. */
export interface Leaning extends Preferences {
  /** What it likes instead at levels that value positions with a network, where the same would cost or show otherwise. */
  readonly withNetwork?: Preferences;
}

export interface Preferences {
  /** Its own terms. */
  readonly own?: Readonly<Record<string, number>>;
  /** The mean of its rivals' terms: below 0 to hold them down. */
  readonly rivals?: Readonly<Record<string, number>>;
  /** The end of the game coming nearer, from its start to its end. */
  readonly end?: number;
}

/** What spectators saw of an earlier state. */
export interface EarlierView {
  readonly state: State;
  readonly view: JsonObject;
}

export interface Rules {
  readonly game: Game;
  /** The config in full. */
  readonly config: JsonObject;
  readonly players: number;
  readonly stateSize: number;

  /** A new game, with all its shuffles done. */
  setUp(random: Random): State;

  /** The seat that has to decide now, or `NOBODY` when the game is over. */
  decider(state: State): number;

  /** The seat whose turn it is; it may differ from the decider. */
  turnOf(state: State): number;

  /** Fills `out` with all legal actions of the decider, each once. Never empty before the game is over. */
  legal(state: State, out: ActionBuffer): void;

  /** Carries out a legal action and what is forced after it. Returns `OPEN` or `REVEALED`. */
  apply(state: State, action: Action): number;

  /** The points `seat` would have if the game ended now. */
  total(state: State, seat: number): number;

  /**
   * From 0 to below 1: how close `seat` is to points that its total does not show yet. It ranks positions with equal
   * totals for simple bots; strong bots have an evaluation of their own.
   */
  promise(state: State, seat: number): number;

  /** How much of the game is left, from 1 at its start to 0 near its end, as an estimate. */
  left(state: State): number;

  /** The names of the terms that `measure` fills in, in their order. */
  readonly terms: readonly string[];

  /**
   * The position in numbers that mean something to people (points by category, tempo, what is nearly complete): fills
   * `out` with one number for each term, seat by seat. What is only useful later counts by how much of the game is
   * `left`; pass the same value for all positions you compare. Bots decide how much each term matters. The `change` that
   * led to the state saves time.
   */
  measure(state: State, left: number, out: Float64Array, change?: Change): void;

  /** 1 for each byte of a state that `measure` and `left` depend on; 0 for what is hidden from everybody and the like. */
  readonly measuredBytes: Uint8Array;

  /** The number of features that a value network sees, and their schema, which must match the trained network's. */
  readonly featureCount: number;
  readonly featureSchema: string;

  /**
   * Fills `out` with the features of `state` as `seat` sees it, each once. Nothing that `seat` cannot see has any
   * influence, and other seats differ only by how far behind `seat` they sit.
   */
  sense(state: State, seat: number, out: FeatureList): void;

  /** The sections that `sense` lists one after another. */
  readonly featureSections: FeatureSections;

  /** Adds the features of one section to `out`. */
  senseSection(state: State, seat: number, section: number, out: FeatureSink, change?: Change): void;

  /** What the features mean on any board of the game, so that a network can serve all of them. */
  readonly featureRoles: FeatureRoles;

  /** The places that seats can hold, for forecasts of the game's end. */
  readonly holdings: Holdings;

  /** A fixed number for every action that can occur with this config, for policies that learn. */
  readonly actionSpace: ActionSpace;

  /**
   * The index of a legal action in `actionSpace`; no two legal actions share one. As in `sense`, other seats are
   * numbered by how far behind the decider they sit.
   */
  actionIndex(state: State, action: Action): number;

  /** The final scoring as if the game ended now. */
  score(state: State): ScoreRow[];

  /**
   * A number shared by the actions of a list that differ only in which of several equal spaces they name, so
   * that choosing among groups does not favour what happens to have many spaces.
   */
  group(state: State, action: Action): number;

  /** The public form of a state; reading it again gives the same bytes. */
  writePosition(state: State): JsonObject;
  /** Reads a position of these rules' config; missing parts get the defaults of the format. */
  readPosition(position: Json): State;

  /** The position as a seat, or a spectator (`null`), may see it: hidden things are `null` or counts. */
  writeView(state: State, seat: number | null): JsonObject;
  /**
   * What `writeView` writes for a spectator. Parts that have not changed since an earlier state of the same game may be
   * shared with the view of it, `earlier`; do not mutate either.
   */
  writeNextView(state: State, earlier: EarlierView): JsonObject;
  /**
   * The view of a seat, built from the spectators' view of the same state and sharing its equal parts. Use it to write
   * a view for everybody after every move.
   */
  ownView(state: State, seat: number, spectators: JsonObject): JsonObject;
  /** A full state that matches a view, with everything hidden drawn at random. */
  readView(view: Json, random: Random): State;
  /** The same without JSON: fills `out` with a random state that `seat` cannot tell from `state`. */
  imagine(state: State, seat: number, random: Random, out: State): void;

  /** May return a shared object; do not mutate it. */
  writeAction(state: State, action: Action): JsonObject;
  /** Reads an action by form alone; whether it is legal is checked by `readLegal` in `play.ts`. */
  readAction(state: State, action: Json): Action;
  /** Refuses what is not an action of this game in any position; for planned turns. */
  checkAction(action: Json): void;
  /** Why an action that was read is not legal. */
  whyNot(state: State, action: Action, language: Language): string;

  /**
   * What another's turn asks of the decider: the id of one of `Game.questions`. `null` if they decide in their own turn
   * or no standing order can answer.
   */
  question(state: State): string | null;
  /** Refuses an order that cannot answer this question; `field` is its name in a refusal. */
  checkOrder(question: string, order: JsonObject, field: string): void;
  /** The legal action that a checked order chooses for the question of this state. */
  follow(state: State, order: JsonObject): Action;

  /** The action as a sentence for a log; `state` is the one before it. */
  sentence(state: State, action: Action, names: readonly string[], language: Language): string;
  /** What followed from an action, for the log: points scored, cities filled, the end. */
  consequences(before: State, after: State, names: readonly string[], language: Language): string[];
  /** The state as a page of plain text. */
  picture(state: State, names: readonly string[], language: Language): string;
}

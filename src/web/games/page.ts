/**
 * What the page knows of a game: everything that is drawn, named or explained differently in each game. The engine's
 * contract is `core/game.ts`; this one stands beside it. A game exports one `GamePage` from its `page/index.ts` and is
 * listed in `web/games/index.ts`; the rest of the page asks `pageOf` and never for the name of a game.
 *
 * Whatever is large or seldom needed is fetched when it is wanted: wrap a component in Solid's `lazy`, and import
 * lessons and the reference inside the functions that return them.
 */
import type { Component, JSX } from 'solid-js';
import type { Game, Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import type { AnyPack } from '../../languages/pack.js';
import type { BoardProps, Target } from '../board/board.js';
import type { Teller } from '../board/describe.js';
import type { Pt } from '../board/map/geometry.js';
import type { PieceKind } from '../board/pieces/piece.jsx';
import type { Drawing } from '../board/print/print.jsx';
import type { Lesson, Reference } from '../learn/types.js';
import type { DeskTargets } from './desk-thing.jsx';
import type { Cover } from './secret.jsx';

export interface GamePage {
  /** As in a config's `game`. */
  readonly id: string;
  readonly presentation: Presentation;
  readonly commentary: Commentary;

  /** The drawing of a board. It stands in a `Stage`, which pans, zooms and lights up targets. */
  readonly Board: Component<BoardProps>;
  /** What a player has before them: pieces, cards, money. */
  readonly Desk: Component<DeskProps>;
  /** The things of a desk that actions may need, in a row, for screens without room for the desk. */
  readonly DeskThings?: Component<DeskProps>;
  /** The same in a few figures, for a row among other players. Parts with `data-tip` are explained on demand. */
  readonly DeskRow: Component<DeskProps>;

  /** What can end the game, and how near it is; `position` is a view. */
  endings(rules: Rules, position: JsonObject, teller: Teller): readonly Ending[];

  /**
   * Lines that explain a target, the first says what it is; none for a target that the board does not have. `city:ulm`
   * comes as the kind `city` and the id `ulm`.
   */
  describe(rules: Rules, position: JsonObject, kind: string, id: string, teller: Teller): string[];

  /** The topic of the rules reference that explains each kind of target. */
  readonly topics: Readonly<Record<string, string>>;
  /** What lesson and reference say, to be loaded before they are shown. */
  readonly learnTexts: AnyPack;
  lesson(): Promise<Lesson>;
  reference(): Promise<Reference>;

  /** What others' turns can ask of a player, as in `Game.questions`, and the standing orders that answer it. */
  readonly orders: readonly OrderQuestion[];
}

/**
 * The pictures of a game's boards. They are listed in `web/games/drawings.ts`, because screens with small pictures of
 * boards should not have to fetch the rest.
 */
export interface GameDrawings {
  /** As in a config's `game`. */
  readonly id: string;
  /** What the build draws ahead for a board of the game, its small picture too. */
  ahead(game: Game, board: string): Drawing[];
  thumbnail(game: Game, board: string): Drawing;
  /** Where things are on the printed board, for pictures of how it is used; a game may do without. */
  places?(game: Game, board: string): BoardPlaces;
}

export interface BoardPlaces {
  readonly print: Drawing;
  /** Ways by the ids that are counted (`src/workshop/try`), as lines of SVG; none where only cities count. */
  readonly routes: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  readonly cities: readonly { readonly id: string; readonly name: string; readonly at: Pt }[];
}

/**
 * What a game, its boards, editions and modules are called, by the keys of the language files (`game-chess`,
 * `boardHint-small`), for a game whose texts are in its own folder. English is what other languages fall back to. They
 * are listed in `web/games/names.ts` and come with the first screen: keep them short.
 */
export type GameNames = { readonly en: Names } & { readonly [L in Language]?: Names };
type Names = Readonly<Record<string, string>>;

/** Where the actions of a game show, and what they are called. */
export interface Presentation {
  /** The things on the board that stand for an action; a click on any of them offers it. */
  targets(action: JsonObject, position: JsonObject): Target[];
  /**
   * Whether a target lies under others that stand for the same action, as a route lies under its points. Such targets
   * can be clicked, but what happened is marked on the others.
   */
  isBackdrop(target: Target): boolean;
  /** Whether an action completes something that a player works towards: where it can be done stands out. */
  completes(action: JsonObject): boolean;

  /**
   * The things on the decider's own desk that stand for an action, beside or instead of those on the board. Several are
   * picked one by one; of equal things, each is named.
   */
  deskTargets(action: JsonObject): Target[];

  /** The buttons beside the board that gather actions without targets, in their order. */
  readonly places: readonly string[];
  placeName(place: string): string;
  /** The button for an action without targets; `PASS` for one that ends something, which gets a button of its own. */
  place(action: JsonObject): string;

  /** A few words for a button: what is done, not who does it. */
  label(action: JsonObject, speaker: Speaker): string;
  /**
   * Of several actions at one target or button, the one that a single click plays; the others are a right click or a
   * long press away. None where players have to choose.
   */
  usual(actions: readonly JsonObject[]): JsonObject | undefined;
  /** The piece that an action puts down, to be shown with its label. */
  pieceOf(action: JsonObject): PieceKind | undefined;

  /** The pieces that were picked up, or displaced, and not put down yet. */
  hand(position: JsonObject): readonly HeldPiece[];

  /** What the seat that decides has to do now, in a sentence; empty when nothing is to be done. */
  task(position: JsonObject, decider: number, language: Language): string;
  /** What another player answers in your turn, in a few words with their name; nothing where it is not said. */
  answering?(position: JsonObject, name: string, language: Language): string | undefined;
  /** Whether somebody is in the middle of something that takes several steps. */
  isHalfDone(position: JsonObject): boolean;
  /** How many actions the turn has left; 0 in a game that does not count them. */
  actionsLeft(position: JsonObject): number;
}

/** What is said about moves: in the log, in hints, and about what the others did. */
export interface Commentary {
  /** A move in a few words without its player, for the log and lists of steps: "Trader to Goslar–Magdeburg". */
  note(step: Step, speaker: Speaker): Note;
  /** The steps of one player that belong together, as they are numbered in a hint and drawn on the board. */
  deeds(steps: readonly Step[]): readonly Deed[];
  /** To the player: what to do and what for, in one sentence. `steps` are their own, at least one. */
  advice(steps: readonly Step[], speaker: Speaker): string;
  /** Whether another's move changed something of `seat` for the worse, so that they should be told. */
  touches(step: Step, seat: number): boolean;
}

/** A move that was made or is suggested, with the views around it. They hide what the reader may not know. */
export interface Step {
  readonly seat: number;
  readonly action: JsonObject;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** By how much it changes the points that the player would have if the game ended; 0 if the reader is another. */
  readonly gain: number;
}

export interface Note {
  readonly text: string;
  /** A small drawing of what is done; `colours` are those of the seats. */
  readonly Icon: Component<{ readonly colours: readonly number[] }>;
}

export interface Deed {
  /** How many of the steps are done with it and those before it. */
  readonly until: number;
  /** Where it happens; absent for what has no place on the board. */
  readonly to?: Target;
  /** Where a piece comes from. */
  readonly from?: Target;
}

export interface HeldPiece {
  readonly seat: number;
  readonly kind: PieceKind;
}

/** The place of actions that end a turn or a step. */
export const PASS = 'pass';

/** Whom and what a label may have to name. */
export interface Speaker {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly language: Language;
}

export interface DeskProps {
  readonly rules: Rules;
  /** The player's part of a view: `view.seats[seat]`. */
  readonly desk: JsonObject;
  /** Whether the person at the screen owns it and may see its secrets. */
  readonly own: boolean;
  /** Over its secrets, where several people share the screen: pass it to `Secret`. */
  readonly cover?: Cover | undefined;
  /** What can be done with the things on it: pass it to `DeskThing`. */
  readonly targets?: DeskTargets | undefined;
  readonly colour: number;
}

/** Something that can end the game. */
export interface Ending {
  readonly id: string;
  /** What is counted, for people who cannot see the icon. */
  readonly name: string;
  icon(): JSX.Element;
  /** The count now, as short as `3/10`. */
  readonly value: string;
  /** From 0 at the start of the game to 1 when it ends. */
  readonly share: number;
  /** When it ends the game, in a sentence. */
  readonly why: string;
  /** That it has ended the game, in a sentence; `null` if it has not. */
  readonly reached: string | null;
}

/** A question that another's turn can ask, with the answers that a standing order can give. */
export interface OrderQuestion {
  /** As `Rules.question` returns it. */
  readonly id: string;
  name(): string;
  /** Besides being asked and leaving it to a bot, which every question offers. */
  readonly answers: readonly OrderAnswer[];
}

export interface OrderAnswer {
  readonly id: string;
  name(): string;
  /** The order as it is sent; with `Fields`, as it begins. */
  readonly order: Order;
  /** Whether an order is this answer, whatever its fields hold. */
  fits(order: Order): boolean;
  /** Further things to fill in. */
  readonly Fields?: Component<OrderFieldsProps>;
  /** What was filled in, in a line. */
  details?(order: Order, rules: Rules): string;
}

/** An order as `Rules.follow` reads it. */
export type Order = JsonObject & { readonly do: string };

export interface OrderFieldsProps {
  readonly order: Order;
  change(order: Order): void;
  readonly rules: Rules;
  readonly position: JsonObject;
  readonly colours: readonly number[];
  readonly names: readonly string[];
}

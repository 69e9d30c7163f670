/**
 * What the page knows about a game: everything that is drawn, named or explained differently in each game. The engine's
 * counterpart is `core/game.ts`. A game exports one `GamePage` as `page` from its `page/index.ts` and is listed in
 * `web/games/index.ts`, which fetches it when a game is opened; the rest of the page calls `pageOf` and never checks
 * which game it is.
 *
 * Import lessons and the reference inside the functions that return them: most visits do not need them.
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

  /** Draws the board. It uses a `Stage`, which pans, zooms and lights targets. */
  readonly Board: Component<BoardProps>;
  /** What a player has in front of them: pieces, cards, money. */
  readonly Desk: Component<DeskProps>;
  /** The things on a desk that actions may need, in a row, for screens without room for the desk. */
  readonly DeskThings?: Component<DeskProps>;
  /** A desk in a few figures, for a row in the list of players. Parts with `data-tip` are explained on demand. */
  readonly DeskRow: Component<DeskProps>;

  /** What can end the game, and how close it is; `position` is a view. */
  endings(rules: Rules, position: JsonObject, teller: Teller): readonly Ending[];

  /**
   * Lines that explain a target; the first says what it is. Empty if the board has no such target. `city:ulm` arrives
   * as the kind `city` and the id `ulm`.
   */
  describe(rules: Rules, position: JsonObject, kind: string, id: string, teller: Teller): string[];

  /** The topic of the rules reference that explains each kind of target. */
  readonly topics: Readonly<Record<string, string>>;
  /** The texts of the lesson and the reference, to be loaded before they are shown. */
  readonly learnTexts: AnyPack;
  lesson(): Promise<Lesson>;
  reference(): Promise<Reference>;

  /** What others' turns can ask a player (see `Game.questions`), and the standing orders that answer it. */
  readonly orders: readonly OrderQuestion[];
}

/**
 * The pictures of a game's boards. They are listed in `web/games/drawings.ts`, so that screens with small pictures do
 * not load the rest.
 */
export interface GameDrawings {
  /** As in a config's `game`. */
  readonly id: string;
  /** What the build draws for a board of the game, including its small picture. */
  ahead(game: Game, board: string): Drawing[];
  thumbnail(game: Game, board: string): Drawing;
  /** Where things are on the printed board, for heat maps in the workshop. Optional. */
  places?(game: Game, board: string): BoardPlaces;
}

export interface BoardPlaces {
  readonly print: Drawing;
  /** Routes by the ids used in reports (`src/workshop/try`), as SVG paths; empty if only cities are counted. */
  readonly routes: readonly { readonly id: string; readonly name: string; readonly path: string }[];
  readonly cities: readonly { readonly id: string; readonly name: string; readonly at: Pt }[];
}

/**
 * What a game, its boards, editions and modules are called, by the keys of the language files (`game-chess`,
 * `boardHint-small`), for a game whose texts are in its own folder. Other languages fall back to English. They are
 * listed in `web/games/names.ts` and load with the first screen, so keep them short.
 */
export type GameNames = { readonly en: Names } & { readonly [L in Language]?: Names };
type Names = Readonly<Record<string, string>>;

/** Where the actions of a game are offered, and what they are called. */
export interface Presentation {
  /** The targets on the board that stand for an action; clicking any of them offers it. */
  targets(action: JsonObject, position: JsonObject): Target[];
  /**
   * Whether a target lies under others that stand for the same action, as a route lies under its points. Such a target
   * can be clicked, but what happened is marked on the others.
   */
  isBackdrop(target: Target): boolean;
  /** Whether an action completes something a player works towards; its targets then stand out. */
  completes(action: JsonObject): boolean;

  /**
   * The things on the decider's desk that stand for an action, besides or instead of targets on the board. If there are
   * several, they are picked one by one; an action that needs two equal things lists both.
   */
  deskTargets(action: JsonObject): Target[];

  /** The buttons beside the board that group actions without targets, in display order. */
  readonly places: readonly string[];
  placeName(place: string): string;
  /** The button for an action without targets; `PASS` for one that ends something, which gets its own button. */
  place(action: JsonObject): string;

  /** A short button label: what is done, not who does it. */
  label(action: JsonObject, speaker: Speaker): string;
  /**
   * Of several actions at one target or button, the one that a single click plays; the others are a right click or a
   * long press away. `undefined` if the player has to choose.
   */
  usual(actions: readonly JsonObject[]): JsonObject | undefined;
  /** The piece that an action puts down, shown with its label. */
  pieceOf(action: JsonObject): PieceKind | undefined;

  /** Pieces that were picked up or displaced and not put down yet. */
  hand(position: JsonObject): readonly HeldPiece[];

  /** What the decider has to do now, in a sentence; empty if there is nothing to do. */
  task(position: JsonObject, decider: number, language: Language): string;
  /** What another player has to answer during your turn, in a few words with their name; `undefined` to say nothing. */
  answering?(position: JsonObject, name: string, language: Language): string | undefined;
  /** Whether a player is in the middle of something that takes several steps. */
  isHalfDone(position: JsonObject): boolean;
  /** How many actions are left in the turn; 0 in a game that does not count them. */
  actionsLeft(position: JsonObject): number;
}

/** How moves are described: in the log, in hints, and when telling what the others did. */
export interface Commentary {
  /** A move in a few words without its player, for the log and lists of steps: "Trader to Goslar–Magdeburg". */
  note(step: Step, speaker: Speaker): Note;
  /** Groups one player's steps, as they are numbered in a hint and drawn on the board. */
  deeds(steps: readonly Step[]): readonly Deed[];
  /** Tells the player what to do and why, in one sentence. `steps` are their own, at least one. */
  advice(steps: readonly Step[], speaker: Speaker): string;
  /** Whether another player's move harmed `seat`, so that they should be told. */
  touches(step: Step, seat: number): boolean;
}

/** A move that was made or is suggested, with the views around it. The views hide what the reader may not know. */
export interface Step {
  readonly seat: number;
  readonly action: JsonObject;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** The change to the player's points if the game ended now; 0 for other readers. */
  readonly gain: number;
}

export interface Note {
  readonly text: string;
  /** A small drawing of what is done; `colours` are those of the seats. */
  readonly Icon: Component<{ readonly colours: readonly number[] }>;
}

export interface Deed {
  /** How many steps are done once this deed and those before it are. */
  readonly until: number;
  /** Where it happens; absent if it has no place on the board. */
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

/** What a label may need to name things. */
export interface Speaker {
  readonly rules: Rules;
  readonly names: readonly string[];
  readonly language: Language;
}

export interface DeskProps {
  readonly rules: Rules;
  /** The player's part of a view: `view.seats[seat]`. */
  readonly desk: JsonObject;
  /** Whether it belongs to the person at the screen, who may see its secrets. */
  readonly own: boolean;
  /** The cover over its secrets if several people share the screen: pass it to `Secret`. */
  readonly cover?: Cover | undefined;
  /** What can be done with the things on it: pass it to `DeskThing`. */
  readonly targets?: DeskTargets | undefined;
  readonly colour: number;
}

/** One way the game can end. */
export interface Ending {
  readonly id: string;
  /** What is counted, for people who cannot see the icon. */
  readonly name: string;
  /** Drawn once, whatever the count. */
  icon(): JSX.Element;
  /** The current count, as short as `3/10`. */
  readonly value: string;
  /** From 0 at the start of the game to 1 when it ends. */
  readonly share: number;
  /** When it ends the game, in a sentence. */
  readonly why: string;
  /** A sentence saying that it has ended the game; `null` if it has not. */
  readonly reached: string | null;
}

/** A question that another player's turn can ask, and the answers that a standing order can give. */
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
  /** The order as it is sent; with `Fields`, its initial value. */
  readonly order: Order;
  /** Whether an order is this answer, regardless of its fields. */
  fits(order: Order): boolean;
  /** The form for the order's fields. */
  readonly Fields?: Component<OrderFieldsProps>;
  /** The fields in one line. */
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

/** What the board editor is made of: an open board, and what a game gives to it, drawing and panels. */
import type { Accessor, Component } from 'solid-js';
import type { JsonObject } from '../../../core/json.js';
import type { EditModel, Hint, Problem, Ref } from '../../../workshop/edit/model.js';
import type { Spot } from '../../../workshop/edit/parts.js';
import type { Hit } from '../../board/input/hits.jsx';
import type { Box } from '../../board/map/geometry.js';
import type { Drawing } from '../../board/print/print.jsx';
import type { OwnBoard } from '../../store/boards.js';

export type Tool = 'select' | 'city' | 'route';

/** The grid's step, in units of the file. */
export const GRID = 20;

/** What an edit of the text is about. */
export const TYPED = 'text';

type Edit = (board: JsonObject) => JsonObject;

export interface Preview {
  readonly board: JsonObject;
  readonly refs: readonly Ref[];
}

/** An open board: the document with its history, what is selected, and the tool in hand. */
export interface Editor {
  readonly own: OwnBoard;
  readonly view: GameView;
  /** What is drawn: the board, or how it would be if the drag in progress ended now. */
  readonly drawn: Accessor<JsonObject>;
  readonly board: Accessor<JsonObject>;
  readonly problems: Accessor<readonly Problem[]>;
  /** Without those that were dismissed. */
  readonly hints: Accessor<readonly Hint[]>;
  readonly selection: Accessor<readonly Ref[]>;
  readonly tool: Accessor<Tool>;
  readonly hasGrid: Accessor<boolean>;
  readonly canUndo: Accessor<boolean>;
  readonly canRedo: Accessor<boolean>;
  /** Edits `about` the same field, one after the other, are one step of the history. */
  change(edit: Edit, about?: string): void;
  /** Shows a drag in progress: how the board would be, and what moves in it. */
  preview(ahead: Preview | undefined): void;
  readonly ahead: Accessor<Preview | undefined>;
  undo(): void;
  redo(): void;
  select(refs: readonly Ref[]): void;
  /** Adds a thing to the selection, or takes it out. */
  toggle(ref: Ref): void;
  setTool(tool: Tool): void;
  setGrid(on: boolean): void;
  wave(hint: Hint): void;
  /** Brings all hints back. */
  unwave(): void;
  /** How many of today's hints are dismissed, and all that ever were, to be kept with the board. */
  readonly waved: Accessor<number>;
  readonly wavedSigns: Accessor<readonly string[]>;
}

/** How an unfinished board is drawn, and the panels for its parts. */
export interface GameView {
  readonly model: EditModel;
  /** What joins cities. */
  readonly way: 'route' | 'arrow';
  /** Units of the drawing for one unit of the file: small sheets are drawn larger. */
  scale(board: JsonObject): number;
  /** The whole drawing, with its frame. */
  extent(board: JsonObject): Box;
  /** The map beneath, which follows a moment after an edit. */
  ground(board: JsonObject): Drawing;
  /** What stands on the frame: it stays while something is dragged. */
  readonly Frame: Component<{ board: JsonObject }>;
  /** Everything else, drawn again with every edit; also of a part of a board. */
  readonly Live: Component<{ board: JsonObject }>;
  /** Two boards that are drawn one over the other: what moves with these things, and what rests meanwhile. */
  split(board: JsonObject, refs: readonly Ref[]): { readonly moving: JsonObject; readonly rest: JsonObject };
  /** What can be picked, in units of the drawing; each target is a `Ref`. From bottom to top. */
  hits(board: JsonObject): Hit[];
  /** Where the handle for bending a thing is, in units of the file. */
  handle(board: JsonObject, ref: Ref): Spot | undefined;
  bend(board: JsonObject, ref: Ref, via: Spot): JsonObject;
  /** The panel for one thing. */
  readonly ThingPanel: Component<{ editor: Editor; thing: Ref }>;
  /** The panel for the whole board, while nothing is selected. */
  readonly SheetPanel: Component<{ editor: Editor }>;
  /** What is selected with a thing: the route of a point. */
  owner(ref: Ref): Ref;
  /** The name of a thing that the model does not list, such as a point. */
  nameOf(board: JsonObject, ref: Ref): string;
}

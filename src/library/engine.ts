/**
 * `kontor`: the engine as a library. It has no dependencies and runs in Node, in browsers and in workers. What is
 * exported here is what the version number speaks of; see docs/library.md.
 */
import { hansa } from '../games/hansa/rules/index.js';
import { hansaTeutonica } from '../games/hansa-teutonica/rules/index.js';
import * as english from '../languages/en/games.js';

export { type Action, ActionBuffer } from '../core/actions.js';
export { FeatureList } from '../core/features.js';
export {
  type Game,
  NOBODY,
  OPEN,
  type Question,
  REVEALED,
  type Rules,
  type ScoreRow,
  type State,
} from '../core/game.js';
export { History, type Move } from '../core/history/history.js';
export { OWN_LAST_MOVE, type UndoPolicy } from '../core/history/undo.js';
export { type Json, type JsonObject, parseJson } from '../core/json.js';
export { LANGUAGES, type Language } from '../core/language.js';
export { playAll, readLegal, writeLegal } from '../core/play.js';
export { Random } from '../core/random.js';
export { type Replay, readRecord, type Shuffle, writeRecord } from '../core/records/record.js';
export { readRecordWithBoard } from '../core/records/record-board.js';
export { Shelf } from '../core/records/shelf.js';
export { Refusal } from '../core/refusal.js';
export { gameOfBoard, games, shelf } from '../games/index.js';

// Refusals give their reasons in English without `loadTexts`; an import like this also survives every bundler.
hansaTeutonica.texts.take('en', english.hansaTeutonica);
hansa.texts.take('en', english.hansa);

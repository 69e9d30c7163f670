/** `kontor hint` and `kontor analyse`: the best moves, and the mistakes of a finished game. */

import {
  type Analysis,
  analyse,
  analysisText,
  HINT_POSITIONS,
  type Hint,
  hint,
  hintText,
  REVIEW_POSITIONS,
} from '../../bots/explain/index.js';
import { object } from '../../core/check.js';
import type { Rules, State } from '../../core/game.js';
import type { Json, JsonObject } from '../../core/json.js';
import { LANGUAGES } from '../../core/language.js';
import { Random } from '../../core/random.js';
import { type Replay, seatNames } from '../../core/records/record.js';
import { readRecordWithBoard } from '../../core/records/record-board.js';
import type { BoardShelf } from '../boards.js';
import { type Call, numberOption, textOption, words } from '../call.js';
import type { Command } from '../command.js';
import { print, readJson } from '../io.js';
import { LANGUAGE_CHOICES, languageOption } from '../language-option.js';

/** A view is recognised by its hidden seed. */
function openPositionOrView(shelf: BoardShelf, json: Json, seed: string): { rules: Rules; state: State } {
  const { config } = object(json, 'position');
  const { seed: hidden, ...rest } = object(config, 'position.config');
  if (hidden !== null) return shelf.open(json);
  const rules = shelf.rules(rest, 'position.config');
  return { rules, state: rules.readView(json, new Random(seed)) };
}

/** How many positions are valued to play out the best lines of a hint, or a turn that seems to have cost much. */
const positionsOption = (call: Call, fallback: number): number =>
  numberOption(call, 'positions', fallback, 0, 100_000_000);

type WrittenStep = Readonly<{ seat: number; action: JsonObject }>;

function writeSteps(
  rules: Rules,
  start: State,
  steps: readonly { seat: number; action: number }[],
): WrittenStep[] {
  const state = start.slice();
  return steps.map(({ seat, action }) => {
    const json = rules.writeAction(state, action);
    rules.apply(state, action);
    return { seat, action: json };
  });
}

const writeHint = (rules: Rules, { seat, state, lines }: Hint): unknown => ({
  seat,
  lines: lines.map((line) => ({ ...line, steps: writeSteps(rules, state, line.steps) })),
});

export const hintCommand: Command = {
  usage: `hint POSITION [--lines N] [--positions N] [--seed S] [--text] [--lang ${LANGUAGES.join('|')}]`,
  help: 'prints the best lines for the seat that decides, their outcome and the reasons; also takes a view',
  values: ['lines', 'positions', 'seed', 'lang'],
  choices: LANGUAGE_CHOICES,
  switches: ['text'],
  run(call, shelf) {
    const [source] = words(call, 'POSITION');
    const language = languageOption(call);
    const seed = textOption(call, 'seed') ?? 'hint';
    const { rules, state } = openPositionOrView(shelf, readJson(source, 'position'), seed);
    const lines = numberOption(call, 'lines', 3, 1, 20);
    const found = hint(rules, state, { lines, positions: positionsOption(call, HINT_POSITIONS), seed });
    if (!call.options.has('text')) print(writeHint(rules, found));
    else process.stdout.write(`${hintText(rules, found, seatNames(rules.players), language).join('\n')}\n`);
  },
};

const writeAnalysis = (
  { rules, history }: Replay,
  { turns, turningPoints, meanLoss }: Analysis,
): unknown => ({
  meanLoss,
  turningPoints: turningPoints.map(({ turn }) => turn),
  turns: turns.map(({ better, ...review }) => ({
    ...review,
    better: writeSteps(rules, history.stateAt(review.from), better),
  })),
});

export const analyseCommand: Command = {
  usage: `analyse RECORD [--most N] [--positions N] [--text] [--lang ${LANGUAGES.join('|')}]`,
  help: 'analyses a game: the most costly turns, and better moves',
  values: ['most', 'positions', 'lang'],
  choices: LANGUAGE_CHOICES,
  switches: ['text'],
  run(call, shelf) {
    const [source] = words(call, 'RECORD');
    const language = languageOption(call);
    const replay = readRecordWithBoard(shelf, readJson(source, 'record'));
    const { rules, names, history } = replay;
    const outcome = analyse(rules, history.start, history.moves, {
      most: numberOption(call, 'most', 5, 1, 1000),
      positions: positionsOption(call, REVIEW_POSITIONS),
    });
    if (!call.options.has('text')) print(writeAnalysis(replay, outcome));
    else {
      const stateAt = (move: number): State => history.stateAt(move);
      const lines = analysisText(rules, outcome, stateAt, names, language, history.moves);
      process.stdout.write(`${lines.join('\n')}\n`);
    }
  },
};

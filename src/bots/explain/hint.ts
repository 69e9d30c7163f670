/** Advice for a turn: the two or three best lines, what they lead to, and why. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Language } from '../../core/language.js';
import { Random } from '../../core/random.js';
import { Refusal } from '../../core/refusal.js';
import { Comparison } from '../alderman/comparison.js';
import { BY_POINTS } from '../alderman/settings.js';
import type { Evaluator } from '../evaluator.js';
import { BestEvaluator } from '../network/best.js';
import { outlookFor } from '../outlook/library.js';
import { searchDeals } from '../search/deals.js';
import { type Line, type SearchLimits, type Step, TurnSearch } from '../search/turn-search.js';
import { type Foretold, foretold } from './foretold.js';
import { Difference, type Part } from './parts.js';

export interface HintLine {
  /** The seat's own decisions and, between them, the expected answers of others. */
  readonly steps: readonly Step[];
  /** Whether the turn goes on after the steps in a way that depends on what they reveal. */
  readonly isOpen: boolean;
  /** How much less it is worth than the best line. */
  readonly loss: number;
  /** What it changes from now to its end; one possible outcome if it is open. */
  readonly gains: readonly Part[];
  /** For the best line, what speaks for it against the next; for the others, how they differ from the best. */
  readonly reasons: readonly Part[];
  /** What it changes in how the game will probably end; nothing where the game has no forecasts. */
  readonly foretold: readonly Foretold[];
  /** Every seat's points if the game ended after the line. */
  readonly totals: readonly number[];
}

export interface Hint {
  readonly seat: number;
  /** What the seat sees, with hidden things dealt at random: the lines can be played from it. */
  readonly state: State;
  /** Best first. */
  readonly lines: readonly HintLine[];
}

export interface HintSettings {
  readonly lines?: number;
  /** The value network by default, or the readable evaluation where there is none for the setup. */
  readonly evaluator?: Evaluator;
  /** How many positions may be valued to play out the best lines for a round, as an alderman does; 0 by default. */
  readonly positions?: number;
  readonly limits?: SearchLimits;
  /** Must be loaded: lines are compared by their sentences. English by default. */
  readonly language?: Language;
  /** The same seed gives the same hint. */
  readonly seed?: string;
}

/** Positions to play out lines with that take about half a second of a desktop’s core. */
export const HINT_POSITIONS = 8000;

const LIMITS: SearchLimits = { beam: 24, nodes: 12_000 };
const LINES = 3;
/** How many lines are considered. */
const MOST_CONSIDERED = 24;
/** How many deals of what is hidden each line is tried with. */
const DEALS = 6;
const NAMES = ['A', 'B', 'C', 'D', 'E'];
/** How many parts of a difference are shown. */
const MOST_PARTS = 4;
const MOST_FORETOLD = 3;
/** How many lines are played out. */
const PLAYED_OUT = 8;

/** What the seat that decides could do, judged only by what it can see. */
export function hint(rules: Rules, state: State, settings: HintSettings = {}): Hint {
  const seat = rules.decider(state);
  if (seat === NOBODY) throw new Refusal('position', 'the game is over');
  const imagined = new Uint8Array(rules.stateSize);
  const random = new Random(settings.seed ?? 'hint');
  rules.imagine(state, seat, random, imagined);
  const legal = new ActionBuffer();
  rules.legal(imagined, legal);
  const all = bestLines(rules, imagined, legal.length, random, settings);
  const difference = new Difference();
  const ends = all.map(({ steps }) => endOf(rules, imagined, steps));
  const why = (a: number, b: number): Part[] => difference.between(rules, ends[b], ends[a], seat, MOST_PARTS);
  const shown = differing(all.length, settings.lines ?? LINES, (a, b) => why(a, b).length > 0);
  const outlook = outlookFor(rules);
  const now = outlook?.foresee(imagined);
  const foretoldOf = (end: State): Foretold[] =>
    outlook && now ? foretold(rules, end, now, outlook.foresee(end), seat, MOST_FORETOLD) : [];
  const reasonsOf = (line: number, rank: number): Part[] => {
    if (shown.length === 1) return [];
    return rank > 0 ? why(line, shown[0]) : why(line, shown[1]).filter(({ change }) => change > 0);
  };
  return {
    seat,
    state: imagined,
    lines: shown.map((line, rank) => ({
      ...certainPart(rules, imagined, all[line].steps, random, settings.language ?? 'en'),
      loss: all[0].value - all[line].value,
      gains: difference.between(rules, imagined, ends[line], seat, MOST_PARTS),
      reasons: reasonsOf(line, rank),
      foretold: foretoldOf(ends[line]),
      totals: Array.from({ length: rules.players }, (_, other) => rules.total(ends[line], other)),
    })),
  };
}

/** The lines that are considered, best first. */
function bestLines(
  rules: Rules,
  state: State,
  choices: number,
  random: Random,
  { evaluator = new BestEvaluator(), limits = LIMITS, positions = 0 }: HintSettings,
): Line[] {
  const search = new TurnSearch(evaluator, limits);
  const lines = searchDeals(search, rules, state, choices, random).slice(0, MOST_CONSIDERED);
  const isOwnTurn = rules.turnOf(state) === rules.decider(state);
  if (positions === 0 || !isOwnTurn || lines.length === 1) return lines;
  const tried = lines.slice(0, PLAYED_OUT);
  const comparison = new Comparison(evaluator, { ...BY_POINTS, nodes: positions, rounds: 1 });
  const { order, means } = comparison.compare(rules, state, tried, random);
  // Lines that dropped out early were tried less often, so they never rank above those that stayed longer.
  let least = Number.POSITIVE_INFINITY;
  return order.map((line, i) => {
    least = Math.min(least, means[i]);
    return { ...tried[line], value: least };
  });
}

/** The steps that are the same for every deal: a hint cannot name a marker that has not been drawn yet. */
function certainPart(
  rules: Rules,
  start: State,
  steps: readonly Step[],
  random: Random,
  language: Language,
): { steps: readonly Step[]; isOpen: boolean } {
  const seat = rules.decider(start);
  const expected = stepSentences(rules, start, steps, language);
  let certain = steps.length;
  const dealt = new Uint8Array(rules.stateSize);
  for (let deal = 0; deal < DEALS; deal++) {
    rules.imagine(start, seat, random, dealt);
    const others = stepSentences(rules, dealt, steps, language);
    while (others.slice(0, certain).some((text, i) => text !== expected[i]) || others.length < certain)
      certain--;
  }
  return { steps: steps.slice(0, Math.max(1, certain)), isOpen: certain < steps.length };
}

/** The steps in words, as far as they are possible from `start`. */
function stepSentences(rules: Rules, start: State, steps: readonly Step[], language: Language): string[] {
  const state = start.slice();
  const legal = new ActionBuffer();
  const texts: string[] = [];
  for (const { seat, action } of steps) {
    if (rules.decider(state) !== seat) break;
    rules.legal(state, legal);
    if (!legal.includes(action)) break;
    texts.push(rules.sentence(state, action, NAMES, language));
    rules.apply(state, action);
  }
  return texts;
}

/** The first `most` of `count` lines that differ in a way that can be explained; filled up with others if they are few. */
function differing(count: number, most: number, differ: (a: number, b: number) => boolean): number[] {
  const chosen: number[] = [];
  const alike: number[] = [];
  for (let line = 0; line < count && chosen.length < most; line++) {
    if (chosen.every((other) => differ(line, other))) chosen.push(line);
    else alike.push(line);
  }
  return [...chosen, ...alike.slice(0, most - chosen.length)].sort((a, b) => a - b);
}

/** The position after a line. */
export function endOf(rules: Rules, start: State, steps: readonly Step[]): State {
  const state = start.slice();
  for (const { action } of steps) rules.apply(state, action);
  return state;
}

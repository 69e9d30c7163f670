/** Advice for a turn: the two or three best lines, what they lead to, and why. */
import { ActionBuffer } from '../../core/actions.js';
import { NOBODY, type Rules, type State } from '../../core/game.js';
import type { Language } from '../../core/language.js';
import { Random } from '../../core/random.js';
import { Refusal } from '../../core/refusal.js';
import { type Evaluator, TermEvaluator } from '../evaluator.js';
import { searchDeals } from '../search/deals.js';
import { type SearchLimits, type Step, TurnSearch } from '../search/turn-search.js';
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
  /** For the best line, why it is better than the next; for the others, how they differ from the best. */
  readonly reasons: readonly Part[];
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
  readonly evaluator?: Evaluator;
  readonly limits?: SearchLimits;
  /** Must be loaded: lines are compared by their sentences. English by default. */
  readonly language?: Language;
  /** The same seed gives the same hint. */
  readonly seed?: string;
}

const LIMITS: SearchLimits = { beam: 24, nodes: 12_000 };
const LINES = 3;
/** How many lines are considered. */
const MOST_CONSIDERED = 24;
/** How many deals of what is hidden each line is tried with. */
const DEALS = 6;
const NAMES = ['A', 'B', 'C', 'D', 'E'];
/** How many parts of a difference are shown. */
const MOST_PARTS = 4;

/** What the seat that decides could do, judged only by what it can see. */
export function hint(rules: Rules, state: State, settings: HintSettings = {}): Hint {
  const seat = rules.decider(state);
  if (seat === NOBODY) throw new Refusal('position', 'the game is over');
  const imagined = new Uint8Array(rules.stateSize);
  const random = new Random(settings.seed ?? 'hint');
  rules.imagine(state, seat, random, imagined);
  const legal = new ActionBuffer();
  rules.legal(imagined, legal);
  const search = new TurnSearch(settings.evaluator ?? new TermEvaluator(), settings.limits ?? LIMITS);
  const difference = new Difference();
  const all = searchDeals(search, rules, imagined, legal.length, random).slice(0, MOST_CONSIDERED);
  const ends = all.map(({ steps }) => endOf(rules, imagined, steps));
  const why = (a: number, b: number): Part[] => difference.between(rules, ends[b], ends[a], seat, MOST_PARTS);
  const shown = differing(all.length, settings.lines ?? LINES, (a, b) => why(a, b).length > 0);
  return {
    seat,
    state: imagined,
    lines: shown.map((line, i) => ({
      ...certainPart(rules, imagined, all[line].steps, random, settings.language ?? 'en'),
      loss: all[0].value - all[line].value,
      gains: difference.between(rules, imagined, ends[line], seat, MOST_PARTS),
      reasons: shown.length > 1 ? why(line, i === 0 ? shown[1] : shown[0]) : [],
      totals: Array.from({ length: rules.players }, (_, other) => rules.total(ends[line], other)),
    })),
  };
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

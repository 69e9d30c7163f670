/** Hints and analyses as lines of text, for a page or a terminal. */
import type { Rules, State } from '../../core/game.js';
import type { Language } from '../../core/language.js';
import { number, percentage, signed, tenth } from '../../languages/intl.js';
import { bots } from '../../languages/packs.js';
import type { Step } from '../search/turn-search.js';
import { type Foretold, NOTABLE } from './foretold.js';
import type { Hint } from './hint.js';
import type { Part } from './parts.js';
import type { Analysis, TurnReview } from './review.js';

const explanations = (language: Language) => bots.say('explanations', language);

/** "unfinished routes +1.8, others: the network −0.6" */
export function partsText(rules: Rules, parts: readonly Part[], language: Language): string {
  const say = explanations(language);
  return parts
    .map(({ topic, whose, change }) => {
      const name = rules.game.termGuide.topicName(topic, language);
      return `${whose === 'own' ? name : say('others', { topic: name })} ${signed(change, language)}`;
    })
    .join(', ');
}

/** How to word sentences about the end of a game: who is addressed, if anybody, and what the line is compared with. */
export interface Telling {
  readonly you: number | null;
  readonly names: readonly string[];
  readonly compared: 'now' | 'asPlayed';
  readonly language: Language;
}

/** "you hold Hamburg at the end: 72% (now 31%)" */
export function foretoldTexts(rules: Rules, tellings: readonly Foretold[], how: Telling): string[] {
  return tellings.map((telling) => foretoldText(rules, telling, how));
}

function foretoldText(rules: Rules, telling: Foretold, { you, names, compared, language }: Telling): string {
  const say = explanations(language);
  const chance = percentage(telling.now, language);
  const than = (figure: string): { compared: string } => ({ compared: say(compared, { figure }) });
  if (telling.what === 'end') {
    const n = Math.max(1, Math.round(telling.now));
    return say('rounds', { n, ...than(rounded(telling.before, n, language)) });
  }
  const isYou = telling.seat === you;
  const who = names[telling.seat];
  const before = than(percentage(telling.before, language));
  switch (telling.what) {
    case 'win':
      if (Math.abs(telling.now - telling.before) < NOTABLE)
        return isYou ? say('youWinStill', { chance }) : say('winsStill', { who, chance });
      return isYou ? say('youWin', { chance, ...before }) : say('wins', { who, chance, ...before });
    case 'last':
      return isYou ? say('youEnd', { chance, ...before }) : say('ends', { who, chance, ...before });
    case 'hold': {
      const { place } = telling;
      return isYou
        ? say('youHold', { place, chance, ...before })
        : say('holds', { who, place, chance, ...before });
    }
    case 'points': {
      const category = rules.game.categoryName(telling.category, language);
      const n = Math.round(telling.now);
      const less = than(rounded(telling.before, n, language));
      return isYou ? say('youScore', { category, n, ...less }) : say('scores', { category, who, n, ...less });
    }
  }
}

/** Rounded to a whole number, unless it would then equal the one it is compared with. */
const rounded = (value: number, other: number, language: Language): string =>
  Math.round(value) === other ? tenth(value, language) : number(Math.round(value), language);

/** The steps of a line as sentences; expected answers of others are marked as such. */
export function stepTexts(
  rules: Rules,
  start: State,
  steps: readonly Step[],
  seat: number,
  names: readonly string[],
  language: Language,
): string[] {
  const state = start.slice();
  return steps.map((step) => {
    const text = rules.sentence(state, step.action, names, language);
    rules.apply(state, step.action);
    return step.seat === seat ? text : explanations(language)('expected', { sentence: text });
  });
}

export function hintText(rules: Rules, hint: Hint, names: readonly string[], language: Language): string[] {
  const say = explanations(language);
  return hint.lines.flatMap((line, i) => {
    const steps = stepTexts(rules, hint.state, line.steps, hint.seat, names, language);
    const totals = line.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
    return [
      ...(i === 0 ? [] : ['']),
      i === 0 ? say('best', { rank: 1 }) : say('behind', { rank: i + 1, loss: tenth(line.loss, language) }),
      ...steps.map((step) => `   ${step}`),
      ...(line.isOpen ? [`   ${say('open')}`] : []),
      ...(line.gains.length > 0
        ? [`   ${line.isOpen ? say('mayLeadTo') : say('leadsTo')}: ${partsText(rules, line.gains, language)}`]
        : []),
      ...(line.reasons.length > 0
        ? [`   ${i === 0 ? say('why') : say('whyNot')}: ${partsText(rules, line.reasons, language)}`]
        : []),
      ...foretoldTexts(rules, line.foretold, { you: hint.seat, names, compared: 'now', language }).map(
        (text, at) => `   ${at === 0 ? `${say('foreseen')}: ` : '  '}${text}`,
      ),
      `   ${say('points')}: ${totals}`,
    ];
  });
}

/** The turning points; `stateAt` gives the position before a move of the record. */
export function analysisText(
  rules: Rules,
  { turningPoints, meanLoss }: Analysis,
  stateAt: (move: number) => State,
  names: readonly string[],
  language: Language,
  moves: readonly Step[] = [],
): string[] {
  const say = explanations(language);
  const points = turningPoints.flatMap((review) => [
    '',
    ...reviewText(rules, review, stateAt(review.from), names, language, moves.slice(review.from, review.to)),
  ]);
  return [
    turningPoints.length === 0 ? say('none') : say('turningPoints'),
    ...points,
    '',
    say('meanLoss'),
    ...meanLoss.map((loss, seat) => `  ${names[seat]}: ${tenth(loss, language)}`),
  ];
}

export function reviewText(
  rules: Rules,
  { turn, seat, loss, isDecisive, better, reasons, foretold }: TurnReview,
  before: State,
  names: readonly string[],
  language: Language,
  played: readonly Step[] = [],
): string[] {
  const say = explanations(language);
  const listed = (steps: readonly Step[]): string[] =>
    stepTexts(rules, before, steps, seat, names, language).map((step) => `    ${step}`);
  return [
    isDecisive
      ? say('game', { turn, who: names[seat] })
      : say('cost', { turn, who: names[seat], loss: tenth(loss, language) }),
    ...(played.length > 0
      ? [`  ${say('played')}:`, ...listed(played.map(({ action }) => ({ seat, action })))]
      : []),
    `  ${say('better')}:`,
    ...listed(better),
    ...(reasons.length > 0 ? [`  ${say('for')}: ${partsText(rules, reasons, language)}`] : []),
    ...foretoldTexts(rules, foretold, { you: null, names, compared: 'asPlayed', language }).map(
      (text, at) => `  ${at === 0 ? `${say('foreseenThen')}: ` : '  '}${text}`,
    ),
  ];
}

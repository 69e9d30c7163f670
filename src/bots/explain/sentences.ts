/** Hints and analyses as lines of text, for a page or a terminal. */
import type { Rules, State } from '../../core/game.js';
import type { Language } from '../../core/language.js';
import type { Step } from '../search/turn-search.js';
import type { Analysis, TurnReview } from './analysis.js';
import type { Hint } from './hint.js';
import type { Part } from './parts.js';

const TEXTS = {
  en: {
    best: (n: number) => `${n}. the best line found`,
    behind: (n: number, loss: string) => `${n}. ${loss} points behind`,
    leadsTo: 'leads to',
    open: '… and then it depends on what comes',
    mayLeadTo: 'may lead to',
    why: 'better than the next because of',
    whyNot: 'against the best',
    points: 'points then',
    others: (topic: string) => `others: ${topic}`,
    expected: 'expected',
    turningPoints: 'Turning points',
    none: 'No turn gave much away.',
    cost: (turn: number, who: string, loss: string) => `Turn ${turn}, ${who}: ${loss} points given away`,
    game: (turn: number, who: string) => `Turn ${turn}, ${who}: the game given away`,
    better: 'better',
    for: 'for',
    meanLoss: 'Given away in a turn, on average',
  },
  de: {
    best: (n: number) => `${n}. der beste gefundene Zug`,
    behind: (n: number, loss: string) => `${n}. ${loss} Punkte dahinter`,
    leadsTo: 'bringt',
    open: '… und dann kommt es darauf an, was kommt',
    mayLeadTo: 'bringt vielleicht',
    why: 'besser als der nächste wegen',
    whyNot: 'gegenüber dem besten',
    points: 'Punkte danach',
    others: (topic: string) => `bei den anderen: ${topic}`,
    expected: 'erwartet',
    turningPoints: 'Wendepunkte',
    none: 'Kein Zug hat viel verschenkt.',
    cost: (turn: number, who: string, loss: string) => `Zug ${turn}, ${who}: ${loss} Punkte verschenkt`,
    game: (turn: number, who: string) => `Zug ${turn}, ${who}: das Spiel verschenkt`,
    better: 'besser',
    for: 'wegen',
    meanLoss: 'Je Zug verschenkt, im Mittel',
  },
};

function number(value: number, language: Language): string {
  const text = Math.abs(value).toFixed(1);
  return language === 'de' ? text.replace('.', ',') : text;
}

/** "routes begun +1.8, others: the network −0.6" */
export function partsText(rules: Rules, parts: readonly Part[], language: Language): string {
  return parts
    .map(({ topic, whose, change }) => {
      const name = rules.game.termGuide.topicName(topic, language);
      const sign = change < 0 ? '−' : '+';
      return `${whose === 'own' ? name : TEXTS[language].others(name)} ${sign}${number(change, language)}`;
    })
    .join(', ');
}

/** The steps of a line as sentences; answers of others that are only expected say so. */
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
    return step.seat === seat ? text : `(${TEXTS[language].expected}) ${text}`;
  });
}

export function hintText(rules: Rules, hint: Hint, names: readonly string[], language: Language): string[] {
  const text = TEXTS[language];
  return hint.lines.flatMap((line, i) => {
    const steps = stepTexts(rules, hint.state, line.steps, hint.seat, names, language);
    const totals = line.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
    return [
      ...(i === 0 ? [] : ['']),
      i === 0 ? text.best(1) : text.behind(i + 1, number(line.loss, language)),
      ...steps.map((step) => `   ${step}`),
      ...(line.isOpen ? [`   ${text.open}`] : []),
      ...(line.gains.length > 0
        ? [`   ${line.isOpen ? text.mayLeadTo : text.leadsTo}: ${partsText(rules, line.gains, language)}`]
        : []),
      ...(line.reasons.length > 0
        ? [`   ${i === 0 ? text.why : text.whyNot}: ${partsText(rules, line.reasons, language)}`]
        : []),
      `   ${text.points}: ${totals}`,
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
): string[] {
  const text = TEXTS[language];
  const points = turningPoints.flatMap((review) => [
    '',
    ...reviewText(rules, review, stateAt(review.from), names, language),
  ]);
  return [
    turningPoints.length === 0 ? text.none : text.turningPoints,
    ...points,
    '',
    text.meanLoss,
    ...meanLoss.map((loss, seat) => `  ${names[seat]}: ${number(loss, language)}`),
  ];
}

export function reviewText(
  rules: Rules,
  { turn, seat, loss, isDecisive, better, reasons }: TurnReview,
  before: State,
  names: readonly string[],
  language: Language,
): string[] {
  const text = TEXTS[language];
  return [
    isDecisive ? text.game(turn, names[seat]) : text.cost(turn, names[seat], number(loss, language)),
    `  ${text.better}:`,
    ...stepTexts(rules, before, better, seat, names, language).map((step) => `    ${step}`),
    ...(reasons.length > 0 ? [`  ${text.for}: ${partsText(rules, reasons, language)}`] : []),
  ];
}

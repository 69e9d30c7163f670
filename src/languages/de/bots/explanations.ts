import type { explanations as en } from '../../en/bots/explanations.js';
import type { Translation } from '../../types.js';

export const explanations: Translation<typeof en> = {
  best: '{rank}. bester gefundener Zug',
  behind: '{rank}. {loss} Punkte schlechter',
  leadsTo: 'bringt',
  open: '… danach kommt es darauf an, was aufgedeckt wird',
  mayLeadTo: 'bringt vielleicht',
  why: 'besser als der nächste wegen',
  whyNot: 'verglichen mit dem besten',
  points: 'Punkte danach',
  others: 'Gegner: {topic}',
  expected: '(erwartet) {sentence}',
  turningPoints: 'Wendepunkte',
  none: 'Kein Zug hat viel verschenkt.',
  cost: 'Zug {turn}, {who}: {loss} Punkte verschenkt',
  game: 'Zug {turn}, {who}: das Spiel verschenkt',
  played: 'gespielt',
  better: 'besser',
  for: 'wegen',
  meanLoss: 'Verschenkte Punkte je Zug, im Schnitt',
};

import type { problem as en } from '../../en/page/problem.js';
import type { Translation } from '../../types.js';

export const problem: Translation<typeof en> = {
  because: 'Das ging nicht: {reason}',
  unreachable: 'Der Server antwortet nicht',
  stale: 'Das Spiel war schon weiter. Schau noch einmal.',
  'too-fast': 'Das war zu schnell. Warte einen Augenblick.',
  malformed: 'Der Server konnte das nicht lesen.',
  refused: 'Die Regeln des Spiels oder dieses Tisches erlauben das nicht.',
  'not-yours': 'Das ist Sache eines anderen.',
  'not-now': 'Das geht nicht, so wie es an diesem Tisch steht.',
  'not-found': 'Das gibt es hier nicht (mehr).',
  'sign-in': 'Sag zuerst deinen Namen.',
  forbidden: 'Das darfst du nicht.',
  'too-much': 'Das ist mehr, als dieser Server annimmt.',
  broken: 'Der Server hat einen Fehler gemacht. Versuch es noch einmal.',
};

import type { problem as en } from '../../en/page/problem.js';
import type { Translation } from '../../types.js';

export const problem: Translation<typeof en> = {
  because: 'Das hat nicht geklappt: {reason}',
  unreachable: 'Der Server antwortet nicht',
  stale: 'Das Spiel ist schon weiter. Schau noch einmal hin.',
  'too-fast': 'Zu schnell. Warte einen Moment.',
  malformed: 'Der Server hat das nicht verstanden.',
  refused: 'Die Regeln oder die Einstellungen dieses Tisches erlauben das nicht.',
  'not-yours': 'Das muss jemand anderes tun.',
  'not-now': 'Das ist gerade nicht möglich.',
  'not-found': 'Das gibt es nicht (mehr).',
  'sign-in': 'Gib zuerst deinen Namen ein.',
  forbidden: 'Das darfst du nicht.',
  'too-much': 'Das ist mehr, als dieser Server annimmt.',
  full: 'Die Festplatte des Servers ist voll. Das wurde nicht gespeichert; sonst ist nichts verloren. Versuch es noch einmal, sobald der Betreiber Platz geschaffen hat.',
  broken: 'Auf dem Server ist etwas schiefgegangen. Versuch es noch einmal.',
};

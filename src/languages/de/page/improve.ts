import type { improve as en } from '../../en/page/improve.js';
import type { Translation } from '../../types.js';

export const improve: Translation<typeof en> = {
  title: 'Verbessern',
  intro:
    'Bots suchen einzelne Änderungen, die allen Plätzen fairere Chancen geben. Sie spielen dieselben Spiele mit und ohne jede Änderung und prüfen die besten in neuen Spielen.',
  effort: 'Aufwand',
  'effort-2000': 'Schnell',
  'effort-8000': 'Gründlich',
  'effort-30000': 'Geduldig',
  effortHint: {
    one: 'Bis zu {n} Spiel. Mehr Spiele zeigen kleinere Unterschiede.',
    other: 'Bis zu {n} Spiele. Mehr Spiele zeigen kleinere Unterschiede.',
  },
  start: 'Änderungen suchen',
  progress: { one: '{n} von {games} Spielen', other: '{n} von {games} Spielen' },
  stopped: 'Abgebrochen. Eine Änderung lässt sich erst nach allen Spielen beurteilen.',
  failed: 'Auf diesem Gerät ließen sich die Spiele nicht spielen.',
  fair: {
    one: 'Nach {n} Spiel gewinnen alle Plätze etwa gleich oft. Es gibt nichts zu verbessern.',
    other: 'Nach {n} Spielen gewinnen alle Plätze etwa gleich oft. Es gibt nichts zu verbessern.',
  },
  better: {
    one: 'Änderungen, die eindeutig helfen, sind markiert. {n} von {possible} ausprobiert.',
    other: 'Änderungen, die eindeutig helfen, sind markiert. {n} von {possible} ausprobiert.',
  },
  doubt: {
    one: 'Keine Änderung hilft eindeutig. {n} von {possible} ausprobiert. Mehr Aufwand zeigt vielleicht mehr.',
    other:
      'Keine Änderung hilft eindeutig. {n} von {possible} ausprobiert. Mehr Aufwand zeigt vielleicht mehr.',
  },
  nothing: 'Die Plätze sind nicht fair, aber auf diesem Plan lässt sich nichts ändern.',
  sure: 'Hilft eindeutig',
  unsure: 'Vielleicht Zufall',
  now: 'Jetzt',
  changed: 'Geändert',
  distance: 'Typischer Abstand vom fairen Anteil',
  take: 'Übernehmen',
  leave: 'Verwerfen',
  taken: '„{title}“ wurde geändert.',
  takenAs: 'Der geänderte Plan ist jetzt als „{title}“ bei deinen Plänen.',
  variant: '{title} (geändert)',
  'coin-new': '{city}: Münze von {to} auf Kontor {post} ergänzen',
  'coin-gone': '{city}: Münze von {from} auf Kontor {post} entfernen',
  'coin-change': '{city}: Münze von {to} statt {from} auf Kontor {post}',
  colour: '{city}: Kontor {post} {to} statt {from}',
  points: { one: '{route}: {n} Punkt statt {from}', other: '{route}: {n} Punkte statt {from}' },
  warehouses: { one: '{city}: {n} Lagerplatz statt {from}', other: '{city}: {n} Lagerplätze statt {from}' },
  white: 'weiß',
  orange: 'orange',
  pink: 'rosa',
  black: 'schwarz',
};

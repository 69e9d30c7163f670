import type { improve as en } from '../../en/page/improve.js';
import type { Translation } from '../../types.js';

export const improve: Translation<typeof en> = {
  title: 'Verbessern',
  intro:
    'Bots suchen einzelne Änderungen, mit denen alle Plätze einem gleichen Anteil an Siegen näher kommen. Sie spielen dieselben Spiele mit und ohne Änderung, und was übrig bleibt, wird an neuen Spielen gemessen, die bei der Auswahl keine Rolle gespielt haben.',
  effort: 'Aufwand',
  'effort-2000': 'Schnell',
  'effort-8000': 'Gründlich',
  'effort-30000': 'Geduldig',
  effortHint: {
    one: 'Bis zu {n} Spiel. Je mehr, desto kleinere Unterschiede sind zu sehen.',
    other: 'Bis zu {n} Spiele. Je mehr, desto kleinere Unterschiede sind zu sehen.',
  },
  start: 'Änderungen suchen',
  progress: { one: '{n} von {games} Spielen', other: '{n} von {games} Spielen' },
  stopped: 'Abgebrochen. Ohne alle Spiele lässt sich über keine Änderung etwas sagen.',
  failed: 'Die Spiele ließen sich hier nicht spielen.',
  fair: {
    one: 'In {n} Spiel hat kein Platz öfter oder seltener gewonnen, als der Zufall erklärt. Es gibt nichts zu verbessern, soweit so viele Spiele es zeigen.',
    other:
      'In {n} Spielen hat kein Platz öfter oder seltener gewonnen, als der Zufall erklärt. Es gibt nichts zu verbessern, soweit so viele Spiele es zeigen.',
  },
  better: {
    one: 'Die so markierte Änderung hilft ohne Zweifel. {n} von {possible} ist ausprobiert.',
    other: 'Die so markierten Änderungen helfen ohne Zweifel. {n} von {possible} sind ausprobiert.',
  },
  doubt: {
    one: 'Keine Änderung hilft ohne Zweifel; {n} von {possible} ist ausprobiert. Mehr Aufwand zeigt vielleicht mehr.',
    other:
      'Keine Änderung hilft ohne Zweifel; {n} von {possible} sind ausprobiert. Mehr Aufwand zeigt vielleicht mehr.',
  },
  nothing:
    'Die Plätze sind nicht gerecht, aber dieser Plan lässt keine der Änderungen zu, die versucht werden.',
  sure: 'Hilft ohne Zweifel',
  unsure: 'Nicht ohne Zweifel',
  now: 'Jetzt',
  changed: 'Geändert',
  distance: 'Typischer Abstand von gerecht',
  take: 'Übernehmen',
  leave: 'Lassen',
  taken: '„{title}“ ist geändert.',
  takenAs: 'Der geänderte Plan steht als „{title}“ in deinem Regal.',
  variant: '{title}, geändert',
  'coin-new': '{city}: eine Münze von {to} auf Feld {post}',
  'coin-gone': '{city}: keine Münze auf Feld {post}, wo eine von {from} liegt',
  'coin-change': '{city}: eine Münze von {to} auf Feld {post} statt {from}',
  colour: '{city}: Feld {post} {to} statt {from}',
  points: { one: '{route}: {n} Punkt statt {from}', other: '{route}: {n} Punkte statt {from}' },
  warehouses: { one: '{city}: {n} Lagerplatz statt {from}', other: '{city}: {n} Lagerplätze statt {from}' },
  white: 'weiß',
  orange: 'orange',
  pink: 'rosa',
  black: 'schwarz',
};

import type { learn as en } from '../../en/page/learn.js';
import type { Translation } from '../../types.js';

export const learn: Translation<typeof en> = {
  title: 'Spielen lernen',
  intro:
    'Spiele deine erste Partie Schritt für Schritt. Sie dauert etwa zehn Minuten, und du kannst jederzeit aufhören.',
  begin: 'Starten',
  continue: 'Weiter',
  again: 'Von vorn',
  progress: 'Kapitel {chapter} von {count}',
  finished: 'Geschafft',
  readRules: 'Regeln lesen',
  chapter: 'Kapitel {number}: {title}',
  chapters: 'Kapitel',
  step: 'Schritt {at} von {count}',
  next: 'Weiter',
  nextChapter: 'Nächstes Kapitel',
  back: 'Zurück',
  showMe: 'Zeig es mir',
  task: 'Du bist dran: Tippe auf eine leuchtende Stelle',
  doButton: 'Du bist dran: Wähle unten',
  times: '{done} von {count} erledigt',
  happened: 'Was passiert ist',
  watching: 'Die anderen spielen …',
  wrongPlace:
    'Noch nicht in diesem Schritt. Versuch es an einer leuchtenden Stelle oder tippe auf „Zeig es mir“.',
  readFirst: 'Noch ist nichts zu tun: Tippe auf „Weiter“.',
  wrongAction:
    'Erlaubt, aber nicht das, was wir gerade üben. Versuch etwas anderes oder tippe auf „Zeig es mir“.',
  yourDesk: 'Dein Tableau',
  desks: 'Die Spieler',
  scores: 'Schlusswertung',
  total: 'Summe',
  player: 'Spieler',
  play: 'Ein richtiges Spiel',
  unknown: 'Diese Lektion gibt es nicht.',
  board: 'Der Spielplan der Lektion',
};

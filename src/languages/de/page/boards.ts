import type { boards as en } from '../../en/page/boards.js';
import type { Translation } from '../../types.js';

export const boards: Translation<typeof en> = {
  intro:
    'Pläne, die du selbst zeichnest oder von anderen bekommst. Sie bleiben auf diesem Gerät; ein Spiel nimmt seinen Plan mit, also können andere es öffnen, ohne den Plan zu haben.',
  none: 'Du hast noch keine eigenen Pläne. Importiere einen, oder exportiere einen der Pläne unten und ändere ihn.',
  own: 'Deine Pläne',
  ship: 'Pläne der Spiele',
  import: 'Plan importieren',
  importHint: 'oder eine Datei hierher ziehen, oder einen Plan oder einen Link darauf einfügen',
  dropHere: 'Den Plan hier ablegen',
  cities: { one: '{n} Stadt', other: '{n} Städte' },
  play: 'Spielen',
  export: 'Exportieren',
  link: 'Link kopieren',
  linkCopied: 'Der Link ist in der Zwischenablage. Er enthält den ganzen Plan.',
  noClipboard: 'Die Zwischenablage ist hier gesperrt. Exportiere den Plan als Datei.',
  delete: 'Löschen',
  deleted: '„{title}“ ist gelöscht. Spiele darauf gehen trotzdem weiter.',
  undo: 'Rückgängig',
  found: 'Willst du diesen Plan behalten?',
  keep: 'Ins Regal stellen',
  keepBoth: 'Beide behalten',
  replace: 'Deinen ersetzen',
  discard: 'Verwerfen',
  kept: '„{title}“ steht in deinem Regal.',
  keptAs: '„{title}“ steht in deinem Regal, unter der id {id}.',
  isSame: 'Er steht schon in deinem Regal.',
  isMine: 'Du hast einen anderen Plan mit der id {id}: „{title}“.',
  ships:
    'Ein Plan des Spiels hat die id {id}. Deiner bekommt eine andere, damit Spiele sie nicht verwechseln.',
  full: 'Dein Regal fasst {most} Pläne. Lösche erst einen.',
  refused: 'Dieser Plan ist nicht spielbar.',
  refusedFile: '{file} ist nicht spielbar.',
  refusedHint:
    'Berichtige die Datei und importiere sie noch einmal. „Boards“ in der Dokumentation erklärt jedes Feld.',
  inCity: 'Stadt {number}, {name}',
  inRoute: 'Route Nummer {number}, {name}',
  inProvince: 'Provinz {number}, {name}',
  tooLarge: 'ist größer als {kilobytes} KB, also kein Plan',
  recordWithout: 'fehlt: Dies ist ein Spiel auf einem Plan, den alle haben',
  wrongLink: 'Dieser Link enthält keinen Plan oder ist abgeschnitten.',
  notSaved:
    'Dieser Browser lässt Kontor keine Pläne speichern: Sie gehen verloren, wenn du die Seite schließt.',
};

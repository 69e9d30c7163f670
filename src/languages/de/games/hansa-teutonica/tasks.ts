import type { tasks as en } from '../../../en/games/hansa-teutonica/tasks.js';
import type { Translation } from '../../../types.js';

export const tasks: Translation<typeof en> = {
  begin: 'Wähle eine leuchtende Stelle oder nimm Einkommen.',
  beginWithoutStock: 'Wähle eine leuchtende Stelle.',
  actions: 'Wähle deine nächste Aktion.',
  free: 'Keine Aktionen mehr; was nichts kostet, geht noch.',
  relocate: 'Setze deinen verdrängten {kind} auf einen leuchtenden Punkt.',
  relocateMore: {
    one: 'Setze deinen verdrängten {kind} auf einen leuchtenden Punkt, dann noch {n} Figur aus dem Bestand.',
    other:
      'Setze deinen verdrängten {kind} auf einen leuchtenden Punkt, dann bis zu {n} Figuren aus dem Bestand.',
  },
  extras: {
    one: 'Setze noch {n} Figur auf einen leuchtenden Punkt oder tippe auf „Fertig“.',
    other: 'Setze bis zu {n} weitere auf leuchtende Punkte oder tippe auf „Fertig“.',
  },
  lift: { one: 'Nimm eine Figur auf oder tippe auf „Fertig“.', other: 'Nimm bis zu {n} Figuren auf.' },
  liftOrDrop: {
    one: 'Setze ab, was du hältst ({hand}), oder nimm noch {n} Figur auf.',
    other: 'Setze ab, was du hältst ({hand}), oder nimm bis zu {n} weitere auf.',
  },
  drop: {
    one: 'Setze die Figur, die du hältst, auf einen leuchtenden Punkt.',
    other: 'Setze die {n} Figuren, die du hältst, auf leuchtende Punkte.',
  },
  remove: {
    one: 'Schicke eine Figur zurück oder tippe auf „Fertig“.',
    other: 'Schicke bis zu {n} Figuren zurück.',
  },
  permanent: '{marker}: noch {n}, oder tippe auf „Fertig“.',
  share: 'Nimm eine Figur als Anteil am Einkommen oder tippe auf „Fertig“.',
  markers: {
    one: 'Lege deinen neuen Marker an eine leuchtende Route.',
    other: 'Lege deine {n} neuen Marker an leuchtende Routen.',
  },
  pawn: 'Ziehe die Spielfigur in eine leuchtende Provinz.',
  answersDisplaced: '{name} setzt den verdrängten {kind} ein',
  answersExtras: '{name} setzt weitere Figuren ein',
  answersShare: '{name} kann am Einkommen teilhaben',
};

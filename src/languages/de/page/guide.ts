import type { guide as en } from '../../en/page/guide.js';
import type { Translation } from '../../types.js';

export const guide: Translation<typeof en> = {
  title: 'Zeichne deinen ersten Plan',
  intro:
    'Sechs Schritte vom leeren Blatt zu einem Plan, auf dem andere spielen können. Die Bilder zeigen die Salzmarsch, einen kleinen Plan für zwei oder drei.',
  begin: 'Wähle einen Anfang',
  beginText:
    'Auf der Seite „Deine Pläne“ gibt dir „{draw}“ ein leeres Blatt. Leichter geht es mit Vorsprung: „{variant}“ kopiert einen mitgelieferten Plan, und „{make}“ gibt dir einen fertigen, den du nur noch änderst. Ein Bild zum Abzeichnen wählst du unter „{tracing}“.',
  cities: 'Setze die Städte',
  citiesText:
    'Wähle „{tool}“ und tippe dorthin, wo eine Stadt sein soll. Gib ihr einen Namen und ihre Kontore, von links nach rechts: Jedes hat eine Farbe, ist eckig oder rund und kann eine Münze haben. Zieh eine Stadt, um sie zu verschieben. Für den ersten Plan genügen zehn bis fünfzehn.',
  routes: 'Verbinde sie',
  routesText:
    'Wähle „{tool}“ und zieh von Stadt zu Stadt. Zieh am Griff einer Route, um sie zu biegen. Die meisten Routen haben zwei bis vier Punkte: Kurze sind schnell vollendet, lange bringen mehr Figuren ins Spiel. Mit einem Boot wird sie zur Seeroute.',
  needs: 'Ergänze, was ein Spiel braucht',
  needsText:
    'Fünf Städte entwickeln Fähigkeiten, am besten weit voneinander entfernt (Kreise). Drei Routen haben ein Wirtshaus, wo die ersten Bonusmarker liegen (gestrichelt). Zwei entfernte Städte sind die Enden der Verbindung (Quadrate). Lege fest, wie viele vollendete Städte das Spiel beenden: etwa ein Drittel.',
  fix: 'Behebe die Fehler',
  fixText:
    '„{concerns}“ nennt, was den Plan unspielbar macht und was unklug sein könnte. Die Zeichnung markiert beides, rot und orange; eine Zeile führt dich hin. Steht dort „{playable}“, kannst du spielen. Jeder Schritt lässt sich rückgängig machen, und beim Zeichnen wird alles gespeichert.',
  try: 'Teste ihn, dann spiele',
  tryText:
    'Mit „{try}“ spielen Bots hundert Spiele, und der Plan zeigt, was genutzt wird: je röter, desto öfter. „{improve}“ sucht Änderungen, die die Plätze fairer machen. Dann spiele, exportiere den Plan als Datei oder kopiere einen Link, der den ganzen Plan enthält.',
  toBoards: 'Zu deinen Plänen',
  picture: 'Die Salzmarsch: {what}',
};

import type { guide as en } from '../../en/page/guide.js';
import type { Translation } from '../../types.js';

export const guide: Translation<typeof en> = {
  title: 'Zeichne deinen ersten Plan',
  intro:
    'Sechs Schritte vom leeren Blatt zu einem Plan, auf dem andere spielen können. Die Bilder zeigen die Salzmarsch, einen kleinen Plan für zwei oder drei.',
  begin: 'Beginne mit etwas',
  beginText:
    'Unter „Deine Pläne“ gibt dir „{draw}“ ein leeres Blatt. Leichter geht es mit etwas, das es schon gibt: „{variant}“ auf der Karte eines Plans der Spiele öffnet eine Kopie, und „{make}“ gibt dir einen Plan, den du nur noch änderst. Unter der Zeichnung kann ein Bild zum Nachzeichnen liegen: „{tracing}“.',
  cities: 'Setze Städte aufs Blatt',
  citiesText:
    'Nimm „{tool}“ und tippe dorthin, wo eine Stadt sein soll. Gib ihr einen Namen und ihre Kontore, von links nach rechts: Jedes hat eine Farbe, ist eckig oder rund und kann eine Münze haben. Ziehe eine Stadt, um sie zu verschieben. Ein erster Plan braucht zehn bis fünfzehn.',
  routes: 'Zeichne Routen zwischen ihnen',
  routesText:
    'Nimm „{tool}“ und ziehe von Stadt zu Stadt. Zieh an einer Route, um sie zu biegen. Üblich sind zwei bis vier Punkte: Kurze Routen gehen schnell, lange bringen mehr Figuren ins Spiel. Ein Boot macht eine Route zu einer auf See.',
  needs: 'Gib ihm, was ein Spiel braucht',
  needsText:
    'Fünf Städte entwickeln Fähigkeiten, am besten weit voneinander (mit Kreisen markiert). Drei Routen haben ein Wirtshaus, wo die ersten Bonusmarker liegen (gestrichelt). Zwei Städte weit auseinander sind die Enden der Verbindung (Quadrate). Lege fest, wie viele vollendete Städte das Spiel beenden: etwa ein Drittel.',
  mend: 'Behebe, was nicht stimmt',
  mendText:
    '„{concerns}“ sagt, was den Plan unspielbar macht und was nur unklug ist; eine Zeile wählt die Stadt oder Route aus. Steht dort „{playable}“, kannst du spielen. Rückgängig geht es, so weit du willst, und beim Zeichnen wird alles gespeichert.',
  try: 'Probiere ihn aus, dann spiele',
  tryText:
    '„{try}“ lässt Bots hundert Spiele spielen und zeigt auf dem Plan, was niemand braucht: je röter, desto öfter. „{improve}“ sucht Änderungen, die die Plätze gerechter machen. Dann spiele, exportiere den Plan als Datei oder kopiere einen Link, der den ganzen Plan enthält.',
  toBoards: 'Zu deinen Plänen',
  picture: 'Die Salzmarsch: {what}',
};

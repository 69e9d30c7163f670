import type * as en from '../../../en/games/hansa/reference.js';
import type { Translation } from '../../../types.js';

export const topics: Translation<typeof en.topics> = {
  'hansa-goal': {
    title: 'Worum es geht',
    body: [
      'Ein einziges Schiff segelt über die Ostsee, und wer am Zug ist, bestimmt wohin. Du kaufst Waren, gibst sie für Marktstände in den Städten ab oder verkaufst sie für Punkte. Stände entscheiden, wer für Waren bezahlt wird, und zählen am Ende.',
    ],
  },
  'hansa-setup': {
    title: 'Aufbau',
    body: [
      'Es gibt 78 Waren: in jeder von sechs Farben vier mit einem Fass, fünf mit zwei und vier mit drei Fässern. Zu dritt fällt eine zufällige Farbe weg, zu zweit fallen zwei weg. Der Rest wird gemischt. Auf jeden Lagerplatz kommt offen eine Ware, Stadt für Stadt in der Reihenfolge ihrer Nummern; die übrigen bilden fünf möglichst gleich hohe Stapel; geht es nicht auf, haben die vorderen eine Ware mehr.',
      'Das Schiff beginnt in Kopenhagen. Alle haben 15 Marktstände und 3 Taler.',
      'In drei Runden stellt jeder der Reihe nach zwei Stände in eine Stadt: nicht nach Kopenhagen und nicht dorthin, wo er schon welche hat.',
    ],
  },
  'hansa-turn': {
    title: 'Der Zug',
    body: [
      'Du bekommst 3 Taler; der Bank gehen sie nie aus. Dann darfst du die Lager auffüllen. Danach segelst und handelst du in beliebiger Reihenfolge, solange du bezahlen kannst.',
      'Bei jedem Aufenthalt in einer Stadt hast du eine Aktion: kaufen, bauen oder verkaufen. Vor der nächsten musst du segeln. Kommst du im selben Zug zurück, ist das ein neuer Aufenthalt.',
    ],
  },
  'hansa-replenish': {
    title: 'Auffüllen',
    body: [
      'Nur zu Beginn deines Zuges, und nur wenn ein Lagerplatz leer ist, darfst du für 1 Taler alle leeren Plätze füllen. Gefüllt wird in der Reihenfolge der Städtenummern, vom ersten Stapel, der noch Waren hat, dann vom nächsten. Sind alle Plätze leer, musst du es tun. Gehen die Waren aus, bleiben die übrigen leer.',
    ],
  },
  'hansa-sail': {
    title: 'Segeln',
    body: [
      'Zahle 1 Taler an die Bank und fahre mit dem Schiff einen Pfeil entlang zur nächsten Stadt. Gegen die Pfeilrichtung kannst du nicht segeln.',
    ],
  },
  'hansa-buy': {
    title: 'Kaufen',
    body: [
      'Nimm eine Ware aus einem Lager der Stadt, in der das Schiff liegt. Sie kostet 1 Taler; ihn bekommt, wer dort die meisten Stände hat. Bist du das selbst, ist sie umsonst. Hat niemand dort Stände, oder haben mehrere die meisten, geht der Taler an die Bank.',
    ],
  },
  'hansa-build': {
    title: 'Marktstände bauen',
    body: [
      'Gib eine deiner unverkauften Waren ab; sie geht aus dem Spiel. Stelle in der Stadt des Schiffes so viele Stände auf, wie sie Fässer zeigte, oder so viele, wie du noch hast. Ohne Stand im Vorrat kannst du nicht bauen.',
    ],
  },
  'hansa-sell': {
    title: 'Verkaufen',
    body: [
      'Du brauchst einen Stand in der Stadt des Schiffes und mindestens zwei unverkaufte Waren einer Farbe. Nimm einen deiner Stände dort zurück und drehe die Waren um: Sie sind verkauft. Du darfst mehrere Farben auf einmal verkaufen, von jeder mindestens zwei.',
      'Danach verliert jeder Gegner, der unverkaufte Waren einer verkauften Farbe hat, eine davon nach eigener Wahl; eine für jede verkaufte Farbe. Sie geht aus dem Spiel.',
    ],
  },
  'hansa-end-turn': {
    title: 'Ende des Zuges',
    body: [
      'Taler über 3 gehen an die Bank zurück. Hast du mehr als 3 unverkaufte Waren, wählst du, welche aus dem Spiel gehen, bis 3 übrig sind. Verkaufte Waren zählen dabei nicht und gehen nie verloren.',
    ],
  },
  'hansa-end': {
    title: 'Das Ende des Spiels',
    body: [
      'Sobald beim Auffüllen eine Ware vom fünften Stapel genommen wird, läuft die letzte Runde. Sie wird zu Ende gespielt, damit alle gleich viele Züge hatten, dann ist Schluss.',
    ],
  },
  'hansa-score': {
    title: 'Wertung',
    body: [
      [
        '1 für jede unverkaufte Ware',
        '1 plus ihre Fässer für jede verkaufte Ware',
        '2 für jede Stadt mit einem Stand von dir, 4, wenn sonst niemand dort einen hat',
      ],
      'Die höchste Summe gewinnt, bei Gleichstand, wer die meisten Stände auf dem Plan hat; sonst wird der Sieg geteilt.',
    ],
  },
  'hansa-extra': {
    title: 'Modul: Zusatzkarte',
    body: [
      'Mit der Zusatzkarte werden am Ende vier Boni vergeben. Liegen mehrere gleichauf, bekommt ihn niemand.',
      [
        '2 für die meisten Stände in einer einzigen Stadt',
        '3 für den, der beim Auffüllen den fünften Stapel angebrochen hat',
        '4 für Stände in den meisten Städten',
        '5 für die meisten verkauften Waren mit nur einem Fass',
      ],
    ],
  },
  'hansa-secrets': {
    title: 'Was geheim ist',
    body: [
      'Was in den Stapeln liegt und in welcher Reihenfolge, weiß niemand. Alles andere ist offen: Taler, Waren, Stände.',
    ],
  },
  'hansa-board': {
    title: 'Unser Ostseeplan: was gesichert ist',
    body: [
      'Wir haben diesen Plan nach Belegen gezeichnet, und nicht alles am gedruckten ist belegt. Damit du weißt, worauf du spielst:',
      [
        'Gesichert: die neun Städte; die drei Wege aus Kopenhagen; Lübeck nach Aalborg nach Kopenhagen; Kalmar nach Kopenhagen als einziger Weg; Tønsberg nach Stockholm; Stockholm nach Kalmar und Reval; Danzig nach Kalmar; die 78 Waren; 14 Lagerplätze, in fünf Städten je zwei; Nummer 1 für Tønsberg und 9 für Riga.',
        'Rekonstruiert: die Richtung des Rings Reval, Riga, Danzig, Reval.',
        'Rekonstruiert: welche fünf Städte zwei Lager haben; bei Tønsberg und Aalborg ist es wahrscheinlich.',
        'Rekonstruiert: die Nummern 2 bis 8 und damit die Reihenfolge beim Auffüllen.',
      ],
      'Der Plan ist eine einfache Datei. Wer es besser weiß, kann sie berichtigen, ohne das Programm zu ändern.',
    ],
  },
};

export const figures: Translation<typeof en.figures> = {
  sail: 'Von Kopenhagen führen drei Pfeile weiter',
  buy: 'Die meisten Stände in Danzig: Dorthin geht der Taler',
  cities: 'Kopenhagen zählt 4, Lübeck 2',
  'card-hansa': 'Die westliche Ostsee',
};

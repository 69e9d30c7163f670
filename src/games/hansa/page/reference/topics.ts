/** Hansa: all of its rules. */
import type { Topic } from '../../../../web/learn/types.js';

export const topics: readonly Topic[] = [
  {
    id: 'hansa-goal',
    covers: [],
    title: { en: 'What it is about', de: 'Worum es geht' },
    body: {
      en: [
        'One ship sails the Baltic, and whoever is at the move decides where. You buy goods, spend them to put up booths in the cities, or sell them for points. Booths decide who is paid for goods and score at the end.',
      ],
      de: [
        'Ein einziges Schiff segelt über die Ostsee, und wer am Zug ist, bestimmt wohin. Du kaufst Waren, gibst sie für Marktstände in den Städten ab oder verkaufst sie für Punkte. Stände entscheiden, wer für Waren bezahlt wird, und zählen am Ende.',
      ],
    },
    see: ['hansa-turn', 'hansa-score'],
  },
  {
    id: 'hansa-setup',
    covers: ['S1', 'S2', 'S3'],
    title: { en: 'Setting up', de: 'Aufbau' },
    body: {
      en: [
        'There are 78 goods: in each of six colours four with one barrel, five with two and four with three. With three players one colour, drawn at random, is left out, with two players two. The rest is shuffled. One good goes face up on each warehouse space, city by city in the order of their numbers; the others form five piles as equal as possible, the first ones larger if need be.',
        'The ship begins in Copenhagen. Everybody has 15 booths and 3 talers.',
        'In three rounds each player in turn puts two booths in a city: not in Copenhagen, and not where he has booths already.',
      ],
      de: [
        'Es gibt 78 Waren: in jeder von sechs Farben vier mit einem Fass, fünf mit zweien und vier mit dreien. Zu dritt bleibt eine zufällige Farbe weg, zu zweit zwei. Der Rest wird gemischt. Auf jeden Lagerplatz kommt offen eine Ware, Stadt für Stadt in der Reihenfolge ihrer Nummern; die übrigen bilden fünf möglichst gleiche Stapel, die vorderen notfalls um eine größer.',
        'Das Schiff beginnt in Kopenhagen. Alle haben 15 Marktstände und 3 Taler.',
        'In drei Runden stellt jeder der Reihe nach zwei Stände in eine Stadt: nicht nach Kopenhagen und nicht dorthin, wo er schon welche hat.',
      ],
    },
    see: ['hansa-board', 'hansa-turn'],
  },
  {
    id: 'hansa-turn',
    covers: ['T1', 'T3', 'T9'],
    title: { en: 'The turn', de: 'Der Zug' },
    body: {
      en: [
        'You get 3 talers; the bank never runs out of them. Then you may replenish the warehouses. After that you sail and act in any order, as long as you can pay.',
        'In each stay at a city you have one action: buy, build or sell. Before the next one you have to sail. Coming back to a city later in the turn is a new stay.',
      ],
      de: [
        'Du bekommst 3 Taler; der Bank gehen sie nie aus. Dann darfst du die Lager auffüllen. Danach segelst und handelst du in beliebiger Folge, solange du bezahlen kannst.',
        'Bei jedem Aufenthalt in einer Stadt hast du eine Aktion: kaufen, bauen oder verkaufen. Vor der nächsten musst du segeln. Kommst du im selben Zug zurück, ist das ein neuer Aufenthalt.',
      ],
    },
    see: ['hansa-replenish', 'hansa-sail', 'hansa-buy', 'hansa-build', 'hansa-sell', 'hansa-end-turn'],
  },
  {
    id: 'hansa-replenish',
    covers: ['T2'],
    title: { en: 'Replenish', de: 'Auffüllen' },
    body: {
      en: [
        'Only at the start of your turn, and only if a warehouse space is empty, you may pay 1 taler to fill all empty spaces. They are filled in the order of the cities’ numbers, from the first pile that still has goods, then the next. If every space is empty you must do it. When the goods run out, the rest stay empty.',
      ],
      de: [
        'Nur zu Beginn deines Zuges, und nur wenn ein Lagerplatz leer ist, darfst du für 1 Taler alle leeren Plätze füllen. Gefüllt wird in der Reihenfolge der Städtenummern, vom ersten Stapel, der noch Waren hat, dann vom nächsten. Sind alle Plätze leer, musst du es tun. Gehen die Waren aus, bleiben die übrigen leer.',
      ],
    },
    see: ['hansa-end', 'hansa-board'],
  },
  {
    id: 'hansa-sail',
    covers: ['T4'],
    title: { en: 'Sail', de: 'Segeln' },
    body: {
      en: [
        'Pay 1 taler to the bank and take the ship along one arrow to the next city. There is no sailing against an arrow.',
      ],
      de: [
        'Zahle 1 Taler an die Bank und fahre mit dem Schiff einen Pfeil entlang zur nächsten Stadt. Gegen einen Pfeil kann man nicht segeln.',
      ],
    },
    see: ['hansa-turn', 'hansa-board'],
    figure: 'sail',
  },
  {
    id: 'hansa-buy',
    covers: ['T5'],
    title: { en: 'Buy', de: 'Kaufen' },
    body: {
      en: [
        'Take one good from a warehouse of the city where the ship is. It costs 1 taler, paid to the player with the most booths there; if that is you, it is free. If nobody has booths there, or several have the most, the taler goes to the bank.',
      ],
      de: [
        'Nimm eine Ware aus einem Lager der Stadt, in der das Schiff liegt. Sie kostet 1 Taler für den, der dort die meisten Stände hat; bist du das selbst, ist sie umsonst. Hat niemand dort Stände, oder haben mehrere die meisten, geht der Taler an die Bank.',
      ],
    },
    see: ['hansa-build', 'hansa-end-turn'],
    figure: 'buy',
  },
  {
    id: 'hansa-build',
    covers: ['T6'],
    title: { en: 'Build booths', de: 'Marktstände bauen' },
    body: {
      en: [
        'Give up one of your unsold goods; it leaves the game. Put as many booths in the ship’s city as it showed barrels, or as many as you have left. Without any booth left you cannot build.',
      ],
      de: [
        'Gib eine deiner unverkauften Waren ab; sie geht aus dem Spiel. Stelle in der Stadt des Schiffes so viele Stände auf, wie sie Fässer zeigte, oder so viele, wie du noch hast. Ohne Stand im Vorrat kannst du nicht bauen.',
      ],
    },
    see: ['hansa-buy', 'hansa-sell', 'hansa-score'],
  },
  {
    id: 'hansa-sell',
    covers: ['T7'],
    title: { en: 'Sell', de: 'Verkaufen' },
    body: {
      en: [
        'You need a booth in the ship’s city and at least two unsold goods of one colour. Take one of your booths there back and turn the goods over: they are sold. You may sell several colours at once, at least two goods of each.',
        'Then every opponent who holds unsold goods of a colour you sold loses one of that colour, of his own choice; one for each colour sold. It leaves the game.',
      ],
      de: [
        'Du brauchst einen Stand in der Stadt des Schiffes und mindestens zwei unverkaufte Waren einer Farbe. Nimm einen deiner Stände dort zurück und drehe die Waren um: Sie sind verkauft. Du darfst mehrere Farben auf einmal verkaufen, von jeder mindestens zwei.',
        'Danach verliert jeder Gegner, der unverkaufte Waren einer verkauften Farbe hat, eine davon nach eigener Wahl; eine für jede verkaufte Farbe. Sie geht aus dem Spiel.',
      ],
    },
    see: ['hansa-score', 'hansa-end-turn'],
  },
  {
    id: 'hansa-end-turn',
    covers: ['T8'],
    title: { en: 'End of the turn', de: 'Ende des Zuges' },
    body: {
      en: [
        'Talers above 3 go back to the bank. If you hold more than 3 unsold goods, you choose which of them leave the game until 3 are left. Sold goods do not count for this and are never lost.',
      ],
      de: [
        'Taler über 3 gehen an die Bank zurück. Hast du mehr als 3 unverkaufte Waren, wählst du, welche aus dem Spiel gehen, bis 3 übrig sind. Verkaufte Waren zählen dabei nicht und gehen nie verloren.',
      ],
    },
    see: ['hansa-turn', 'hansa-sell'],
  },
  {
    id: 'hansa-end',
    covers: ['X1'],
    title: { en: 'The end of the game', de: 'Das Ende des Spiels' },
    body: {
      en: [
        'As soon as a replenishment takes a good from the fifth pile, the game is in its last round. The round is finished, so that everybody has had the same number of turns, and then it is over.',
      ],
      de: [
        'Sobald beim Auffüllen eine Ware vom fünften Stapel genommen wird, läuft die letzte Runde. Sie wird zu Ende gespielt, damit alle gleich viele Züge hatten, dann ist Schluss.',
      ],
    },
    see: ['hansa-replenish', 'hansa-score'],
  },
  {
    id: 'hansa-score',
    covers: ['X2', 'X3'],
    title: { en: 'Scores', de: 'Wertung' },
    body: {
      en: [
        [
          '1 for each unsold good',
          '1 plus its barrels for each sold good',
          '2 for each city with a booth of yours, 4 if nobody else has one there',
        ],
        'The highest total wins; on a tie the player with the most booths on the board; after that the victory is shared.',
      ],
      de: [
        [
          '1 für jede unverkaufte Ware',
          '1 und ihre Fässer für jede verkaufte Ware',
          '2 für jede Stadt mit einem Stand von dir, 4, wenn sonst niemand dort einen hat',
        ],
        'Die höchste Summe gewinnt, bei Gleichstand, wer die meisten Stände auf dem Plan hat; sonst teilt man sich den Sieg.',
      ],
    },
    see: ['hansa-extra', 'hansa-sell'],
    figure: 'cities',
  },
  {
    id: 'hansa-extra',
    covers: ['X4'],
    title: { en: 'Module: extra card', de: 'Modul: Zusatzkarte' },
    body: {
      en: [
        'With the extra card four bonuses are given at the end. If several are tied for one, nobody gets it.',
        [
          '2 for the tallest stack of booths in one city',
          '3 for the player whose replenishment began the fifth pile',
          '4 for booths in the most cities',
          '5 for the most sold goods with a single barrel',
        ],
      ],
      de: [
        'Mit der Zusatzkarte werden am Ende vier Boni vergeben. Sind mehrere gleichauf, bekommt ihn niemand.',
        [
          '2 für die meisten Stände in einer einzigen Stadt',
          '3 für den, der beim Auffüllen den fünften Stapel angebrochen hat',
          '4 für Stände in den meisten Städten',
          '5 für die meisten verkauften Waren mit nur einem Fass',
        ],
      ],
    },
    see: ['hansa-score', 'hansa-end'],
  },
  {
    id: 'hansa-secrets',
    covers: ['Z1'],
    title: { en: 'What is secret', de: 'Was geheim ist' },
    body: {
      en: [
        'What is in the piles, and in which order, nobody knows. Everything else is open: talers, goods, booths.',
      ],
      de: [
        'Was in den Stapeln liegt und in welcher Reihenfolge, weiß niemand. Alles andere ist offen: Taler, Waren, Stände.',
      ],
    },
    see: ['hansa-replenish'],
  },
  {
    id: 'hansa-board',
    covers: ['S1'],
    title: { en: 'Our Baltic board: what is certain', de: 'Unser Ostseeplan: was gesichert ist' },
    body: {
      en: [
        'We drew this board from documents, and not everything about the printed one is documented. So you know what you are playing on:',
        [
          'Certain: the nine cities; the three ways out of Copenhagen; Lübeck to Aalborg to Copenhagen; Kalmar to Copenhagen as its only way; Tønsberg to Stockholm; Stockholm to Kalmar and Reval; Danzig to Kalmar; the 78 goods; 14 warehouse spaces, five cities having two; number 1 for Tønsberg and 9 for Riga.',
          'Reconstructed: the direction of the ring Reval, Riga, Danzig, Reval.',
          'Reconstructed: which five cities have two warehouses; Tønsberg and Aalborg are likely.',
          'Reconstructed: the numbers 2 to 8, and with them the order of filling.',
        ],
        'The board is a plain file. Whoever knows better can correct it there without touching the program.',
      ],
      de: [
        'Wir haben diesen Plan nach Belegen gezeichnet, und nicht alles am gedruckten ist belegt. Damit du weißt, worauf du spielst:',
        [
          'Gesichert: die neun Städte; die drei Wege aus Kopenhagen; Lübeck nach Aalborg nach Kopenhagen; Kalmar nach Kopenhagen als einziger Weg; Tønsberg nach Stockholm; Stockholm nach Kalmar und Reval; Danzig nach Kalmar; die 78 Waren; 14 Lagerplätze, fünf Städte mit zweien; Nummer 1 für Tønsberg und 9 für Riga.',
          'Rekonstruiert: die Richtung des Rings Reval, Riga, Danzig, Reval.',
          'Rekonstruiert: welche fünf Städte zwei Lager haben; bei Tønsberg und Aalborg ist es wahrscheinlich.',
          'Rekonstruiert: die Nummern 2 bis 8 und damit die Reihenfolge beim Auffüllen.',
        ],
        'Der Plan ist eine einfache Datei. Wer es besser weiß, kann sie berichtigen, ohne das Programm anzurühren.',
      ],
    },
    see: ['hansa-setup', 'hansa-sail'],
  },
];

/** Hansa Teutonica: boards with rules of their own, two players, editions. */
import type { Topic } from '../../../../web/learn/types.js';

export const htBoards: readonly Topic[] = [
  {
    id: 'ht-eastern',
    covers: ['H1', 'H2'],
    title: { en: 'The eastern board', de: 'Der Plan des Ostens' },
    body: {
      en: [
        'Belgard, Waren and Dresden are green: they have no printed spaces. A post gets there in two ways only.',
        [
          'With the permanent marker for green cities: it stands to the right of all posts there.',
          'With an extra-post marker on a route of the city: it stands to the left of all, and no earlier post is needed.',
        ],
        'The first post in a green city moves the track of completed cities on. In all else it is a city like any other: it is controlled, scores when routes are created, and counts for chains and networks.',
        'Waren offers two abilities; you choose one of them.',
      ],
      de: [
        'Belgard, Waren und Dresden sind grün: Sie haben keine gedruckten Felder. Ein Kontor kommt nur auf zwei Wegen dorthin.',
        [
          'Mit dem Dauermarker für grüne Städte: Es steht rechts von allen Kontoren dort.',
          'Mit einem Marker Zusatzkontor auf einer Straße der Stadt: Es steht links von allen, und es muss vorher keines da sein.',
        ],
        'Das erste Kontor in einer grünen Stadt rückt die Leiste der vollendeten Städte vor. Sonst ist sie eine Stadt wie jede andere: Sie wird kontrolliert, bringt Punkte beim Gründen und zählt für Ketten und Netze.',
        'Waren bietet zwei Fähigkeiten; du wählst eine davon.',
      ],
    },
    see: ['ht-permanent', 'ht-extra-post'],
    figure: 'eastern',
  },
  {
    id: 'ht-permanent',
    covers: ['H3', 'H4', 'I5'],
    title: { en: 'Permanent markers', de: 'Dauermarker' },
    body: {
      en: [
        'Some routes of the eastern board and of Britannia have a marker printed on them. Whoever creates the route may use it at the end of that action, after the other tradesmen went to the stock and before the end of the game is looked at. Nobody takes it, it scores nothing, and using it is optional.',
        [
          'Move 2: lift up to two tradesmen of any players, your own too, and put them on free points they fit.',
          'Develop Privilege.',
          'Green post: one tradesman from your supply, of either kind, becomes a post in a green city.',
          'Reuse 2: up to two tradesmen of this route that would go to your stock go to free points instead, even of the same route.',
          'Place 2 (Britannia): put up to two of your tradesmen on free points they fit in Wales or Scotland, without a permit: from your stock, if that is empty from your supply, if both are empty from other points.',
        ],
      ],
      de: [
        'Manche Straßen des Ostens und Britanniens tragen einen gedruckten Marker. Wer die Straße gründet, darf ihn am Ende dieser Aktion nutzen, nachdem die übrigen Figuren in den Bestand gekommen sind und bevor geprüft wird, ob das Spiel endet. Niemand nimmt ihn, er zählt nichts, und man muss ihn nicht nutzen.',
        [
          '2 versetzen: bis zu zwei Figuren beliebiger Spieler, auch eigene, aufnehmen und auf passende freie Punkte setzen.',
          'Privileg entwickeln.',
          'Kontor in grüner Stadt: Eine Figur aus deinem Vorrat, gleich welcher Art, wird Kontor in einer grünen Stadt.',
          '2 wiederverwenden: Bis zu zwei Figuren dieser Straße, die in deinen Bestand kämen, gehen stattdessen auf freie Punkte, auch derselben Straße.',
          '2 einsetzen (Britannien): Setze bis zu zwei deiner Figuren auf passende freie Punkte in Wales oder Schottland, ohne Erlaubnis: aus dem Bestand, ist der leer, aus dem Vorrat, sind beide leer, von anderen Punkten.',
        ],
      ],
    },
    see: ['ht-eastern', 'ht-britannia', 'ht-create'],
  },
  {
    id: 'ht-britannia',
    covers: ['I1', 'I2', 'I3', 'I4'],
    title: { en: 'Britannia: permits', de: 'Britannien: Erlaubnisse' },
    body: {
      en: [
        'In England everyone is free to trade. To place or displace on a Welsh route you need the permit of Cardiff or of London, on a Scottish one that of Carlisle or of London. The permit of a city belongs to the owner of its rightmost occupied post at that moment. Each is good for one such action a turn, and the local one is used up before London’s. With three players there is no Scotland and no permit of Carlisle.',
        [
          'Displaced pieces and extras go only to routes of the country they were displaced in, or to England.',
          'Moving your own: within England; from Wales within Wales or to England; from Scotland within Scotland or to England.',
          'Tradesmen moved by a marker stay in their country.',
          'Creating a route never needs a permit and serves either of its cities, whatever their country.',
        ],
      ],
      de: [
        'In England handelt jeder frei. Zum Einsetzen oder Verdrängen auf einer walisischen Straße brauchst du die Erlaubnis von Cardiff oder London, auf einer schottischen die von Carlisle oder London. Die Erlaubnis einer Stadt hat, wem in diesem Augenblick ihr am weitesten rechts besetztes Kontor gehört. Jede gilt für eine solche Aktion im Zug, und die örtliche wird vor der Londons verbraucht. Zu dritt gibt es kein Schottland und keine Erlaubnis von Carlisle.',
        [
          'Verdrängte und zusätzliche Figuren kommen nur auf Straßen des Landes, in dem verdrängt wurde, oder nach England.',
          'Eigene versetzen: innerhalb Englands; aus Wales innerhalb von Wales oder nach England; aus Schottland innerhalb Schottlands oder nach England.',
          'Durch Marker versetzte Figuren bleiben in ihrem Land.',
          'Eine Straße zu gründen braucht nie eine Erlaubnis und dient jeder ihrer Städte, gleich in welchem Land.',
        ],
      ],
    },
    see: ['ht-countries', 'ht-permanent', 'ht-place', 'ht-relocate'],
    figure: 'britannia',
  },
  {
    id: 'ht-countries',
    covers: ['I6', 'I7'],
    title: { en: 'Britannia: the end and the countries', de: 'Britannien: Ende und Länder' },
    body: {
      en: [
        'Eight completed cities end the game here.',
        'At the end Wales, and with four or five players Scotland, are scored. Players who control cities of the country are ranked by how many they control, ties by their posts in the country; the first three get 7, 4 and 2. Who is still tied shares the sum of the places they fill, rounded down for each. Places that are left go to players who control nothing but have posts there, ranked by posts, with ties shared the same way. Without a post there is nothing. A city that belongs to two countries counts for both.',
      ],
      de: [
        'Hier beenden acht vollendete Städte das Spiel.',
        'Am Ende wird Wales gewertet, zu viert und zu fünft auch Schottland. Wer Städte des Landes kontrolliert, wird nach deren Zahl gereiht, bei Gleichstand nach den eigenen Kontoren im Land; die ersten drei bekommen 7, 4 und 2. Wer immer noch gleichauf ist, teilt die Summe der belegten Plätze, für jeden abgerundet. Plätze, die übrig sind, gehen an Spieler, die nichts kontrollieren, aber dort Kontore haben, gereiht nach deren Zahl, geteilt ebenso. Ohne Kontor gibt es nichts. Eine Stadt, die zu zwei Ländern gehört, zählt für beide.',
      ],
    },
    see: ['ht-britannia', 'ht-final', 'ht-control'],
  },
  {
    id: 'ht-two',
    covers: ['S6', 'P1', 'P2'],
    title: { en: 'Two players', de: 'Zu zweit' },
    body: {
      en: [
        'Two play the edition of 2009 on the smaller Hanseatic board, which is divided into provinces by its routes and four guards. A pawn stands in one of them; the player who does not begin puts it there before the first turn.',
        [
          'You may place, displace and create only on routes that border the pawn’s province. Income, moving and answering a displacement are free of that; of the markers only extra post is bound, as part of creating.',
          'Once a turn, before your first action or after your last, the pawn may cross up to two borders for free. A border is a route or a guard between two provinces; meeting at a corner is not enough.',
          'If you make the free move after doing something, your turn is over except for placing markers, and actions you had left are lost.',
          'At any time in your turn you may spend an action to put the pawn into any province.',
        ],
      ],
      de: [
        'Zu zweit spielt man die Ausgabe von 2009 auf dem kleineren Hanseplan, den Straßen und vier Wächter in Provinzen teilen. In einer steht eine Spielfigur; wer nicht beginnt, stellt sie vor dem ersten Zug auf.',
        [
          'Einsetzen, verdrängen und gründen darfst du nur auf Straßen, die an die Provinz der Spielfigur grenzen. Einkommen, Versetzen und Ausweichen sind davon frei; von den Markern ist nur das Zusatzkontor gebunden, als Teil des Gründens.',
          'Einmal im Zug, vor deiner ersten Aktion oder nach deiner letzten, darf die Spielfigur kostenlos bis zu zwei Grenzen überqueren. Eine Grenze ist eine Straße oder ein Wächter zwischen zwei Provinzen; eine gemeinsame Ecke genügt nicht.',
          'Ziehst du sie kostenlos, nachdem du etwas getan hast, ist dein Zug zu Ende, bis auf das Auslegen von Markern; übrige Aktionen verfallen.',
          'Jederzeit in deinem Zug darfst du eine Aktion ausgeben, um die Spielfigur in eine beliebige Provinz zu stellen.',
        ],
      ],
    },
    see: ['ht-place', 'ht-create', 'ht-editions'],
    figure: 'two',
  },
  {
    id: 'ht-editions',
    covers: ['A1', 'M1', 'M4', 'M5', 'X4', 'S2'],
    title: { en: 'Editions', de: 'Ausgaben' },
    body: {
      en: [
        'Big Box and 2009 differ in a few points; everything else is the same.',
        [
          'Income: Big Box lets you take fewer than the Bank says, 2009 does not.',
          'Exchange: in the Big Box one of the two tradesmen must be yours.',
          'The Big Box has move 3, 2009 has remove 3; the numbers of the other markers differ slightly.',
          'Ties for the victory: the Big Box breaks them, 2009 shares.',
          'Two players: 2009 only. The eastern board and Britannia: Big Box only.',
          'One list in the Big Box gives the second step of the Bank as 4. That is a misprint; the desk says 5, and so do we.',
        ],
      ],
      de: [
        'Big Box und 2009 unterscheiden sich in wenigen Punkten; alles andere ist gleich.',
        [
          'Einkommen: In der Big Box darf man weniger nehmen, als der Geldsack sagt, 2009 nicht.',
          'Kontortausch: In der Big Box muss eine der beiden Figuren dir gehören.',
          'Die Big Box hat 3 versetzen, 2009 hat 3 entfernen; die Zahlen der anderen Marker weichen etwas ab.',
          'Gleichstand beim Sieg: Die Big Box löst ihn auf, 2009 wird geteilt.',
          'Zu zweit: nur 2009. Der Osten und Britannien: nur Big Box.',
          'Eine Liste der Big Box nennt für die zweite Stufe des Geldsacks eine 4. Das ist ein Druckfehler; auf dem Tableau steht 5, und so spielen wir.',
        ],
      ],
    },
    see: ['ht-income', 'ht-marker-kinds', 'ht-winner', 'ht-two'],
  },
];

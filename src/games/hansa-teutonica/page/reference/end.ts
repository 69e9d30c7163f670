/** Hansa Teutonica: the end, final scores, missions and favours. */
import type { Topic } from '../../../../web/learn/types.js';

export const htEnd: readonly Topic[] = [
  {
    id: 'ht-end',
    covers: ['X1'],
    title: { en: 'The end of the game', de: 'Das Ende des Spiels' },
    body: {
      en: [
        'The game ends right after the creation of a route, its permanent marker included, in which one of these came true:',
        [
          'Somebody stands at 20 or more on the track.',
          'A new marker had to be drawn and none was left.',
          'The track of completed cities reached its end: ten cities, eight in Britannia.',
        ],
        'There are no further actions, and no markers are placed.',
      ],
      de: [
        'Das Spiel endet unmittelbar nach dem Gründen einer Straße, ihren Dauermarker eingeschlossen, wenn dabei eines davon eintrat:',
        [
          'Jemand steht auf der Leiste auf 20 oder mehr.',
          'Ein neuer Marker war zu ziehen, und es war keiner mehr da.',
          'Die Leiste der vollendeten Städte ist am Ende: zehn Städte, in Britannien acht.',
        ],
        'Es gibt keine weiteren Aktionen, und keine Marker werden ausgelegt.',
      ],
    },
    see: ['ht-final'],
  },
  {
    id: 'ht-final',
    covers: ['X2'],
    title: { en: 'Final scores', de: 'Schlusswertung' },
    body: {
      en: [
        [
          'The track: what you scored during the game.',
          'Abilities: 4 for each that is fully developed, Keys excepted.',
          'Markers: 1 for one, 3 for two or three, 6 for four or five, 10 for six or seven, 15 for eight or nine, 21 for ten or more.',
          'Special prestige: the number on each space you hold.',
          'Cities: 2 for each city you control.',
          'Countries, in Britannia: see there.',
          'Network: the posts in your largest network times your Keys.',
        ],
      ],
      de: [
        [
          'Die Leiste: was du im Spiel bekommen hast.',
          'Fähigkeiten: 4 für jede ganz entwickelte, außer den Stadtschlüsseln.',
          'Marker: 1 für einen, 3 für zwei oder drei, 6 für vier oder fünf, 10 für sechs oder sieben, 15 für acht oder neun, 21 ab zehn.',
          'Sonderansehen: die Zahl auf jedem Feld, das du besetzt hast.',
          'Städte: 2 für jede, die du kontrollierst.',
          'Länder, in Britannien: siehe dort.',
          'Netz: die Kontore in deinem größten Netz mal Stadtschlüssel.',
        ],
      ],
    },
    see: ['ht-network', 'ht-control', 'ht-winner', 'ht-missions', 'ht-favours', 'ht-countries'],
  },
  {
    id: 'ht-network',
    covers: ['X2'],
    title: { en: 'The network', de: 'Das Netz' },
    body: {
      en: [
        'Cities with posts of yours that are joined by routes form a network, whoever controls them. Of your networks the one with the most posts counts; several posts in one city all count. Their number is multiplied by your Keys.',
      ],
      de: [
        'Städte mit deinen Kontoren, die durch Straßen verbunden sind, bilden ein Netz, gleich wer sie kontrolliert. Es zählt dein Netz mit den meisten Kontoren; mehrere in einer Stadt zählen alle. Ihre Zahl wird mit deinen Stadtschlüsseln malgenommen.',
      ],
    },
    see: ['ht-final', 'ht-develop', 'ht-connection'],
    figure: 'network',
  },
  {
    id: 'ht-winner',
    covers: ['X4'],
    title: { en: 'Who wins', de: 'Wer gewinnt' },
    body: {
      en: [
        'The highest total. Big Box: on a tie, the player who has removed fewer tradesmen from the Actions track; then the one with more points for the network; then the victory is shared. 2009: a tie is shared.',
      ],
      de: [
        'Die höchste Summe. Big Box: Bei Gleichstand gewinnt, wer weniger Figuren von der Leiste Aktionen genommen hat, dann wer mehr Punkte für das Netz hat; sonst teilt man sich den Sieg. 2009: Der Sieg wird geteilt.',
      ],
    },
    see: ['ht-final', 'ht-editions'],
  },
  {
    id: 'ht-missions',
    covers: ['S3', 'X3'],
    title: { en: 'Module: missions', de: 'Modul: Aufträge' },
    body: {
      en: [
        'On the Hanseatic boards you may play with missions. Of nine cards everybody gets one, in secret. It names three cities: at the end each of them with a post of yours is worth 1, and if you control all three you score 5 more.',
      ],
      de: [
        'Auf den Hanseplänen kann man mit Aufträgen spielen. Von neun Karten bekommen alle geheim eine. Sie nennt drei Städte: Am Ende bringt jede mit einem deiner Kontore 1 Punkt, und wenn du alle drei kontrollierst, gibt es 5 dazu.',
      ],
    },
    see: ['ht-final', 'ht-control'],
  },
  {
    id: 'ht-favours',
    covers: ['S4', 'T6', 'A2', 'C6'],
    title: { en: 'Module: favours', de: 'Modul: Gunst' },
    body: {
      en: [
        'On the Hanseatic boards you may play with favours. As many of the six tiles as there are players lie face up. As the very first thing in a turn you may turn over two unused markers and take one tile. The turn is over with that, except for placing markers; only one tile a turn.',
        [
          'Extra action: one more action every turn.',
          'Income share: whenever somebody else takes income, you may take one tradesman of your choice from your own stock.',
          'Double relocation: when a trader of yours is displaced, you may add two tradesmen instead of one.',
          'Free relocation: after being displaced you may use any free points that fit, on any route.',
          'City prestige: your cities are worth 4 each at the end instead of 2.',
          'Ability prestige: your full abilities are worth 7 each instead of 4.',
        ],
      ],
      de: [
        'Auf den Hanseplänen kann man mit Gunstplättchen spielen. So viele der sechs, wie Spieler da sind, liegen offen aus. Als Allererstes in einem Zug darfst du zwei unbenutzte Marker umdrehen und ein Plättchen nehmen. Damit ist der Zug zu Ende, bis auf das Auslegen von Markern; nur eines je Zug.',
        [
          'Zusatzaktion: in jedem Zug eine Aktion mehr.',
          'Einkommensanteil: Nimmt ein anderer Einkommen, darfst du dir eine Figur deiner Wahl aus deinem Bestand holen.',
          'Doppeltes Ausweichen: Wird ein Händler von dir verdrängt, darfst du zwei Figuren dazusetzen statt einer.',
          'Freies Ausweichen: Nach einer Verdrängung darfst du beliebige passende freie Punkte auf allen Straßen nutzen.',
          'Stadtansehen: Deine Städte zählen am Ende je 4 statt 2.',
          'Fähigkeitsansehen: Deine vollen Fähigkeiten zählen je 7 statt 4.',
        ],
      ],
    },
    see: ['ht-markers', 'ht-relocate', 'ht-income', 'ht-final'],
  },
];

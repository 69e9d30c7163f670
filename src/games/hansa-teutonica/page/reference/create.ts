/** Hansa Teutonica: creating a route and what it brings. */
import type { Topic } from '../../../../web/learn/types.js';

export const htCreate: readonly Topic[] = [
  {
    id: 'ht-create',
    covers: ['E1', 'E2', 'E4', 'E5', 'E10', 'E12'],
    title: { en: 'Create a route', de: 'Eine Straße gründen' },
    body: {
      en: [
        'When every point of a route is yours you may create it. It is an action and never happens by itself. These things follow in order:',
        [
          'The controllers of the two cities score 1 each, whoever they are.',
          'If a bonus marker lies there, you take it and draw a new one, face down, onto your plate. If none is left to draw, the game ends after this action.',
          'You choose one reward: a post, an extra post with that marker, an ability, special prestige, or nothing.',
          'All other tradesmen of the route go to your stock.',
        ],
        'Even if both cities are full you may create the route, just for the points and the marker.',
      ],
      de: [
        'Gehören dir alle Punkte einer Straße, darfst du sie gründen. Das ist eine Aktion und geschieht nie von selbst. Der Reihe nach:',
        [
          'Wer die beiden Städte kontrolliert, bekommt je 1 Punkt, gleich wer es ist.',
          'Liegt dort ein Bonusmarker, nimmst du ihn und ziehst verdeckt einen neuen auf deinen Teller. Ist keiner mehr da, endet das Spiel nach dieser Aktion.',
          'Du wählst eine Belohnung: ein Kontor, ein Zusatzkontor mit dem passenden Marker, eine Fähigkeit, Sonderansehen oder nichts.',
          'Alle übrigen Figuren der Straße kommen in deinen Bestand.',
        ],
        'Auch wenn beide Städte voll sind, darfst du die Straße gründen, nur für die Punkte und den Marker.',
      ],
    },
    see: ['ht-control', 'ht-post', 'ht-extra-post', 'ht-develop', 'ht-special', 'ht-markers', 'ht-end'],
    figure: 'create',
  },
  {
    id: 'ht-control',
    covers: ['E3'],
    title: { en: 'Who controls a city', de: 'Wer eine Stadt kontrolliert' },
    body: {
      en: [
        'The player with the most posts in it, extra posts counted. If several have the same number, it is the one of them whose post stands furthest right. Extra posts stand to the left of the printed spaces, each new one further left, so they count for number but lose ties.',
      ],
      de: [
        'Wer dort die meisten Kontore hat, Zusatzkontore mitgezählt. Haben mehrere gleich viele, dann wer von ihnen am weitesten rechts steht. Zusatzkontore stehen links der gedruckten Felder, jedes neue noch weiter links: Sie zählen zur Menge, verlieren aber den Gleichstand.',
      ],
    },
    see: ['ht-create', 'ht-extra-post', 'ht-final'],
    figure: 'control',
  },
  {
    id: 'ht-post',
    covers: ['E6'],
    title: { en: 'Open a post', de: 'Ein Kontor eröffnen' },
    body: {
      en: [
        'A tradesman of the route moves to the leftmost empty space of one of its two cities. He must have the shape of the space, square for traders and round for merchants, and your Privilege must have reached its colour: white, orange, pink, black; each colour includes the ones before.',
        'A coin on the space scores its value at once, for the first to settle there. Filling the last printed space of a city moves the track of completed cities on.',
      ],
      de: [
        'Eine Figur der Straße zieht auf das linke freie Feld einer ihrer beiden Städte. Sie muss die Form des Feldes haben, eckig für Händler und rund für Kaufleute, und dein Privileg muss seine Farbe erreicht haben: weiß, orange, rosa, schwarz; jede Farbe schließt die früheren ein.',
        'Eine Münze auf dem Feld zählt sofort, für den, der es besetzt. Wird das letzte gedruckte Feld einer Stadt besetzt, rückt die Leiste der vollendeten Städte vor.',
      ],
    },
    see: ['ht-create', 'ht-control', 'ht-end'],
    figure: 'post',
  },
  {
    id: 'ht-extra-post',
    covers: ['E7'],
    title: { en: 'Extra post', de: 'Zusatzkontor' },
    body: {
      en: [
        'With an unused extra-post marker the reward of a route may be a post beside the printed spaces: any tradesman of the route, trader or merchant, without regard to Privilege. He stands to the left of all posts of that city. Its first printed space must be taken already. The printed spaces stay as they are.',
      ],
      de: [
        'Mit einem unbenutzten Marker Zusatzkontor darf die Belohnung einer Straße ein Kontor neben den gedruckten Feldern sein: irgendeine Figur der Straße, Händler oder Kaufmann, ohne Rücksicht auf das Privileg. Sie steht links von allen Kontoren der Stadt. Deren erstes gedrucktes Feld muss schon besetzt sein. Die gedruckten Felder bleiben, wie sie sind.',
      ],
    },
    see: ['ht-control', 'ht-marker-kinds', 'ht-eastern'],
    figure: 'extra',
  },
  {
    id: 'ht-develop',
    covers: ['E8', 'T4', 'S5'],
    title: { en: 'Develop an ability', de: 'Eine Fähigkeit entwickeln' },
    body: {
      en: [
        'If one of the two cities shows an ability that is not yet full, you may develop it: the leftmost tradesman of its track goes to your supply, and the number below counts from now on.',
        [
          'Keys multiply your network at the end.',
          'Actions: more actions a turn. When the number rises in your own turn you have one more action at once; where it stays the same you do not.',
          'Privilege opens spaces of further colours.',
          'Book: how many of your tradesmen one move action may lift.',
          'Bank: how many tradesmen one income action may hire.',
        ],
      ],
      de: [
        'Zeigt eine der beiden Städte eine Fähigkeit, die noch nicht voll ist, darfst du sie entwickeln: Die linke Figur ihrer Leiste kommt in deinen Vorrat, und die Zahl darunter gilt ab sofort.',
        [
          'Stadtschlüssel vervielfachen am Ende dein Netz.',
          'Aktionen: mehr Aktionen im Zug. Steigt die Zahl in deinem eigenen Zug, hast du sofort eine mehr; bleibt sie gleich, nicht.',
          'Privileg öffnet Felder weiterer Farben.',
          'Buch: wie viele deiner Figuren du beim Versetzen aufnehmen darfst.',
          'Geldsack: wie viele Figuren ein Einkommen holt.',
        ],
      ],
    },
    see: ['ht-setup', 'ht-final', 'ht-income', 'ht-move', 'ht-post'],
    figure: 'develop',
  },
  {
    id: 'ht-special',
    covers: ['E9'],
    title: { en: 'Special prestige', de: 'Sonderansehen' },
    body: {
      en: [
        'Each board has a route beside four round spaces of 7, 8, 9 and 11 points: Coellen–Warburg on the Hanseatic boards, Danzig–Königsberg in the east, Plymouth–Salisbury in Britannia. Creating it may send one of its merchants to any vacant space whose colour your Privilege has reached. It scores at the end and is no post.',
      ],
      de: [
        'Auf jedem Plan liegt eine Straße neben vier runden Feldern mit 7, 8, 9 und 11 Punkten: Coellen–Warburg auf den Hanseplänen, Danzig–Königsberg im Osten, Plymouth–Salisbury in Britannien. Wer sie gründet, darf einen ihrer Kaufleute auf ein freies Feld schicken, dessen Farbe das eigene Privileg erreicht hat. Es zählt am Ende und ist kein Kontor.',
      ],
    },
    see: ['ht-create', 'ht-final'],
    figure: 'special',
  },
  {
    id: 'ht-connection',
    covers: ['E11'],
    title: { en: 'The great connection', de: 'Die große Verbindung' },
    body: {
      en: [
        'Each board names two cities far apart: Arnheim and Stendal, Lübeck and Danzig, Oxford and York. When a new post of yours completes an unbroken chain of cities with your posts from one to the other, both included, you score 7 at once. The second player to do so scores 4, the third 2, later ones nothing; each player only once.',
      ],
      de: [
        'Jeder Plan nennt zwei weit entfernte Städte: Arnheim und Stendal, Lübeck und Danzig, Oxford und York. Schließt ein neues Kontor von dir eine lückenlose Kette von Städten mit deinen Kontoren von der einen zur anderen, beide eingeschlossen, bekommst du sofort 7 Punkte. Wer es als Zweiter schafft, bekommt 4, als Dritter 2, danach nichts; jeder nur einmal.',
      ],
    },
    see: ['ht-network', 'ht-post'],
    figure: 'connection',
  },
];

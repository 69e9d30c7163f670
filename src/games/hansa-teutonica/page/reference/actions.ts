/** Hansa Teutonica: income, placing, displacing, moving. */
import type { Topic } from '../../../../web/learn/types.js';

export const htActions: readonly Topic[] = [
  {
    id: 'ht-income',
    covers: ['A1'],
    title: { en: 'Income', de: 'Einkommen' },
    body: {
      en: [
        'Move tradesmen from your stock to your supply, up to the value of your Bank, traders and merchants mixed as you like. At the last step of the Bank you may take everything.',
        'Big Box: you may take fewer, but at least one. 2009: you take exactly as many as the Bank says, or all if fewer are there. With an empty stock there is no income.',
      ],
      de: [
        'Lege Figuren aus deinem Bestand in den Vorrat, höchstens so viele, wie dein Geldsack zeigt, Händler und Kaufleute beliebig gemischt. Auf der letzten Stufe darfst du alles nehmen.',
        'Big Box: Du darfst auch weniger nehmen, aber mindestens eine Figur. 2009: Du nimmst genau so viele, wie der Geldsack sagt, oder alle, wenn es weniger sind. Ist der Bestand leer, gibt es kein Einkommen.',
      ],
    },
    see: ['ht-develop', 'ht-editions', 'ht-favours'],
  },
  {
    id: 'ht-place',
    covers: ['B1'],
    title: { en: 'Place', de: 'Einsetzen' },
    body: {
      en: [
        'Put one tradesman from your supply on any free point of the board. Points with a boat take merchants only; all others take either kind.',
      ],
      de: [
        'Setze eine Figur aus deinem Vorrat auf einen beliebigen freien Punkt des Plans. Punkte mit Boot nehmen nur Kaufleute auf, alle anderen beides.',
      ],
    },
    see: ['ht-displace', 'ht-britannia', 'ht-two'],
    figure: 'place',
  },
  {
    id: 'ht-displace',
    covers: ['C1'],
    title: { en: 'Displace', de: 'Verdrängen' },
    body: {
      en: [
        'Take an opponent’s point: your tradesman from the supply replaces the one that stands there, if it fits the point.',
        'As the price, further tradesmen of your choice go from your supply to your stock: one for a trader, two for a merchant. If your supply cannot pay, you cannot displace. Posts in cities are safe for ever.',
      ],
      de: [
        'Nimm einen fremden Punkt: Deine Figur aus dem Vorrat ersetzt die, die dort steht, wenn sie auf den Punkt passt.',
        'Als Preis gehen weitere Figuren deiner Wahl aus deinem Vorrat in deinen Bestand: eine für einen Händler, zwei für einen Kaufmann. Reicht dein Vorrat nicht, kannst du nicht verdrängen. Kontore in Städten sind für immer sicher.',
      ],
    },
    see: ['ht-relocate'],
    figure: 'displace',
  },
  {
    id: 'ht-relocate',
    covers: ['C2', 'C3', 'C4', 'C5'],
    title: { en: 'After being displaced', de: 'Ausweichen' },
    body: {
      en: [
        'The displaced player answers before anything else happens: the displaced piece returns to the board, and beside it one extra tradesman may be placed, two if a merchant was displaced. The order is free, and they need not share a route. Extras are a gift you may refuse; the displaced piece has to go.',
        'Where: never on the route it came from. Routes that share a city with it are nearest, then the routes that share a city with those, and so on. Each piece goes to a free point it fits on the nearest routes that have one; this is looked up again for every piece.',
        [
          'Extras come from the stock, of either kind.',
          'Only if the stock is empty they come from the supply.',
          'Only if both are empty you may use one of your tradesmen from another route.',
          'Should there be no point on the whole board that fits the displaced piece, it goes to your stock.',
        ],
      ],
      de: [
        'Wer verdrängt wurde, antwortet, bevor irgendetwas anderes geschieht: Die verdrängte Figur kommt auf den Plan zurück, und dazu darf eine weitere Figur gesetzt werden, zwei, wenn ein Kaufmann verdrängt wurde. Die Reihenfolge ist frei, und sie müssen nicht auf dieselbe Straße. Auf die zusätzlichen darfst du verzichten, die verdrängte muss gesetzt werden.',
        'Wohin: nie auf die Straße, von der sie kommt. Am nächsten sind Straßen, die eine Stadt mit ihr teilen, dann die, die mit diesen eine Stadt teilen, und so fort. Jede Figur kommt auf einen passenden freien Punkt der nächsten Straßen, die einen haben; das wird für jede Figur neu bestimmt.',
        [
          'Zusätzliche kommen aus dem Bestand, gleich welcher Art.',
          'Nur wenn der Bestand leer ist, kommen sie aus dem Vorrat.',
          'Nur wenn beide leer sind, darfst du eine deiner Figuren von einer anderen Straße nehmen.',
          'Passt die verdrängte Figur nirgends auf dem Plan, kommt sie in deinen Bestand.',
        ],
      ],
    },
    see: ['ht-displace', 'ht-favours', 'ht-britannia'],
    figure: 'relocate',
  },
  {
    id: 'ht-move',
    covers: ['D1'],
    title: { en: 'Move', de: 'Versetzen' },
    body: {
      en: [
        'Lift up to as many of your own tradesmen from points as your Book says, at least one, and put all of them on free points anywhere. Points you have just vacated are free, so two of yours can change places.',
      ],
      de: [
        'Nimm bis zu so viele eigene Figuren von Punkten auf, wie dein Buch zeigt, mindestens eine, und setze alle auf beliebige freie Punkte. Eben geräumte Punkte sind frei; zwei deiner Figuren können also die Plätze tauschen.',
      ],
    },
    see: ['ht-develop', 'ht-britannia'],
  },
];

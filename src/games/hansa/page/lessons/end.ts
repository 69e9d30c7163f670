/** Chapters three and four: losing, replenishing and limits; the last round and the scores. */
import type { Chapter } from '../../../../web/learn/types.js';
import { CONFIG } from './begin.js';

export const limits: Chapter = {
  title: { en: 'Losses and limits', de: 'Verluste und Grenzen' },
  position: {
    config: CONFIG,
    seats: [
      { talers: 3, goods: ['orange-1', 'orange-3', 'blue-2', 'blue-1'], sold: ['red-2', 'red-3'] },
      { talers: 3, goods: ['brown-1'], sold: ['green-1', 'green-3'] },
      { talers: 2, goods: ['orange-2', 'orange-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', null] },
      luebeck: { booths: [2, 0, 3] },
      copenhagen: { booths: [2, 0, 0] },
      kalmar: { booths: [0, 3, 0] },
      danzig: { booths: [1, 0, 0], warehouses: ['brown-1', null] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-2', null] },
      reval: { booths: [0, 0, 2] },
      riga: { booths: [2, 0, 0] },
    },
    ship: 'luebeck',
    piles: [
      ['red-1', 'blue-3', 'green-2', 'brown-3', 'blue-1', 'red-2'],
      ['green-1', 'brown-2', 'orange-1', 'blue-2', 'green-3', 'red-3'],
      ['brown-1'],
      ['blue-2'],
      ['green-2'],
    ],
    turn: { seat: 2, phase: 'trade', acted: false },
  },
  steps: [
    {
      text: {
        en: 'It is Claas who sails now, and he has come to Lübeck with two orange goods. You hold orange goods, too. Let us see …',
        de: 'Jetzt segelt Claas, und er ist mit zwei orangen Waren in Lübeck. Auch du hast orange Waren. Mal sehen …',
      },
      look: ['city:luebeck', 'ship'],
      after: [{ seat: 2, action: { type: 'sell', goods: ['orange-2', 'orange-2'] } }],
    },
    {
      text: {
        en: 'He sold orange, so you lose one orange good, but you choose which. Give up the one with a single barrel.',
        de: 'Er hat Orange verkauft, also verlierst du eine orange Ware; welche, bestimmst du. Gib die mit nur einem Fass ab.',
      },
      allow: [{ type: 'lose', good: 'orange-1' }],
      all: true,
      wrong: {
        en: 'Rather keep the three barrels: they build or score more.',
        de: 'Behalte lieber die drei Fässer: Sie bauen mehr und zählen mehr.',
      },
      after: [{ seat: 2, action: { type: 'end-turn' } }],
    },
    {
      text: {
        en: 'Your turn, with 3 fresh talers. Before anything else you may pay 1 taler to fill all empty warehouses. Many are empty: replenish.',
        de: 'Dein Zug, mit 3 frischen Talern. Vor allem anderen darfst du für 1 Taler alle leeren Lager auffüllen. Viele sind leer: Fülle auf.',
      },
      allow: [{ type: 'replenish' }],
      wrong: {
        en: 'Sometimes it is wise to leave that to others. Here you want the goods yourself: replenish.',
        de: 'Manchmal überlässt man das besser den anderen. Hier willst du die Waren selbst: Fülle auf.',
      },
    },
    {
      text: {
        en: 'The spaces were filled by the number of the city, from the five piles. Sail along the arrow to Aalborg.',
        de: 'Gefüllt wurde nach den Nummern der Städte, aus den fünf Stapeln. Segle dem Pfeil nach bis Aalborg.',
      },
      look: ['city:aalborg'],
      allow: [{ type: 'sail', to: 'aalborg' }],
    },
    {
      text: {
        en: 'Buy one of the two goods here; it costs a taler for Berta.',
        de: 'Kaufe hier eine der beiden Waren; das kostet einen Taler für Berta.',
      },
      look: ['warehouse:aalborg/0', 'warehouse:aalborg/1'],
      allow: [{ type: 'buy', warehouse: 1 }, { type: 'buy' }],
    },
    {
      text: {
        en: 'You now hold four unsold goods, one too many to keep. Let us end the turn and see what happens.',
        de: 'Jetzt hast du vier unverkaufte Waren, eine mehr, als du behalten darfst. Beende den Zug und sieh, was geschieht.',
      },
      allow: [{ type: 'end-turn' }],
    },
    {
      text: {
        en: 'At the end of a turn only 3 unsold goods and 3 talers stay. Choose the good that leaves the game.',
        de: 'Am Ende des Zuges bleiben nur 3 unverkaufte Waren und 3 Taler. Wähle die Ware, die aus dem Spiel geht.',
      },
      allow: [{ type: 'discard', good: 'blue-1' }, { type: 'discard' }],
    },
    {
      text: {
        en: 'Sold goods never count for that limit and can never be lost. So sell in time, before others do it to you.',
        de: 'Verkaufte Waren zählen für diese Grenze nicht und gehen nie verloren. Verkaufe also rechtzeitig, bevor andere es tun.',
      },
    },
  ],
};

export const ending: Chapter = {
  title: { en: 'The last round', de: 'Die letzte Runde' },
  position: {
    config: CONFIG,
    seats: [
      { talers: 6, goods: ['blue-3', 'blue-2', 'blue-1'], sold: ['red-2', 'red-3', 'green-2', 'green-1'] },
      { talers: 3, goods: ['brown-1'], sold: ['green-1', 'green-3', 'orange-2', 'orange-3'] },
      { talers: 2, goods: ['brown-3', 'red-1'], sold: ['orange-2', 'orange-2', 'blue-1', 'blue-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['green-2', 'red-1'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-3', 'orange-1'] },
      luebeck: { booths: [1, 0, 3], warehouses: ['red-2', null] },
      copenhagen: { booths: [2, 0, 0], warehouses: ['brown-1'] },
      kalmar: { booths: [0, 3, 0], warehouses: ['red-1'] },
      danzig: { booths: [2, 1, 0], warehouses: ['brown-2', 'green-2'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['orange-1', null] },
      reval: { booths: [0, 0, 2], warehouses: [null] },
      riga: { booths: [2, 0, 0], warehouses: ['brown-3'] },
    },
    ship: 'reval',
    piles: [[], [], [], [], ['blue-2', 'red-3', 'brown-2', 'green-3', 'orange-3', 'brown-1']],
    turn: { seat: 0, phase: 'replenish' },
  },
  steps: [
    {
      text: {
        en: 'Only the fifth pile is left. As soon as a replenishment takes a good from it, the round is played to its end, and the game is over. You are ahead: replenish!',
        de: 'Nur der fünfte Stapel ist noch da. Sobald beim Auffüllen eine Ware von ihm genommen wird, spielt man die Runde zu Ende, und das Spiel ist aus. Du liegst vorn: Fülle auf!',
      },
      allow: [{ type: 'replenish' }],
      wrong: {
        en: 'Waiting would give the others another turn. Replenish now.',
        de: 'Warten schenkt den anderen einen Zug. Fülle jetzt auf.',
      },
    },
    {
      text: {
        en: 'This is your last turn. In Riga you have booths, and in your hand three blue goods. Sail there.',
        de: 'Das ist dein letzter Zug. In Riga hast du Stände und auf der Hand drei blaue Waren. Segle dorthin.',
      },
      look: ['city:riga'],
      allow: [{ type: 'sail', to: 'riga' }],
      wrong: {
        en: 'First to Riga: there you can sell.',
        de: 'Erst nach Riga: Dort kannst du verkaufen.',
      },
    },
    {
      text: {
        en: 'Sell all three at once: 2, 3 and 4 points. You take back one of two booths, so the city still counts for you.',
        de: 'Verkaufe alle drei auf einmal: 2, 3 und 4 Punkte. Du nimmst einen von zwei Ständen zurück, die Stadt zählt also weiter für dich.',
      },
      look: ['city:riga'],
      allow: [{ type: 'sell', goods: ['*', '*', '*'] }],
      all: true,
      wrong: {
        en: 'Nothing stays for later now. Sell all three.',
        de: 'Aufheben lohnt nicht mehr. Verkaufe alle drei.',
      },
    },
    {
      text: {
        en: 'Very good. End your turn; Berta and Claas have one more each.',
        de: 'Sehr gut. Beende deinen Zug; Berta und Claas haben noch je einen.',
      },
      allow: [{ type: 'end-turn' }],
      after: [
        { seat: 1, action: { type: 'sail', to: 'danzig' } },
        { seat: 1, action: { type: 'buy', warehouse: 0 } },
        { seat: 1, action: { type: 'end-turn' } },
        { seat: 2, action: { type: 'skip' } },
        { seat: 2, action: { type: 'end-turn' } },
      ],
    },
    {
      text: {
        en: 'The game is over. Each unsold good counts 1, each sold good 1 plus its barrels.',
        de: 'Das Spiel ist aus. Jede unverkaufte Ware zählt 1, jede verkaufte 1 und ihre Fässer.',
      },
      scores: true,
    },
    {
      text: {
        en: 'Each city with a booth of yours counts 2, and 4 if you are alone there: Copenhagen and Riga bring you 4 each, Lübeck and Danzig 2 each.',
        de: 'Jede Stadt mit einem Stand von dir zählt 2, und 4, wenn du dort allein bist: Kopenhagen und Riga bringen dir je 4, Lübeck und Danzig je 2.',
      },
      look: ['city:copenhagen', 'city:riga', 'city:luebeck', 'city:danzig'],
      scores: true,
    },
    {
      text: {
        en: 'You have won, and you know all the rules. A real game against the bots is the best next step.',
        de: 'Du hast gewonnen und kennst jetzt alle Regeln. Am besten geht es mit einem richtigen Spiel gegen die Bots weiter.',
      },
      scores: true,
    },
  ],
};

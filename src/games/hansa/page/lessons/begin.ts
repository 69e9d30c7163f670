/** Chapters one and two: sailing and buying; booths and selling. */
import type { JsonObject } from '../../../../core/json.js';
import type { Chapter } from '../../../../web/learn/types.js';

export const CONFIG: JsonObject = { game: 'hansa', board: 'baltic', players: 3 };

export const sailing: Chapter = {
  title: { en: 'Sail and buy', de: 'Segeln und kaufen' },
  position: {
    config: CONFIG,
    seats: [{ talers: 6 }, { talers: 3 }, { talers: 3 }],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['red-1', 'blue-2'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', 'orange-3'] },
      luebeck: { booths: [2, 0, 2], warehouses: ['blue-3', 'brown-2'] },
      copenhagen: { booths: [0, 0, 0], warehouses: ['green-2'] },
      kalmar: { booths: [0, 2, 0], warehouses: ['red-3'] },
      danzig: { booths: [2, 0, 0], warehouses: ['red-2', 'orange-1'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-1', 'green-3'] },
      reval: { booths: [0, 0, 2], warehouses: ['orange-2'] },
      riga: { booths: [2, 0, 0], warehouses: ['blue-1'] },
    },
    ship: 'copenhagen',
    piles: [['brown-3', 'blue-1', 'red-2'], ['green-1'], ['orange-1'], ['blue-2'], ['brown-2']],
    turn: { seat: 0, phase: 'trade', acted: false },
  },
  steps: [
    {
      text: {
        en: 'Welcome to the Baltic! You are Anna; Berta and Claas trade against you. There is only one ship, and whoever is at the move sails it. Points come from goods you sell and from cities where you have booths.',
        de: 'Willkommen auf der Ostsee! Du bist Anna, Berta und Claas handeln gegen dich. Es gibt nur ein Schiff, und wer am Zug ist, segelt damit. Punkte bringen verkaufte Waren und Städte, in denen du Marktstände hast.',
      },
      look: ['ship'],
    },
    {
      text: {
        en: 'Each turn brings you 3 talers; with the 3 you had you own 6. Sailing costs 1 taler an arrow, and only in the direction of the arrow. Sail to Danzig.',
        de: 'Jeder Zug bringt dir 3 Taler; mit den 3 von vorher hast du 6. Segeln kostet 1 Taler je Pfeil und geht nur in Pfeilrichtung. Segle nach Danzig.',
      },
      look: ['city:danzig'],
      allow: [{ type: 'sail', to: 'danzig' }],
      wrong: {
        en: 'The ship could go there too, but your own booths are in Danzig.',
        de: 'Auch dorthin könnte das Schiff, aber deine eigenen Stände sind in Danzig.',
      },
    },
    {
      text: {
        en: 'You have more booths in Danzig than anybody else, so goods here are free for you. Take the red one with two barrels.',
        de: 'In Danzig hast du mehr Stände als alle anderen, darum sind die Waren hier für dich umsonst. Nimm die rote mit zwei Fässern.',
      },
      look: ['warehouse:danzig/0'],
      allow: [{ type: 'buy', warehouse: 0 }],
      wrong: {
        en: 'Take the red one: goods are sold in pairs of one colour, and another red one waits in Kalmar.',
        de: 'Nimm die rote: Verkauft wird mindestens zu zweit in einer Farbe, und in Kalmar wartet noch eine rote.',
      },
    },
    {
      text: {
        en: 'In every stay at a city you have one action: buy, build or sell. For the next one you have to sail on. Go to Kalmar.',
        de: 'Bei jedem Aufenthalt in einer Stadt hast du eine Aktion: kaufen, bauen oder verkaufen. Für die nächste musst du weitersegeln. Fahre nach Kalmar.',
      },
      look: ['city:kalmar'],
      allow: [{ type: 'sail', to: 'kalmar' }],
      wrong: {
        en: 'Reval is a fine place, but the red good is in Kalmar.',
        de: 'Reval ist schön, aber die rote Ware liegt in Kalmar.',
      },
    },
    {
      text: {
        en: 'Kalmar belongs to Berta: she has the most booths. Buy the red good all the same; your taler goes to her.',
        de: 'Kalmar gehört Berta: Sie hat hier die meisten Stände. Kaufe die rote Ware trotzdem; dein Taler geht an sie.',
      },
      look: ['warehouse:kalmar/0'],
      allow: [{ type: 'buy' }],
    },
    {
      text: {
        en: 'One more stop: from Kalmar an arrow leads to Copenhagen only.',
        de: 'Noch ein Halt: Von Kalmar führt nur ein Pfeil weiter, nach Kopenhagen.',
      },
      look: ['city:copenhagen'],
      allow: [{ type: 'sail', to: 'copenhagen' }],
    },
    {
      text: {
        en: 'Nobody has booths in Copenhagen, so the taler goes to the bank; the same happens where the most booths are tied. Buy the green good.',
        de: 'In Kopenhagen hat niemand Stände, darum geht der Taler an die Bank; ebenso, wo mehrere gleich viele haben. Kaufe die grüne Ware.',
      },
      look: ['warehouse:copenhagen/0'],
      allow: [{ type: 'buy' }],
    },
    {
      text: {
        en: 'One taler is left. You may keep up to 3 talers and 3 unsold goods for the next turn, so end this one; the others sail on from here.',
        de: 'Ein Taler ist übrig. Bis zu 3 Taler und 3 unverkaufte Waren darfst du behalten, also beende den Zug; die anderen segeln von hier weiter.',
      },
      allow: [{ type: 'end-turn' }],
    },
    {
      text: {
        en: 'Two red goods and a green one in a single turn: a good start. Now you learn what to do with them.',
        de: 'Zwei rote Waren und eine grüne in einem einzigen Zug: ein guter Anfang. Jetzt lernst du, was du damit machst.',
      },
    },
  ],
};

export const booths: Chapter = {
  title: { en: 'Booths and selling', de: 'Stände und Verkauf' },
  position: {
    config: CONFIG,
    seats: [
      { talers: 6, goods: ['red-2', 'red-3', 'green-2'] },
      { talers: 3, goods: ['red-1', 'blue-1'] },
      { talers: 2, goods: ['red-1', 'red-2', 'orange-2'] },
    ],
    cities: {
      toensberg: { booths: [0, 0, 2], warehouses: ['red-1', 'blue-2'] },
      aalborg: { booths: [0, 2, 0], warehouses: ['green-1', 'orange-3'] },
      luebeck: { booths: [2, 0, 2], warehouses: ['blue-3', 'brown-2'] },
      kalmar: { booths: [0, 2, 0] },
      danzig: { booths: [2, 0, 0], warehouses: ['brown-1', 'orange-1'] },
      stockholm: { booths: [0, 2, 0], warehouses: ['brown-1', 'green-3'] },
      reval: { booths: [0, 0, 2] },
      riga: { booths: [2, 0, 0] },
    },
    ship: 'copenhagen',
    piles: [['brown-3', 'blue-1'], ['green-1'], ['orange-1'], ['blue-2'], ['brown-2']],
    turn: { seat: 0, phase: 'trade', acted: false },
  },
  steps: [
    {
      text: {
        en: 'Your next turn begins in Copenhagen. Build: give up a good and put as many booths here as it shows barrels. Spend the green good for two booths.',
        de: 'Dein nächster Zug beginnt in Kopenhagen. Baue: Gib eine Ware ab und stelle hier so viele Stände auf, wie sie Fässer zeigt. Nimm die grüne für zwei Stände.',
      },
      look: ['city:copenhagen'],
      allow: [{ type: 'build', good: 'green-2' }],
      all: true,
      wrong: {
        en: 'Keep the two red ones together: you will sell them in a moment.',
        de: 'Behalte die beiden roten zusammen: Gleich verkaufst du sie.',
      },
    },
    {
      text: {
        en: 'Copenhagen is yours: you buy here for nothing, others pay you, and at the end it is worth 4, as long as nobody else has a booth here; otherwise 2. Now sail to Danzig.',
        de: 'Kopenhagen gehört dir: Du kaufst hier umsonst, andere zahlen an dich, und am Ende zählt es 4, solange niemand sonst hier einen Stand hat; sonst 2. Segle nun nach Danzig.',
      },
      look: ['city:copenhagen', 'city:danzig'],
      allow: [{ type: 'sail', to: 'danzig' }],
    },
    {
      text: {
        en: 'Selling needs a booth of yours in the city and at least two goods of one colour. One booth goes back to you. Sell both red goods.',
        de: 'Zum Verkaufen brauchst du einen eigenen Stand in der Stadt und mindestens zwei Waren einer Farbe. Ein Stand kommt zu dir zurück. Verkaufe beide roten Waren.',
      },
      look: ['city:danzig'],
      allow: [{ type: 'sell' }],
      all: true,
      wrong: {
        en: 'That would be a pity: sold, the two red ones bring 7 points. Sell them.',
        de: 'Das wäre schade: Verkauft bringen die beiden roten 7 Punkte. Verkaufe sie.',
      },
      after: [{ seat: 2, action: { type: 'lose', good: 'red-1' } }],
    },
    {
      text: {
        en: 'A sold good is worth 1 plus its barrels: 3 and 4 for you, safe until the end. And everyone else who held red goods lost one of them: watch what others collect!',
        de: 'Eine verkaufte Ware zählt 1 und ihre Fässer: für dich 3 und 4, sicher bis zum Schluss. Und alle anderen, die rote Waren hatten, haben eine davon verloren: Achte darauf, was andere sammeln!',
      },
    },
    {
      text: {
        en: 'So every good has three uses: sell it for points, spend it for booths, or keep it for later. An unsold one is worth just 1 at the end.',
        de: 'Jede Ware lässt sich also auf drei Arten nutzen: verkaufen für Punkte, abgeben für Stände oder behalten. Unverkauft zählt sie am Ende nur 1.',
      },
    },
  ],
};

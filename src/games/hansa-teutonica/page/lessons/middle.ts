/** Chapters three and four: displacing and moving; markers and merchants. */
import type { JsonObject } from '../../../../core/json.js';
import type { Chapter } from '../../../../web/learn/types.js';
import { CONFIG } from './begin.js';

const trader = (at: string): JsonObject => ({ type: 'place', piece: 'trader', at });

export const displacing: Chapter = {
  title: { en: 'Displace and move', de: 'Verdrängen und versetzen' },
  position: {
    config: CONFIG,
    seats: [
      { score: 3, supply: { traders: 3, merchants: 1 } },
      { score: 3, supply: { traders: 4, merchants: 1 } },
      { score: 2, supply: { traders: 4, merchants: 1 } },
    ],
    routes: {
      'arnheim--muenster': ['0t', '0t', '1t'],
      'bremen--minden': ['0t', null, null],
      'perleberg--stendal': ['0t', null, null],
    },
    cities: { minden: { posts: ['1t', '0t', null, null] }, arnheim: { posts: [null, null, null, null] } },
    markers: {
      'bremen--osnabrueck': 'exchange',
      'goslar--hildesheim': 'move-3',
      'lueneburg--perleberg': 'extra-post',
    },
  },
  steps: [
    {
      text: {
        en: 'Berta blocks your route to Münster. Displace her trader: yours takes the point, and as the price one more of your traders goes from supply to stock.',
        de: 'Berta versperrt deine Straße nach Münster. Verdränge ihren Händler: Deiner nimmt den Punkt ein, und als Preis geht ein weiterer deiner Händler vom Vorrat in den Bestand.',
      },
      look: ['point:arnheim--muenster/2'],
      allow: [{ type: 'displace', piece: 'trader', at: 'arnheim--muenster/2', pay: { traders: 1 } }],
      all: true,
      wrong: {
        en: 'Keep your only merchant; do it with a trader and pay with a trader.',
        de: 'Behalte deinen einzigen Kaufmann; verdränge mit einem Händler und zahle mit einem Händler.',
      },
      after: [
        {
          seat: 1,
          action: { type: 'relocate', piece: 'trader', from: 'displaced', to: 'minden--muenster/0' },
        },
        { seat: 1, action: { type: 'relocate', piece: 'trader', from: 'stock', to: 'minden--muenster/1' } },
      ],
    },
    {
      text: {
        en: 'Berta answered at once: her trader went to a neighbouring route, and she added one from her stock for nothing. Being displaced pays, so blocking is a fine plan.',
        de: 'Berta hat sofort geantwortet: Ihr Händler wich auf eine Nachbarstraße aus, und sie durfte einen aus dem Bestand umsonst dazusetzen. Verdrängt zu werden lohnt sich; darum ist Blockieren ein guter Plan.',
      },
      look: ['route:minden--muenster'],
    },
    {
      text: {
        en: 'The route is whole. Create it and open a post in Arnheim.',
        de: 'Die Straße ist vollständig. Gründe sie und eröffne ein Kontor in Arnheim.',
      },
      look: ['route:arnheim--muenster', 'post:arnheim/0'],
      allow: [{ type: 'create', route: 'arnheim--muenster', reward: { type: 'post', city: 'arnheim' } }],
      all: true,
      wrong: {
        en: 'Take the post in Arnheim: it will matter for the great connection later.',
        de: 'Nimm das Kontor in Arnheim: Für die große Verbindung wird es noch wichtig.',
      },
      after: [
        {
          seat: 1,
          action: {
            type: 'displace',
            piece: 'trader',
            at: 'bremen--minden/0',
            pay: { traders: 1, merchants: 0 },
          },
        },
      ],
    },
    {
      text: {
        en: 'Now Berta has displaced you, and you answer at once. Put your trader on a free point of a route that touches the one it came from; what lights up is near enough.',
        de: 'Jetzt hat Berta dich verdrängt, und du antwortest sofort. Setze deinen Händler auf einen freien Punkt einer Straße, die an die alte grenzt; was leuchtet, ist nah genug.',
      },
      look: ['route:bremen--minden'],
      allow: [
        { type: 'relocate', from: 'displaced', to: 'bremen--osnabrueck/*' },
        { type: 'relocate', from: 'displaced' },
      ],
    },
    {
      text: {
        en: 'And your gift: add a trader from your stock, under the same conditions. Bremen–Osnabrück is a good spot, for a bonus marker lies there.',
        de: 'Und nun das Geschenk: Setze einen Händler aus deinem Bestand dazu, nach derselben Regel. Bremen–Osnabrück ist ein guter Platz, denn dort liegt ein Bonusmarker.',
      },
      look: ['marker:bremen--osnabrueck'],
      allow: [
        { type: 'relocate', from: 'stock', to: 'bremen--osnabrueck/*' },
        { type: 'relocate', from: 'stock' },
      ],
      wrong: {
        en: 'You could do without, but it is free. Add the trader.',
        de: 'Du dürftest verzichten, aber es kostet nichts. Setze den Händler dazu.',
      },
      after: [
        { seat: 1, action: trader('arnheim--kampen/0') },
        { seat: 2, action: trader('hamburg--luebeck/0') },
        { seat: 2, action: trader('hamburg--luebeck/1') },
      ],
    },
    {
      text: {
        en: 'Your trader between Perleberg and Stendal is lonely. Moving is one action, and with Book 2 you may lift up to two of your own. Lift this one.',
        de: 'Dein Händler zwischen Perleberg und Stendal ist einsam. Versetzen ist eine Aktion, und mit Buch 2 darfst du bis zu zwei eigene Figuren aufnehmen. Nimm diese auf.',
      },
      look: ['point:perleberg--stendal/0'],
      allow: [{ type: 'lift', at: 'perleberg--stendal/0' }],
    },
    {
      text: {
        en: 'Put it on any free point of the board. Where the others stand it helps most: try Bremen–Osnabrück.',
        de: 'Setze sie auf irgendeinen freien Punkt des Plans. Bei den anderen hilft sie am meisten: vielleicht auf Bremen–Osnabrück.',
      },
      look: ['route:bremen--osnabrueck'],
      allow: [{ type: 'drop', at: 'bremen--osnabrueck/*' }, { type: 'drop' }],
      wrong: {
        en: 'First put down what is in your hand.',
        de: 'Setze zuerst ab, was du in der Hand hast.',
      },
    },
    {
      text: {
        en: 'You may lift a second one now. We leave it at that: finish the action.',
        de: 'Du dürftest jetzt eine zweite aufnehmen. Wir belassen es dabei: Schließe die Aktion ab.',
      },
      allow: [{ type: 'done' }],
    },
    {
      text: {
        en: 'Place, displace, move, income, create: those are all five actions. Mind that posts in cities can never be displaced.',
        de: 'Einsetzen, verdrängen, versetzen, Einkommen, gründen: Das sind alle fünf Aktionen. Merke: Kontore in Städten kann niemand verdrängen.',
      },
    },
  ],
};

export const markers: Chapter = {
  title: { en: 'Markers and merchants', de: 'Marker und Kaufleute' },
  position: {
    config: CONFIG,
    seats: [
      {
        score: 5,
        supply: { traders: 1, merchants: 1 },
        abilities: { keys: 0, actions: 0, privilege: 0, book: 1, bank: 0 },
      },
      { score: 4, supply: { traders: 5, merchants: 1 } },
      { score: 6, supply: { traders: 5, merchants: 1 } },
    ],
    routes: {
      'bremen--osnabrueck': ['0t', '0t', '0t'],
      'emden--groningen': ['0t', '0t', null],
      'coellen--warburg': ['0t', '0t', '0m', '0t'],
    },
    markers: {
      'bremen--osnabrueck': 'actions-3',
      'goslar--hildesheim': 'exchange',
      'lueneburg--perleberg': 'extra-post',
    },
    supply: [
      'develop',
      'extra-post',
      'move-3',
      'actions-4',
      'exchange',
      'extra-post',
      'move-3',
      'develop',
      'exchange',
      'actions-3',
      'extra-post',
      'actions-4',
    ],
  },
  steps: [
    {
      text: {
        en: 'A bonus marker lies beside Bremen–Osnabrück. Whoever creates the route takes it: create it and open a post in Osnabrück.',
        de: 'Neben Bremen–Osnabrück liegt ein Bonusmarker. Wer die Straße gründet, bekommt ihn: Gründe sie und eröffne ein Kontor in Osnabrück.',
      },
      look: ['marker:bremen--osnabrueck', 'route:bremen--osnabrueck'],
      allow: [{ type: 'create', route: 'bremen--osnabrueck', reward: { type: 'post', city: 'osnabrueck' } }],
      all: true,
      wrong: {
        en: 'The marker would be yours all the same, but take the post along.',
        de: 'Den Marker bekämst du auch so, aber nimm das Kontor gleich mit.',
      },
    },
    {
      text: {
        en: 'You drew a new marker, still face down, for the end of your turn. The one you took can be used at once, for no action: three more actions!',
        de: 'Dafür hast du einen neuen Marker gezogen, noch verdeckt, für das Ende deines Zuges. Den genommenen darfst du gleich nutzen, und es kostet keine Aktion: drei Aktionen mehr!',
      },
      allow: [{ type: 'use', marker: 'actions-3' }],
    },
    {
      text: {
        en: 'Round spaces take merchants, and you have two. The first space of Emden is round: put your merchant on the last point of Emden–Groningen.',
        de: 'Runde Felder nehmen Kaufleute auf, und du hast zwei. Das erste Feld von Emden ist rund: Setze deinen Kaufmann auf den letzten Punkt von Emden–Groningen.',
      },
      look: ['point:emden--groningen/2', 'post:emden/0'],
      allow: [{ type: 'place', piece: 'merchant', at: 'emden--groningen/2' }],
      all: true,
      wrong: {
        en: 'A trader has corners and does not fit the round space of Emden. Place the merchant.',
        de: 'Ein Händler ist eckig und passt nicht auf das runde Feld von Emden. Setze den Kaufmann ein.',
      },
    },
    {
      text: {
        en: 'Create the route and open the post in Emden with the merchant.',
        de: 'Gründe die Straße und eröffne mit dem Kaufmann das Kontor in Emden.',
      },
      look: ['route:emden--groningen', 'post:emden/0'],
      allow: [
        {
          type: 'create',
          route: 'emden--groningen',
          reward: { type: 'post', city: 'emden', piece: 'merchant' },
        },
      ],
      all: true,
      wrong: {
        en: 'Also good, but a merchant in Emden is what we came for.',
        de: 'Auch gut, aber wir wollten den Kaufmann nach Emden bringen.',
      },
    },
    {
      text: {
        en: 'Merchants are dear to displace, too: two instead of one are paid, and their owner may add two. That makes them the best blockers.',
        de: 'Kaufleute zu verdrängen ist auch teuer: Man zahlt zwei statt einen, und ihr Besitzer darf zwei dazusetzen. Darum blockieren sie am besten.',
      },
      look: ['post:emden/0'],
    },
    {
      text: {
        en: 'Coellen–Warburg is special: a merchant of this route may take one of four prestige spaces that score at the end. Your Privilege is white, so take the 7.',
        de: 'Coellen–Warburg ist besonders: Ein Kaufmann dieser Straße darf eines von vier Ansehensfeldern besetzen, die am Ende zählen. Dein Privileg ist weiß, nimm also die 7.',
      },
      look: ['route:coellen--warburg', 'special:0'],
      allow: [{ type: 'create', route: 'coellen--warburg', reward: { type: 'special', space: 0 } }],
      all: true,
      wrong: {
        en: 'Seven points for one merchant! Take the special prestige.',
        de: 'Sieben Punkte für einen Kaufmann! Nimm das Sonderansehen.',
      },
    },
    {
      text: {
        en: 'One action is left, and your supply is nearly empty. Take income.',
        de: 'Eine Aktion bleibt, und dein Vorrat ist fast leer. Nimm Einkommen.',
      },
      allow: [{ type: 'income', traders: 3 }, { type: 'income' }],
    },
    {
      text: {
        en: 'Your turn ends: now you see the marker you drew and put it on a route that is empty, has no marker and leads to a city with a free space. Choose one that you want to create yourself!',
        de: 'Dein Zug endet: Jetzt siehst du den gezogenen Marker und legst ihn an eine Straße, die leer ist, keinen Marker hat und zu einer Stadt mit freiem Feld führt. Wähle eine, die du selbst gründen willst!',
      },
      allow: [{ type: 'put-marker', route: 'kampen--osnabrueck' }, { type: 'put-marker' }],
    },
    {
      text: {
        en: 'Every marker you took counts at the end, used or not: one is worth 1, four are worth 6, ten are worth 21. And when no new one can be drawn, the game is over.',
        de: 'Jeder genommene Marker zählt am Ende, benutzt oder nicht: einer bringt 1, vier bringen 6, zehn bringen 21. Und wenn kein neuer mehr gezogen werden kann, ist das Spiel aus.',
      },
    },
  ],
};

/** Pictures for the rules of Hansa Teutonica: small positions, the part of the board to show, and what to mark in it. */
import type { JsonObject } from '../../../../core/json.js';
import type { Figure } from '../../../../web/learn/types.js';

const HT: JsonObject = { game: 'hansa-teutonica', edition: 'big-box', board: 'hanseatic-3', players: 3 };
const CHAIN: JsonObject = {
  arnheim: { posts: ['0t', null, null, null] },
  muenster: { posts: ['0m', '1t'] },
  minden: { posts: ['1t', '0t', null, null] },
  brunswick: { posts: ['0t'] },
  stendal: { posts: ['0t', null, null, null] },
};
const PRIVILEGED: JsonObject = { abilities: { keys: 0, actions: 0, privilege: 2, book: 1, bank: 0 } };
export const figures: readonly Figure[] = [
  {
    id: 'place',
    position: {
      config: HT,
      routes: { 'dortmund--duisburg': ['0t', null], 'dortmund--paderborn': [null, '1t', null] },
    },
    marked: ['point:dortmund--duisburg/1'],
    part: [90, 600, 420, 260],
    caption: { en: 'The free point of Dortmund–Duisburg', de: 'Der freie Punkt von Dortmund–Duisburg' },
  },
  {
    id: 'displace',
    position: { config: HT, routes: { 'arnheim--muenster': ['0t', '0t', '1t'] } },
    marked: ['point:arnheim--muenster/2'],
    part: [80, 420, 460, 290],
    caption: { en: 'One trader stands in the way', de: 'Ein Händler steht im Weg' },
  },
  {
    id: 'relocate',
    position: {
      config: HT,
      routes: { 'bremen--minden': ['1t', null, null], 'hannover--minden': ['2t', null, null] },
    },
    marked: [
      'route:bremen--hamburg',
      'route:bremen--hannover',
      'route:bremen--osnabrueck',
      'route:brunswick--minden',
      'route:hannover--minden',
      'route:minden--muenster',
      'route:minden--paderborn',
    ],
    part: [340, 130, 760, 640],
    caption: {
      en: 'Displaced from Bremen–Minden: these routes are nearest',
      de: 'Verdrängt von Bremen–Minden: Diese Straßen sind die nächsten',
    },
  },
  {
    id: 'create',
    position: {
      config: HT,
      routes: { 'minden--paderborn': ['0t', '0t', '0t'] },
      cities: { minden: { posts: ['1t', null, null, null] } },
    },
    marked: ['route:minden--paderborn'],
    part: [430, 430, 460, 400],
    caption: {
      en: 'All three points are held: this route can be created',
      de: 'Alle drei Punkte sind besetzt: Diese Straße kann gegründet werden',
    },
  },
  {
    id: 'control',
    position: { config: HT, cities: { minden: { posts: ['1t', '0t', null, null] } } },
    marked: ['city:minden'],
    part: [490, 410, 330, 200],
    caption: { en: 'One post each: the right one decides', de: 'Je ein Kontor: Das rechte entscheidet' },
  },
  {
    id: 'post',
    position: { config: HT, cities: { osnabrueck: { posts: ['1t', null, null] } } },
    marked: ['post:osnabrueck/1'],
    part: [230, 340, 330, 200],
    caption: { en: 'Next in Osnabrück: the orange space', de: 'Als Nächstes in Osnabrück: das orange Feld' },
  },
  {
    id: 'extra',
    position: { config: HT, cities: { minden: { posts: ['1t', '0t', null, null], extra: ['2t'] } } },
    marked: ['city:minden'],
    part: [460, 410, 360, 210],
    caption: { en: 'An extra post, left of the others', de: 'Ein Zusatzkontor, links von den anderen' },
  },
  {
    id: 'develop',
    position: { config: HT, routes: { 'goettingen--quedlinburg': ['0t', '0t', '0t'] } },
    marked: ['city:goettingen'],
    part: [690, 730, 560, 270],
    caption: { en: 'Göttingen develops Actions', de: 'Göttingen entwickelt Aktionen' },
  },
  {
    id: 'special',
    position: {
      config: HT,
      seats: [PRIVILEGED, {}, {}],
      routes: { 'coellen--warburg': ['0t', '0m', '0t', '0t'] },
    },
    marked: ['special:0', 'special:1', 'special:2', 'special:3'],
    part: [0, 740, 640, 260],
    caption: { en: 'Four spaces for merchants', de: 'Vier Felder für Kaufleute' },
  },
  {
    id: 'connection',
    position: { config: HT, cities: CHAIN },
    marked: ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'],
    part: [30, 380, 1370, 330],
    caption: { en: 'Arnheim and Stendal, joined', de: 'Arnheim und Stendal, verbunden' },
  },
  {
    id: 'marker',
    position: { config: HT, markers: { 'bremen--osnabrueck': 'actions-3' } },
    marked: ['marker:bremen--osnabrueck'],
    part: [330, 170, 470, 340],
    caption: { en: 'A marker on Bremen–Osnabrück', de: 'Ein Marker an Bremen–Osnabrück' },
  },
  {
    id: 'network',
    position: { config: HT, cities: { ...CHAIN, goettingen: { posts: ['0t', null] } } },
    marked: ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'],
    part: [30, 380, 1370, 600],
    caption: { en: 'Five posts joined, a sixth apart', de: 'Fünf verbundene Kontore, ein sechstes abseits' },
  },
  {
    id: 'eastern',
    position: {
      config: { ...HT, board: 'eastern' },
      cities: { waren: { posts: ['0t'] } },
    },
    marked: ['city:waren'],
    part: [100, 230, 420, 260],
    caption: { en: 'Waren, a green city', de: 'Waren, eine grüne Stadt' },
  },
  {
    id: 'britannia',
    position: {
      config: { ...HT, board: 'britannia-45', players: 4 },
      cities: { cardiff: { posts: ['0t', null, null, null, null] } },
    },
    marked: ['city:cardiff', 'city:london'],
    part: [180, 1100, 1000, 560],
    caption: { en: 'Cardiff and London give permits for Wales', de: 'Cardiff und London erlauben Wales' },
  },
  {
    id: 'two',
    position: {
      config: { ...HT, edition: '2009', players: 2 },
      pawn: 'p5',
    },
    marked: ['province:p5', 'route:bremen--minden', 'route:bremen--osnabrueck', 'route:minden--muenster'],
    part: [330, 170, 480, 480],
    caption: { en: 'The pawn and the routes around it', de: 'Die Spielfigur und die Straßen um sie' },
  },
];

/** On the card of the lesson. */
export const card: Figure = {
  id: 'card-ht',
  position: {
    config: HT,
    cities: CHAIN,
    routes: { 'hannover--minden': ['1t', '2m', null], 'minden--muenster': [null, '0t', '0t'] },
  },
  marked: [],
  part: [300, 390, 760, 380],
  caption: { en: 'The heart of the Hanseatic board', de: 'Die Mitte des Hanseplans' },
};

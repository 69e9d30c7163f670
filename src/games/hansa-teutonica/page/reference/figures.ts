/** Figures for the rules of Hansa Teutonica: small positions, the part of the board to show, and what to mark. */
import type { JsonObject } from '../../../../core/json.js';
import type { Figure } from '../../../../web/learn/types.js';
import { figure } from '../book.js';

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
  figure('place', {
    position: {
      config: HT,
      routes: { 'dortmund--duisburg': ['0t', null], 'dortmund--paderborn': [null, '1t', null] },
    },
    marked: ['point:dortmund--duisburg/1'],
    part: [90, 600, 420, 260],
  }),
  figure('displace', {
    position: { config: HT, routes: { 'arnheim--muenster': ['0t', '0t', '1t'] } },
    marked: ['point:arnheim--muenster/2'],
    part: [80, 420, 460, 290],
  }),
  figure('relocate', {
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
  }),
  figure('create', {
    position: {
      config: HT,
      routes: { 'minden--paderborn': ['0t', '0t', '0t'] },
      cities: { minden: { posts: ['1t', null, null, null] } },
    },
    marked: ['route:minden--paderborn'],
    part: [430, 430, 460, 400],
  }),
  figure('control', {
    position: { config: HT, cities: { minden: { posts: ['1t', '0t', null, null] } } },
    marked: ['city:minden'],
    part: [490, 410, 330, 200],
  }),
  figure('post', {
    position: { config: HT, cities: { osnabrueck: { posts: ['1t', null, null] } } },
    marked: ['post:osnabrueck/1'],
    part: [230, 340, 330, 200],
  }),
  figure('extra', {
    position: { config: HT, cities: { minden: { posts: ['1t', '0t', null, null], extra: ['2t'] } } },
    marked: ['city:minden'],
    part: [460, 410, 360, 210],
  }),
  figure('develop', {
    position: { config: HT, routes: { 'goettingen--quedlinburg': ['0t', '0t', '0t'] } },
    marked: ['city:goettingen'],
    part: [690, 730, 560, 270],
  }),
  figure('special', {
    position: {
      config: HT,
      seats: [PRIVILEGED, {}, {}],
      routes: { 'coellen--warburg': ['0t', '0m', '0t', '0t'] },
    },
    marked: ['special:0', 'special:1', 'special:2', 'special:3'],
    part: [0, 740, 640, 260],
  }),
  figure('connection', {
    position: { config: HT, cities: CHAIN },
    marked: ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'],
    part: [30, 380, 1370, 330],
  }),
  figure('marker', {
    position: { config: HT, markers: { 'bremen--osnabrueck': 'actions-3' } },
    marked: ['marker:bremen--osnabrueck'],
    part: [330, 170, 470, 340],
  }),
  figure('network', {
    position: { config: HT, cities: { ...CHAIN, goettingen: { posts: ['0t', null] } } },
    marked: ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'],
    part: [30, 380, 1370, 600],
  }),
  figure('eastern', {
    position: {
      config: { ...HT, board: 'eastern' },
      cities: { waren: { posts: ['0t'] } },
    },
    marked: ['city:waren'],
    part: [100, 230, 420, 260],
  }),
  figure('britannia', {
    position: {
      config: { ...HT, board: 'britannia-45', players: 4 },
      cities: { cardiff: { posts: ['0t', null, null, null, null] } },
    },
    marked: ['city:cardiff', 'city:london'],
    part: [180, 1100, 1000, 560],
  }),
  figure('two', {
    position: {
      config: { ...HT, edition: '2009', players: 2 },
      pawn: 'p5',
    },
    marked: ['province:p5', 'route:bremen--minden', 'route:bremen--osnabrueck', 'route:minden--muenster'],
    part: [330, 170, 480, 480],
  }),
];

/** For the lesson's card. */
export const card = figure('card-ht', {
  position: {
    config: HT,
    cities: CHAIN,
    routes: { 'hannover--minden': ['1t', '2m', null], 'minden--muenster': [null, '0t', '0t'] },
  },
  marked: [],
  part: [300, 390, 760, 380],
});

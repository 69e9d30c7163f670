/** Chapter five: the great connection, the end and the final scores. */
import type { Chapter } from '../../../../web/learn/types.js';
import { CONFIG } from './begin.js';

const CHAIN = ['city:arnheim', 'city:muenster', 'city:minden', 'city:brunswick', 'city:stendal'];

export const ending: Chapter = {
  title: { en: 'The end', de: 'Das Ende' },
  position: {
    config: CONFIG,
    seats: [
      {
        score: 12,
        supply: { traders: 4, merchants: 0 },
        abilities: { keys: 1, actions: 3, privilege: 1, book: 1, bank: 3 },
        markers: { unused: [], used: ['actions-3', 'exchange'], plate: [] },
      },
      {
        score: 16,
        supply: { traders: 3, merchants: 1 },
        abilities: { keys: 2, actions: 3, privilege: 2, book: 0, bank: 1 },
        markers: { unused: [], used: ['develop'], plate: [] },
      },
      {
        score: 11,
        supply: { traders: 5, merchants: 1 },
        abilities: { keys: 0, actions: 5, privilege: 1, book: 1, bank: 1 },
        markers: { unused: [], used: ['actions-4', 'extra-post', 'move-3'], plate: [] },
      },
    ],
    routes: {
      'brunswick--stendal': ['0t', '0t', '0t', '0t'],
      'hannover--minden': ['1t', '1t', null],
      'hamburg--luebeck': ['2t', null, null],
    },
    cities: {
      arnheim: { posts: ['0t', null, null, null] },
      muenster: { posts: ['0m', '1t'] },
      minden: { posts: ['1t', '0t', null, null] },
      stendal: { posts: ['0t', null, null, null] },
      hannover: { posts: ['1t', '1t'] },
      hamburg: { posts: ['2t', '2t', null] },
      luebeck: { posts: ['2t', null] },
      goettingen: { posts: ['2t', '0t'] },
      perleberg: { posts: ['1t', null, null] },
    },
    special: [0, null, null, null],
    markers: { 'goslar--hildesheim': 'exchange', 'lueneburg--perleberg': 'extra-post' },
  },
  steps: [
    {
      text: {
        en: 'Late in the game. It ends right after a route is created if somebody stands at 20 on the track, if no marker is left to draw, or if ten cities are full.',
        de: 'Spät im Spiel. Es endet sofort nach dem Gründen einer Straße, wenn jemand auf der Leiste 20 erreicht, wenn kein Marker mehr zu ziehen ist oder wenn zehn Städte voll sind.',
      },
    },
    {
      text: {
        en: 'One great prize is left: whoever first joins Arnheim and Stendal by an unbroken chain of cities with own posts scores 7, the next 4, then 2. You lack only Brunswick.',
        de: 'Ein großer Preis ist noch zu holen: Wer als Erster Arnheim und Stendal durch eine lückenlose Kette von Städten mit eigenen Kontoren verbindet, bekommt 7, der Nächste 4, dann 2. Dir fehlt nur Brunswick (Braunschweig).',
      },
      look: CHAIN,
    },
    {
      text: {
        en: 'Close the chain: create Brunswick–Stendal and open a post in Brunswick.',
        de: 'Schließe die Kette: Gründe Brunswick–Stendal und eröffne ein Kontor in Brunswick.',
      },
      look: ['route:brunswick--stendal', 'post:brunswick/0'],
      allow: [{ type: 'create', route: 'brunswick--stendal', reward: { type: 'post', city: 'brunswick' } }],
      all: true,
      wrong: {
        en: 'Brunswick is the missing link. Open the post there.',
        de: 'Brunswick ist das fehlende Glied. Eröffne dort das Kontor.',
      },
    },
    {
      text: {
        en: '1 for your Stendal and 7 for the connection: you stand at 20, and the game is over on the spot. Nothing is decided yet: now the rest is counted.',
        de: '1 für dein Stendal und 7 für die Verbindung: Du stehst auf 20, und das Spiel ist auf der Stelle aus. Entschieden ist es noch nicht: Jetzt wird der Rest gezählt.',
      },
      look: CHAIN,
    },
    {
      text: {
        en: 'Every ability but Keys that is fully developed is worth 4: your Bank is. Then come the markers, your merchant on the 7, and 2 for each city you control.',
        de: 'Jede ganz entwickelte Fähigkeit außer den Stadtschlüsseln bringt 4: bei dir der Geldsack. Dazu kommen die Marker, dein Kaufmann auf der 7 und 2 für jede Stadt, die du kontrollierst.',
      },
      look: ['special:0', 'city:arnheim', 'city:minden', 'city:brunswick', 'city:stendal'],
      scores: true,
    },
    {
      text: {
        en: 'Last, the network: the posts in your largest group of joined cities, times your Keys. Five posts times 2 make 10. Göttingen lies apart and does not count for it.',
        de: 'Zuletzt das Netz: die Kontore in deiner größten Gruppe verbundener Städte mal Stadtschlüssel. Fünf Kontore mal 2 ergibt 10. Göttingen liegt abseits und zählt dafür nicht.',
      },
      look: CHAIN,
      scores: true,
    },
    {
      text: {
        en: 'You have won, and you know the whole game. The rules explain every detail; a real game against the bots is the best next step.',
        de: 'Du hast gewonnen und kennst jetzt das ganze Spiel. Die Regeln erklären jede Einzelheit; am besten geht es mit einem richtigen Spiel gegen die Bots weiter.',
      },
      scores: true,
    },
  ],
};

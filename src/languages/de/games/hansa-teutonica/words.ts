import type * as en from '../../../en/games/hansa-teutonica/words.js';
import type { Translation } from '../../../types.js';

export const kinds: Translation<typeof en.kinds> = { trader: 'Händler', merchant: 'Kaufmann' };

export const abilities: Translation<typeof en.abilities> = {
  keys: 'Stadtschlüssel',
  actions: 'Aktionen',
  privilege: 'Privileg',
  book: 'Buch',
  bank: 'Geldsack',
};

export const markers: Translation<typeof en.markers> = {
  'extra-post': 'Zusatzkontor',
  exchange: 'Kontortausch',
  'move-3': '3 versetzen',
  develop: 'Entwickeln',
  'actions-3': '+3 Aktionen',
  'actions-4': '+4 Aktionen',
  'remove-3': '3 entfernen',
};

export const permanentMarkers: Translation<typeof en.permanentMarkers> = {
  'move-2': '2 versetzen',
  'develop-privilege': 'Privileg entwickeln',
  'green-post': 'Kontor in grüner Stadt',
  'reuse-2': '2 wiederverwenden',
  'place-2': '2 einsetzen',
};

export const favours: Translation<typeof en.favours> = {
  'free-relocation': 'Freies Ausweichen',
  'extra-action': 'Zusatzaktion',
  'income-share': 'Einkommensanteil',
  'double-relocation': 'Doppeltes Ausweichen',
  'city-prestige': 'Stadtansehen',
  'ability-prestige': 'Fähigkeitsansehen',
};

export const colours: Translation<typeof en.colours> = {
  white: 'weiß',
  orange: 'orange',
  pink: 'rosa',
  black: 'schwarz',
};

export const countries: Translation<typeof en.countries> = {
  wales: 'Wales',
  scotland: 'Schottland',
  england: 'England',
};

export const pieces: Translation<typeof en.pieces> = {
  traders: { one: '{n} Händler', other: '{n} Händler' },
  merchants: { one: '{n} Kaufmann', other: '{n} Kaufleute' },
  none: 'nichts',
};

export const desk: Translation<typeof en.desk> = {
  income: 'Einkommen',
  marker: 'Marker',
  favour: 'Gunst',
  supply: 'Vorrat',
  stock: 'Bestand',
  unused: 'Marker',
  used: 'Benutzt',
  plate: 'Auszulegen',
  faceDown: 'Verdeckt',
  favours: 'Gunst',
  mission: 'Auftrag',
};

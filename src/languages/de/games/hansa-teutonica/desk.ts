import type * as en from '../../../en/games/hansa-teutonica/desk.js';
import type { Translation } from '../../../types.js';

export const deskTips: Translation<typeof en.deskTips> = {
  keys: 'Stadtschlüssel: Am Ende zählt jedes Kontor in deinem größten Netz {value}.',
  actions: 'Aktionen: Du hast {value} in jedem Zug.',
  privilege: 'Privileg: Du kannst Kontore auf Feldern in diesen Farben eröffnen: {value}.',
  book: 'Buch: Eine Aktion versetzt bis zu {value} deiner eigenen Figuren.',
  bank: 'Geldsack: Eine Aktion holt bis zu {value} Figuren aus deinem Bestand.',
  bankAll: 'Geldsack: Eine Aktion holt alle Figuren aus deinem Bestand.',
  next: 'Nächster Schritt: {value}, und ein {piece} für deinen Vorrat.',
  nextAll: 'Nächster Schritt: alle, und ein {piece} für deinen Vorrat.',
  nextSame: 'Nächster Schritt: weiter {value}, aber ein {piece} für deinen Vorrat.',
  full: 'Voll entwickelt.',
  fullScores: {
    one: 'Voll entwickelt: {n} Punkt am Ende.',
    other: 'Voll entwickelt: {n} Punkte am Ende.',
  },
  developIn: 'Du entwickelst sie mit einer Route nach {cities}.',
  supply: 'Vorrat: Figuren, die du auf den Plan setzen kannst.',
  stock: 'Bestand: Figuren, die erst mit Einkommen in den Vorrat kommen.',
  unused: 'Bonusmarker für deinen eigenen Zug; sie zu benutzen kostet keine Aktion.',
};

export const ends: Translation<typeof en.ends> = {
  markers: 'Bonusmarker übrig',
  markersWhy: 'Das Spiel endet, wenn ein Bonusmarker gezogen werden muss und keiner mehr da ist.',
  markersWas: 'Es war kein Bonusmarker mehr zu ziehen.',
  cities: 'Vollendete Städte',
  citiesWhy: {
    one: 'Das Spiel endet, wenn {n} Stadt vollendet ist: Alle ihre Kontorfelder sind besetzt.',
    other: 'Das Spiel endet, wenn {n} Städte vollendet sind: Alle ihre Kontorfelder sind besetzt.',
  },
  citiesWas: { one: '{n} Stadt war vollendet.', other: '{n} Städte waren vollendet.' },
  track: 'Am weitesten auf der Ansehensleiste',
  trackWhy: 'Das Spiel endet, wenn jemand {n} erreicht. {name} steht auf {score}.',
  trackWas: '{name} hat {n} auf der Ansehensleiste erreicht.',
};

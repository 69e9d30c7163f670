/** The things of the game by name, in each language. */
import type { Language } from '../../../../core/language.js';

export interface Words {
  readonly kinds: readonly string[];
  readonly abilities: readonly string[];
  readonly markers: readonly string[];
  readonly permanentMarkers: readonly string[];
  readonly favours: readonly string[];
  readonly colours: readonly string[];
  /** "2 traders and 1 merchant" */
  pieces(traders: number, merchants: number): string;
}

function countOf(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    kinds: ['trader', 'merchant'],
    abilities: ['Keys', 'Actions', 'Privilege', 'Book', 'Bank'],
    markers: ['Extra post', 'Exchange', 'Move 3', 'Develop', '+3 actions', '+4 actions', 'Remove 3'],
    permanentMarkers: ['Move 2', 'Develop Privilege', 'Post in a green city', 'Reuse 2', 'Place 2'],
    favours: [
      'Free relocation',
      'Extra action',
      'Income share',
      'Double relocation',
      'City prestige',
      'Ability prestige',
    ],
    colours: ['white', 'orange', 'pink', 'black'],
    pieces: (traders, merchants) =>
      [...countOf(traders, 'trader', 'traders'), ...countOf(merchants, 'merchant', 'merchants')].join(
        ' and ',
      ) || 'nothing',
  },
  de: {
    kinds: ['Händler', 'Kaufmann'],
    abilities: ['Stadtschlüssel', 'Aktionen', 'Privileg', 'Buch', 'Geldsack'],
    markers: [
      'Zusatzkontor',
      'Kontortausch',
      '3 versetzen',
      'Entwickeln',
      '+3 Aktionen',
      '+4 Aktionen',
      '3 entfernen',
    ],
    permanentMarkers: [
      '2 versetzen',
      'Privileg entwickeln',
      'Kontor in grüner Stadt',
      '2 wiederverwenden',
      '2 einsetzen',
    ],
    favours: [
      'Freies Ausweichen',
      'Zusatzaktion',
      'Einkommensanteil',
      'Doppeltes Ausweichen',
      'Stadtansehen',
      'Fähigkeitsansehen',
    ],
    colours: ['weiß', 'orange', 'rosa', 'schwarz'],
    pieces: (traders, merchants) =>
      [...countOf(traders, 'Händler', 'Händler'), ...countOf(merchants, 'Kaufmann', 'Kaufleute')].join(
        ' und ',
      ) || 'nichts',
  },
};

/** The game's texts, and its things by name. */
import type { Language } from '../../../../core/language.js';
import { list } from '../../../../languages/intl.js';
import { Pack } from '../../../../languages/pack.js';
import { ABILITIES, COLOURS, FAVOURS, KINDS, MARKERS, PERMANENT_MARKERS } from '../vocabulary.js';

export const texts = new Pack<typeof import('../../../../languages/en/hansa-teutonica.js')>(
  'hansa-teutonica',
);

/** The things by their numbers in the engine. */
export interface Words {
  readonly kinds: readonly string[];
  readonly abilities: readonly string[];
  readonly markers: readonly string[];
  readonly permanentMarkers: readonly string[];
  readonly favours: readonly string[];
  readonly colours: readonly string[];
}

const known = new Map<object, Words>();

export function wordsIn(language: Language): Words {
  const all = texts.in(language);
  let words = known.get(all);
  if (words === undefined) {
    words = {
      kinds: KINDS.map((id) => all.kinds[id]),
      abilities: ABILITIES.map((id) => all.abilities[id]),
      markers: MARKERS.map((id) => all.markers[id]),
      permanentMarkers: PERMANENT_MARKERS.map((id) => all.permanentMarkers[id]),
      favours: FAVOURS.map((id) => all.favours[id]),
      colours: COLOURS.map((id) => all.colours[id]),
    };
    known.set(all, words);
  }
  return words;
}

/** A province by its number: `p3` is 3. */
export const provinceName = (id: string): string => id.replace(/^\D+/, '') || id;

/** "2 traders and 1 merchant" */
export function pieces(traders: number, merchants: number, language: Language): string {
  const say = texts.say('pieces', language);
  const parts = [
    ...(traders > 0 ? [say('traders', { n: traders })] : []),
    ...(merchants > 0 ? [say('merchants', { n: merchants })] : []),
  ];
  return parts.length > 0 ? list(parts, language) : say('none');
}

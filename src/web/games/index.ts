import type { Rules } from '../../core/game.js';
import { chartOf } from '../../games/hansa/page/board/file.js';
import { hansaPresentation } from '../../games/hansa/page/presentation.js';
import { fileOf } from '../../games/hansa-teutonica/page/board/file.js';
import { hansaTeutonicaPresentation } from '../../games/hansa-teutonica/page/presentation.js';
import { language } from '../i18n/index.js';
import type { Presentation, Speaker } from './presentation.js';

export function presentationOf(rules: Rules): Presentation {
  return rules.game.id === 'hansa' ? hansaPresentation : hansaTeutonicaPresentation;
}

export function cityName(rules: Rules, id: string): string {
  const cities = rules.game.id === 'hansa' ? chartOf(rules).cities : fileOf(rules).cities;
  return cities.find((city: { id: string; name: string }) => city.id === id)?.name ?? id;
}

/** In the language of the page. */
export const speakerOf = (rules: Rules, names: readonly string[]): Speaker => ({
  language: language(),
  names,
  city: (id) => cityName(rules, id),
});

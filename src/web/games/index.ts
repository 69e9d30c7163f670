import type { Rules } from '../../core/game.js';
import { hansaPresentation } from './hansa.js';
import { hansaTeutonicaPresentation } from './hansa-teutonica.js';
import type { Presentation } from './presentation.js';

export function presentationOf(rules: Rules): Presentation {
  return rules.game.id === 'hansa' ? hansaPresentation : hansaTeutonicaPresentation;
}

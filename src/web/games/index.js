import { hansaPresentation } from './hansa.js';
import { hansaTeutonicaPresentation } from './hansa-teutonica.js';
export function presentationOf(rules) {
  return rules.game.id === 'hansa' ? hansaPresentation : hansaTeutonicaPresentation;
}
//# sourceMappingURL=index.js.map

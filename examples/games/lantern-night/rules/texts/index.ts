/** The game's texts, one language at a time; English in a language that it lacks. */
import { Pack } from '../../../../languages/pack.js';

export const texts = new Pack<typeof import('../../languages/en/index.js')>('lantern-night', {
  en: () => import('../../languages/en/index.js'),
  de: () => import('../../languages/de/index.js'),
});

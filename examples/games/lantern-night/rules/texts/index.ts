/** What the game says, a language at a time; one that it does not have is answered in English. */
import { Pack } from '../../../../languages/pack.js';

export const texts = new Pack<typeof import('../../languages/en/index.js')>('lantern-night', {
  en: () => import('../../languages/en/index.js'),
  de: () => import('../../languages/de/index.js'),
});

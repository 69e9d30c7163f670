/** Binds the lesson and the rules to their texts. */
import { Pack } from '../../../languages/pack.js';
import { bookOf } from '../../../web/learn/book.js';

export const learnTexts = new Pack<typeof import('../languages/en/learn.js')>('lantern-night-learn', {
  en: () => import('../languages/en/learn.js'),
  de: () => import('../languages/de/learn.js'),
});

export const { about, chapter, topic, figure } = bookOf(learnTexts);

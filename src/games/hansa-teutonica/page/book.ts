/** Binds the lesson and the rules to their texts. */
import { Pack } from '../../../languages/pack.js';
import { bookOf } from '../../../web/learn/book.js';

export const learnTexts = new Pack<typeof import('../../../languages/en/hansa-teutonica-learn.js')>(
  'hansa-teutonica-learn',
);

export const { about, chapter, topic, figure } = bookOf(learnTexts);

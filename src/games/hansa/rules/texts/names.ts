/** What the scoring categories and the bots' terms are called. */
import type { Language } from '../../../../core/language.js';
import { texts } from './words.js';

export const categoryName = (category: string, language: Language): string =>
  texts.in(language).categories[category as 'sold'];
export const topicName = (topic: string, language: Language): string =>
  texts.in(language).topics[topic as 'sold'];

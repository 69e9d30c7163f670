/** Searches the topics of the rules reference. */
import type { Language } from '../../../core/language.js';
import type { Topic } from '../types.js';

/** Lower case without diacritics, so that "Munster" finds "Münster". */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const wordsOf = (topic: Topic, language: Language): string =>
  plain([topic.title(language), ...topic.body(language).flat()].join(' '));

/** The topics that contain a word starting with each word of the query; title matches first. */
export function searchTopics(topics: readonly Topic[], query: string, language: Language): readonly Topic[] {
  const words = plain(query)
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return topics;
  const has = (text: string): boolean =>
    words.every((word) => ` ${text}`.match(new RegExp(`[^a-z0-9]${escaped(word)}`)) !== null);
  const found = topics.filter((topic) => has(wordsOf(topic, language)));
  const inTitle = (topic: Topic): boolean => has(plain(topic.title(language)));
  return [...found.filter(inTitle), ...found.filter((topic) => !inTitle(topic))];
}

const escaped = (word: string): string => word.replaceAll('+', '\\+');

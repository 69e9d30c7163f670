/** All topics in the order of the reference, and the search in them. */
import type { Language } from '../../../core/language.js';
import { hansaTopics } from '../../../games/hansa/page/reference/index.js';
import { htActions } from '../../../games/hansa-teutonica/page/reference/actions.js';
import { htBasics } from '../../../games/hansa-teutonica/page/reference/basics.js';
import { htBoards } from '../../../games/hansa-teutonica/page/reference/boards.js';
import { htCreate } from '../../../games/hansa-teutonica/page/reference/create.js';
import { htEnd } from '../../../games/hansa-teutonica/page/reference/end.js';
import { htMarkers } from '../../../games/hansa-teutonica/page/reference/markers.js';
import type { Topic } from '../types.js';

export const TOPICS: readonly Topic[] = [
  ...htBasics,
  ...htActions,
  ...htCreate,
  ...htMarkers,
  ...htEnd,
  ...htBoards,
  ...hansaTopics,
];

export const topicById = (id: string | undefined): Topic | undefined =>
  TOPICS.find((topic) => topic.id === id);

/** Small letters without dots, strokes and accents, so that "Munster" finds "Münster". */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

const wordsOf = (topic: Topic, language: Language): string =>
  plain([topic.title[language], ...topic.body[language].flat()].join(' '));

const texts = new Map<Topic, Readonly<Record<Language, string>>>();
function textsOf(topic: Topic): Readonly<Record<Language, string>> {
  let found = texts.get(topic);
  if (!found) {
    found = { en: wordsOf(topic, 'en'), de: wordsOf(topic, 'de') };
    texts.set(topic, found);
  }
  return found;
}

/** The topics in which all words of the query begin somewhere, in either language; titles come first. */
export function searchTopics(query: string, language: Language): readonly Topic[] {
  const words = plain(query)
    .split(/[^a-z0-9+]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return TOPICS;
  const has = (text: string): boolean =>
    words.every((word) => ` ${text}`.match(new RegExp(`[^a-z0-9]${escaped(word)}`)) !== null);
  const found = TOPICS.filter((topic) => has(textsOf(topic).en) || has(textsOf(topic).de));
  const inTitle = (topic: Topic): boolean => has(plain(topic.title[language]));
  return [...found.filter(inTitle), ...found.filter((topic) => !inTitle(topic))];
}

const escaped = (word: string): string => word.replaceAll('+', '\\+');

import type { Reference } from '../../../../web/learn/types.js';
import { figures } from './figures.js';
import { topics } from './topics.js';

export const reference: Reference = { topics, figures };

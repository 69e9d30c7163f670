/** The rules of Hansa Teutonica, in the order of the reference. */
import type { Reference } from '../../../../web/learn/types.js';
import { htActions } from './actions.js';
import { htBasics } from './basics.js';
import { htBoards } from './boards.js';
import { htCreate } from './create.js';
import { htEnd } from './end.js';
import { figures } from './figures.js';
import { htMarkers } from './markers.js';

export const reference: Reference = {
  topics: [...htBasics, ...htActions, ...htCreate, ...htMarkers, ...htEnd, ...htBoards],
  figures,
};

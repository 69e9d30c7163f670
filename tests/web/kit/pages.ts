/** Loads the pages of all games, for files that use one without a browser. */
import { loadPage, pageIds } from '../../../src/web/games/index.js';

export const pages = await Promise.all(pageIds.map(loadPage));

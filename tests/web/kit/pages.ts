/** All games' pages, loaded: a file that asks for a page without opening a browser imports this one. */
import { loadPage, pageIds } from '../../../src/web/games/index.js';

export const pages = await Promise.all(pageIds.map(loadPage));

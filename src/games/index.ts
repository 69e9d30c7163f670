/** The games on the shelf. */
import { Shelf } from '../core/shelf.js';
import { hansa } from './hansa/index.js';
import { hansaTeutonica } from './hansa-teutonica/index.js';

export const games = [hansaTeutonica, hansa];
export const shelf = new Shelf(games);

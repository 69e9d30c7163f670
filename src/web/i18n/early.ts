/** A script of its own, ahead of the page's: asks for the texts of the first screen while the page is fetched. */
import './files.js';
import { start } from '../../languages/packs.js';
import { firstLanguage } from './first-language.js';

void start.load(firstLanguage());

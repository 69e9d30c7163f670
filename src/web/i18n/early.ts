/** Runs before the page's own script: fetches the texts of the first screen while the page loads. */
import './files.js';
import { start } from '../../languages/packs.js';
import { firstLanguage } from './first-language.js';

void start.load(firstLanguage());

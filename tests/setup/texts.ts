/** Loads the texts of all languages before the tests. */
import { LANGUAGES } from '../../src/core/language.js';
import { shelf } from '../../src/games/index.js';
import * as packs from '../../src/languages/packs.js';

for (const language of LANGUAGES) await Promise.all(Object.values(packs).map((pack) => pack.load(language)));
await shelf.loadTexts(LANGUAGES);

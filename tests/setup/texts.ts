/** Every test may speak any language: all texts are loaded before it. */
import { LANGUAGES } from '../../src/core/language.js';
import { shelf } from '../../src/games/index.js';
import * as packs from '../../src/languages/packs.js';

for (const language of LANGUAGES) await Promise.all(Object.values(packs).map((pack) => pack.load(language)));
await shelf.loadTexts(LANGUAGES);

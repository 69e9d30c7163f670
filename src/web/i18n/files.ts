/** The language files as the bundler sees them: each pack is a separate file, loaded on demand. */
import { findPacksWith } from '../../languages/pack.js';
import type { Texts } from '../../languages/types.js';
import { kept } from '../settings/keep.js';

const files = import.meta.glob<Texts & object>([
  '../../languages/*/*.ts',
  // Used only by the server and the command line.
  '!../../languages/*/{messages,terminal}.ts',
]);

findPacksWith(async (language, pack) => {
  const file = files[`../../languages/${language}/${pack}.ts`];
  if (file === undefined) throw new Error(`there is no ${pack}.ts in the folder of "${language}"`);
  const texts = await file();
  // Set only by tests, to reveal text that bypasses the language files.
  return kept('pseudo') === 'on' ? (await import('../../languages/pseudo.js')).pseudo(texts) : texts;
});

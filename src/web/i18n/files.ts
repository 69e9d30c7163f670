/** The language files as the bundler knows them: each pack is a file of its own, fetched when it is wanted. */
import { findPacksWith } from '../../languages/pack.js';
import type { Texts } from '../../languages/types.js';
import { kept } from '../settings/keep.js';

const files = import.meta.glob<Texts & object>([
  '../../languages/*/*.ts',
  // Only servers and terminals speak these.
  '!../../languages/*/{messages,terminal}.ts',
]);

findPacksWith(async (language, pack) => {
  const file = files[`../../languages/${language}/${pack}.ts`];
  if (file === undefined) throw new Error(`there is no ${pack}.ts in the folder of "${language}"`);
  const texts = await file();
  // Set by tests alone: shows what does not come from the files.
  return kept('pseudo') === 'on' ? (await import('../../languages/pseudo.js')).pseudo(texts) : texts;
});

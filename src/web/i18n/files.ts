/** The language files as the bundler knows them: each pack is a file of its own, fetched when it is wanted. */
import { findPacksWith } from '../../languages/pack.js';

const files = import.meta.glob<object>('../../languages/*/*.ts');

findPacksWith((language, pack) => {
  const file = files[`../../languages/${language}/${pack}.ts`];
  if (file === undefined) throw new Error(`there is no ${pack}.ts in the folder of "${language}"`);
  return file();
});

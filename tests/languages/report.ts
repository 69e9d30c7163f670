/** `npm run languages`: how complete each language is. Ends with 1 where texts or plural forms are missing. */
import { LANGUAGES, languageName } from '../../src/core/language.js';
import { compare, textsOf } from './completeness.js';

const english = await textsOf('en');
const print = (line: string): void => void process.stdout.write(`${line}\n`);
let complete = true;

for (const language of LANGUAGES) {
  const found = compare(english, await textsOf(language), language);
  const share = Math.floor((100 * (english.size - found.missing.length)) / english.size);
  print(`${language}  ${languageName(language)}: ${found.texts} texts, ${share} %`);
  const tell = (title: string, paths: readonly string[]): void => {
    if (paths.length === 0) return;
    print(`    ${title}: ${paths.length}`);
    for (const path of paths) print(`        ${path}`);
  };
  const wrong = [
    ['missing', found.missing],
    ['not in English', found.surplus],
    ['empty', found.empty],
    ['plural forms missing', found.forms],
    ['other values than in English', found.values],
  ] as const;
  for (const [title, paths] of wrong) {
    tell(title, paths);
    if (paths.length > 0) complete = false;
  }
  if (language !== 'en') tell('same as in English', found.same);
}
process.exitCode = complete ? 0 : 1;

/** Names in sentences are links, and words that only look like names are not. */
import { expect, it } from 'vitest';
import { markNames, splitMarked } from '../../../src/web/shell/controls/marked-names.js';

const LINKS = [
  { name: 'Hamburg', link: '#/player/1' },
  { name: 'Al', link: '#/player/2' },
  { name: 'Albert' },
];

it('links exactly the inserted names', () => {
  const [hamburg, al, albert] = markNames(LINKS.map(({ name }) => name));
  expect(splitMarked(`Trader to Hamburg: ${hamburg} displaces ${al}’s trader`, LINKS)).toEqual([
    'Trader to Hamburg: ',
    LINKS[0],
    ' displaces ',
    LINKS[1],
    '’s trader',
  ]);
  expect(splitMarked(`${albert} and ${al}`, LINKS)).toEqual(['Albert and ', LINKS[1]]);
});

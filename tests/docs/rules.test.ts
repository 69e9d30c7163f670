/** The rules matrices: every rule is there, its code names it, its tests begin with its number. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** "S1-6" → S1 … S6 */
const numbered = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

const MATRICES = [
  {
    game: 'hansa-teutonica',
    rules: [
      ...numbered('S', 6),
      ...numbered('T', 6),
      ...numbered('A', 2),
      ...numbered('B', 1),
      ...numbered('C', 6),
      ...numbered('D', 1),
      ...numbered('E', 12),
      ...numbered('M', 6),
      ...numbered('H', 4),
      ...numbered('I', 7),
      ...numbered('P', 2),
      ...numbered('X', 4),
      ...numbered('Z', 1),
    ],
  },
  {
    game: 'hansa',
    rules: [...numbered('S', 3), ...numbered('T', 9), ...numbered('X', 4), ...numbered('Z', 1)],
  },
];

/** Whether a text has the rule, alone or in a span such as "E2 to E11". */
function names(text: string, rule: string): boolean {
  if (new RegExp(`\\b${rule}\\b`).test(text)) return true;
  const [letter, number] = [rule[0], Number(rule.slice(1))];
  return [...text.matchAll(new RegExp(`\\b${letter}(\\d+) to ${letter}(\\d+)\\b`, 'g'))].some(
    ([, from, to]) => Number(from) <= number && number <= Number(to),
  );
}

const titles = (text: string): string[] =>
  [...text.matchAll(/\bit(?:\.each\([^)]*\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)].map((m) => m[2]);

describe.each(MATRICES)('the rules matrix of $game', ({ game, rules }) => {
  const rows = read(`docs/rules-${game}.md`)
    .split('\n')
    .filter((line) => /^\|\s*[A-Z]\d+\s*\|/.test(line))
    .map((line) => {
      const [, rule, short, code, test] = line.split('|').map((cell) => cell.trim());
      const files = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((m) => m[1]);
      return { rule, short, code: files(code), tests: files(test) };
    });

  it('has every rule and no other', () => {
    expect([...new Set(rows.map((row) => row.rule))].sort()).toEqual([...rules].sort());
  });

  it.each(rows)('$rule: $short', ({ rule, short, code, tests }) => {
    expect(short).not.toBe('');
    expect(code.length).toBeGreaterThan(0);
    expect(tests.length).toBeGreaterThan(0);
    for (const file of code) {
      expect(existsSync(new URL(`src/games/${game}/rules/${file}`, root)), file).toBe(true);
      expect(names(read(`src/games/${game}/rules/${file}`), rule), `${file} names ${rule}`).toBe(true);
    }
    for (const file of tests) {
      const found = titles(read(`tests/${game}/${file}`)).filter((title) => names(title.split(':')[0], rule));
      expect(found.length, `${file} has a test that begins with ${rule}`).toBeGreaterThan(0);
    }
  });
});

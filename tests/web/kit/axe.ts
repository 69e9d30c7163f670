/**
 * The problems that axe-core finds on a page: all of WCAG 2 up to AA, and good practice, in the theme that is shown; and the
 * contrast of colours, which is all that a theme changes, in the other themes. Those are checked where a test is
 * about them, and everywhere in `npm run proof`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { effort } from '../../setup/effort.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark', 'contrast'];

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}
type WithAxe = { axe?: { run(where: object, options: object): Promise<Found> } };

/** `part` is a selector: only that part is checked. */
export async function faultsOf(
  page: Page,
  { inEveryTheme = effort(false, true), part }: { inEveryTheme?: boolean; part?: string | undefined } = {},
): Promise<string[]> {
  // A board names its things a moment after it is drawn, so that a tap is answered first.
  await page.waitForFunction(() => document.querySelector('g[data-target][role]:not([aria-label])') === null);
  // Not as a script of the page, which allows only its own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ tags, themes, part }) => {
      const { axe } = globalThis as WithAxe;
      const { documentElement: root } = document;
      const where = part === undefined ? document : { include: [[part]] };
      const look = async (options: object): Promise<string[]> => {
        const { violations } = await axe!.run(where, {
          resultTypes: ['violations'],
          preload: false,
          // Nobody reads them, and they take a fifth of the time.
          selectors: false,
          ...options,
        });
        return violations.flatMap(({ id, nodes }) =>
          nodes.map(
            ({ html, failureSummary = '' }) =>
              `${root.dataset.theme}, ${id}: ${html.slice(0, 200)} ${failureSummary}`,
          ),
        );
      };
      // Colours are checked when everything has come to rest.
      const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      // The headings above a part are not in it.
      const rules = { 'target-size': { enabled: true }, 'heading-order': { enabled: part === undefined } };
      const faults = await look({ runOnly: tags, rules });

      const shown = root.dataset.theme!;
      const atOnce = new CSSStyleSheet();
      atOnce.replaceSync('*, *::before, *::after { transition: none !important }');
      document.adoptedStyleSheets.push(atOnce);
      for (const theme of themes.filter((one) => one !== shown)) {
        root.dataset.theme = theme;
        faults.push(...(await look({ runOnly: { type: 'rule', values: ['color-contrast'] } })));
      }
      root.dataset.theme = shown;
      // The styles take effect before transitions are allowed again.
      document.getAnimations();
      document.adoptedStyleSheets.pop();
      return faults;
    },
    { tags: TAGS, themes: inEveryTheme ? THEMES : [], part },
  );
}

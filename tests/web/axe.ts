/** What axe-core finds wrong with a page: all of WCAG 2 up to AA, and good practice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Found {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}
type WithAxe = { axe?: { run(options: object): Promise<Found> } };

export async function faultsOf(page: Page): Promise<string[]> {
  // A board names its things a moment after it is drawn, so that a tap is answered first.
  await page.waitForFunction(() => document.querySelector('g[data-target][role]:not([aria-label])') === null);
  // Not as a script of the page, which allows only its own.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (tags) => {
    // Colours are looked at when everything has come to rest.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as WithAxe;
    const found = await axe!.run({
      runOnly: tags,
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }, TAGS);
}

/** An installed page says when a newer version is served, and loads it on request. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { openBrowser, serve } from '../kit/browser.js';

const BUILT = process.env.KONTOR_WEB ?? fileURLToPath(new URL('../../../dist/web', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'kontor-'));
const PATIENT = { timeout: 30_000 };
const kit = await openBrowser();

afterAll(async () => {
  await kit?.close();
  rmSync(folder, { recursive: true });
});

/**
 * A copy of the build with another version and a word on the page that names it. It keeps only its first files
 * on the device; `shell.test.ts` keeps all of them.
 */
function version(name: string): string {
  const to = join(folder, name);
  cpSync(BUILT, to, { recursive: true });
  const change = (file: string, edit: (text: string) => string): void => {
    const before = readFileSync(join(to, file), 'utf8');
    const after = edit(before);
    expect(after).not.toBe(before);
    writeFileSync(join(to, file), after);
  };
  change('index.html', (text) => text.replace('</head>', `<meta name="version" content="${name}"></head>`));
  change('sw.js', (text) => text.replace(/"[0-9a-f]{12}"/, `"${name}"`));
  change('sw.js', (text) => text.replace(/\["\.\/assets\/.*?\]/g, '["./index.html","./theme.js"]'));
  return to;
}

it.skipIf(!kit)('offers a newer version once, and loads it', async () => {
  const first = await serve(version('aaa'));
  const page = await kit!.newPage({ offline: true });
  const shown = (): Promise<string | null> => page.locator('meta[name=version]').getAttribute('content');
  const offer = page.getByText('A new version');
  await page.goto(first.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, PATIENT);
  expect(await shown()).toBe('aaa');
  expect(await offer.count()).toBe(0);

  await first.stop();
  const second = await serve(version('bbb'), Number(new URL(first.url).port));
  // The page still comes from the device; the newer one is found in the background.
  await page.reload();
  expect(await shown()).toBe('aaa');
  await offer.waitFor(PATIENT);
  expect(await offer.count()).toBe(1);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => shown().catch(() => null), PATIENT).toBe('bbb');
  expect(await offer.count()).toBe(0);
  await page.context().close();
  await second.stop();
});

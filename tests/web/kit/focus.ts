/** Where the keyboard focus is, and how to move it. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What has the focus, in words, and whether the focus is visible. */
export const focused = (page: Page): Promise<{ what: string; isRinged: boolean }> =>
  page.evaluate(() => {
    const part = document.activeElement;
    if (part === null || part === document.body) return { what: 'nothing', isRinged: false };
    const target = part.getAttribute('data-target');
    // A route is lit along its road, beneath the pieces; other targets have a ring of their own.
    const hit = part.querySelector('.board-hit[data-line]')
      ? document.querySelector('.board-focused.board-ring.board-light-line')
      : part.querySelector('.board-hit');
    const style = getComputedStyle(target !== null && hit !== null ? hit : part);
    // The drawing of a board may be shifted within its frame, which has the ring.
    const frame = part.matches('.board-svg')
      ? getComputedStyle(part.closest('.board')!, '::after')
      : undefined;
    const ring = frame
      ? frame.content !== 'none' && Number.parseFloat(frame.borderTopWidth) > 0
      : target === null
        ? style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0
        : style.stroke !== 'none' && !style.stroke.endsWith(', 0)');
    return {
      what: target ?? `${part.tagName.toLowerCase()} ${part.className} ${part.textContent?.slice(0, 40)}`,
      isRinged: part.matches(':focus-visible') && ring,
    };
  });

export async function expectFocus(page: Page): Promise<void> {
  const { what, isRinged } = await focused(page);
  expect(what).not.toBe('nothing');
  expect(isRinged, `the focus on ${what} can be seen`).toBe(true);
}

export const isFocused = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, selector: string, most = 80): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await isFocused(page, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}; it is at ${(await focused(page)).what}`);
}

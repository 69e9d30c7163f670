/** Taps in a late game: a lit target, a choice, and all of it taken back, again and again. */
import type { Page } from 'playwright-core';
import { Random } from '../../src/core/random.js';
import { spread } from './figures.js';
import type { TapTimes } from './probe.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Lit targets that lie on top where a finger would come down. */
function litPlaces(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    return [...document.querySelectorAll('g.lit[data-target] .board-hit')].flatMap((area) => {
      const box = area.getBoundingClientRect();
      const spot = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const top = document.elementFromPoint(spot.x, spot.y)?.closest('[data-target]');
      return top === area.parentElement ? [spot] : [];
    });
  });
}

export async function timed(page: Page, { x, y }: Place): Promise<TapTimes | null> {
  const times = page.evaluate(() => window.probe.tap());
  // The probe has to be there first.
  await page.evaluate(() => 0);
  await page.touchscreen.tap(x, y);
  return times;
}

const middle = async (page: Page, selector: string): Promise<Place> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** `reopen` brings the game back to where it was, once a turn is used up and cannot be taken back. */
export async function taps(page: Page, count: number, reopen: () => Promise<void>) {
  const random = new Random('taps');
  const samples: { kind: 'board' | 'choice' | 'undo'; times: TapTimes }[] = [];
  let unanswered = 0;
  const take = async (kind: 'board' | 'choice' | 'undo', place: Place): Promise<void> => {
    const times = await timed(page, place);
    if (times === null) unanswered++;
    else samples.push({ kind, times });
  };
  const undo = '.action-buttons button:not([data-pass]):not([data-place])';
  while (samples.length + unanswered < count) {
    const places = await litPlaces(page);
    if (places.length > 0 && random.below(4) > 0) {
      await take('board', places[random.below(places.length)]);
      if (await page.locator('.chooser').isVisible())
        await take('choice', await middle(page, '.chooser-option'));
    } else if (await page.locator(undo).first().isEnabled()) {
      await page.locator(undo).first().scrollIntoViewIfNeeded();
      await take('undo', await middle(page, undo));
    } else if (places.length === 0) await reopen();
  }
  const of = (pick: (times: TapTimes) => number, kind?: string) =>
    spread(samples.filter((one) => kind === undefined || one.kind === kind).map(({ times }) => pick(times)));
  const toPaint = (times: TapTimes): number => times.painted - times.start;
  return {
    taps: samples.length,
    unanswered,
    tapToPaint: of(toPaint),
    board: of(toPaint, 'board'),
    choice: of(toPaint, 'choice'),
    undo: of(toPaint, 'undo'),
    tapToSettled: of((times) => times.settled - times.start),
  };
}

/** Taps in a late game: lit targets, choices, and undo, over and over. */
import type { Page } from 'playwright-core';
import { Random } from '../../src/core/random.js';
import { summarize } from '../figures.js';
import type { TapTimes } from './probe.js';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Centres of lit targets that nothing else covers. */
function litTargets(page: Page): Promise<Place[]> {
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

export async function timeTap(page: Page, { x, y }: Place): Promise<TapTimes | null> {
  const times = page.evaluate(() => window.probe.tap());
  // Makes sure the probe is listening.
  await page.evaluate(() => 0);
  await page.touchscreen.tap(x, y);
  return times;
}

const centreOf = async (page: Page, selector: string): Promise<Place> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** `reopen` resets the game when the turn is over and cannot be undone. */
export async function taps(page: Page, count: number, reopen: () => Promise<void>) {
  const random = new Random('taps');
  const samples: { kind: 'board' | 'choice' | 'undo'; times: TapTimes }[] = [];
  let unanswered = 0;
  const take = async (kind: 'board' | 'choice' | 'undo', place: Place): Promise<void> => {
    const times = await timeTap(page, place);
    if (times === null) unanswered++;
    else samples.push({ kind, times });
  };
  const undo = '.undo-redo button';
  while (samples.length + unanswered < count) {
    const places = await litTargets(page);
    if (places.length > 0 && random.below(4) > 0) {
      await take('board', places[random.below(places.length)]);
      if (await page.locator('.chooser').isVisible())
        await take('choice', await centreOf(page, '.chooser-option'));
    } else if (await page.locator(undo).first().isEnabled()) {
      await page.locator(undo).first().scrollIntoViewIfNeeded();
      await take('undo', await centreOf(page, undo));
    } else if (places.length === 0) await reopen();
  }
  const of = (pick: (times: TapTimes) => number, kind?: string) =>
    summarize(
      samples.filter((one) => kind === undefined || one.kind === kind).map(({ times }) => pick(times)),
    );
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

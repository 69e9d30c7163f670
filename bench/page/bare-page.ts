/**
 * The baseline: a page with nothing but a square that changes colour. Its tap-to-paint time is the machine's own, which
 * no page can beat.
 */
import type { Browser } from 'playwright-core';
import { summarize } from '../figures.js';
import { type Device, openDevice } from './device.js';
import { timeTap } from './taps.js';

const PAGE = `<!doctype html>
<meta name="viewport" content="width=device-width">
<body style="margin: 0; touch-action: none">
<div class="table" style="height: 100vh"><div class="board-drawing" style="width: 90px; height: 90px; background: red"></div></div>
<script>
  const square = document.querySelector('.board-drawing');
  document.addEventListener('pointerup', () => {
    square.style.background = square.style.background === 'red' ? 'blue' : 'red';
  });
</script>`;

export async function bareTaps(browser: Browser, url: string, device: Device, count: number) {
  const { page, close } = await openDevice(browser, url, device, { offline: false });
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.goto('');
  const times: number[] = [];
  for (let i = 0; i < count; i++) {
    const tap = await timeTap(page, { x: 45, y: 45 });
    if (tap !== null) times.push(tap.painted - tap.start);
  }
  await close();
  return summarize(times);
}

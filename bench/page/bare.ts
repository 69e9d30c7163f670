/**
 * The peer of our taps: a page with nothing but a square that changes its colour, on the same phone. What a tap takes
 * there is this machine's own way from a finger to a frame, which no page can be faster than.
 */
import type { Browser } from 'playwright-core';
import { type Device, openDevice } from './device.js';
import { spread } from './figures.js';
import { timed } from './taps.js';

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
    const tap = await timed(page, { x: 45, y: 45 });
    if (tap !== null) times.push(tap.painted - tap.start);
  }
  await close();
  return spread(times);
}

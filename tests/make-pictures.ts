/**
 * Takes new pictures for the README: `npm run pictures`, after a change to how the page looks. Strong bots play
 * each game until a person would decide in the middle of it; the page then shows it in Chromium.
 */
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM_ARGS, foundChromium, ROOT, serve } from '../bench/chromium.js';
import { saveGame } from '../bench/page/late-game.js';
import { makeBot } from '../src/bots/index.js';
import { Match } from '../src/bots/match.js';
import { History } from '../src/core/history/history.js';
import type { JsonObject } from '../src/core/json.js';
import { Random } from '../src/core/random.js';
import { writeRecord } from '../src/core/records/record.js';
import { shelf } from '../src/games/index.js';

interface Picture {
  readonly file: string;
  readonly config: JsonObject;
  /** How much of the game is left, as in `Rules.left`: the first turn of the person after that is shown. */
  readonly left: number;
  readonly person: number;
  /** What the person is about to do in it. */
  readonly phase: string;
  readonly theme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
  /** Pixels of the picture for one of the page. */
  readonly scale: number;
  readonly isPhone?: boolean;
}

const LAPTOP = { width: 1440, height: 900 };

const PICTURES: readonly Picture[] = [
  {
    file: 'table.jpg',
    config: { game: 'hansa-teutonica', board: 'hanseatic-45', players: 5, modules: ['missions'] },
    left: 0.45,
    person: 0,
    phase: 'actions',
    theme: 'light',
    viewport: LAPTOP,
    scale: 5 / 6,
  },
  {
    file: 'baltic.jpg',
    config: { game: 'hansa', players: 3 },
    left: 0.5,
    person: 0,
    phase: 'trade',
    theme: 'light',
    viewport: LAPTOP,
    scale: 5 / 6,
  },
  {
    file: 'phone.jpg',
    config: { game: 'hansa-teutonica', board: 'britannia-45', players: 4 },
    left: 0.4,
    person: 1,
    phase: 'actions',
    theme: 'dark',
    viewport: { width: 390, height: 844 },
    scale: 1.2,
    isPhone: true,
  },
];

const BOT = 'trader';
const NAMES = ['Anna', 'Hinrik', 'Tilman', 'Gesche', 'Wessel'];

/** A saved game in which it is the person's turn. */
function gameFor({ config, left, person, phase }: Picture): JsonObject {
  const rules = shelf.rules(config);
  const history = new History(rules, rules.setUp(new Random('pictures')));
  const match = new Match(
    rules,
    NAMES.slice(0, rules.players).map(() => makeBot(BOT)),
    'pictures',
  );
  const isShown = (): boolean => {
    const { state, decider } = history;
    const turn = rules.writePosition(state).turn as JsonObject;
    const isOwn = decider === person && turn.seat === person && turn.phase === phase;
    return isOwn && rules.left(state) <= left;
  };
  while (!isShown()) history.play(match.choose(history.state));
  const names = NAMES.slice(0, rules.players);
  return {
    id: 'picture',
    name: 'Picture',
    created: 0,
    changed: 0,
    seats: names.map((name, i) =>
      i === person ? { kind: 'person', name, colour: i } : { kind: 'bot', bot: BOT, name, colour: i },
    ),
    record: writeRecord(history, names),
    over: false,
    decides: person,
  };
}

async function take(browser: Browser, url: string, picture: Picture): Promise<void> {
  const { viewport, scale, theme, isPhone = false } = picture;
  const context = await browser.newContext({
    ...{ viewport, deviceScaleFactor: scale, baseURL: url, locale: 'en-GB', reducedMotion: 'reduce' },
    ...(isPhone ? { hasTouch: true, isMobile: true } : {}),
  });
  await context.addInitScript(`localStorage['kontor.theme'] = '${theme}'`);
  const page = await context.newPage();
  await page.goto('#/');
  await page.locator('.starters').waitFor();
  await saveGame(page, JSON.stringify(gameFor(picture)));
  await page.goto('#/game/picture');
  await page.locator('g.lit[data-target]').first().waitFor();
  await page.locator('.board-print').waitFor();
  // The labels and the stamps of the pieces come a moment later.
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(ROOT, 'docs/images', picture.file), type: 'jpeg', quality: 86 });
  await context.close();
}

const executablePath = foundChromium();
if (executablePath === undefined) throw new Error('Chromium was not found; CHROMIUM names it');
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const server = await serve();
for (const picture of PICTURES) {
  await take(browser, server.url, picture);
  process.stdout.write(`${picture.file}\n`);
}
await browser.close();
await server.stop();

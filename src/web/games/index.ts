/**
 * The games that the page can show, by id. Each is fetched when a screen first needs it: `WithPage` waits for it, and
 * everything inside calls `pageOf`.
 */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { type Target, targetParts } from '../board/board.js';
import { language } from '../i18n/index.js';
import type { GamePage, Presentation, Speaker } from './page.js';

const loaders: Readonly<Record<string, () => Promise<{ readonly page: GamePage }>>> = {
  'hansa-teutonica': () => import('../../games/hansa-teutonica/page/index.js'),
  hansa: () => import('../../games/hansa/page/index.js'),
};

/** The games that can be shown, in the order they are listed in. */
export const pageIds: readonly string[] = Object.keys(loaders);

const loaded = new Map<string, GamePage>();

export async function loadPage(id: string): Promise<GamePage> {
  const load = loaders[id];
  if (load === undefined) throw new Error(`the page does not know the game ${id}`);
  const { page } = await load();
  loaded.set(id, page);
  return page;
}

/** Of a game that was loaded; to ask for another is a bug. */
export function pageOf({ game }: Rules): GamePage {
  const page = loaded.get(game.id);
  if (page === undefined) throw new Error(`the page of the game ${game.id} is not loaded`);
  return page;
}

export const presentationOf = (rules: Rules): Presentation => pageOf(rules).presentation;

/** A speaker in the language of the page. */
export const speakerOf = (rules: Rules, names: readonly string[]): Speaker => ({
  rules,
  names,
  language: language(),
});

/** Lines that explain a target; the first says what it is. Empty if the board has no such target. */
export function describeTarget(
  rules: Rules,
  position: JsonObject,
  target: Target,
  names: readonly string[],
  language: Language,
): string[] {
  const [kind, id] = targetParts(target);
  return pageOf(rules).describe(rules, position, kind, id, { names, language });
}

/** The rules topic that explains a target. */
export const topicFor = (rules: Rules, target: Target): string | undefined =>
  pageOf(rules).topics[targetParts(target)[0]];

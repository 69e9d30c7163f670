/** The games that the page can show, by id. */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { hansaPage } from '../../games/hansa/page/index.js';
import { hansaTeutonicaPage } from '../../games/hansa-teutonica/page/index.js';
import { type Target, targetParts } from '../board/board.js';
import { language } from '../i18n/index.js';
import type { GamePage, Presentation, Speaker } from './page.js';

export const pages: readonly GamePage[] = [hansaTeutonicaPage, hansaPage];

export function pageOf(rules: Rules): GamePage {
  return pageOfGame(rules.game.id);
}

function pageOfGame(id: string): GamePage {
  const page = pages.find((one) => one.id === id);
  if (page === undefined) throw new Error(`the page does not know the game ${id}`);
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

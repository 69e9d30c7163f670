/** Anything on a board in words: for tooltips and for screen readers. Facts of position and board file, no rules. */
import type { Rules } from '../../core/game.js';
import type { JsonObject } from '../../core/json.js';
import type { Language } from '../../core/language.js';
import { describeHansa } from '../../games/hansa/page/board/describe.js';
import { describeHansaTeutonica } from '../../games/hansa-teutonica/page/board/describe.js';
import { board } from '../i18n/texts/board.js';
import type { Target } from './board.js';

export type BoardText = keyof typeof board.en;
export type Say = (key: BoardText, values?: Readonly<Record<string, string | number>>) => string;

export interface Teller {
  readonly language: Language;
  readonly names: readonly string[];
  readonly say: Say;
}

/** Lines that explain a target, the first says what it is; none for a target that the board does not have. */
export function describeTarget(
  rules: Rules,
  position: JsonObject,
  target: Target,
  names: readonly string[],
  language: Language,
): string[] {
  const say: Say = (key, values = {}) =>
    board[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
  const teller = { language, names, say };
  const colon = target.indexOf(':');
  const kind = colon < 0 ? target : target.slice(0, colon);
  const id = colon < 0 ? '' : target.slice(colon + 1);
  return rules.config.game === 'hansa'
    ? describeHansa(rules, position, kind, id, teller)
    : describeHansaTeutonica(rules, position, kind, id, teller);
}

export function inWords(parts: readonly string[], language: Language): string {
  const and = language === 'de' ? ' und ' : ' and ';
  return parts.length < 2 ? parts.join('') : parts.slice(0, -1).join(', ') + and + parts[parts.length - 1];
}

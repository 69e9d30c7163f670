/** Texts of the page in the language chosen. Each area has a file of its own with both languages side by side. */
import { createSignal } from 'solid-js';
import type { Language } from '../../core/language.js';
import { keep, kept } from '../settings/keep.js';
import type { admin } from './texts/admin.js';
import type { board } from './texts/board.js';
import { common } from './texts/common.js';
import { home } from './texts/home.js';
import type { learn } from './texts/learn.js';
import type { rules } from './texts/learn-rules.js';
import type { notify } from './texts/notify.js';
import type { online } from './texts/online.js';
import type { problem } from './texts/problem.js';
import type { table } from './texts/table.js';

interface Areas {
  admin: typeof admin;
  board: typeof board;
  common: typeof common;
  home: typeof home;
  learn: typeof learn;
  notify: typeof notify;
  online: typeof online;
  problem: typeof problem;
  rules: typeof rules;
  table: typeof table;
}
/** Those of the first screen; the others come with the parts of the page that speak them. */
const areas: Partial<Areas> = { common, home };
export function addTexts(more: Partial<Areas>): void {
  Object.assign(areas, more);
}

export type TextKey = { [A in keyof Areas]: `${A & string}.${keyof Areas[A]['en'] & string}` }[keyof Areas];
export type TextValues = Readonly<Record<string, string | number>>;

function firstLanguage(): Language {
  const chosen = kept('language');
  if (chosen === 'en' || chosen === 'de') return chosen;
  return globalThis.navigator?.language?.startsWith('de') ? 'de' : 'en';
}

const [language, setSignal] = createSignal<Language>(firstLanguage());

export { language };

export function setLanguage(next: Language): void {
  keep('language', next);
  if (typeof document !== 'undefined') document.documentElement.lang = next;
  setSignal(next);
}

/** The text for a key; `{name}` in it is replaced by the value given. */
export function t(key: TextKey, values: TextValues = {}): string {
  return find(key, values) ?? key;
}

/** The text for a key made up at run time (the id of a board, a bot …), or `otherwise` where there is none. */
export function textOr(key: string, otherwise: string): string {
  return find(key, {}) ?? otherwise;
}

function find(key: string, values: TextValues): string | undefined {
  const [area, name] = key.split('.') as [keyof Areas, string];
  const text = (areas[area]?.[language()] as Readonly<Record<string, string>> | undefined)?.[name];
  return text?.replace(/\{(\w+)\}/g, (_, value: string) => String(values[value] ?? ''));
}

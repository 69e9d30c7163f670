/** A message to a person, before it is written for one channel. */

import { type Language, localeOf } from '../../core/language.js';
import { messages } from '../../languages/packs.js';
import { NOTIFY_LINK, TABLES_LINK, tableLink } from '../../protocol/links.js';
import { deadlineOf } from '../tables/clock.js';
import type { Table } from '../tables/table.js';
import type { NoticeAbout } from '../tables/timed/notices.js';
import { sanitize } from './sanitize.js';

/** One table that waits. */
export interface Item {
  readonly table: string;
  readonly about: NoticeAbout;
  /** As people chose them: to be sanitized for the channel they are shown in. */
  readonly title: string;
  readonly others: readonly string[];
  readonly deadline: number | null;
}

export interface Message {
  /** The same however often it is sent. */
  readonly id: string;
  readonly name: string;
  readonly language: Language;
  readonly zone: string;
  /** Where the page is; ends with a slash. */
  readonly base: string;
  /** Empty for a test message. */
  readonly items: readonly Item[];
}

/** Longer lists are cut. */
const MOST_ITEMS = 12;

export function itemOf(table: Table, person: string, about: NoticeAbout): Item {
  const { settings, rules, seats } = table;
  return {
    table: table.id,
    about,
    title: settings.title || rules.game.title,
    others: seats.flatMap(({ name, person: one, kind }) => (kind === 'open' || one === person ? [] : [name])),
    deadline: about === 'decide' ? deadlineOf(table) : null,
  };
}

export function titleOf(message: Message, show: (name: string) => string = sanitize): string {
  const [first] = message.items;
  const { language } = message;
  if (!first) return messages.in(language).test.title;
  const n = tablesOf(message);
  if (n === 1) return messages.say('titles', language)(first.about, { name: show(first.title) });
  const say = messages.say('message', language);
  return say(message.items.some(({ about }) => about === 'over') ? 'news' : 'several', { n });
}

const tablesOf = ({ items }: Message): number => new Set(items.map(({ table }) => table)).size;

/** The link for the whole message. */
export function linkOf(message: Message): string {
  const [first] = message.items;
  if (!first) return message.base;
  return message.base + (tablesOf(message) === 1 ? tableLink(first.table) : TABLES_LINK);
}

export const settingsLink = ({ base }: Message): string => base + NOTIFY_LINK;

function timeOf(at: number, { language, zone }: Message): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** One table in a line. */
export function lineOf(item: Item, message: Message, show: (name: string) => string = sanitize): string {
  const say = messages.say('message', message.language);
  const details = [
    ...(item.others.length > 0 ? [say('with', { names: item.others.map(show).join(', ') })] : []),
    ...(item.deadline === null ? [] : [say('until', { time: timeOf(item.deadline, message) })]),
  ];
  const rest = details.length > 0 ? ` (${details.join('; ')})` : '';
  return `${show(item.title)}: ${messages.in(message.language).about[item.about]}${rest}`;
}

/** A line for each table; `form` adds its link where there is room for one. */
export function linesOf(
  message: Message,
  form: (line: string, url: string) => string,
  show: (name: string) => string = sanitize,
): string[] {
  const { items, base } = message;
  if (items.length === 0) return [messages.in(message.language).test.body];
  const lines = items
    .slice(0, MOST_ITEMS)
    .map((item) => form(lineOf(item, message, show), base + tableLink(item.table)));
  const more = items.length - lines.length;
  return more > 0 ? [...lines, messages.say('message', message.language)('more', { n: more })] : lines;
}

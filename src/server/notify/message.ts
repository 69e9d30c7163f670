/** A message to a person, before it is written for one channel. */

import { type Language, localeOf } from '../../core/language.js';
import { messages } from '../../languages/packs.js';
import { tableTitle } from '../../languages/table-title.js';
import { NOTIFY_LINK, TABLES_LINK, tableLink } from '../../protocol/links.js';
import { addedBoardTitle, drawnBoardTitle } from '../boards/title.js';
import type { ChannelRow, NoticeRow } from '../store/schema/rows.js';
import type { Table } from '../tables/table.js';
import { deadlineOf, silenceOf } from '../tables/timed/clock.js';
import type { NoticeAbout } from '../tables/timed/notices.js';
import { sanitize } from './sanitize.js';

/** One table that waits. */
export interface Item {
  readonly table: string;
  readonly about: NoticeRow['about'];
  /** What another player's turn asks; null where it is the person's own turn, or nothing is asked. */
  readonly question: string | null;
  /** Null for one that somebody drew and whose title is not passed on. */
  readonly board: string | null;
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
  /** What a test message tests. */
  readonly test?: Pick<ChannelRow, 'kind' | 'label'>;
}

/** Longer lists are cut. */
const MOST_ITEMS = 12;

/** Until when a person has to do something about it. */
const DEADLINES: Partial<Record<NoticeAbout, (table: Table, person: string) => number | null | undefined>> = {
  decide: deadlineOf,
  rematch: ({ seats }, person) => seats.find(({ kept }) => kept?.person === person)?.kept?.until,
  remind: (table) => silenceOf(table)?.standIn,
};

export function itemOf(table: Table, person: string, about: NoticeAbout): Item {
  const { settings, rules, seats, game } = table;
  return {
    table: table.id,
    about,
    question: about === 'decide' && game && game.turn !== game.decider ? rules.question(game.state) : null,
    board: addedBoardTitle(rules) ?? String(rules.config.board),
    title: settings.title,
    others: seats.flatMap(({ name, person: one, kind }) => (kind === 'open' || one === person ? [] : [name])),
    deadline: DEADLINES[about]?.(table, person) ?? null,
  };
}

/** An invitation says who invites and what is played, nothing that the sender wrote. */
export const invitationItem = ({ id, rules }: Table, from: string): Item => ({
  table: id,
  about: 'invited',
  question: null,
  board: drawnBoardTitle(rules) === undefined ? (addedBoardTitle(rules) ?? String(rules.config.board)) : null,
  title: '',
  others: [from],
  deadline: null,
});

export function titleOf(message: Message, show: (name: string) => string = sanitize): string {
  const [first] = message.items;
  const { language } = message;
  if (!first) return messages.say('test', language)('title', { way: testedWay(message) });
  const n = tablesOf(message);
  if (n === 1) return messages.say('titles', language)(first.about, { name: show(nameOf(first, message)) });
  const say = messages.say('message', language);
  return say(message.items.some(({ about }) => about === 'over') ? 'news' : 'several', { n });
}

const testedWay = ({ language, test }: Message): string =>
  messages.in(language).test[`way-${test?.kind ?? 'push'}`];

/** What the table is called, as the page calls it. */
export const nameOf = (item: Item, { language }: Message): string =>
  item.board === null ? messages.in(language).message.drawnBoard : tableTitle(item, language);

function aboutOf({ about, question }: Item, language: Language): string {
  const asked: Readonly<Record<string, string>> = messages.in(language).questions;
  return (question === null ? undefined : asked[question]) ?? messages.in(language).about[about];
}

const tablesOf = ({ items }: Message): number => new Set(items.map(({ table }) => table)).size;

/** Invitations are answered in the lobby. */
const linkToItem = ({ about, table }: Item): string => (about === 'invited' ? TABLES_LINK : tableLink(table));

/** The link for the whole message. */
export function linkOf(message: Message): string {
  const [first] = message.items;
  if (!first) return message.base;
  return message.base + (tablesOf(message) === 1 ? linkToItem(first) : TABLES_LINK);
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
    // First, because phones cut what is long.
    ...(item.deadline === null ? [] : [say('until', { time: timeOf(item.deadline, message) })]),
    ...(item.others.length > 0 ? [say('with', { names: item.others.map(show).join(', ') })] : []),
  ];
  const rest = details.length > 0 ? ` (${details.join('; ')})` : '';
  return `${show(nameOf(item, message))}: ${aboutOf(item, message.language)}${rest}`;
}

/** A line for each table; `form` adds its link where there is room for one. */
export function linesOf(
  message: Message,
  form: (line: string, url: string) => string,
  show: (name: string) => string = sanitize,
): string[] {
  const { items, base } = message;
  if (items.length === 0) {
    const label = show(message.test?.label ?? '');
    return [messages.say('test', message.language)('body', { way: testedWay(message), label })];
  }
  const lines = items
    .slice(0, MOST_ITEMS)
    .map((item) => form(lineOf(item, message, show), base + linkToItem(item)));
  const more = items.length - lines.length;
  return more > 0 ? [...lines, messages.say('message', message.language)('more', { n: more })] : lines;
}

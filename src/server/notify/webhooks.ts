/** Messages for Discord, Slack and programs. */
import { messages } from '../../languages/packs.js';
import { tableLink } from '../../protocol/links.js';
import { lineOf, linesOf, linkOf, type Message, nameOf, titleOf } from './message.js';
import type { OutgoingRequest } from './outgoing.js';
import { forDiscord, forSlack, sanitize } from './sanitize.js';

const FORMATS = ['discord', 'slack', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Discord accepts 2000 characters. */
const LONGEST = 1900;

function discord(message: Message): object {
  const lines = linesOf(message, (line, url) => `${line}\n<${url}>`, forDiscord);
  let content = `**${titleOf(message, forDiscord)}**`;
  for (const line of lines) {
    if (content.length + line.length > LONGEST) break;
    content += `\n${line}`;
  }
  // No mentions, whatever the names say; no link previews.
  return { content, allowed_mentions: { parse: [] }, flags: 4 };
}

function slack(message: Message): object {
  const plain = linesOf(message, (line) => line);
  const text = [titleOf(message), ...plain].join('\n').slice(0, LONGEST);
  return {
    text: forSlack(titleOf(message)),
    mrkdwn: false,
    unfurl_links: false,
    // Plain text: no formatting, no mentions.
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      {
        type: 'actions',
        elements: [
          {
            type: 'button',
            text: { type: 'plain_text', text: messages.say('message', message.language)('open') },
            url: linkOf(message),
          },
        ],
      },
    ],
  };
}

function json(message: Message): object {
  const { id, name, base, items } = message;
  return {
    id,
    person: name,
    message: titleOf(message),
    tables: items.map((item) => ({
      table: item.table,
      title: sanitize(nameOf(item, message)),
      about: item.about,
      text: lineOf(item, message),
      deadline: item.deadline,
      url: base + tableLink(item.table),
    })),
  };
}

const BODIES: Readonly<Record<Format, (message: Message) => object>> = { discord, slack, json };

export const webhookRequest = (url: string, format: Format, message: Message): OutgoingRequest => ({
  url,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(BODIES[format](message)),
});

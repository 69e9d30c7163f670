/** Messages as Discord, Slack and programs want them. */
import { tableLink } from '../../protocol/links.js';
import { lineOf, linesOf, linkOf, type Message, textsOf, titleOf } from './message.js';
import type { Sending } from './outgoing.js';
import { forDiscord, forSlack, tame } from './tame.js';

export const FORMATS = ['discord', 'slack', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Discord takes 2000 characters. */
const LONGEST = 1900;

function discord(message: Message): object {
  const lines = linesOf(message, (line, url) => `${line}\n<${url}>`, forDiscord);
  let content = `**${titleOf(message, forDiscord)}**`;
  for (const line of lines) {
    if (content.length + line.length > LONGEST) break;
    content += `\n${line}`;
  }
  // Nobody is called, whatever the names say; links are not unfolded.
  return { content, allowed_mentions: { parse: [] }, flags: 4 };
}

function slack(message: Message): object {
  const plain = linesOf(message, (line) => line);
  const text = [titleOf(message), ...plain].join('\n').slice(0, LONGEST);
  return {
    text: forSlack(titleOf(message)),
    mrkdwn: false,
    unfurl_links: false,
    // A plain text is shown as it is: no formatting, no mentions.
    blocks: [
      { type: 'section', text: { type: 'plain_text', text, emoji: false } },
      {
        type: 'actions',
        elements: [
          { type: 'button', text: { type: 'plain_text', text: textsOf(message).open }, url: linkOf(message) },
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
      title: tame(item.title),
      about: item.about,
      text: lineOf(item, message),
      deadline: item.deadline,
      url: base + tableLink(item.table),
    })),
  };
}

const BODIES: Readonly<Record<Format, (message: Message) => object>> = { discord, slack, json };

export const webhookRequest = (url: string, format: Format, message: Message): Sending => ({
  url,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(BODIES[format](message)),
});

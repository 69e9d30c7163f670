/**
 * Names and titles in messages. Whoever chooses one must not be able to call people, format, link or change lines
 * in somebody else's mailbox or chat.
 */

/** Characters that are not seen, or turn the direction of what follows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** One line in which no program finds an address to make a link of; to a reader it looks the same. */
export function tame(text: string): string {
  return (
    text
      .replace(UNSEEN, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      // Mail programs and chats make links of whatever looks like an address or a name of a machine.
      .replace(/:\/\//g, ': ')
      .replace(/(?<=\S)\.(?=\S)/g, '\u2024')
      .replace(/@/g, '\uff20')
  );
}

/** For Discord, which reads Markdown: every sign that could mean something is taken as it is. */
export const forDiscord = (text: string): string => tame(text).replace(/[\\*_~`|>#\-+[\](){}<:!/]/g, '\\$&');

/** For Slack, where these three begin commands; all else in a plain text is taken as it is. */
export const forSlack = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

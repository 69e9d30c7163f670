/**
 * Sanitizes names and titles for messages. Nobody may mention people, format text, add links or break lines in
 * somebody else's mailbox or chat by choosing a name.
 */

/** Invisible characters, and those that change the direction of text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/** One line in which no program finds a link; to a reader it looks the same. */
export function sanitize(text: string): string {
  return (
    text
      .replace(HIDDEN, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      // Mail programs and chats turn anything that looks like a URL or a host name into a link.
      .replace(/:\/\//g, ': ')
      .replace(/(?<=\S)\.(?=\S)/g, '\u2024')
      .replace(/@/g, '\uff20')
  );
}

/** For Discord, which reads Markdown: escapes everything that has a meaning there. */
export const forDiscord = (text: string): string =>
  sanitize(text).replace(/[\\*_~`|>#\-+[\](){}<:!/]/g, '\\$&');

/** For Slack, where these three characters start commands. */
export const forSlack = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

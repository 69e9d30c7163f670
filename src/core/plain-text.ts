/**
 * Text from outside that is shown to people. It must not control the terminal, break the line or change the direction
 * of text.
 */

/** Control characters in this sense. Zero-width joiners are allowed: some scripts need them. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
/** Real letters have at most three combining marks; a stack of them covers the lines above and below. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** Whether the text is visible, on one line, and looks as it is written. */
export const isPlain = (text: string): boolean =>
  text.search(CONTROLS) < 0 && text.search(STACKED) < 0 && /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const hasControls = (text: string): boolean => text.search(CONTROLS) >= 0;

/** The text without control characters, cut to `longest` UTF-16 units. Nothing visible may be left. */
export const plainText = (text: string, longest: number): string =>
  text.replace(STACKED, '$1').slice(0, longest).replace(CONTROLS, ' ');

/** For quoting: control characters as `\u{…}`, stacks of marks shortened. */
export const escapeControls = (text: string): string =>
  text.replace(STACKED, '$1').replace(CONTROLS, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`);

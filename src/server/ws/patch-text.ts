/** Patches as they are sent. */
import type { Json } from '../../core/json.js';
import { textOf } from '../../core/kept-text.js';
import type { Patch } from '../../protocol/patch.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';

/** Longer texts are pieces of their own. */
const LONG = 400;

/**
 * The operations of a patch, without the brackets around them: several patches can be joined. They come in pieces, so that
 * long values, as lists of legal actions are, are copied only when they are sent.
 */
export function writeOperations(patch: Patch): AsciiJson[] {
  const pieces: AsciiJson[] = [];
  let text = '';
  patch.forEach((operation, n) => {
    text += `${n === 0 ? '' : ','}[${JSON.stringify(operation[0])}`;
    for (let i = 1; i < operation.length; i++) {
      const value = operation[i] as Json;
      const written = typeof value === 'number' ? String(value) : textOf(value);
      text += ',';
      if (written.length < LONG) text += written;
      else {
        pieces.push(asciiJson(text), asciiJson(written));
        text = '';
      }
    }
    text += ']';
  });
  if (text !== '') pieces.push(asciiJson(text));
  return pieces;
}

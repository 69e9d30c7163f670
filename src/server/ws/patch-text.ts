/** Patches as they are sent. */
import type { Json } from '../../core/json.js';
import { textOf } from '../../core/kept-text.js';
import type { Patch } from '../../protocol/patch.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';

/** Longer texts are pieces of their own. */
const LONG = 400;

/**
 * The operations of a patch, without the brackets around them: several patches can be joined. They come in pieces, and
 * each value is escaped by itself, so that long ones, as lists of legal actions are, are copied only when they are sent.
 */
export function writeOperations(patch: Patch): AsciiJson[] {
  const pieces: AsciiJson[] = [];
  let text = '';
  patch.forEach((operation, n) => {
    text += `${n === 0 ? '' : ','}[${asciiJson(JSON.stringify(operation[0]))}`;
    for (let i = 1; i < operation.length; i++) {
      const value = operation[i] as Json;
      const written = typeof value === 'number' ? String(value) : asciiJson(textOf(value));
      text += ',';
      if (written.length < LONG) text += written;
      else {
        pieces.push(text as AsciiJson, written as AsciiJson);
        text = '';
      }
    }
    text += ']';
  });
  if (text !== '') pieces.push(text as AsciiJson);
  return pieces;
}

/** Patches as they are sent. */
import type { Json } from '../../core/json.js';
import { textOf } from '../../core/kept-text.js';
import type { Patch } from '../../protocol/patch.js';
import { type AsciiJson, asciiJson } from './ascii-json.js';

/** The operations of a patch, without the brackets around them: several patches can be joined. */
export function writeOperations(patch: Patch): AsciiJson {
  let text = '';
  for (const operation of patch) {
    text += text === '' ? '[' : ',[';
    text += JSON.stringify(operation[0]);
    for (let i = 1; i < operation.length; i++) {
      const value = operation[i] as Json;
      text += typeof value === 'number' ? `,${value}` : `,${textOf(value)}`;
    }
    text += ']';
  }
  return asciiJson(text);
}

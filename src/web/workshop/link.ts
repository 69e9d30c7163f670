/** A link that contains a whole board: compressed and after the `#`, so that no server sees it. */
import { type JsonObject, parseJson } from '../../core/json.js';
import { Refusal } from '../../core/refusal.js';

/** Far larger than any playable board (about 60 KB); keeps a wrong text from filling the memory. */
export const LARGEST_BOARD_BYTES = 300_000;
/** The longest link accepted; a board of 60 KB takes 8,000 characters. */
const LONGEST_LINK = 100_000;

const FORMAT = 'deflate-raw';

export async function linkTo(board: JsonObject): Promise<string> {
  const packed = await throughStream(
    new TextEncoder().encode(JSON.stringify(board)),
    new CompressionStream(FORMAT),
    LARGEST_BOARD_BYTES,
  );
  const { origin, pathname } = location;
  return `${origin}${pathname}#/boards/${toBase64(packed)}`;
}

/** The text of the board in a link's last part; refuses anything invalid, truncated, or too large when decompressed. */
export async function boardTextIn(part: string): Promise<string> {
  const wrong = new Refusal('link', 'holds no board, or is cut off');
  if (part.length > LONGEST_LINK || !/^[\w-]+$/.test(part)) throw wrong;
  try {
    const bytes = await throughStream(fromBase64(part), new DecompressionStream(FORMAT), LARGEST_BOARD_BYTES);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    parseJson(text, 'board');
    return text;
  } catch {
    throw wrong;
  }
}

/** Stops as soon as the output exceeds `most` bytes. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Refusal('link', `is larger than ${most} bytes`);
    }
    parts.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

/** The part of a link that contains the board, if the text is such a link. */
export const linkPart = (text: string): string | undefined =>
  text.length > LONGEST_LINK + 1000 ? undefined : /^\s*\S*#\/boards\/([\w-]+)\s*$/.exec(text)?.[1];

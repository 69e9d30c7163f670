/**
 * Frames: how requests come in and replies go out. `docs/env.md` describes every byte. A frame is a header of sixteen
 * bytes and a body; all numbers are little-endian.
 */
const MAGIC_BYTES = Buffer.from('KENV');
export const VERSION = 1;
export const HEADER_BYTES = 16;
/** Far more than any request needs; a header that promises more is refused. */
export const MAX_REQUEST_BYTES = 1 << 20;

/** Kinds of requests. A reply has the kind of its request, or REFUSAL. */
export const REFUSAL = 0;
export const SCHEMA = 1;
export const RESET = 2;
export const STEP = 3;
export const OBSERVE = 4;
export const CLONE = 5;
export const RESTORE = 6;
export const VIEW = 7;

export interface Header {
  readonly version: number;
  readonly kind: number;
  readonly id: number;
  readonly bodyBytes: number;
}

/** What came in: a request, one whose body is too large and was skipped, or something after which nothing can follow. */
export type Incoming =
  | { readonly is: 'request'; readonly header: Header; readonly body: Buffer }
  | { readonly is: 'oversize'; readonly header: Header }
  | { readonly is: 'end'; readonly reason: string };

export function writeHeader(out: Buffer, kind: number, id: number, bodyBytes: number): void {
  MAGIC_BYTES.copy(out);
  out.writeUInt16LE(VERSION, 4);
  out.writeUInt16LE(kind, 6);
  out.writeUInt32LE(id, 8);
  out.writeUInt32LE(bodyBytes, 12);
}

export function frame(kind: number, id: number, body: Buffer): Buffer {
  const out = Buffer.alloc(HEADER_BYTES + body.length);
  writeHeader(out, kind, id, body.length);
  body.copy(out, HEADER_BYTES);
  return out;
}

/** What comes after the beginning. */
const readHeader = (bytes: Buffer): Header => ({
  version: bytes.readUInt16LE(0),
  kind: bytes.readUInt16LE(2),
  id: bytes.readUInt32LE(4),
  bodyBytes: bytes.readUInt32LE(8),
});

/** Takes a stream of bytes apart, however it was cut into chunks. Ends with the stream, or where it makes no sense. */
export async function* readFrames(input: AsyncIterable<Buffer>): AsyncGenerator<Incoming> {
  const bytes = new ByteReader(input);
  for (;;) {
    // The beginning on its own: after a wrong one the rest of a header may never come.
    const start = await bytes.read(MAGIC_BYTES.length);
    if (start.length === 0) return;
    if (!start.equals(MAGIC_BYTES.subarray(0, start.length))) {
      yield { is: 'end', reason: 'a frame must begin with KENV; the stream is lost' };
      return;
    }
    const head = await bytes.read(HEADER_BYTES - MAGIC_BYTES.length);
    if (head.length < HEADER_BYTES - MAGIC_BYTES.length) break;
    const header = readHeader(head);
    if (header.bodyBytes > MAX_REQUEST_BYTES) {
      yield { is: 'oversize', header };
      if (!(await bytes.skip(header.bodyBytes))) break;
      continue;
    }
    const body = await bytes.read(header.bodyBytes);
    if (body.length < header.bodyBytes) break;
    yield { is: 'request', header, body };
  }
  yield { is: 'end', reason: 'the input ended in the middle of a frame' };
}

class ByteReader {
  private readonly chunks: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(input: AsyncIterable<Buffer>) {
    this.chunks = input[Symbol.asyncIterator]();
  }

  /** So many bytes; fewer where the input ends. */
  async read(count: number): Promise<Buffer> {
    if (this.rest.length === 0 && count > 0) await this.fetch();
    while (this.rest.length < count) {
      const had = this.rest;
      if (!(await this.fetch())) {
        this.rest = Buffer.alloc(0);
        return had;
      }
      this.rest = Buffer.concat([had, this.rest]);
    }
    const taken = this.rest.subarray(0, count);
    this.rest = this.rest.subarray(count);
    return taken;
  }

  /** Whether there were so many. */
  async skip(count: number): Promise<boolean> {
    let left = count;
    while (left > this.rest.length) {
      left -= this.rest.length;
      if (!(await this.fetch())) return false;
    }
    this.rest = this.rest.subarray(left);
    return true;
  }

  /** Replaces the rest with the next chunk. */
  private async fetch(): Promise<boolean> {
    const { value, done } = await this.chunks.next();
    this.rest = done ? Buffer.alloc(0) : value;
    return !done;
  }
}

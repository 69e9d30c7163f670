/** Frames as they arrive: cut anywhere, or not frames at all. */
import { describe, expect, it } from 'vitest';
import { request } from '../../../bench/env-client.js';
import { type Incoming, MAX_REQUEST_BYTES, readFrames } from '../../../src/cli/env/frames.js';
import { Random } from '../../../src/core/random.js';

async function* inChunks(bytes: Buffer, size: () => number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; ) {
    const next = at + size();
    yield bytes.subarray(at, next);
    at = next;
  }
}

async function read(bytes: Buffer, size: () => number = () => bytes.length): Promise<Incoming[]> {
  const found: Incoming[] = [];
  for await (const incoming of readFrames(inChunks(bytes, size))) found.push(incoming);
  return found;
}

const ENDS_EARLY = { is: 'end', reason: 'the input ended in the middle of a frame' };
const LOST = { is: 'end', reason: 'a frame must begin with KENV; the stream is lost' };

describe('a stream of frames', () => {
  const sent = [
    request(1, 7),
    request(3, 8, Buffer.from('abcdefgh')),
    request(4, 9, Buffer.alloc(5000, 'x')),
  ];
  const all = Buffer.concat(sent);

  it('is read wherever it is cut', async () => {
    const random = new Random('chunks');
    for (const size of [() => 1, () => 3, () => 16, () => 17, () => 1 + random.below(40), () => all.length]) {
      const found = await read(all, size);
      expect(
        found.map((one) => one.is === 'request' && [one.header.kind, one.header.id, one.body.toString()]),
      ).toEqual([
        [1, 7, ''],
        [3, 8, 'abcdefgh'],
        [4, 9, 'x'.repeat(5000)],
      ]);
    }
  });

  it('can end only between frames', async () => {
    expect(await read(Buffer.alloc(0))).toEqual([]);
    for (let length = 1; length < all.length; length += 7) {
      const found = await read(all.subarray(0, length));
      const isBetween = length === sent[0].length || length === sent[0].length + sent[1].length;
      if (!isBetween) expect(found.at(-1)).toEqual(ENDS_EARLY);
    }
  });

  it('is lost where a frame does not begin as one', async () => {
    const found = await read(Buffer.concat([sent[0], Buffer.from('GET / HTTP/1.1\r\n\r\n'), sent[1]]));
    expect(found.map(({ is }) => is)).toEqual(['request', 'end']);
    expect(found[1]).toEqual(LOST);
    expect(await read(Buffer.from('KENX'))).toEqual([LOST]);
    expect(await read(Buffer.from('{'))).toEqual([LOST]);
  });

  it('continues after a body that is too large', async () => {
    const large = request(3, 5, Buffer.alloc(MAX_REQUEST_BYTES + 1));
    for (const size of [() => large.length, () => 100_000]) {
      const found = await read(Buffer.concat([large, sent[1]]), size);
      expect(found.map(({ is }) => is)).toEqual(['oversize', 'request']);
    }
    const largest = request(3, 5, Buffer.alloc(MAX_REQUEST_BYTES));
    expect((await read(largest)).map(({ is }) => is)).toEqual(['request']);
    // A body that never comes.
    expect((await read(large.subarray(0, 20))).map(({ is }) => is)).toEqual(['oversize', 'end']);
  });
});

/** The server frames its messages itself; every WebSocket client must read them correctly. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { PassThrough, type Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import * as ws from 'ws';
import { type AsciiJson, asciiJson } from '../../../src/server/ws/ascii-json.js';
import { Outbox } from '../../../src/server/ws/outbox.js';

/** Missing in the types of `ws`. */
const { Receiver } = ws as unknown as { Receiver: new (options: { isServer: boolean }) => Writable };

/** What a WebSocket client reads from the bytes. */
function read(bytes: Buffer): string[] {
  const receiver = new Receiver({ isServer: false });
  const texts: string[] = [];
  receiver.on('message', (data: Buffer) => texts.push(String(data)));
  receiver.on('error', (error: Error) => {
    throw error;
  });
  receiver.write(bytes);
  return texts;
}

/** A JSON text of exactly this many bytes. */
const textOf = (length: number): AsciiJson => asciiJson(JSON.stringify('x'.repeat(length - 2)));

describe('messages of one tick', () => {
  test('are written in one piece, in order, whatever their length', async () => {
    const stream = new PassThrough();
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    const outbox = new Outbox(stream);
    const texts = [2, 125, 126, 127, 255, 256, 65_535, 65_536, 70_000, 3].map(textOf);
    for (const text of texts) outbox.add(text);
    expect(outbox.sizeBytes).toBeGreaterThan(70_000);
    expect(chunks).toHaveLength(0);
    await new Promise((resolve) => setImmediate(resolve));
    expect(chunks).toHaveLength(1);
    expect(outbox.sizeBytes).toBe(0);
    expect(read(chunks[0])).toEqual(texts);
  });

  test('mean the same in every script', () => {
    const stream = new PassThrough();
    const outbox = new Outbox(stream);
    const names = ['Dortmund–Paderborn', 'Jürgen', 'Łódź', '李小龙', '🦁 lion', 'plain'];
    for (const name of names) outbox.add(asciiJson(JSON.stringify({ name })));
    outbox.flush();
    const texts = read(stream.read() as Buffer);
    expect(texts.map((text) => (JSON.parse(text) as { name: string }).name)).toEqual(names);
  });

  test('reach a slow reader unchanged, whatever others are sent meanwhile', async () => {
    const sockets: Socket[] = [];
    const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const [late, other] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    other.resume();
    await Promise.all([once(late, 'connect'), once(other, 'connect')]);
    await expect.poll(() => sockets.length).toBe(2);
    const [slow, fast] = sockets.sort((a) => (a.remotePort === late.localPort ? -1 : 1));
    const [outbox, others] = [new Outbox(slow), new Outbox(fast)];
    const sent: string[] = [];
    // Until the operating system accepts no more, and then some.
    for (let more = 0; more < 20; more += slow.writableLength > 0 ? 1 : 0) {
      const text = asciiJson(JSON.stringify(String(sent.length).repeat(10_000)));
      sent.push(text);
      outbox.add(text);
      outbox.flush();
      others.add(textOf(60_000));
      others.flush();
    }
    const chunks: Buffer[] = [];
    late.on('data', (chunk: Buffer) => chunks.push(chunk));
    await expect.poll(() => read(Buffer.concat(chunks)).length, { timeout: 10_000 }).toBe(sent.length);
    expect(read(Buffer.concat(chunks)).every((text, i) => text === sent[i])).toBe(true);
    for (const socket of [late, other, ...sockets]) socket.destroy();
    server.close();
  });

  test('are not written to a connection that is gone', () => {
    const stream = new PassThrough();
    const outbox = new Outbox(stream);
    outbox.add(asciiJson('{}'));
    stream.destroy();
    outbox.flush();
    expect(outbox.sizeBytes).toBe(0);
  });
});

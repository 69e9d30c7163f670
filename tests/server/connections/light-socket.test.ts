/** The WebSocket client of the load test, against a server that follows the standard. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { LightSocket } from '../../../bench/server/light-socket.js';

let server: WebSocketServer;
let url: string;

beforeAll(async () => {
  server = new WebSocketServer({
    host: '127.0.0.1',
    port: 0,
    verifyClient: ({ req }: { req: IncomingMessage }) => req.headers.cookie === 'kontor=ada',
  });
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/socket`;
});
afterAll(() => {
  for (const one of server.clients) one.terminate();
  server.close();
});

function open(cookie = 'kontor=ada') {
  const texts: string[] = [];
  const events: string[] = [];
  let wake = (): void => undefined;
  const note = (what: string): void => {
    events.push(what);
    wake();
  };
  const socket = new LightSocket(
    url,
    {
      onOpen: () => note('open'),
      onText: (text) => {
        texts.push(text);
        note('text');
      },
      onClose: () => note('close'),
    },
    cookie,
  );
  const until = async (fits: () => boolean): Promise<void> => {
    while (!fits()) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { client: socket, texts, events, until };
}

test('sends and receives messages of every length', async () => {
  const connected = once(server, 'connection');
  const { client, texts, events, until } = open();
  const [socket] = await connected;
  await until(() => events.includes('open'));
  socket.on('message', (data: Buffer) => socket.send(String(data)));
  // A frame's length is written in three ways; the longest one comes in several pieces.
  const messages = ['', 'a', 'ß'.repeat(62), 'x'.repeat(126), 'ö'.repeat(30_000)];
  client.send(...messages);
  const long = 'y'.repeat(3_000_000);
  socket.send(long);
  await until(() => texts.length === messages.length + 1);
  expect(texts.filter((text) => text !== long)).toEqual(messages);
  expect(texts).toContain(long);

  socket.ping('still there?');
  const [answer] = await once(socket, 'pong');
  expect(String(answer)).toBe('still there?');

  socket.close(1012, 'restarting');
  await until(() => events.includes('close'));
});

test('reports a refused connection as closed', async () => {
  const { events, until } = open('kontor=nobody');
  await until(() => events.includes('close'));
  expect(events).toEqual(['close']);
});

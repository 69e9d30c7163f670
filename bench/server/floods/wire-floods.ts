/** Floods of the connection itself: messages with many receivers, clients that do not read, pipelined requests. */
import { setTimeout as pause } from 'node:timers/promises';
import { command, type Flood, ownGame, SMALL, times } from './script.js';
import type { Visitor } from './visitor.js';

/** As many as one address may have. */
const SOCKETS = 60;
/** As many as one person may make at once. */
const TABLES = 30;
const HELLO_WHOLE = '{"type":"hello","protocol":1,"views":"whole"}';

/** Every connection watches every table of the visitor and talks at all of them; `isReading` says which ones read. */
async function everybodyTalks(visitor: Visitor, isReading: (i: number) => boolean): Promise<void> {
  const cookie = await visitor.signUp('Talker');
  const tables: string[] = [];
  for (let i = 0; i < TABLES; i++) {
    const { body } = await visitor.ask('POST', 'tables', cookie, JSON.stringify({ config: SMALL }));
    tables.push(String(body.table));
  }
  await times(SOCKETS, async (i) => {
    for (let n = 0; !visitor.isOver; ) {
      const socket = await visitor.socket(cookie);
      if (!socket) {
        await pause(500);
        continue;
      }
      socket.send(HELLO_WHOLE);
      for (const table of tables) socket.send(JSON.stringify({ type: 'watch', table }));
      if (!isReading(i)) socket.pause();
      while (!visitor.isOver && socket.readyState === socket.OPEN) {
        socket.send(command(tables[n % TABLES], `t${i}-${n++}`, { do: 'say', text: 'x' }));
        await pause(40);
      }
      socket.terminate();
    }
  });
}

export const WIRE_FLOODS: Readonly<Record<string, Flood>> = {
  'talk before sixty watchers': (visitor) => everybodyTalks(visitor, () => true),

  'watchers who do not read': (visitor) => everybodyTalks(visitor, (i) => i < 6),

  /** Without waiting for answers, and with long headers on every other connection. */
  async 'requests in a row'(visitor) {
    const request = 'GET /api/who HTTP/1.1\r\nHost: kontor\r\n';
    const short = `${request}\r\n`.repeat(5_000);
    const long = `${request}x-long: ${'y'.repeat(12_000)}\r\n\r\n`.repeat(20);
    await times(100, async (i) => {
      const requests = i % 2 ? short : long;
      while (!visitor.isOver) {
        const socket = visitor.tcp();
        socket.on('close', () => visitor.count('closed'));
        socket.resume();
        while (!visitor.isOver && !socket.destroyed) {
          if (socket.writableLength < 1 << 20) socket.write(requests);
          await pause(5);
        }
        socket.destroy();
      }
    });
  },

  async 'proposals, orders, reminders and branches'(visitor) {
    const { table, cookies } = await ownGame(visitor, 'Proposer');
    const branch = (depth: number): object =>
      depth === 0
        ? { type: 'end-turn' }
        : { if: { type: 'end-turn' }, do: [branch(depth - 1)], else: [branch(depth - 1)] };
    const commands = [
      { do: 'propose', what: 'end' },
      { do: 'withdraw' },
      { do: 'remind' },
      { do: 'stand-in' },
      { do: 'answer', what: 'end', agree: false },
      { do: 'plan', actions: Array.from({ length: 12 }, () => branch(2)) },
      { do: 'plan', actions: [branch(6)] },
      { do: 'orders', orders: { loss: { do: 'bot', level: 'alderman' } } },
      { do: 'give-time', seat: 1 },
    ];
    await times(SOCKETS / 2, async (i) => {
      const socket = await visitor.socket(cookies[i % 2]);
      for (let n = 0; !visitor.isOver && socket?.readyState === 1; n++) {
        socket.send(command(table, `c${i}-${n}`, commands[n % commands.length], 0));
        await pause(20);
      }
      socket?.terminate();
    });
  },
};

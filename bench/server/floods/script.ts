/** Building blocks for the scripts of hostile visitors. */
import { setTimeout as pause } from 'node:timers/promises';
import type { WebSocket } from 'ws';
import type { Visitor } from './visitor.js';

/** A script of one visitor; `tables` are tables of honest people, whose ids the visitor knows. */
export type Flood = (visitor: Visitor, tables: readonly string[]) => Promise<void>;

export const SMALL = { game: 'hansa', players: 2 };

export const times = (count: number, work: (i: number) => Promise<void>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** Sends messages as fast as a socket takes them, until time is up; connects again when it is closed. */
export async function pour(visitor: Visitor, cookie: string, message: (i: number) => string): Promise<void> {
  let socket: WebSocket | null = null;
  for (let i = 0; !visitor.isOver; i++) {
    if (socket?.readyState !== 1) socket = await visitor.socket(cookie);
    if (!socket) await pause(500);
    socket?.send(message(i));
    if (i % 20 === 0 || (socket?.bufferedAmount ?? 0) > 1 << 20) await pause(5);
  }
  socket?.terminate();
}

type Request = readonly [method: string, path: string, body?: object];

/** Asks again and again, `atOnce` requests at a time. */
export async function ask(
  visitor: Visitor,
  cookie: string,
  atOnce: number,
  request: (i: number) => Request,
): Promise<void> {
  let next = 0;
  await times(atOnce, async () => {
    while (!visitor.isOver) {
      const [method, path, body] = request(next++);
      await visitor.ask(method, path, cookie, body && JSON.stringify(body));
    }
  });
}

/** Starts a game between two people who are both the visitor. */
export async function ownGame(visitor: Visitor, name: string): Promise<{ table: string; cookies: string[] }> {
  const cookies = [await visitor.signUp(`${name} 1`), await visitor.signUp(`${name} 2`)];
  const { body } = await visitor.ask('POST', 'tables', cookies[0], JSON.stringify({ config: SMALL }));
  const table = String(body.table);
  const sit = JSON.stringify({ id: 'sit', command: { do: 'sit' } });
  await visitor.ask('POST', `tables/${table}/commands`, cookies[1], sit);
  return { table, cookies };
}

export const command = (table: string, id: string, what: object, step?: number): string =>
  JSON.stringify({ type: 'do', id, table, command: what, ...(step === undefined ? {} : { step }) });

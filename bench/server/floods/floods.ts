/** What one hostile visitor can do to a server, a script for each kind of flood. */
import { setTimeout as pause } from 'node:timers/promises';
import { command, type Flood, ownGame, pour, times } from './script.js';
import { SERVICE_FLOODS } from './service-floods.js';
import { WIRE_FLOODS } from './wire-floods.js';

/** Each has done harm to a server before, with these numbers of people and connections. */
export const FLOODS: Readonly<Record<string, Flood>> = {
  async 'plans, valid and of any JSON'(visitor) {
    const junk = { type: 'x'.repeat(1000) };
    await times(7, async (i) => {
      const { table, cookies } = await ownGame(visitor, `Planner ${i}`);
      await Promise.all(
        cookies.map((cookie, seat) =>
          pour(visitor, cookie, (n) => {
            const actions = Array.from({ length: 60 }, () => (n % 2 ? junk : { type: 'end-turn' }));
            return command(table, `p${seat}-${n}`, { do: 'plan', actions });
          }),
        ),
      );
    });
  },

  async 'connecting and dropping'(visitor, [table]) {
    const cookie = await visitor.signUp('Dropper');
    await times(50, async () => {
      while (!visitor.isOver) {
        const socket = await visitor.socket(cookie);
        socket?.send(JSON.stringify({ type: 'watch', table }));
        await pause(socket ? 10 : 50);
        socket?.terminate();
      }
    });
  },

  async 'bodies of 8 MB from nobody'(visitor) {
    const body = Buffer.alloc(8 << 20, '[');
    await times(60, async () => {
      while (!visitor.isOver) {
        await visitor.ask('POST', 'records', '', body);
        await pause(20);
      }
    });
  },

  async 'tables of aldermen'(visitor) {
    const config = { game: 'hansa-teutonica', players: 4 };
    await times(2, async (n) => {
      const cookie = await visitor.signUp(`Owner ${n}`);
      const socket = await visitor.socket(cookie);
      for (let i = 0; i < 30 && !visitor.isOver; i++) {
        const { body, status } = await visitor.ask('POST', 'tables', cookie, JSON.stringify({ config }));
        if (status !== 201) continue;
        const table = String(body.table);
        const ask = (id: string, what: object) =>
          visitor.ask('POST', `tables/${table}/commands`, cookie, JSON.stringify({ id, command: what }));
        for (const seat of [1, 2, 3]) await ask(`b${seat}`, { do: 'bot', seat, level: 'alderman' });
        // Bots keep playing for people who are away as long as somebody watches.
        socket?.send(JSON.stringify({ type: 'watch', table }));
        await ask('away', { do: 'away', on: true });
      }
      while (!visitor.isOver) await pause(100);
    });
  },

  async 'lone surrogates'(visitor) {
    const { table, cookies } = await ownGame(visitor, 'Sur');
    await times(10, (i) =>
      pour(visitor, cookies[i % 2], (n) =>
        command(table, `s${i}-${n}`, { do: 'say', text: 'x' }).replace('"x"', '"\\ud800"'),
      ),
    );
  },

  async 'asking to take everything back'(visitor) {
    const { table, cookies } = await ownGame(visitor, 'Undo');
    const away = JSON.stringify({ id: 'away', command: { do: 'away', on: true } });
    await visitor.ask('POST', `tables/${table}/commands`, cookies[1], away);
    await times(8, (i) =>
      pour(visitor, cookies[0], (n) => command(table, `u${i}-${n}`, { do: 'ask-undo', moves: 0 }, 0)),
    );
  },

  async 'asking for closed tables'(visitor, tables) {
    const cookie = await visitor.signUp('Stranger');
    await times(30, async (i) => {
      for (let n = i; !visitor.isOver; n++) {
        const table = tables[n % tables.length];
        await visitor.ask('GET', `tables/${table}${n % 2 ? '/history?limit=500' : ''}`, cookie);
      }
    });
  },

  async pings(visitor) {
    const cookie = await visitor.signUp('Pinger');
    await times(50, async () => {
      while (!visitor.isOver) {
        const socket = await visitor.socket(cookie);
        if (!socket) {
          await pause(200);
          continue;
        }
        for (let i = 0; !visitor.isOver && socket.readyState === socket.OPEN; i++) {
          socket.ping('x'.repeat(100));
          if (i % 20 === 0) await pause(5);
        }
        socket.terminate();
      }
    });
  },

  async 'slow bodies'(visitor) {
    await times(300, async () => {
      const socket = visitor.tcp();
      socket.on('close', () => visitor.count('closed'));
      socket.write(
        'POST /api/people HTTP/1.1\r\nHost: kontor\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
      );
      while (!visitor.isOver && !socket.destroyed) {
        socket.write(' ');
        await pause(1000);
      }
      socket.destroy();
    });
  },

  async 'idle connections'(visitor) {
    await times(1000, async () => {
      while (!visitor.isOver) {
        const socket = visitor.tcp();
        socket.on('close', () => visitor.count('closed'));
        while (!visitor.isOver && !socket.destroyed) await pause(200);
        socket.destroy();
      }
    });
  },

  async searches(visitor) {
    const cookie = await visitor.signUp('Searcher');
    await times(30, async (i) => {
      for (let n = 0; !visitor.isOver; n++)
        await visitor.ask('GET', `tables?status=playing&search=zebra${i}x${n}`, cookie);
    });
  },

  ...SERVICE_FLOODS,
  ...WIRE_FLOODS,
};

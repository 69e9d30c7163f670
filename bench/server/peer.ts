/**
 * boardgame.io's server under the same load, for comparison: a game in which a move adds one to a number, kept in
 * memory as it comes. It is installed into a temporary folder and is no part of this package.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cpuOf, memoryOf } from './node.js';
import { freePort } from './postgres.js';
import { Tally } from './tally.js';

const PACKAGE = 'boardgame.io@0.50';
const PLAYERS = 4;
const AT_ONCE = 32;

const SERVER = `
const { Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');
const game = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }, by) => { if (by !== 1) return INVALID_MOVE; G.count += by; } },
  turn: { minMoves: 1, maxMoves: 1 },
};
console.info = console.warn = () => {};
Server({ games: [game], origins: ['*'] })
  .run(Number(process.env.PORT))
  .then(() => process.stdout.write('ready\\n'));
`;

export interface PeerLoad {
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
  readonly warmUp: number;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** The part of socket.io's client that is used. */
interface Line {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  close(): void;
  readonly io: { engine: { on(event: 'data', listener: (data: string) => void): void } };
}
type Connect = (url: string, options: object) => Line;

/** Figures, or why there are none. */
export async function measurePeer(load: PeerLoad): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-peer-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE], {
      cwd: folder,
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return `could not be had from npm: ${(error as Error).message.split('\n')[0]}`;
  }
  const port = await freePort();
  writeFileSync(join(folder, 'server.cjs'), SERVER);
  const child = spawn(process.execPath, ['server.cjs'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await Promise.race([
      once(createInterface({ input: child.stdout }), 'line'),
      once(child, 'exit').then(([code]): never => {
        throw new Error(`boardgame.io's server ended with status ${code}`);
      }),
    ]);
    const { io } = createRequire(join(folder, 'x.js'))('socket.io-client') as { io: Connect };
    return await drive(load, child.pid!, () => connect(io, port));
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

const connect = (io: Connect, port: number): Line =>
  io(`http://127.0.0.1:${port}/counting`, { transports: ['websocket'], forceNew: true });

class PeerPlayer {
  private sent = 0;
  private waiting = false;
  readonly here: Promise<void>;

  constructor(
    readonly line: Line,
    private readonly match: string,
    private readonly seat: string,
    private readonly think: () => number,
    tally: Tally,
  ) {
    this.here = new Promise((resolve) => {
      line.on('connect', () => {
        line.io.engine.on('data', (data) => {
          tally.bytes += data.length;
        });
        line.emit('sync', match, seat, undefined, PLAYERS);
      });
      line.on('sync', (_: string, info: { state: PeerState }) => {
        resolve();
        this.look(info.state);
      });
    });
    line.on('update', (_: string, state: PeerState) => {
      tally.updates++;
      if (this.waiting) {
        this.waiting = false;
        tally.acknowledged(performance.now() - this.sent, false);
      }
      this.look(state);
    });
  }

  private look(state: PeerState): void {
    if (state.ctx.currentPlayer === this.seat) setTimeout(() => this.play(state), this.think());
  }

  private play(state: PeerState): void {
    const payload = { type: 'add', args: [1], playerID: this.seat, credentials: undefined };
    this.sent = performance.now();
    this.waiting = true;
    this.line.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, this.seat);
  }
}

async function drive(
  { tables, seconds, rate, warmUp }: PeerLoad,
  pid: number,
  open: () => Line,
): Promise<unknown> {
  const empty = memoryOf(pid);
  const tally = new Tally();
  let every = (tables * 1000) / rate;
  const think = (): number => every * (0.5 + Math.random());
  const players: PeerPlayer[] = [];
  for (let i = 0; i < tables; i++) {
    for (let seat = 0; seat < PLAYERS; seat++) {
      players.push(new PeerPlayer(open(), `match${i}`, String(seat), think, tally));
      if (players.length % AT_ONCE === 0) await players.at(-1)!.here;
    }
  }
  try {
    await Promise.all(players.map(({ here }) => here));
    await pause(warmUp);
    tally.reset();
    const before = cpuOf(pid);
    await pause(seconds * 1000);
    const steady = tally.figures(cpuOf(pid) - before);
    const used = memoryOf(pid);
    every = 0;
    tally.reset();
    await pause(Math.min(seconds, 20) * 1000);
    return {
      tables,
      sockets: players.length,
      steady,
      memoryMB: used,
      memoryPerTableKB: Math.round(((used.rss - empty.rss) * 1024) / tables),
      flatOut: tally.figures(),
    };
  } finally {
    for (const { line } of players) line.close();
  }
}

/**
 * boardgame.io's server under the same load, for comparison: a game whose moves add one to a number, with its default
 * storage in memory. It is installed into a temporary folder; this package does not depend on it.
 */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { LightSocket } from './light-socket.js';
import { type LoadFigures, measureLoad } from './load.js';
import { HEAP_PROBE, Measured } from './measured.js';
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

interface PeerLoad {
  readonly tables: number;
  readonly seconds: number;
  readonly rate: number;
}

interface PeerState {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string };
}

/** Socket.io frames: a number for the kind of message, then the game's namespace. */
const OPENED = '0';
const PING = '2';
const PONG = '3';
const ENTER = '40/counting,';
const EVENT = '42/counting,';

/** Figures, or a message if npm cannot install it. */
export async function measurePeer(load: PeerLoad): Promise<LoadFigures | string> {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-peer-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', PACKAGE], {
      cwd: folder,
    });
  } catch (error) {
    rmSync(folder, { recursive: true });
    return `could not be installed from npm: ${(error as Error).message.split('\n')[0]}`;
  }
  const port = await freePort();
  writeFileSync(join(folder, 'server.cjs'), SERVER);
  const child = spawn(process.execPath, ['server.cjs'], {
    cwd: folder,
    env: { ...process.env, ...HEAP_PROBE, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    await Promise.race([
      once(createInterface({ input: child.stdout! }), 'line'),
      once(child, 'exit').then(([code]): never => {
        throw new Error(`boardgame.io's server ended with status ${code}`);
      }),
    ]);
    return await drive(
      load,
      new Measured(child),
      `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    );
  } finally {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

class PeerPlayer {
  private sent = 0;
  private waiting = false;
  private readonly socket: LightSocket;
  private arrived!: () => void;
  readonly here = new Promise<void>((resolve) => {
    this.arrived = resolve;
  });

  constructor(
    url: string,
    private readonly match: string,
    private readonly seat: string,
    /** How long to wait before a move; null to make none. */
    private readonly think: () => number | null,
    private readonly tally: Tally,
  ) {
    this.socket = new LightSocket(url, {
      onOpen: () => undefined,
      onText: (text) => this.receive(text),
      onClose: () => undefined,
    });
  }

  close(): void {
    this.socket.terminate();
  }

  private receive(text: string): void {
    this.tally.bytes += Buffer.byteLength(text);
    if (text === PING) this.socket.send(PONG);
    else if (text.startsWith(OPENED)) this.socket.send(ENTER);
    else if (text.startsWith(ENTER)) this.emit('sync', this.match, this.seat, undefined, PLAYERS);
    else if (text.startsWith(EVENT)) this.take(JSON.parse(text.slice(EVENT.length)) as unknown[]);
  }

  private emit(...event: unknown[]): void {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  private take([kind, , what]: unknown[]): void {
    if (kind === 'sync') {
      this.arrived();
      this.look((what as { state: PeerState }).state);
    } else if (kind === 'update') {
      this.tally.updates++;
      if (this.waiting) {
        this.waiting = false;
        this.tally.acknowledged(performance.now() - this.sent, false);
      }
      this.look(what as PeerState);
    }
  }

  private look(state: PeerState): void {
    if (state.ctx.currentPlayer !== this.seat) return;
    const thinkMs = this.think();
    if (thinkMs !== null) setTimeout(() => this.play(state), thinkMs);
  }

  private play(state: PeerState): void {
    const payload = { type: 'add', args: [1], playerID: this.seat, credentials: undefined };
    this.sent = performance.now();
    this.waiting = true;
    this.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, this.match, this.seat);
  }
}

async function drive(
  { tables, seconds, rate }: PeerLoad,
  server: Measured,
  url: string,
): Promise<LoadFigures> {
  const tally = new Tally();
  const players: PeerPlayer[] = [];
  let thinkMs: number | null = (tables * 1000) / rate;
  const think = (): number | null => thinkMs && thinkMs * (0.5 + Math.random());
  try {
    return await measureLoad({
      servers: [server],
      tables,
      seconds,
      tally,
      async open() {
        for (let i = 0; i < tables; i++) {
          for (let seat = 0; seat < PLAYERS; seat++) {
            players.push(new PeerPlayer(url, `match${i}`, String(seat), think, tally));
            if (players.length % AT_ONCE === 0) await players.at(-1)!.here;
          }
        }
        await Promise.all(players.map(({ here }) => here));
        return players.length;
      },
      play(isFlatOut) {
        if (isFlatOut) thinkMs = 0;
      },
      async stop() {
        thinkMs = null;
      },
    });
  } finally {
    for (const player of players) player.close();
  }
}

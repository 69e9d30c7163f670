/** Many tables with a player on every seat, connected to one or several nodes. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../../src/core/json.js';
import type { NewTable } from '../../src/protocol/tables/settings.js';
import { Player } from './player.js';
import { Tally } from './tally.js';

interface SwarmOptions {
  /** URLs of the nodes, with a final slash. */
  readonly nodes: string[];
  readonly tables: number;
  readonly table: NewTable & { readonly config: JsonObject & { readonly players: number } };
  /** Moves per second over all tables; 0 for as many as the server handles. */
  readonly rate: number;
  /** Spectators at each table, spread over the nodes. */
  readonly spectators?: number;
}

/** Is told what happens at each node. */
export interface Witness {
  sent(table: string, node: number): void;
  /** `made` is when the player made the move. */
  acknowledged(node: number, made: number): void;
  updated(table: string, node: number): void;
}

/** Concurrent requests while setting up. */
const CONCURRENCY = 32;

/** Four players, and clocks that are stored with every move but never run out. */
export const LIVE: SwarmOptions['table'] = {
  config: { game: 'hansa-teutonica', players: 4 },
  pace: { kind: 'live', bank: 86_400, increment: 60 },
};

export class Swarm {
  readonly tally = new Tally();
  readonly nodes: string[];
  playing = false;
  players: Player[] = [];
  witness: Witness | null = null;
  private rate: number;
  private onArrival: ((player: Player) => void) | null = null;

  constructor(private readonly options: SwarmOptions) {
    this.nodes = options.nodes;
    this.rate = options.rate;
  }

  /** Random, so that tables do not move in step. */
  thinkMs(): number {
    if (this.rate === 0) return 0;
    return ((this.options.tables * 1000) / this.rate) * (0.5 + Math.random());
  }

  /** Creates people and tables over HTTP, like a browser. */
  async setUp(): Promise<void> {
    const { tables } = this.options;
    let next = 0;
    const work = async (): Promise<void> => {
      for (let i = next++; i < tables; i = next++) this.players.push(...(await this.seat(i)));
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, work));
  }

  private async seat(index: number): Promise<Player[]> {
    const { table, spectators = 0 } = this.options;
    const { players } = table.config;
    const people = await Promise.all(
      Array.from({ length: players + spectators }, () => signUp(this.nodes[0], 'Player')),
    );
    const ask = async (i: number, path: string, body: unknown) =>
      (await (await post(this.nodes[0], path, () => body, people[i].cookie)).json()) as { table: string };
    const { table: id } = await ask(0, 'tables', { title: `Table ${index + 1}`, ...table });
    for (let i = 1; i < players; i++) {
      await ask(i, `tables/${id}/commands`, { id: 'sit', command: { do: 'sit', seat: i } });
    }
    // The last to sit down is ready.
    for (let i = 0; table.pace?.kind === 'live' && i < players - 1; i++)
      await ask(i, `tables/${id}/commands`, { id: 'ready', command: { do: 'ready' } });
    return people.map((person, i) => new Player(this, person.id, person.cookie, id, index * players + i));
  }

  /** Opens all connections; resolves when every player has their table. */
  async connect(): Promise<void> {
    for (let i = 0; i < this.players.length; i += CONCURRENCY) {
      const some = this.players.slice(i, i + CONCURRENCY);
      for (const player of some) player.connect();
      await this.allConnected(some);
    }
  }

  arrived(player: Player): void {
    this.onArrival?.(player);
  }

  /** Resolves when all players have their table, to the milliseconds each one took. */
  allConnected(players: readonly Player[] = this.players, timeoutMs = 60_000): Promise<number[]> {
    const begun = performance.now();
    const missing = new Set(players.filter(({ isConnected }) => !isConnected));
    const times: number[] = [];
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`${missing.size} of ${players.length} players did not reconnect`)),
        timeoutMs,
      );
      const end = (): void => {
        clearTimeout(timer);
        this.onArrival = null;
        resolve(times);
      };
      if (missing.size === 0) return end();
      this.onArrival = (player) => {
        if (!missing.delete(player)) return;
        times.push(performance.now() - begun);
        if (missing.size === 0) end();
      };
    });
  }

  play(rate = this.options.rate): void {
    this.rate = rate;
    this.playing = true;
    this.tally.reset();
    for (const player of this.players) player.playSoon();
  }

  /** Stops making moves; resolves when all pending ones are acknowledged. */
  async pause(timeoutMs = 30_000): Promise<void> {
    this.playing = false;
    const until = performance.now() + timeoutMs;
    while (this.players.some(({ isWaiting }) => isWaiting)) {
      if (performance.now() > until) throw new Error('some commands were never answered');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  close(): void {
    for (const player of this.players) player.close();
  }
}

/** A machine that is busy with other things may be too slow for the server's own timeouts. */
const SET_UP_ATTEMPTS = 20;
const SET_UP_PAUSE_MS = 1_000;

/** Retries while the server cannot answer: setting up is not measured. */
async function post(url: string, path: string, body: () => unknown, cookie = ''): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${url}api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body()),
    });
    if (response.ok) return response;
    const why = `${path}: ${await response.text()}`;
    if (response.status < 500 || attempt === SET_UP_ATTEMPTS) throw new Error(why);
    await sleep(SET_UP_PAUSE_MS);
  }
}

/** Adds a number to the name, because names are unique. */
export async function signUp(url: string, name: string): Promise<{ id: string; cookie: string }> {
  const response = await post(url, 'people', () => ({ name: `${name} ${randomInt(1e13)}` }));
  const { id } = (await response.json()) as { id: string };
  return { id, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] };
}

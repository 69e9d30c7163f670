/**
 * Measures a server under the load of players: first at a steady rate, where acknowledgements are timed, then how much
 * memory the tables take in the middle of their games, and finally as fast as it answers.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Measured } from './measured.js';
import type { Tally } from './tally.js';

interface Load {
  readonly servers: readonly Measured[];
  readonly tables: number;
  readonly seconds: number;
  readonly tally: Tally;
  /** Opens the tables and their sockets; resolves to how many sockets there are. */
  open(): Promise<number>;
  /** Plays at the steady rate, or flat out. */
  play(isFlatOut: boolean): void;
  /** Stops playing; the sockets stay open. */
  stop(): Promise<void>;
}

/** Until the code is compiled and the tables no longer move in step. */
const WARM_UP_MS = 20_000;
const MOST_FLAT_OUT_S = 20;

export type LoadFigures = Awaited<ReturnType<typeof measureLoad>>;

export async function measureLoad({ servers, tables, seconds, tally, open, play, stop }: Load) {
  const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
  const cpuMs = (): number => sum(servers.map((server) => server.cpuMs()));
  const liveKB = async (): Promise<number> =>
    sum(await Promise.all(servers.map((server) => server.liveKB())));
  const memoryMB = () => servers.map((server) => server.memory());
  const measure = async (isFlatOut: boolean, s: number) => {
    play(isFlatOut);
    if (!isFlatOut) await pause(WARM_UP_MS);
    tally.reset();
    const before = cpuMs();
    await pause(s * 1000);
    return tally.figures(cpuMs() - before);
  };

  const emptyKB = await liveKB();
  const emptyMB = sum(memoryMB().map(({ rss }) => rss));
  const sockets = await open();
  const steady = await measure(false, seconds);
  const usedMB = memoryMB();
  // Not after the flat-out part: the faster a server, the longer the games would be that it keeps.
  const usedKB = await liveKB();
  const flatOut = await measure(true, Math.min(seconds, MOST_FLAT_OUT_S));
  await stop();
  const perTable = (kilobytes: number): number => Math.round(kilobytes / tables);
  return {
    tables,
    sockets,
    steady,
    flatOut,
    memoryMB: usedMB,
    /** `live` is in use after garbage collection; `resident` includes garbage, code and caches. */
    memoryPerTableKB: {
      live: perTable(usedKB - emptyKB),
      resident: perTable((sum(usedMB.map(({ rss }) => rss)) - emptyMB) * 1024),
    },
  };
}

const ratio = (a: number, b: number): number => Math.round((a / b) * 100) / 100;

/** One server compared with another that was measured in the same run. */
export const compare = (own: LoadFigures, other: LoadFigures) => ({
  movesPerSecondFlatOut: ratio(own.flatOut.movesPerSecond, other.flatOut.movesPerSecond),
  cpuPerMoveFlatOut: ratio(own.flatOut.serverCpuMsPerMove, other.flatOut.serverCpuMsPerMove),
  cpuPerMoveSteady: ratio(own.steady.serverCpuMsPerMove, other.steady.serverCpuMsPerMove),
  liveMemoryPerTable: ratio(own.memoryPerTableKB.live, other.memoryPerTableKB.live),
});

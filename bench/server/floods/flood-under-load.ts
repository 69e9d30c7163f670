/** Lets a visitor flood a server with the default limits while honest people play, and measures what these notice. */
import { setTimeout as pause } from 'node:timers/promises';
import { round } from '../../figures.js';
import { type Audit, audit } from '../audit.js';
import type { Cluster } from '../cluster.js';
import type { ServerNode } from '../node.js';
import { LIVE, Swarm } from '../swarm.js';
import type { latencySummary } from '../tally.js';
import { floodFromProcess } from './flood-process.js';

interface FloodReport {
  readonly answers: Record<string, number>;
  /** Acknowledgement times of honest moves in milliseconds. */
  readonly before: ReturnType<typeof latencySummary>;
  readonly meanwhile: ReturnType<typeof latencySummary>;
  readonly movesMeanwhile: number;
  /** Share of a core that the server used: a steadier figure on a busy machine. */
  readonly cpuShare: { readonly before: number; readonly meanwhile: number };
  readonly refusals: Record<string, number>;
  readonly honest: Audit;
  readonly survived: boolean;
  readonly peakMemoryMB: number;
}

/** Closed to spectators. */
const CLOSED = { ...LIVE, spectators: false };
const QUIET_SECONDS = 8;
const FLOOD_SECONDS = 15;

export async function floodUnderLoad(cluster: Cluster, name: string): Promise<FloodReport> {
  const [url] = cluster.urls;
  const swarm = new Swarm({ nodes: cluster.urls, table: CLOSED, tables: 3, rate: 30 });
  try {
    await swarm.setUp();
    await swarm.connect();
    const tables = [...new Set(swarm.players.map(({ table }) => table))];
    swarm.play();
    // The first moves are slow until the code is compiled.
    await pause(3_000);
    swarm.tally.reset();
    const [node] = cluster.nodes;
    const quiet = cpuShareOf(node);
    await pause(QUIET_SECONDS * 1000);
    const before = swarm.tally.acknowledgement;
    const shareBefore = quiet();
    swarm.tally.reset();
    const flooded = cpuShareOf(node);
    const answers = await floodFromProcess({ name, url, seconds: FLOOD_SECONDS, tables });
    const meanwhile = swarm.tally.acknowledgement;
    const cpuShare = { before: shareBefore, meanwhile: node.isAlive ? flooded() : 0 };
    const { moves } = swarm.tally;
    await swarm.pause();
    const { refusals } = swarm.tally.trouble;
    const survived = node.isAlive;
    const peakMemoryMB = survived ? node.measured.memory().peak : 0;
    swarm.close();
    await cluster.stopNodes();
    const honest = await audit(cluster.database, swarm.players);
    return {
      answers,
      before,
      meanwhile,
      movesMeanwhile: moves,
      cpuShare,
      refusals,
      honest,
      survived,
      peakMemoryMB,
    };
  } finally {
    swarm.close();
  }
}

/** Starts measuring; the returned function gives the share since then. */
function cpuShareOf(node: ServerNode): () => number {
  const [begun, used] = [performance.now(), node.measured.cpuMs()];
  return () => round((node.measured.cpuMs() - used) / (performance.now() - begun));
}

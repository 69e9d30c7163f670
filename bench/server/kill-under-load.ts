/** Kills nodes under load and checks that no move is lost and every game goes on. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Audit, audit } from './audit.js';
import type { Cluster } from './cluster.js';
import type { Swarm } from './swarm.js';

interface KillReport {
  readonly kills: number;
  /** For each kill, milliseconds from the restart until each player had their table again. */
  readonly resumed: readonly number[][];
  /** Tables that made no move after the last kill. */
  readonly stuck: number;
  readonly audit: Audit;
}

/** `kill -9` at random moments; several nodes take turns. */
export async function killUnderLoad(
  cluster: Cluster,
  swarm: Swarm,
  times: number,
  betweenMs: number,
): Promise<KillReport> {
  const resumed: number[][] = [];
  swarm.play();
  for (let i = 0; i < times; i++) {
    await pause(betweenMs * (0.5 + Math.random()));
    const index = i % cluster.nodes.length;
    await cluster.nodes[index].kill();
    await cluster.start(index);
    resumed.push(await swarm.allConnected());
  }
  const before = new Map(swarm.players.map((player) => [player, player.acknowledged.length]));
  await waitUntilAllMoved(swarm, before);
  await swarm.pause();
  const moved = new Set(
    swarm.players.filter((one) => one.acknowledged.length > before.get(one)!).map(({ table }) => table),
  );
  const tables = new Set(swarm.players.map(({ table }) => table));
  swarm.close();
  await cluster.stopNodes();
  return {
    kills: times,
    resumed,
    stuck: tables.size - moved.size,
    audit: await audit(cluster.database, swarm.players),
  };
}

/** Gives every table up to 30 seconds to move. */
export async function waitUntilAllMoved(swarm: Swarm, before: ReadonlyMap<object, number>): Promise<void> {
  const waiting = new Set(swarm.players.map(({ table }) => table));
  for (let i = 0; i < 300 && waiting.size > 0; i++) {
    await pause(100);
    for (const player of swarm.players) {
      if (player.acknowledged.length > before.get(player)!) waiting.delete(player.table);
    }
  }
}

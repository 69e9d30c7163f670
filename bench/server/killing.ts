/** Nodes killed under load, one after the other, and what became of the players and their moves. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Audit, audit } from './audit.js';
import type { Scene } from './scene.js';
import type { Swarm } from './swarm.js';

export interface Killing {
  readonly kills: number;
  /** For each kill: milliseconds from the new process's address until each player had their table again. */
  readonly resumed: readonly number[][];
  /** Tables that made no move after the last kill. */
  readonly stuck: number;
  readonly audit: Audit;
}

/** `kill -9` at a moment that nobody chose; with several nodes one by one. */
export async function killUnderLoad(
  scene: Scene,
  swarm: Swarm,
  times: number,
  between: number,
): Promise<Killing> {
  const resumed: number[][] = [];
  swarm.play();
  for (let i = 0; i < times; i++) {
    await pause(between * (0.5 + Math.random()));
    const index = i % scene.nodes.length;
    await scene.nodes[index].kill();
    await scene.start(index);
    resumed.push(await swarm.allHere());
  }
  const before = new Map(swarm.players.map((player) => [player, player.acknowledged.length]));
  await untilAllMoved(swarm, before);
  await swarm.pause();
  const moved = new Set(
    swarm.players.filter((one) => one.acknowledged.length > before.get(one)!).map(({ table }) => table),
  );
  const tables = new Set(swarm.players.map(({ table }) => table));
  swarm.close();
  await scene.stopNodes();
  return {
    kills: times,
    resumed,
    stuck: tables.size - moved.size,
    audit: await audit(scene.database, swarm.players),
  };
}

/** Every table has a move's time and more. */
async function untilAllMoved(swarm: Swarm, before: ReadonlyMap<object, number>): Promise<void> {
  const waiting = new Set(swarm.players.map(({ table }) => table));
  for (let i = 0; i < 300 && waiting.size > 0; i++) {
    await pause(100);
    for (const player of swarm.players) {
      if (player.acknowledged.length > before.get(player)!) waiting.delete(player.table);
    }
  }
}

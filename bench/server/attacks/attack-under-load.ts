/** Attacks a server while honest players play, and checks that nothing changed and nobody was held up. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '../../../src/core/json.js';
import { type Audit, audit } from '../audit.js';
import type { Cluster } from '../cluster.js';
import { LIVE, Swarm, signUp } from '../swarm.js';
import type { latencySummary } from '../tally.js';
import type { Answers } from './attacker.js';
import { attackFromProcess } from './attacker-process.js';
import { snapshot } from './snapshot.js';

interface AttackOptions {
  readonly messages: number;
  readonly seed: number;
  readonly width: number;
  /** Seconds of undisturbed play before the attack, for comparison. */
  readonly quiet: number;
}

interface AttackReport {
  readonly answers: Answers;
  readonly seconds: number;
  /** Acknowledgement times of honest moves in milliseconds, before and during the attack. */
  readonly before: ReturnType<typeof latencySummary>;
  readonly meanwhile: ReturnType<typeof latencySummary>;
  readonly movesMeanwhile: number;
  readonly refusals: Record<string, number>;
  readonly honest: Audit;
  /** Database tables that changed, apart from the honest games. */
  readonly changed: string[];
  readonly survived: boolean;
}

/** Closed to spectators. */
const CLOSED = { ...LIVE, spectators: false };
const HONEST = { tables: 3, rate: 30 };

/** A player of a paused game who has nothing to decide; they join the attackers. */
async function idlePlayer(cluster: Cluster) {
  const swarm = new Swarm({ nodes: cluster.urls, tables: 1, table: CLOSED, rate: 40 });
  await swarm.setUp();
  await swarm.connect();
  swarm.play();
  const fits = () => swarm.players.find(({ sent, mustDecide }) => sent.length >= 10 && !mustDecide);
  while (swarm.players.some(({ sent }) => sent.length < 10)) await pause(20);
  await swarm.pause();
  // The last update may still be on its way.
  while (!fits()) await pause(20);
  swarm.close();
  return fits()!;
}

export async function attackUnderLoad(cluster: Cluster, options: AttackOptions): Promise<AttackReport> {
  const [url] = cluster.urls;
  const player = await idlePlayer(cluster);
  const swarm = new Swarm({ nodes: cluster.urls, table: CLOSED, ...HONEST });
  await swarm.setUp();
  await swarm.connect();
  const outsider = await signUp(url, 'Outsider');
  const tables = [...new Set(swarm.players.map(({ table }) => table))];
  swarm.play();
  await pause(options.quiet * 1000);
  const before = swarm.tally.acknowledgement;
  const snapshotBefore = snapshot(cluster.database, new Set(tables));
  swarm.tally.reset();
  const begun = performance.now();
  const answers = await attackFromProcess({
    url,
    cookies: { stranger: '', outsider: outsider.cookie, player: player.cookie },
    targets: { tables: [player.table, ...tables], done: player.sent as unknown as JsonObject[] },
    count: options.messages,
    seed: options.seed,
    width: options.width,
  });
  const seconds = (performance.now() - begun) / 1000;
  const meanwhile = swarm.tally.acknowledgement;
  const { moves } = swarm.tally;
  await swarm.pause();
  const { refusals } = swarm.tally.trouble;
  const snapshotAfter = snapshot(cluster.database, new Set(tables));
  const survived = cluster.nodes[0].isAlive;
  swarm.close();
  await cluster.stopNodes();
  return {
    answers,
    seconds,
    before,
    meanwhile,
    movesMeanwhile: moves,
    refusals,
    honest: await audit(cluster.database, swarm.players),
    changed: Object.keys(snapshotAfter).filter(
      (name) => JSON.stringify(snapshotAfter[name]) !== JSON.stringify(snapshotBefore[name]),
    ),
    survived,
  };
}

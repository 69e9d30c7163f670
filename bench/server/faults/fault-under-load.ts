/** Causes a fault in a cluster under load and checks that no move is lost or doubled and nobody is misled. */
import { setTimeout as pause } from 'node:timers/promises';
import { round } from '../../figures.js';
import { audit } from '../audit.js';
import { waitUntilAllMoved } from '../kill-under-load.js';
import { LIVE, Swarm } from '../swarm.js';
import type { Fault } from './fault.js';
import { Observer } from './observer.js';

interface Load {
  readonly tables: number;
  /** Moves per second over all tables. */
  readonly rate: number;
  /** How long it lasts before the fault begins. */
  readonly beforeMs?: number;
}

export interface FaultReport {
  readonly acknowledged: number;
  /** Acknowledged moves that are not in the database, and moves that are there twice. */
  readonly lost: number;
  readonly doubled: number;
  /** Moves that are in the database but were never acknowledged, and logs with gaps. */
  readonly unknown: number;
  readonly damaged: number;
  /** Watchers who did not get the last move. */
  readonly staleWatchers: number;
  /** Tables at which no move was made afterwards. */
  readonly stuckTables: number;
  readonly untruthSeconds: number;
  readonly secondsToFirstAcknowledgement: number | null;
  /** Commands that were refused as `broken` and sent again. */
  readonly failedCommands: number;
  readonly acknowledgedMeanwhile: number;
  /** Commands that were refused for any other reason. */
  readonly refusals: Readonly<Record<string, number>>;
}

const PAUSE_TIMEOUT_MS = 60_000;
const CATCH_UP_MS = 20_000;

/** The figures that must be zero. */
export const faultsOf = (report: FaultReport): string[] =>
  (
    ['lost', 'doubled', 'unknown', 'damaged', 'staleWatchers', 'stuckTables', 'untruthSeconds'] as const
  ).filter((name) => report[name] !== 0);

export async function faultUnderLoad(
  fault: Fault,
  { tables, rate, beforeMs = 3_000 }: Load,
): Promise<FaultReport> {
  const { cluster, begin, end, clean } = await fault.prepare();
  const table = { ...LIVE, ...(fault.pace ? { pace: fault.pace } : {}) };
  const swarm = new Swarm({ nodes: cluster.urls, tables, table, rate, spectators: 2 });
  let observer: Observer | undefined;
  try {
    await swarm.setUp();
    await swarm.connect();
    observer = new Observer(cluster.urls);
    swarm.witness = observer;
    swarm.play();
    await pause(beforeMs);
    const begun = performance.now();
    await begin();
    const struck = performance.now();
    await pause(fault.lastsMs);
    const ended = performance.now();
    await end();
    const span = { begun, struck, ended };
    const acknowledgedBefore = new Map(swarm.players.map((one) => [one, one.acknowledged.length]));
    await waitUntilAllMoved(swarm, acknowledgedBefore);
    await swarm.pause(PAUSE_TIMEOUT_MS);
    await observer.stop();
    const staleWatchers = await countStale(swarm);
    const moved = new Set(
      swarm.players
        .filter((one) => one.acknowledged.length > acknowledgedBefore.get(one)!)
        .map(({ table }) => table),
    );
    swarm.close();
    await cluster.stopNodes();
    const found = await audit(cluster.database, swarm.players);
    const first = observer.firstAfter(span);
    return {
      acknowledged: found.acknowledged,
      lost: found.missing,
      doubled: found.twice,
      unknown: found.unknown,
      damaged: found.broken,
      staleWatchers,
      stuckTables: tables - moved.size,
      untruthSeconds: round(observer.untruthMs(span, fault.stopsWriting) / 1000),
      secondsToFirstAcknowledgement: first === null ? null : round(first / 1000),
      failedCommands: swarm.tally.failed,
      acknowledgedMeanwhile: observer.acknowledgedIn(span),
      refusals: swarm.tally.trouble.refusals,
    };
  } finally {
    await observer?.stop();
    swarm.close();
    await cluster.close();
    await clean?.();
  }
}

/** Gives watchers time to get the last move of their table; those without it are stale. */
async function countStale(swarm: Swarm): Promise<number> {
  const latest = new Map<string, number>();
  for (const { table, knownNumber, acknowledgedNumber } of swarm.players)
    latest.set(table, Math.max(latest.get(table) ?? 0, knownNumber, acknowledgedNumber));
  const stale = () =>
    swarm.players.filter(({ table, knownNumber }) => knownNumber < latest.get(table)!).length;
  const until = performance.now() + CATCH_UP_MS;
  while (stale() > 0 && performance.now() < until) await pause(50);
  return stale();
}

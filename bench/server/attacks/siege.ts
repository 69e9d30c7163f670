/** Honest players and attackers on one server: what the attackers were told, and what came of it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { JsonObject } from '../../../src/core/json.js';
import { type Audit, audit } from '../audit.js';
import type { Scene } from '../scene.js';
import { enter, LIVE, Swarm } from '../swarm.js';
import type { spreadOf } from '../tally.js';
import type { Answers } from './attacker.js';
import { attackFromOutside } from './process.js';
import { snapshot } from './snapshot.js';

export interface SiegeOptions {
  readonly messages: number;
  readonly seed: number;
  readonly width: number;
  /** Seconds of play before, to compare with. */
  readonly quiet: number;
}

export interface Siege {
  readonly answers: Answers;
  readonly seconds: number;
  /** Acknowledgements of the honest players' moves, in milliseconds, before and meanwhile. */
  readonly before: ReturnType<typeof spreadOf>;
  readonly meanwhile: ReturnType<typeof spreadOf>;
  readonly movesMeanwhile: number;
  readonly refusals: Record<string, number>;
  readonly honest: Audit;
  /** Tables of the database that differ, apart from the honest games. */
  readonly changed: string[];
  readonly survived: boolean;
}

/** Games that nobody else may look at. */
const CLOSED = { ...LIVE, spectators: false };
const HONEST = { tables: 3, rate: 30 };

/** A game that stands still; one of its players, who has nothing to decide, is among the attackers. */
async function standingGame(scene: Scene) {
  const swarm = new Swarm({ nodes: scene.urls, tables: 1, table: CLOSED, rate: 40 });
  await swarm.setUp();
  await swarm.connect();
  swarm.play();
  const fits = () => swarm.players.find(({ sent, mustDecide }) => sent.length >= 10 && !mustDecide);
  while (swarm.players.some(({ sent }) => sent.length < 10)) await pause(20);
  await swarm.pause();
  // The last news may still be under way.
  while (!fits()) await pause(20);
  swarm.close();
  return fits()!;
}

export async function besiege(scene: Scene, options: SiegeOptions): Promise<Siege> {
  const [url] = scene.urls;
  const player = await standingGame(scene);
  const swarm = new Swarm({ nodes: scene.urls, table: CLOSED, ...HONEST });
  await swarm.setUp();
  await swarm.connect();
  const outsider = await enter(url, 'Outsider');
  const tables = [...new Set(swarm.players.map(({ table }) => table))];
  swarm.play();
  await pause(options.quiet * 1000);
  const before = swarm.tally.acknowledgement;
  const was = snapshot(scene.database, new Set(tables));
  swarm.tally.reset();
  const begun = performance.now();
  const answers = await attackFromOutside({
    url,
    cookies: { stranger: '', outsider: outsider.cookie, player: player.cookie },
    prey: { tables: [player.table, ...tables], done: player.sent as unknown as JsonObject[] },
    count: options.messages,
    seed: options.seed,
    width: options.width,
  });
  const seconds = (performance.now() - begun) / 1000;
  const meanwhile = swarm.tally.acknowledgement;
  const { moves } = swarm.tally;
  await swarm.pause();
  const { refusals } = swarm.tally.trouble;
  const is = snapshot(scene.database, new Set(tables));
  const survived = scene.nodes[0].isAlive;
  swarm.close();
  await scene.stopNodes();
  return {
    answers,
    seconds,
    before,
    meanwhile,
    movesMeanwhile: moves,
    refusals,
    honest: await audit(scene.database, swarm.players),
    changed: Object.keys(is).filter((name) => JSON.stringify(is[name]) !== JSON.stringify(was[name])),
    survived,
  };
}

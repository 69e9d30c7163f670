/**
 * A server killed under load: no acknowledged move is lost, none is made twice, all games continue.
 * `npm run proof` kills more often, under more load, and on both databases.
 */
import { expect, test } from 'vitest';
import { Cluster } from '../../../bench/server/cluster.js';
import { killUnderLoad } from '../../../bench/server/kill-under-load.js';
import { LIVE, Swarm } from '../../../bench/server/swarm.js';

const TABLES = 4;
const KILLS = 1;
const BETWEEN = 500;

test('kill -9 under load', async () => {
  const cluster = await Cluster.sqlite();
  try {
    const swarm = new Swarm({ nodes: cluster.urls, tables: TABLES, table: LIVE, rate: 100 });
    await swarm.setUp();
    await swarm.connect();
    const { audit, stuck } = await killUnderLoad(cluster, swarm, KILLS, BETWEEN);
    expect(audit.moves).toBeGreaterThan(TABLES);
    expect(audit).toEqual({
      moves: audit.acknowledged,
      acknowledged: audit.moves,
      missing: 0,
      twice: 0,
      unknown: 0,
      broken: 0,
    });
    expect(stuck).toBe(0);
    expect(swarm.tally.trouble.refusals).toEqual({});
  } finally {
    await cluster.close();
  }
});

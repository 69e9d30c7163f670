/** Extremely long games, and players with very many results, do not slow the server down. */
import { afterAll, expect, test, vi } from 'vitest';
import { longRecord } from '../../../bench/server/floods/long-game.js';
import type { Steps } from '../../../src/core/history/steps.js';
import type { PlayerStatistics, Ranking } from '../../../src/protocol/people/statistics.js';
import { inSlices } from '../../../src/server/slices.js';
import { actorOf } from '../../../src/server/tables/decide/context.js';
import { importRecord } from '../../../src/server/tables/start/import-record.js';
import { DEFAULTS } from '../../../src/server/tables/start/new-table.js';
import { serve } from '../help.js';

const server = await serve({ LOG_LEVEL: 'silent' });
afterAll(() => server.stop());
const { services } = server.running;
const MOVES = 1200;
const record = longRecord(MOVES);

/** Counts the turns of the event loop until `end`. */
function countTurns(): { turns: number; end(): void } {
  let isOver = false;
  const counter = {
    turns: 0,
    end() {
      isOver = true;
    },
  };
  const count = (): void => {
    if (isOver) return;
    counter.turns++;
    setImmediate(count);
  };
  setImmediate(count);
  return counter;
}

test('a long game is imported in slices, so that other work continues in between', async () => {
  const ada = await server.person('Ada');
  const person = (await services.store.people.find(ada.id))!;
  const counter = countTurns();
  let turnsBefore = 0;
  const append = vi.spyOn(services.store.tables, 'append').mockImplementationOnce((what) => {
    turnsBefore = counter.turns;
    return services.store.database.append(what);
  });
  // A millisecond passes at each reading of the clock, so that nothing depends on the speed of the machine.
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++ms);
  const settings = { ...DEFAULTS, rated: false, hints: true, config: {} };
  const table = await importRecord(services, record, settings, actorOf({ person })).finally(() => {
    counter.end();
    clock.mockRestore();
    append.mockRestore();
  });
  // Checking the moves, writing them as events and applying these: each is a fifth of a turn for every move.
  expect(turnsBefore).toBeGreaterThan(MOVES / 2);
  const log = await services.store.tables.log(table);
  expect(log.map(({ number }) => number)).toEqual(Array.from({ length: MOVES + 2 }, (_, i) => i + 1));
  const moved = log.flatMap(({ event }) => (event.kind === 'moved' ? [event] : []));
  expect(moved.map(({ seat, action }) => ({ seat, action }))).toEqual(record.actions);
});

test('several imports share each turn of the event loop, one slice each', async () => {
  const counter = countTurns();
  const busy: number[] = [];
  const begun = performance.now();
  let ms = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => begun + ++ms);
  function* work(): Steps<void> {
    for (let step = 0; step < 50; step++) {
      if (busy.at(-1) !== counter.turns) busy.push(counter.turns);
      yield;
    }
  }
  await Promise.all([inSlices(work()), inSlices(work()), inSlices(work())]);
  counter.end();
  clock.mockRestore();
  // Each of the three takes ten slices or so; together they take as many turns.
  expect(new Set(busy).size).toBeGreaterThan(20);
});

test('a page of the history of a long game reads no more of its log than it needs', async () => {
  const bo = await server.person('Bo');
  const table = String((await bo.ask('POST', 'records', record)).body.table);
  const reading = vi.spyOn(services.store.tables, 'readLog');
  const page = (await bo.ask<{ steps: unknown[]; more: boolean }>('GET', `tables/${table}/history?limit=10`))
    .body;
  expect([page.steps.length, page.more]).toEqual([10, true]);
  expect(reading).toHaveBeenCalledTimes(1);
  reading.mockRestore();
});

test('the statistics of a player cover their newest 2,000 games', async () => {
  const cy = await server.person('Cy');
  const many = (values: string): string =>
    `with recursive games (i) as (select 1 union all select i + 1 from games where i < ?) select printf('many%08d', i), ${values} from games`;
  await services.store.database.write({
    statements: [
      {
        sql: `insert into tables (id, number, status, access, spectators, game, board, players, free, title, host_id,
            pace, created_at, changed_at, ended_at, deadline, said, search)
          ${many(`1, 'over', 'open', 1, 'hansa', 'baltic', 2, 0, '', null, 'untimed', i, i, i, null, 0, ''`)}`,
        parameters: [2001],
      },
      {
        sql: `insert into results (table_id, seat, player, name, game, board, players, rank, score, win, ended_at, mu, sigma)
          ${many("0, 'bot:greedy', 'greedy', 'hansa', 'baltic', 2, 1, 20, 1, i, 25, 8")}`,
        parameters: [2001],
      },
    ],
  });
  const { games } = (await cy.ask<PlayerStatistics>('GET', 'players/bot:greedy/statistics')).body;
  expect(games.map(({ games }) => games)).toEqual([2000]);
});

test('the ranking covers the 2,000 highest ratings', async () => {
  const dora = await server.person('Dora');
  const insert = (players: number, rating: number, name: string) => ({
    sql: `insert into standings (player, game, players, rating, deviation, games, rated_at)
      with recursive all_ (i) as (select 1 union all select i + 1 from all_ where i < ?)
      select 'bot:' || ? || i, 'hansa-teutonica', 0, ?, 50, 30, 1 from all_`,
    parameters: [players, name, rating],
  });
  const best = async (): Promise<string[]> =>
    (await dora.ask<Ranking>('GET', 'ranking?game=hansa-teutonica')).body.map(({ player }) => player);
  await services.store.database.write({ statements: [insert(1, 1400, 'low-')] });
  expect(await best()).toEqual(['bot:low-1']);
  const provisional = insert(2000, 1500, 'new-');
  await services.store.database.write({
    statements: [{ ...provisional, sql: provisional.sql.replace('50, 30', '300, 1') }],
  });
  expect(await best()).not.toContain('bot:low-1');
});

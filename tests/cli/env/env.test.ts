/** `kontor env` as another program sees it: a process, frames in, frames out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import {
  drawActions,
  EnvClient,
  EnvRefusal,
  KIND,
  type Observation,
  PART,
  request,
} from '../../../bench/env-client.js';
import { ActionBuffer } from '../../../src/core/actions.js';
import { FeatureList } from '../../../src/core/features.js';
import type { Rules } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { effort } from '../../setup/effort.js';
import { kontor } from '../call.js';

const SALT = { game: 'hansa-teutonica', board: 'salt-march', players: 3 };
const TWO = { game: 'hansa-teutonica', edition: '2009', players: 2, modules: ['missions'] };
const HANSA = { game: 'hansa', players: 4 };
const LISTS = PART.features | PART.legal;
const ALL = PART.features | PART.dense | PART.legal | PART.mask;

const folder = mkdtempSync(join(tmpdir(), 'kontor-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const started: EnvClient[] = [];
afterEach(async () => {
  for (const client of started.splice(0)) await client.close();
});
async function start(config: unknown, ...args: (string | number)[]): Promise<EnvClient> {
  const client = await EnvClient.start(config, ...args);
  started.push(client);
  return client;
}

const row = <T extends Uint16Array | Int32Array>(
  lists: { offsets: Uint32Array; items: T } | undefined,
  i: number,
): number[] => Array.from(lists!.items.subarray(lists!.offsets[i], lists!.offsets[i + 1]));

/** The same everywhere: dense form and mask hold what the lists say. */
function expectForms(client: EnvClient, seen: Observation): void {
  const { featureWidth, maskBytes } = client.schema;
  for (let i = 0; i < seen.games; i++) {
    const dense = Array.from(seen.dense!.subarray(i * featureWidth, (i + 1) * featureWidth));
    const present = dense.flatMap((value, feature) => (value === 1 ? [feature] : []));
    expect(present).toEqual(row(seen.features, i).sort((a, b) => a - b));
    const mask = seen.mask!.subarray(i * maskBytes, (i + 1) * maskBytes);
    const allowed: number[] = [];
    mask.forEach((byte, k) => {
      for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) allowed.push(8 * k + bit);
    });
    expect(allowed).toEqual(row(seen.legal, i).sort((a, b) => a - b));
  }
}

describe('a batch of games', () => {
  it('shows what the engine shows, game by game, in every form', async () => {
    const configs = [SALT, TWO, HANSA];
    const client = await start(configs, '--batch', 7, '--workers', 2, '--seed', 40);
    const rules = configs.map((config) => shelf.rules(config));
    const rulesOf = (i: number): Rules => rules[i % 3];
    let seen = await client.reset(ALL);
    expect(Array.from(seen.seeds)).toEqual([40, 41, 42, 43, 44, 45, 46]);
    const states = Array.from(seen.seeds, (seed, i) => rulesOf(i).setUp(new Random(String(seed))));
    const legal = new ActionBuffer();
    const random = new Random('engine');
    for (let step = 0; step < effort(60, 150); step++) {
      expectForms(client, seen);
      const actions = drawActions(seen, (n) => random.below(n));
      states.forEach((state, i) => {
        const seat = rulesOf(i).decider(state);
        expect(seen.seats[i]).toBe(seat);
        expect(seen.decisions[i]).toBe(step);
        const features = new FeatureList(rulesOf(i).featureCount);
        rulesOf(i).sense(state, seat, features);
        expect(row(seen.features, i)).toEqual(Array.from(features.items.subarray(0, features.length)));
        rulesOf(i).legal(state, legal);
        const list = row(seen.legal, i);
        expect(list).toEqual(
          Array.from({ length: legal.length }, (_, k) => rulesOf(i).actionIndex(state, legal.at(k))),
        );
        rulesOf(i).apply(state, legal.at(list.indexOf(actions[i])));
      });
      seen = await client.step(ALL, actions);
    }
    expect(await client.view(1)).toEqual(rulesOf(1).writeView(states[1], rulesOf(1).decider(states[1])));
  });

  it('is the same with any number of workers, with bots and to the end of games', async () => {
    const seatings = [
      { config: SALT, bots: [null, 'random', 'random'] },
      { config: HANSA, bots: ['greedy', null, 'random', null] },
    ];
    const play = async (workers: number): Promise<Observation[]> => {
      const client = await start(seatings, '--batch', 6, '--workers', workers, '--seed', 5, '--longest', 400);
      const random = new Random('workers');
      const all = [await client.reset(LISTS)];
      for (let step = 0; step < 150; step++)
        all.push(
          await client.step(
            LISTS,
            drawActions(all[step], (n) => random.below(n)),
          ),
        );
      return all;
    };
    const one = await play(1);
    // As bytes: `toEqual` goes through the numbers of hundreds of lists one by one.
    for (const workers of effort([3], [3, 6]))
      expect(serialize(await play(workers)).equals(serialize(one))).toBe(true);
    // Bots have the seats they were given, and games ended in both ways.
    for (const { seats, done } of one) {
      seats.forEach((seat, i) => {
        expect(i % 2 === 0 ? [0] : [1, 3]).toContain(seat);
      });
      expect(Math.max(...done)).toBeLessThanOrEqual(2);
    }
    const ends = one.flatMap(({ done }) => Array.from(done));
    expect(ends).toContain(1);
    expect(ends).toContain(2);
  });

  it('begins a game as `kontor new` does with the same seed', async () => {
    const client = await start(SALT, '--batch', 2, '--seed', 8);
    await client.reset(PART.legal, [2, 1], [123, 0]);
    const { out: position } = await kontor(['new', JSON.stringify({ ...SALT, seed: '123' })]);
    const { config, ...view } = JSON.parse((await kontor(['view', position, '--seat', '0'])).out);
    const { config: shownConfig, ...shown } = await client.view(0);
    expect(shown).toEqual(view);
    expect(config).toMatchObject(shownConfig as object);
    // The other game got its seed from the environment.
    expect((await client.observe(0)).seeds[1]).toBe(9);
  });

  it('stops at the end of a game if it should not begin the next', async () => {
    const client = await start(HANSA, '--batch', 2, '--seed', 1, '--no-auto-reset', '--reward', 'rank');
    const random = new Random('rest');
    let seen = await client.reset(PART.legal);
    while (seen.done[0] === 0) {
      const actions = drawActions(seen, (n) => random.below(n));
      actions[1] = -1;
      seen = await client.step(PART.legal, actions);
    }
    expect(seen.decisions[1]).toBe(0);
    expect([seen.done[0], seen.seats[0], row(seen.legal, 0)]).toEqual([1, -1, []]);
    expect(Array.from(seen.rewards.subarray(0, 4)).reduce((a, b) => a + b)).toBeCloseTo(0);
    await expect(client.step(PART.legal, Int32Array.of(0, -1))).rejects.toThrow(
      'actions[0]: the game is over',
    );
    // Rewards are reported once; that the game is over is reported until it is reset.
    seen = await client.step(PART.legal, Int32Array.of(-1, -1));
    expect([seen.done[0], ...seen.rewards.subarray(0, 4)]).toEqual([1, 0, 0, 0, 0]);
    const { seeds } = await client.reset(PART.legal, [1, 0]);
    expect(Array.from(seeds)).toEqual([3, 2]);
  });

  it('plays custom boards', async () => {
    const board = JSON.parse(
      readFileSync(
        new URL('../../../src/games/hansa-teutonica/boards/salt-march.json', import.meta.url),
        'utf8',
      ),
    );
    const file = join(folder, 'my-marsh.json');
    writeFileSync(file, JSON.stringify({ ...board, id: 'my-marsh' }));
    const client = await start(
      { game: 'hansa-teutonica', players: 3 },
      '--board-file',
      file,
      '--batch',
      2,
      '--workers',
      2,
    );
    expect(client.schema.seatings[0].config.board).toBe('my-marsh');
    expect((await client.reset(PART.legal)).seats).toEqual(Int8Array.of(0, 0));
  });
});

describe('clone and restore', () => {
  const play = async (
    client: EnvClient,
    seen: Observation,
    steps: number,
    dice: string,
  ): Promise<Observation[]> => {
    const random = new Random(dice);
    const all = [seen];
    for (let step = 0; step < steps; step++)
      all.push(
        await client.step(
          LISTS,
          drawActions(all[step], (n) => random.below(n)),
        ),
      );
    return all;
  };

  it.each([
    { bots: ['random', 'greedy'], steps: 60 },
    { bots: ['apprentice:easy', 'trader', 'merchant', ...effort([], ['alderman:1'])], steps: 2 },
  ])('a restored game against $bots continues as it did before', async ({ bots, steps }) => {
    const games = Array.from({ length: 2 * bots.length }, (_, game) => game);
    const client = await start(
      bots.map((bot) => ({ config: SALT, bots: [bot, null, 'random'] })),
      ...['--batch', games.length, '--slots', games.length + 1, '--seed', 6],
    );
    const before = await play(client, await client.reset(LISTS), 3, 'before');
    const slotOf = (game: number): number => games.length - game;
    await client.clone(...games.map((game): [number, number] => [game, slotOf(game)]));
    const first = await play(client, before[3], steps, 'after');
    const again = await client.restore(LISTS, ...games.map((game): [number, number] => [slotOf(game), game]));
    expect(again).toEqual({ ...before[3], done: again.done });
    expect(await play(client, again, steps, 'after')).toEqual([again, ...first.slice(1)]);
  });

  it('a game can be restored only into games of the same kind', async () => {
    const client = await start([SALT, HANSA], '--batch', 4, '--slots', 2, '--seed', 3);
    const seen = await client.reset(ALL);
    await client.clone([0, 1]);
    await client.step(
      ALL,
      drawActions(seen, () => 0),
    );
    await expect(client.restore(ALL, [0, 0])).rejects.toThrow('slot[0]: nothing was kept in slot 0');
    await expect(client.restore(ALL, [1, 2], [1, 3])).rejects.toThrow(
      'game[1]: slot 1 holds a game of seating 0, but game 3 has 1',
    );
    // The first pair was not carried out either.
    expect((await client.observe(ALL)).decisions).toEqual(Uint32Array.of(1, 1, 1, 1));
    const after = await client.restore(ALL, [1, 2]);
    expect(after.decisions).toEqual(Uint32Array.of(1, 1, 0, 1));
    expect(row(after.features, 2)).toEqual(row(seen.features, 0));
    expect(after.seeds[2]).toBe(3);
  });
});

describe('the schema', () => {
  it('has a fingerprint that depends on what observations and actions mean, and on nothing else', async () => {
    const of = async (config: unknown, ...args: (string | number)[]) => (await start(config, ...args)).schema;
    const plain = await of(SALT);
    expect(plain).toMatchObject({ format: 'kontor-env', version: 1, games: 1, players: 3 });
    expect(plain.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const same = await of(
      SALT,
      '--batch',
      5,
      '--seed',
      4,
      '--bots',
      'outside,random,outside',
      '--reward',
      'points',
    );
    expect(same.fingerprint).toBe(plain.fingerprint);
    expect(same.seatings[0].bots).toEqual([null, 'random', null]);
    const several = await of([SALT, SALT, { ...SALT, rules: 1 }, { ...SALT, edition: '2009' }]);
    expect(several.fingerprint).not.toBe(plain.fingerprint);
    const [salt, twin, ...others] = several.seatings.map(({ fingerprint }) => fingerprint);
    expect([salt, twin]).toEqual([plain.seatings[0].fingerprint, salt]);
    expect(new Set([salt, ...others]).size).toBe(3);
  });

  it('names the features and actions there are', async () => {
    const { schema } = await start([SALT, HANSA]);
    const [salt, hansa] = schema.seatings;
    expect(salt.actions.count).toBe(shelf.rules(SALT).actionSpace.size);
    expect(salt.actions.blocks[1]).toMatchObject({
      name: 'place',
      parts: [{ name: 'piece', values: ['trader', 'merchant'] }, {}],
    });
    expect(hansa.features.count).toBe(shelf.rules(HANSA).featureCount);
    expect(schema.featureWidth).toBe(salt.features.count);
    expect(schema.maskBytes).toBe(Math.ceil(hansa.actions.count / 8));
  });
});

const u32 = (...numbers: number[]): Buffer => Buffer.from(Uint32Array.from(numbers).buffer);
const i32 = (...numbers: number[]): Buffer => Buffer.from(Int32Array.from(numbers).buffer);

describe('what is refused', () => {
  it('says why, changes nothing, and the process continues', async () => {
    const client = await start(SALT, '--batch', 3, '--workers', 2, '--slots', 1, '--seed', 2);
    const early = /no game has begun; reset first/;
    await expect(client.observe(0)).rejects.toThrow(early);
    await expect(client.step(0, Int32Array.of(-1, -1, -1))).rejects.toThrow(early);
    await expect(client.view(0)).rejects.toThrow(early);
    await expect(client.clone([0, 0])).rejects.toThrow(early);
    await expect(client.reset(0, [1, 0, 1])).rejects.toThrow(
      'which[1]: the first reset must begin every game',
    );

    const begun = await client.reset(ALL);
    const { count } = client.schema.seatings[0].actions;
    const legal = begun.legal!.items[0];
    const notLegal = Array.from({ length: count }, (_, i) => i).find(
      (i) => !row(begun.legal, 2).includes(i),
    )!;
    const which = Buffer.from([1, 1, 3, 0]);
    const cases: [kind: number, body: Buffer, refusal: string | RegExp][] = [
      [KIND.schema, u32(1), 'body: has 4 bytes too many'],
      [KIND.step, Buffer.alloc(0), 'parts: is missing'],
      [KIND.step, Buffer.from([1, 2]), 'parts: needs 4 bytes, 2 are left'],
      [KIND.step, u32(16, 0, 0, 0), 'parts: 16 has unknown bits'],
      [KIND.step, u32(4), 'actions: is missing'],
      [KIND.step, Buffer.concat([u32(4), i32(-1, -1)]), 'actions: needs 12 bytes, 8 are left'],
      [KIND.step, Buffer.concat([u32(4), i32(-1, -1, -1, -1)]), 'body: has 4 bytes too many'],
      [
        KIND.step,
        Buffer.concat([u32(4), i32(legal, legal, notLegal)]),
        `actions[2]: ${notLegal} is not legal now`,
      ],
      [
        KIND.step,
        Buffer.concat([u32(4), i32(legal, legal, count)]),
        `actions[2]: must be from 0 to ${count - 1}, or -1 for none; not ${count}`,
      ],
      [KIND.step, Buffer.concat([u32(4), i32(legal, -2, legal)]), 'actions[1]: must be from 0'],
      [KIND.reset, Buffer.concat([u32(4), which, u32(1, 2, 3)]), 'which[2]: must be from 0 to 2, not 3'],
      [KIND.reset, Buffer.concat([u32(4), Buffer.from([1, 1, 1, 0])]), 'seeds: is missing'],
      [KIND.reset, Buffer.concat([u32(4), Buffer.from([1])]), 'which: needs 4 bytes, 1 are left'],
      [KIND.observe, u32(4, 4), 'body: has 4 bytes too many'],
      [KIND.clone, u32(0), 'body: must be pairs'],
      [KIND.clone, Buffer.alloc(0), 'body: must be pairs'],
      [KIND.clone, u32(0, 0, 3, 0), 'game[1]: must be from 0 to 2, not 3'],
      [KIND.clone, u32(0, 1), 'slot[0]: must be from 0 to 0, not 1'],
      [KIND.restore, u32(4, 0, 0), 'slot[0]: nothing was kept in slot 0'],
      [KIND.view, u32(3), 'game: must be from 0 to 2, not 3'],
      [KIND.refusal, Buffer.alloc(0), 'kind: 0 is not a request'],
      [99, Buffer.alloc(100), 'kind: 99 is not a request'],
    ];
    for (const [kind, body, refusal] of cases) {
      await expect(client.ask(kind, body), String(refusal)).rejects.toThrow(refusal);
      expect(await client.observe(ALL)).toEqual(begun);
    }
    client.send(request(KIND.observe, 500, u32(0), 2));
    expect(JSON.parse((await client.receive())!.body.toString())).toEqual({
      field: 'version',
      reason: 'must be 1, not 2',
      ends: false,
    });
    client.send(request(KIND.step, 501, Buffer.alloc(3_000_000)));
    const large = await client.receive();
    expect([large!.kind, large!.id]).toEqual([KIND.refusal, 501]);
    expect(large!.body.toString()).toContain('3000000 bytes are too many');
    expect(await client.observe(ALL)).toEqual(begun);
    // Nothing of a refused step is left for the next one.
    const next = await client.step(ALL, Int32Array.of(legal, -1, -1));
    expect(next.decisions).toEqual(Uint32Array.of(1, 0, 0));
    expect(await client.close()).toBe(0);
    expect(client.errors).toBe('');
  });

  it('random bodies of every kind never stop it', async () => {
    const client = await start([SALT, HANSA], '--batch', 3, '--slots', 2, '--seed', 9);
    const random = new Random('bodies');
    await client.reset(ALL);
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const kind = random.below(9);
      const words = Array.from({ length: random.below(7) }, () =>
        random.below(3) === 0 ? random.next() : random.below(5),
      );
      const body = Buffer.concat([u32(...words), Buffer.alloc(random.below(4) === 0 ? random.below(4) : 0)]);
      try {
        await client.ask(kind, body);
      } catch (error) {
        if (!(error instanceof EnvRefusal) || error.ends) throw error;
        refused++;
      }
    }
    expect(refused).toBeGreaterThan(200);
    expect(await client.close()).toBe(0);
    expect(client.errors).toBe('');
  });

  it.each([
    [
      'no frame',
      Buffer.from('{"do":"legal"}\n'),
      /must begin with KENV; the stream is lost; this process ends/,
      false,
    ],
    [
      'half a frame',
      request(KIND.observe, 1, u32(0)).subarray(0, 18),
      /ended in the middle of a frame; this process ends/,
      true,
    ],
  ])('%s ends the process, which says so', async (_, bytes, reason, isCutShort) => {
    const client = await start(SALT);
    client.send(bytes);
    if (isCutShort) client.process.stdin.end();
    const reply = await client.receive();
    expect([reply!.kind, reply!.id]).toEqual([KIND.refusal, 0]);
    const refusal = JSON.parse(reply!.body.toString());
    expect(refusal.reason).toMatch(reason);
    expect(refusal.ends).toBe(true);
    expect(await client.receive()).toBeUndefined();
    expect((await client.exited)[0]).toBe(1);
    expect(client.errors).toBe('');
  });

  it('a wrong call is refused before anything is played', async () => {
    const env = async (...args: string[]) => {
      const { code, err, out } = await kontor(['env', ...args], { cwd: folder });
      expect(out).toBe('');
      return [code, err.split('\n')[0]];
    };
    const salt = JSON.stringify(SALT);
    expect(await env()).toEqual([2, 'kontor: --config is missing']);
    expect(await env('--config', '-')).toEqual([2, expect.stringContaining('carry frames for a program')]);
    expect(await env('--config', salt, '--batch', '5000')).toEqual([
      2,
      'kontor: --batch must be a whole number from 1 to 4096',
    ]);
    expect(await env('--config', salt, '--reward', 'gold')).toEqual([
      2,
      'kontor: --reward must be one of win, rank, points',
    ]);
    expect(await env('--config', '[]')).toEqual([1, 'kontor: config: names no game']);
    expect(await env('--config', '{"game":"chess"}')).toEqual([1, expect.stringContaining('config.game')]);
    expect(await env('--config', `[${salt},{"config":{"game":"hansa","players":9}}]`)).toEqual([
      1,
      expect.stringContaining('config[1].config.players'),
    ]);
    expect(await env('--config', `[{"config":${salt},"bots":["random"]}]`)).toEqual([
      1,
      'kontor: config[0].bots: names 1 seats for 3 players',
    ]);
    expect(await env('--config', salt, '--bots', 'random,random,random')).toEqual([
      1,
      'kontor: --bots: leaves no seat to play from outside',
    ]);
    expect(await env('--config', salt, '--bots', 'outside,exec:rm,outside')).toEqual([
      1,
      expect.stringContaining('"exec" is not one of'),
    ]);
    expect(await env('--config', `{"game":"hansa","players":2,"seed":"x"}`)).toEqual([
      1,
      expect.stringContaining('config.seed'),
    ]);
  });
});

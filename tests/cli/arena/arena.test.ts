/** `kontor arena`: the same figures with any number of workers, for people and for programs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Match } from '../../../src/bots/match.js';
import { ladderSvg, scale } from '../../../src/cli/arena/ladder-svg.js';
import type { ArenaOutcome } from '../../../src/cli/arena/outcome.js';
import { lineUps, mixedSchedule, pairs, schedule } from '../../../src/cli/arena/schedule.js';
import { makeBuiltIn } from '../../../src/cli/bots.js';
import type { JsonObject } from '../../../src/core/json.js';
import { Random } from '../../../src/core/random.js';
import { shelf } from '../../../src/games/index.js';
import { useShippedNetworks } from '../../../src/outside/networks.js';
import { type Called, kontor } from '../call.js';

const folder = mkdtempSync(join(tmpdir(), 'kontor-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const arena = (...args: string[]): Promise<Called> => kontor(['arena', ...args], { cwd: folder });

async function outcome(...args: string[]): Promise<ArenaOutcome> {
  const { code, out, err } = await arena(...args);
  expect(err).toBe('');
  expect(code).toBe(0);
  return JSON.parse(out) as ArenaOutcome;
}

/** Everything except times. */
function withoutTimes({ seconds: _, bots, ...rest }: ArenaOutcome): unknown {
  const counts = bots.map(({ bot, games, decisionsPerGame, turnsPerGame }) => ({
    bot,
    games,
    decisionsPerGame,
    turnsPerGame,
  }));
  return { ...rest, counts };
}

const decisions = (outcome: unknown): number => (outcome as ArenaOutcome).decisionsPerGame;

const board = (game: string, id: string): string =>
  fileURLToPath(new URL(`../../../src/games/${game}/boards/${id}.json`, import.meta.url));

const HANSA = '{"game":"hansa","players":3}';

describe('schedule', () => {
  it('puts the challenger in every seat, and the reverse too unless there are two players', async () => {
    expect(lineUps({ one: 5, rest: 2 }, 3)).toEqual([
      [5, 2, 2],
      [2, 5, 2],
      [2, 2, 5],
    ]);
    const [four] = schedule([{ one: 0, rest: 1 }], [1], 4, false);
    expect(four.games.map(({ challenge }) => challenge)).toEqual([
      ...Array(4).fill({ one: 0, rest: 1 }),
      ...Array(4).fill({ one: 1, rest: 0 }),
    ]);
    expect(schedule([{ one: 0, rest: 1 }], [1], 2, false)[0].games).toHaveLength(2);
    expect(schedule([{ one: 0, rest: 1 }], [1], 4, true)[0].games).toHaveLength(4);
  });

  it('gives every pair its own number of blocks', async () => {
    const tasks = schedule(pairs(3, 'neighbours'), [1, 3], 3, true);
    expect(tasks.map(({ block, games: [{ challenge }] }) => `${block}:${challenge?.one}`)).toEqual([
      ...['0:0', '0:1'],
      ...['1:1', '2:1'],
    ]);
    const three = [HANSA, '--bots', 'greedy,greedy,random', '--pairs', 'neighbours', '--seed', 'b'];
    const { challenges } = await outcome(...three, '--one-way', '--blocks', '1,2');
    expect(challenges.map(({ games }) => games)).toEqual([3, 6]);
    for (const wrong of ['1,2,3', '1,', '0', 'x']) {
      expect(await arena(...three, '--blocks', wrong)).toMatchObject({ code: 2, out: '' });
    }
  });

  it('pairs all, neighbours, or the first with the rest', async () => {
    const named = (pairing: Parameters<typeof pairs>[1]): string[] =>
      pairs(4, pairing).map(({ one, rest }) => `${one}${rest}`);
    expect(named('all')).toEqual(['01', '02', '03', '12', '13', '23']);
    expect(named('neighbours')).toEqual(['01', '12', '23']);
    expect(named('first')).toEqual(['01', '02', '03']);
  });
});

describe('a mixed table', () => {
  it('has one of each, each in every seat of a block', () => {
    const [{ games }] = mixedSchedule(3, 1);
    expect(games.map(({ lineUp }) => lineUp)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('gives each its share, and what winners and others scored', async () => {
    const args = [HANSA, '--mixed', 'greedy,random,greedy', '--blocks', '6', '--seed', 'x'];
    const { mixed, challenges, ladder, games } = await outcome(...args);
    expect(games).toBe(18);
    expect(challenges).toEqual([]);
    expect(ladder).toHaveLength(3);
    const { standings, points } = mixed!;
    expect(standings.map(({ bot, games }) => [bot, games])).toEqual([
      ['greedy', 18],
      ['random', 18],
      ['greedy', 18],
    ]);
    expect(standings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
    expect(standings[1].share).toBeLessThan(0.2);
    expect(standings[1].margin).toBeLessThan(0);
    expect(points.winners.total).toBeGreaterThan(points.others.total);
    expect(points.all.total).toBeGreaterThan(points.others.total);
    expect(points.all.total).toBeLessThan(points.winners.total);
    const { total, ...categories } = points.winners;
    expect(Object.values(categories).reduce((a, b) => a + b, 0)).toBeCloseTo(total, 2);
    const { out } = await arena(...args, '--text');
    expect(out).toContain('one of each');
    expect(out).toMatch(/mean points +winners +others +all/);
  });

  it('needs as many bots as seats, and no other contest', async () => {
    for (const wrong of [
      ['--mixed', 'greedy,random'],
      ['--mixed', 'greedy,greedy,random', '--bots', 'greedy,random'],
    ]) {
      expect(await arena(HANSA, ...wrong)).toMatchObject({ code: 2, out: '' });
    }
  });
});

describe('kontor arena', () => {
  it('gives the same figures with one worker and with three', async () => {
    const args = [HANSA, '--bots', 'greedy,random', '--blocks', '7', '--seed', 'w'];
    const alone = await outcome(...args);
    expect(withoutTimes(await outcome(...args, '--workers', '3'))).toEqual(withoutTimes(alone));
    expect(alone.games).toBe(7 * 6);
    expect(alone.unfinished).toBe(0);
  });

  it('resumes from its results, drops a line that was cut off, and refuses those of another arena', async () => {
    const file = join(folder, 'results.jsonl');
    const args = [HANSA, '--mixed', 'greedy,random,greedy', '--seed', 'r', '--results', file];
    const whole = withoutTimes(await outcome(...args, '--blocks', '4'));
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines).toHaveLength(6);
    // As if it had been killed while the third block was written; the first then claims twelve decisions more.
    const first = JSON.parse(lines[1]) as { games: { decisions: number }[] };
    first.games[0].decisions += 12;
    writeFileSync(file, [lines[0], JSON.stringify(first), lines[2], lines[3].slice(0, 99)].join('\n'));
    const resumed = withoutTimes(await outcome(...args, '--blocks', '4'));
    expect(resumed).toEqual({ ...(whole as object), decisionsPerGame: expect.closeTo(decisions(whole) + 1) });
    expect(readFileSync(file, 'utf8').split('\n').slice(2)).toHaveLength(4);
    for (const wrong of [
      [...args, '--blocks', '3'],
      [HANSA, '--mixed', 'greedy,random,random', '--seed', 'r', '--results', file],
    ]) {
      expect(await arena(...wrong)).toMatchObject({ code: 1, out: '' });
    }
    expect(await arena(HANSA, '--mixed', 'greedy,random,greedy', '--results', file)).toMatchObject({
      code: 2,
    });
  });

  it('measures shares, ranks, margins, effort and the ladder', async () => {
    const { challenges, bots, ladder, anchor } = await outcome(
      HANSA,
      ...['--bots', 'greedy,random', '--blocks', '5', '--seed', 'm'],
    );
    expect(challenges.map(({ one, rest, games }) => [one, rest, games])).toEqual([
      ['greedy', 'random', 15],
      ['random', 'greedy', 15],
    ]);
    const [up, down] = challenges;
    expect(up.share).toBeGreaterThan(0.8);
    expect(down.share).toBeLessThan(0.2);
    for (const { share, interval } of challenges) {
      expect(interval[0]).toBeLessThanOrEqual(share);
      expect(interval[1]).toBeGreaterThanOrEqual(share);
      expect(interval[1] - interval[0]).toBeGreaterThan(0);
    }
    expect(up.meanRank).toBeLessThan(down.meanRank);
    expect(up.margin).toBeGreaterThan(0);
    expect(down.margin).toBeLessThan(0);
    for (const bot of bots) {
      expect(bot.games).toBe(45);
      expect(bot.decisionsPerGame).toBeGreaterThan(bot.turnsPerGame);
      expect(bot.msPerTurn).toBeGreaterThan(bot.msPerDecision);
    }
    expect(anchor).toBe('random');
    expect(ladder.map(({ bot }) => bot)).toEqual(['greedy', 'random']);
    expect(ladder[1].points).toBe(0);
    expect(ladder[0].interval[0]).toBeGreaterThan(0);
    expect(ladder[0].interval[1]).toBeGreaterThan(ladder[0].points);
  });

  it('of a bot against itself is fair to the last digit: the block plays the same game in every seat', async () => {
    const { challenges, ladder } = await outcome(
      HANSA,
      '--bots',
      'greedy,greedy',
      '--blocks',
      '4',
      '--seed',
      'f',
    );
    for (const { share, margin } of challenges) {
      expect(share).toBeCloseTo(1 / 3, 4);
      expect(margin).toBeCloseTo(0, 4);
    }
    expect(ladder[0].points).toBe(0);
  });

  it('stops early by the sequential test, at the same block with two workers', async () => {
    const args = [HANSA, '--bots', 'greedy,random', '--blocks', '500', '--seed', 't', '--one-way'];
    const up = await outcome(...args, '--sprt', '0.34,0.6');
    expect(up.sprt?.verdict).toBe('high');
    expect(up.blocks).toBeLessThan(40);
    expect(up.challenges).toHaveLength(1);
    expect(withoutTimes(await outcome(...args, '--sprt', '0.34,0.6', '--workers', '2'))).toEqual(
      withoutTimes(up),
    );
    const open = await outcome(...args, '--blocks', '2', '--sprt', '0.34,0.6,0.01');
    expect(open).toMatchObject({ blocks: 2, sprt: { verdict: 'open', error: 0.01 } });
  });

  it('stops when its time is up, and reports the blocks it has played', async () => {
    const call = ['{"game":"hansa","players":4}', '--bots', 'greedy,random', '--seed', 'time', '--blocks'];
    const stopped = await outcome(...call, '100000', '--seconds', '1');
    expect(stopped.blocks).toBeLessThan(100_000);
    expect(withoutTimes(stopped)).toEqual(withoutTimes(await outcome(...call, String(stopped.blocks))));
  });

  it('prints a page for people and draws the ladder', async () => {
    const file = join(folder, 'ladder.svg');
    const { code, out } = await arena(
      '{"game":"hansa","players":2}',
      ...['--bots', 'greedy,random', '--blocks', '3', '--seed', 'p', '--svg', file, '--text'],
    );
    expect(code).toBe(0);
    expect(out).toContain('hansa, baltic, 2 players');
    expect(out).toMatch(/greedy among random +6 /);
    expect(out).toMatch(/1\. greedy +\d+/);
    const svg = readFileSync(file, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*viewBox/);
    expect(svg).toContain('>greedy</text>');
    expect(svg).toContain('prefers-color-scheme: dark');
  });

  it('counts games given up and plays on boards of the caller', async () => {
    const cut = await outcome(HANSA, '--bots', 'greedy,random', '--blocks', '1', '--longest', '20');
    expect(cut).toMatchObject({ games: 6, unfinished: 6, decisionsPerGame: 20 });
    expect(cut.challenges[0]).toMatchObject({ games: 0, share: null, interval: [0, 1] });
    const salt = JSON.parse(readFileSync(board('hansa-teutonica', 'salt-march'), 'utf8')) as JsonObject;
    const own = join(folder, 'own.json');
    writeFileSync(own, JSON.stringify({ ...salt, id: 'own-march' }));
    const played = await outcome(
      '{"game":"hansa-teutonica","board":"own-march","players":3}',
      ...['--board-file', own, '--bots', 'greedy,greedy', '--blocks', '2', '--workers', '2', '--seed', 'o'],
    );
    expect(played).toMatchObject({ config: { board: 'own-march' }, games: 12, unfinished: 0 });
  });

  it('reports one challenger in a field in the plain form', async () => {
    const args = [HANSA, '--challenger', 'greedy', '--field', 'random', '--blocks', '6', '--seed', 'c'];
    const { code, out, err } = await arena(...args);
    expect([code, err]).toEqual([0, '']);
    const told = JSON.parse(out) as Record<string, number>;
    expect(told).toMatchObject({ challenger: 'greedy', field: 'random', players: 3, games: 18, seed: 'c' });
    expect(Object.keys(told.msPerDecision)).toEqual(['greedy', 'random']);
    expect(told.low).toBeLessThanOrEqual(told.winShare);
    expect(told.high).toBeGreaterThanOrEqual(told.winShare);
    expect(told.winShare).toBeGreaterThan(1 / 3);
    expect(told.margin).toBeGreaterThan(0);
    expect(told.meanRank).toBeLessThan(2);
  });

  const weights = (name: string): string =>
    fileURLToPath(new URL(`../../../src/bots/network/weights/${name}.bin`, import.meta.url));

  it('lets a bot use the network of a file; with the file that ships it plays like the bot that ships', async () => {
    const rules = shelf.rules({ game: 'hansa', players: 2 });
    const decisions = (name: string): number[] => {
      const made: number[] = [];
      const bots = [makeBuiltIn(name), makeBuiltIn('greedy')];
      const state = rules.setUp(new Random('file'));
      new Match(rules, bots, 'file').play(state, 40, (_, action) => made.push(action));
      return made;
    };
    const [same, turned] = [join(folder, 'same.bin'), join(folder, 'turned.bin')];
    writeFileSync(same, readFileSync(weights('baltic-2')));
    const other = readFileSync(weights('baltic-2'));
    // Every weight negated: what was good is bad.
    for (let at = 44; at < other.length; at += 2)
      other.writeInt16LE(Math.min(32767, -other.readInt16LE(at)), at);
    writeFileSync(turned, other);
    useShippedNetworks();
    const shipped = decisions('merchant');
    expect(decisions(`merchant@${same}`)).toEqual(shipped);
    expect(decisions(`merchant@${turned}`)).not.toEqual(shipped);
    expect(decisions(`merchant@${weights('general-hansa')}`)).not.toEqual(shipped);
    const call = ['{"game":"hansa","players":2}', '--field', 'greedy', '--blocks', '1', '--longest', '10'];
    const { code, err } = await arena(...call, '--challenger', 'merchant@turned.bin');
    expect([code, err]).toEqual([0, '']);
  });

  it('refuses a network that is for another table, is not there, or is for a bot without one', async () => {
    const refusal = (challenger: string) =>
      arena(HANSA, '--challenger', challenger, '--field', 'trader', '--blocks', '1');
    const wrong = await refusal(`merchant@${weights('baltic-2')}`);
    expect(wrong).toMatchObject({ code: 1, out: '' });
    expect(wrong.err).toMatch(/trained for other features/);
    const ofAnotherGame = await refusal(`merchant@${weights('general-hansa-teutonica')}`);
    expect(ofAnotherGame.err).toMatch(/trained for other features/);
    expect(await refusal('merchant@nowhere.bin')).toMatchObject({ code: 2 });
    expect((await refusal('merchant@nowhere.bin')).err).toMatch(/nowhere\.bin cannot be read/);
    expect((await refusal('trader@same.bin')).err).toMatch(/trader judges by no network/);
  });

  it('refuses a wrong call', async () => {
    const cases: [string[], RegExp][] = [
      [[HANSA, '--challenger', 'greedy'], /--field/],
      [[HANSA, '--challenger', 'greedy,random', '--field', 'greedy'], /one bot each/],
      [
        [HANSA, '--challenger', 'greedy', '--field', 'random', '--bots', 'greedy,random'],
        /--bots stands alone/,
      ],
      [[HANSA], /--bots/],
      [[HANSA, '--bots', 'greedy'], /two bots or more/],
      [[HANSA, '--bots', 'greedy,nobody'], /"nobody" is not a bot/],
      [[HANSA, '--bots', 'greedy,random', '--sprt', '0.5,0.3'], /--sprt/],
      [[HANSA, '--bots', 'greedy,random', '--sprt', ','], /--sprt/],
      [[HANSA, '--bots', 'greedy,random,greedy', '--sprt', '0.3,0.5'], /two bots/],
      [[HANSA, '--bots', 'greedy,random', '--pairs', 'some'], /--pairs/],
      [[HANSA, '--bots', 'greedy,random', '--workers', '0'], /--workers/],
    ];
    for (const [args, message] of cases) {
      const { code, out, err } = await arena(...args);
      expect(code, args.join(' ')).toBe(2);
      expect(err).toMatch(message);
      expect(out).toBe('');
    }
  });
});

describe('ladder drawing', () => {
  it('has a scale of round numbers around all values', async () => {
    expect(scale([0, 812, 1190])).toEqual({ from: 0, to: 1200, step: 200 });
    expect(scale([-120, 40])).toEqual({ from: -150, to: 100, step: 50 });
  });

  it('escapes characters that mean something in SVG', async () => {
    const drawn = ladderSvg({
      config: { board: 'a<b', players: 4 },
      ladder: [{ bot: 'exec:./a&b', points: 3, interval: [1, 5] }],
      games: 1,
      anchor: '"x"',
    });
    expect(drawn).toContain('a&lt;b, 4 players');
    expect(drawn).toContain('exec:./a&amp;b');
    expect(drawn).toContain('&quot;x&quot; is 0');
  });
});

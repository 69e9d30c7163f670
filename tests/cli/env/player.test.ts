/** A player's games inside the process: what seats are shown, and what is reported at the end of a game. */
import { describe, expect, it } from 'vitest';
import { GOING_ON, type Memory, makeMemory, OVER, stateOf } from '../../../src/cli/env/memory.js';
import { NEXT_SEED, Player } from '../../../src/cli/env/player.js';
import { rewardsOf } from '../../../src/cli/env/rewards.js';
import { featureBlocks } from '../../../src/cli/env/schema.js';
import { Random } from '../../../src/core/random.js';
import { CONFIGS } from '../../common/games.js';

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);
  const games = 3;

  function start(): { memory: Memory; player: Player } {
    const { players, stateSize, featureCount } = rules;
    const memory = makeMemory({ games, players, stateSize, features: featureCount, slots: 0, workers: 1 });
    const settings = {
      seatings: [{ config: rules.config, bots: Array<null>(players).fill(null) }],
      boards: [],
      batch: games,
      slots: 0,
      seed: 11,
      longest: 1_000_000,
      autoReset: true,
      reward: 'win' as const,
    };
    const player = new Player(settings, memory, 0);
    memory.which.fill(NEXT_SEED);
    player.run('reset', true);
    return { memory, player };
  }

  const shown = ({ shares, seats }: Memory) => {
    const [{ features, legal }] = shares;
    return {
      seats: Array.from(seats),
      features: Array.from(features.items.subarray(0, features.ends[games - 1])),
      legal: Array.from(legal.items.subarray(0, legal.ends[games - 1])),
    };
  };

  function stepAtRandom({ memory, player }: ReturnType<typeof start>, random: Random): void {
    const { ends } = memory.shares[0].legal;
    for (let i = 0; i < games; i++) memory.choices[i] = random.below(ends[i] - (i === 0 ? 0 : ends[i - 1]));
    player.run('step', true);
  }

  it('a seat is shown nothing that it cannot see', () => {
    const random = new Random(`env secrets ${name}`);
    const played = start();
    const { memory, player } = played;
    let dealtAgain = 0;
    for (let step = 0; step < 150; step++) {
      stepAtRandom(played, random);
      if (step % 5 !== 0) continue;
      const before = shown(memory);
      const states = memory.states.slice();
      for (let i = 0; i < games; i++) {
        const state = stateOf(memory, i);
        rules.imagine(state.slice(), memory.seats[i], random, state);
      }
      if (!Buffer.from(states).equals(Buffer.from(memory.states))) dealtAgain++;
      player.run('observe', true);
      expect(shown(memory)).toEqual(before);
      memory.states.set(states);
      player.run('observe', true);
    }
    expect(dealtAgain).toBeGreaterThan(20);
  });

  it('the schema names every feature', () => {
    const blocks = featureBlocks(rules);
    expect(blocks.reduce((sum, { size }) => sum + size, 0)).toBe(rules.featureCount);
    expect(blocks.at(-1)!.first + blocks.at(-1)!.size).toBe(rules.featureCount);
    expect(new Set(blocks.map((block) => block.name)).size).toBe(blocks.length);
  });
});

it('a finished game is reported with rewards, totals and ranks, and the next one begins', () => {
  const rules = CONFIGS.find(({ game }) => game.id === 'hansa')!;
  const hansa = rules.game.rules(rules.config);
  const { players, stateSize, featureCount } = hansa;
  const memory = makeMemory({ games: 1, players, stateSize, features: featureCount, slots: 0, workers: 1 });
  const settings = {
    seatings: [{ config: hansa.config, bots: Array<null>(players).fill(null) }],
    boards: [],
    batch: 1,
    slots: 0,
    seed: 2 ** 32 - 2,
    longest: 1_000_000,
    autoReset: true,
    reward: 'win' as const,
  };
  const player = new Player(settings, memory, 0);
  memory.which.fill(NEXT_SEED);
  player.run('reset', false);
  const random = new Random('ends');
  const seeds = [memory.seeds[0]];
  while (seeds.length < 4) {
    memory.choices[0] = random.below(memory.shares[0].legal.ends[0]);
    player.run('step', false);
    const rewards = Array.from(memory.rewards);
    if (memory.done[0] === GOING_ON) {
      expect([...rewards, ...memory.totals, ...memory.ranks].every((value) => value === 0)).toBe(true);
      continue;
    }
    expect(memory.done[0]).toBe(OVER);
    expect(rewards.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(Math.min(...memory.ranks)).toBe(1);
    const best = Math.max(...memory.totals);
    memory.totals.forEach((total, seat) => {
      if (memory.ranks[seat] === 1) expect(total).toBe(best);
      expect(rewards[seat] > 0).toBe(memory.ranks[seat] === 1);
    });
    // A new game has begun and waits for its first decision.
    expect(memory.decisions[0]).toBe(0);
    expect(memory.seats[0]).toBeGreaterThanOrEqual(0);
    seeds.push(memory.seeds[0]);
  }
  expect(seeds).toEqual([2 ** 32 - 2, 2 ** 32 - 1, 0, 1]);
});

it('rewards: shares of a win, places from 1 to -1, points more than the others', () => {
  const rows = [
    { seat: 0, total: 30, rank: 2 },
    { seat: 1, total: 40, rank: 1 },
    { seat: 2, total: 40, rank: 1 },
    { seat: 3, total: 10, rank: 4 },
  ];
  // Of those of rank 2 one is third.
  rows[0].rank = 3;
  expect(rewardsOf('win', rows)).toEqual([0, 0.5, 0.5, 0]);
  expect(rewardsOf('rank', rows)).toEqual([-1 / 3, 2 / 3, 2 / 3, -1]);
  expect(rewardsOf('points', rows)).toEqual([0, 40 - 80 / 3, 40 - 80 / 3, 10 - 110 / 3]);
});

/** The two kernels of a network: they value every position the same to the last bit, so bots decide the same. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BestEvaluator } from '../../../src/bots/network/best.js';
import { readNetwork } from '../../../src/bots/network/format.js';
import { NetworkJudge } from '../../../src/bots/network/judge.js';
import type { KernelName } from '../../../src/bots/network/kernel.js';
import { networkName } from '../../../src/bots/network/name.js';
import { TraderBot } from '../../../src/bots/trader.js';
import { ActionBuffer } from '../../../src/core/actions.js';
import { NOBODY, type Rules } from '../../../src/core/game.js';
import { Random } from '../../../src/core/random.js';
import { playOut } from '../../common/games.js';
import { FILES, FOLDER, TABLES } from './shipped.js';

const nameOf = (file: string): string => file.replace('.bin', '');
const rulesOf = (file: string): Rules => TABLES.find((rules) => networkName(rules) === nameOf(file))!;

function read(file: string, kernel?: KernelName) {
  return readNetwork(readFileSync(new URL(file, FOLDER)), rulesOf(file).featureSchema, nameOf(file), kernel);
}

describe.each(FILES)('%s', (file) => {
  const rules = rulesOf(file);

  it('values every position of a game the same with SIMD and without', () => {
    const networks = [read(file), read(file, 'plain')];
    expect(networks.map(({ kernel }) => kernel.name)).toEqual(['simd', 'plain']);
    const [simd, plain] = networks.map((network) => new NetworkJudge(network));
    const random = new Random(file);
    const state = rules.setUp(random);
    const values = new Set<number>();
    playOut(rules, state, random, 400, () => {
      if (rules.decider(state) === NOBODY) return;
      for (let seat = 0; seat < rules.players; seat++) {
        const value = simd.value(rules, state, seat);
        expect(value).toBe(plain.value(rules, state, seat));
        values.add(value);
      }
    });
    expect(values.size).toBeGreaterThan(200);
  });
});

it.each(['eastern-4.bin', 'baltic-3.bin'])('a merchant with %s decides the same', (file) => {
  const rules = rulesOf(file);
  const bots = [read(file), read(file, 'plain')].map(
    (network) => new TraderBot(0, new BestEvaluator(() => network)),
  );
  const state = rules.setUp(new Random('decide'));
  const legal = new ActionBuffer();
  for (let decision = 0; decision < 20; decision++) {
    rules.legal(state, legal);
    const [action, other] = bots.map((bot) => bot.choose(rules, state, legal, new Random('dice')));
    expect(action).toBe(other);
    rules.apply(state, action);
  }
});

describe('without SIMD', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('a host without WebAssembly gets the plain kernel', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(read('baltic-2.bin').kernel.name).toBe('plain');
  });

  it('so does a host that does not know the instructions, or whose policy forbids compiling', () => {
    const forbid = () => {
      throw new Error('blocked by the Content-Security-Policy');
    };
    vi.stubGlobal('WebAssembly', { ...all(), validate: () => false });
    expect(read('baltic-2.bin').kernel.name).toBe('plain');
    vi.stubGlobal('WebAssembly', { ...all(), validate: () => true, Module: forbid });
    expect(read('baltic-2.bin').kernel.name).toBe('plain');
  });
});

/** What WebAssembly has, as properties that can be spread. */
function all(): object {
  const host = (globalThis as unknown as { WebAssembly: object }).WebAssembly;
  return Object.fromEntries(
    Object.getOwnPropertyNames(host).map((name) => [name, Reflect.get(host, name) as unknown]),
  );
}

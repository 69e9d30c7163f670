/** What a network sees: every feature once and in range, nothing that is hidden, and seats only relative to the viewer. */
import { describe, expect, it } from 'vitest';
import { FeatureList } from '../../src/core/features.js';
import { Random } from '../../src/core/random.js';
import { effort } from '../setup/effort.js';
import { CONFIGS, playOut } from './games.js';

describe.each(CONFIGS)('$game.id $name', ({ name, game, config }) => {
  const rules = game.rules(config);

  const seen = (state: Uint8Array, seat: number, list: FeatureList): number[] => {
    rules.sense(state, seat, list);
    return Array.from(list.items.subarray(0, list.length));
  };

  it('each active feature appears once and is within the count', () => {
    const random = new Random(`features ${name}`);
    const list = new FeatureList(rules.featureCount);
    const state = rules.setUp(random);
    const ever = new Set<number>();
    playOut(rules, state, random, effort(600, 3000), (_, decision) => {
      if (decision % effort(29, 11) !== 0) return;
      for (let seat = 0; seat < rules.players; seat++) {
        const features = seen(state, seat, list);
        expect(new Set(features).size).toBe(features.length);
        expect(Math.min(...features)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...features)).toBeLessThan(rules.featureCount);
        for (const feature of features) ever.add(feature);
      }
    });
    expect(ever.size).toBeGreaterThan(rules.featureCount / 10);
  });

  it('a section differs only after a byte that it depends on', () => {
    const random = new Random(`sections ${name}`);
    const { count, dependents } = rules.featureSections;
    const list = new FeatureList(rules.featureCount);
    const state = rules.setUp(random);
    const before = state.slice();
    const seat = rules.players - 1;
    const sense = (section: number): string => {
      list.length = 0;
      rules.senseSection(state, seat, section, list);
      return list.items.subarray(0, list.length).join();
    };
    const sections = Array.from({ length: count }, (_, section) => sense(section));
    let kept = 0;
    playOut(rules, state, random, effort(300, 3000), () => {
      let changed = 0;
      state.forEach((byte, i) => {
        if (byte !== before[i]) changed |= dependents[i];
      });
      for (let section = 0; section < count; section++) {
        const features = sense(section);
        if ((changed >>> section) & 1) sections[section] = features;
        else if (features === sections[section]) kept++;
        else expect.fail(`section ${section} changed from ${sections[section]} to ${features}`);
      }
      before.set(state);
    });
    expect(kept).toBeGreaterThan(count * 10);
  });

  it('what a seat cannot see makes no difference', () => {
    const random = new Random(`hidden features ${name}`);
    const deal = new Random('deal');
    const list = new FeatureList(rules.featureCount);
    const state = rules.setUp(random);
    const other = state.slice();
    playOut(rules, state, random, effort(500, 2000), (_, decision) => {
      if (decision % effort(37, 23) !== 0) return;
      for (let seat = 0; seat < rules.players; seat++) {
        rules.imagine(state, seat, deal, other);
        expect(seen(other, seat, list)).toEqual(seen(state, seat, list));
      }
    });
  });

  it('distinguishes seats and positions', () => {
    const random = new Random(`different features ${name}`);
    const list = new FeatureList(rules.featureCount);
    const state = rules.setUp(random);
    const views = new Set<string>();
    let looks = 0;
    playOut(rules, state, random, 400, (_, decision) => {
      if (decision % 20 !== 19) return;
      for (let seat = 0; seat < rules.players; seat++) {
        views.add(seen(state, seat, list).join());
        looks++;
      }
    });
    expect(views.size).toBeGreaterThan(looks / 2);
  });
});

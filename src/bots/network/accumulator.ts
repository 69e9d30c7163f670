/**
 * The sums of the first layer for the last position. The next one usually shares nearly all its features (a search
 * visits siblings one after another), so only the sections that a byte changed are listed again, and only the rows that
 * differ are added and subtracted.
 */
import type { Change } from '../../core/change.js';
import { FeatureRuns } from '../../core/features.js';
import type { Rules, State } from '../../core/game.js';
import { LastState } from '../../core/last-state.js';
import { Changes } from './changes.js';
import type { Kernel } from './kernel.js';
import type { Layout, Sizes } from './layout.js';
import { squash } from './squash.js';

/** The parts of a network that it needs. */
interface Parts {
  readonly sizes: Sizes;
  readonly layout: Layout;
  readonly memory: ArrayBuffer;
  readonly kernel: Kernel;
  readonly prior: number;
}

export class Accumulator {
  readonly sums: Int32Array;
  private readonly network: Parts;
  private readonly seat: number;
  private readonly next: FeatureRuns;
  /** The features of the last position, by section. */
  private readonly sections: FeatureRuns[] = [];
  private readonly changes: Changes;
  private rules: Rules | undefined;
  private last: LastState | undefined;

  constructor(network: Parts, seat: number) {
    const { sizes, memory, layout } = network;
    this.network = network;
    this.seat = seat;
    this.next = new FeatureRuns(sizes.features);
    this.changes = new Changes(network);
    this.sums = new Int32Array(memory, layout.sums + 4 * layout.row * seat, sizes.hidden + 1);
  }

  /** The share of the win, from 0 to 1, in `state`; `prior` is the readable evaluation's output. */
  output(rules: Rules, state: State, prior: number, change?: Change): number {
    const { network, changes } = this;
    changes.clear();
    this.findChanges(rules, state, change);
    return squash(network.kernel.run(this.seat, changes.added, changes.removed, network.prior * prior));
  }

  private findChanges(rules: Rules, state: State, change?: Change): void {
    const { next, sections, changes } = this;
    for (let bits = this.changedSections(rules, state, change); bits !== 0; bits &= bits - 1) {
      const section = 31 - Math.clz32(bits & -bits);
      next.length = 0;
      rules.senseSection(state, this.seat, section, next, change);
      if (!changes.compare(next, sections[section])) continue;
      sections[section] = copyOf(next, sections[section]);
    }
  }

  /** The sections that may differ from the last position, as bits. */
  private changedSections(rules: Rules, state: State, change?: Change): number {
    if (rules === this.rules) return this.dependents(rules, state, change);
    const { count } = rules.featureSections;
    this.rules = rules;
    this.last = new LastState(rules.stateSize);
    this.last.update(state, change);
    for (let section = 0; section < count; section++) this.sections[section] ??= new FeatureRuns(ROOM);
    return count === 32 ? -1 : (1 << count) - 1;
  }

  /** The sections that depend on a byte that differs from the last position. */
  private dependents(rules: Rules, state: State, change?: Change): number {
    const { dependents } = rules.featureSections;
    const last = this.last!;
    last.update(state, change);
    let bits = 0;
    for (let i = 0; i < last.count; i++) bits |= dependents[last.changed[i]];
    return bits;
  }
}

/** Enough runs for most sections. */
const ROOM = 64;

/** A copy of `list`; in `old` if there is room. */
function copyOf(list: FeatureRuns, old: FeatureRuns): FeatureRuns {
  const copy = old.firsts.length >= list.length ? old : new FeatureRuns(2 * list.length);
  for (let i = 0; i < list.length; i++) {
    copy.firsts[i] = list.firsts[i];
    copy.ends[i] = list.ends[i];
  }
  copy.length = list.length;
  return copy;
}

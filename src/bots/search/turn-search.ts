/**
 * A beam search over the whole turn of a seat. It values every position one decision further, merges equal positions
 * and continues with the best few until the turn is over; lines are ranked by the position they end in. Answers of
 * others in between are predicted as what looks best to them. The number of positions is limited, not the time, so
 * that choices are the same on every machine.
 */
import { type Action, ActionBuffer } from '../../core/actions.js';
import { Change } from '../../core/change.js';
import { NOBODY, REVEALED, type Rules, type State } from '../../core/game.js';
import type { Evaluator } from '../evaluator.js';
import { Groups } from '../groups.js';
import { Beam } from './beam.js';
import { Seen, StatePool } from './positions.js';

export interface SearchLimits {
  /** Positions kept after each decision; more if there are few to search. */
  readonly beam: number;
  /** Positions valued in total; predicting a single answer may exceed it. */
  readonly nodes: number;
}

export interface Step {
  readonly seat: number;
  readonly action: Action;
}

/** A way to play the turn: its steps, including predicted answers of others, and its value at the end. */
export interface Line {
  readonly steps: readonly Step[];
  readonly value: number;
  /** Whether it was followed to the end of the turn. */
  readonly complete: boolean;
}

const NO_STEP = -1;
/** More first actions than any list of groups has. */
const FIRST_ACTIONS = 1024;
/** By how much the beam is widened if the budget allows. */
const WIDER = 3;
/** The cost of a decision, so that of equal lines the shorter one is better. */
const DECISION = 1e-4;

export class TurnSearch {
  readonly evaluator: Evaluator;
  readonly limits: SearchLimits;
  /** Positions valued in the last search. */
  nodes = 0;
  /** Whether a first action in the last search revealed something. */
  revealing = false;

  private rules: Rules | undefined;
  private pool!: StatePool;
  /** From the position that is expanded to the one that is valued. */
  private change!: Change;
  private readonly seen: Seen;
  private readonly legal = new ActionBuffer();
  private readonly groups = new Groups();

  /** Every decision on a kept line: where it came from, what it was, whose, and with which first action. */
  private readonly from: Int32Array;
  private readonly action: Int32Array;
  private readonly by: Int8Array;
  private readonly first: Int16Array;
  private steps = 0;
  /** Whether the beam was too narrow for all positions. */
  private hasDropped = false;
  /** Whether a line was finished in this run. */
  private hasLine = false;

  /** This layer and the next: state slots, the step that led there, and the value. */
  private layer: Beam;
  private next: Beam;
  private readonly free: Int32Array;
  private freeCount = 0;
  private readonly widest: number;
  private readonly scratch: number;
  private readonly reply: number;

  private seat = 0;
  private depth = 0;
  private turn = 0;
  /** By first action: the best value found and the step it ends with. */
  private readonly bestValue = new Float64Array(FIRST_ACTIONS);
  private readonly bestStep = new Int32Array(FIRST_ACTIONS);
  private readonly bestComplete = new Uint8Array(FIRST_ACTIONS);

  constructor(evaluator: Evaluator, limits: SearchLimits) {
    this.evaluator = evaluator;
    this.limits = limits;
    this.seen = new Seen(limits.nodes);
    const steps = limits.nodes * 2 + 1024;
    this.from = new Int32Array(steps);
    this.action = new Int32Array(steps);
    this.by = new Int8Array(steps);
    this.first = new Int16Array(steps);
    this.widest = limits.beam * WIDER * WIDER;
    this.layer = new Beam(this.widest);
    this.next = new Beam(this.widest);
    this.free = new Int32Array(2 * this.widest + 2);
    this.scratch = 2 * this.widest + 2;
    this.reply = this.scratch + 1;
  }

  /** The best line for each first action that was followed, best first; at least one. */
  search(rules: Rules, state: State): Line[] {
    this.nodes = 0;
    this.seen.clear();
    let nodes = 0;
    // With few positions the budget allows a wider beam.
    for (let width = this.limits.beam; width <= this.widest; width *= WIDER) {
      const before = this.nodes;
      if (before + WIDER * nodes > this.limits.nodes) break;
      // Where a beam had room for everything, a wider one would value the same positions again.
      if (nodes > 0 && !this.hasDropped) this.nodes += nodes;
      else this.run(rules, state, width);
      nodes = this.nodes - before;
    }
    return this.lines();
  }

  private run(rules: Rules, state: State, width: number): void {
    this.begin(rules, state, width);
    while (this.layer.length > 0 && this.nodes < this.limits.nodes) {
      this.next.clear(width);
      this.depth++;
      for (let i = 0; i < this.layer.length; i++) {
        // A line that the budget cuts off counts as far as it was followed.
        if (this.nodes < this.limits.nodes) this.expand(rules, i);
        else this.finish(this.layer.step[i], this.layer.value[i], 0);
        this.free[this.freeCount++] = this.layer.slot[i];
      }
      const done = this.layer;
      this.layer = this.next;
      this.next = done;
      // Whatever follows was reached before by lines that the beam has dropped since.
      if (this.layer.length === 0 && !this.hasLine) this.finishAll(done);
    }
    this.finishAll(this.layer);
  }

  /** These lines count as far as they were followed. */
  private finishAll({ length, step, value }: Beam): void {
    for (let i = 0; i < length; i++) this.finish(step[i], value[i], 0);
  }

  private begin(rules: Rules, state: State, width: number): void {
    if (this.rules !== rules) {
      this.rules = rules;
      this.pool = new StatePool(rules, this.reply + 1);
      this.change = new Change(rules.stateSize);
    }
    this.evaluator.begin?.(rules, state);
    this.seat = rules.decider(state);
    this.turn = rules.turnOf(state);
    this.seen.beginRun();
    this.hasDropped = false;
    this.hasLine = false;
    this.steps = 0;
    this.depth = 0;
    this.revealing = false;
    this.freeCount = 0;
    for (let slot = 2 * this.widest + 1; slot >= 0; slot--) this.free[this.freeCount++] = slot;
    this.bestStep.fill(NO_STEP);
    this.layer.clear(width);
    const slot = this.free[--this.freeCount];
    this.pool.at(slot).set(state);
    this.pool.hashes.compute(slot, this.pool.wordsAt(slot));
    this.layer.push(slot, NO_STEP, 0);
  }

  /** Values all successors of one position of the layer. */
  private expand(rules: Rules, index: number): void {
    const slot = this.layer.slot[index];
    const state = this.pool.at(slot);
    const words = this.pool.wordsAt(slot);
    const parent = this.layer.step[index];
    if (rules.decider(state) !== this.seat) {
      this.answer(rules, state, parent);
      return;
    }
    rules.legal(state, this.legal);
    this.groups.fill(rules, state, this.legal);
    const scratch = this.pool.at(this.scratch);
    const scratchWords = this.pool.wordsAt(this.scratch);
    const { hashes } = this.pool;
    const { change } = this;
    change.startFrom(state);
    const count = parent === NO_STEP ? Math.min(this.groups.length, FIRST_ACTIONS) : this.groups.length;
    for (let i = 0; i < count && this.nodes < this.limits.nodes; i++) {
      const action = this.groups.at(i);
      scratch.set(state);
      const revealed = rules.apply(scratch, action) === REVEALED;
      if (revealed && parent === NO_STEP) this.revealing = true;
      hashes.computeFrom(this.scratch, scratchWords, slot, words, scratch, change);
      if (!this.seen.add(hashes, this.scratch)) continue;
      this.consider(rules, parent, action, parent === NO_STEP ? i : this.first[parent]);
    }
  }

  /** The position in `scratch`, reached by `action`, is an end of the turn or a candidate for the next layer. */
  private consider(rules: Rules, parent: number, action: Action, first: number): void {
    const scratch = this.pool.at(this.scratch);
    const value = this.valueScratch(rules, this.change);
    if (this.isOver(rules, scratch)) {
      if (this.bestStep[first] !== NO_STEP && value <= this.bestValue[first]) return;
      this.finish(this.record(parent, action, this.seat, first), value, 1);
      return;
    }
    if (this.next.takes(value)) this.keep(this.record(parent, action, this.seat, first), value);
    else this.hasDropped = true;
  }

  /** What the position in `scratch`, which was just added to those seen, is worth as one of this layer. */
  private valueScratch(rules: Rules, change?: Change): number {
    this.nodes++;
    if (!this.seen.hasValue) {
      this.seen.value = this.evaluator.value(rules, this.pool.at(this.scratch), this.seat, change);
    }
    return this.seen.value - DECISION * this.depth;
  }

  /** Puts the position in `scratch` into the next layer. */
  private keep(step: number, value: number): void {
    if (this.next.isFull()) {
      this.free[this.freeCount++] = this.next.dropWorst();
      this.hasDropped = true;
    }
    const slot = this.free[--this.freeCount];
    this.pool.at(slot).set(this.pool.at(this.scratch));
    this.pool.hashes.copy(slot, this.scratch);
    this.next.push(slot, step, value);
  }

  private finish(step: number, value: number, complete: number): void {
    const first = this.first[step];
    this.hasLine = true;
    if (this.bestStep[first] !== NO_STEP && value <= this.bestValue[first]) return;
    this.bestStep[first] = step;
    this.bestValue[first] = value;
    this.bestComplete[first] = complete;
  }

  /** Others decide: each takes the action that looks best right after it, until the seat decides again. */
  private answer(rules: Rules, state: State, parent: number): void {
    const scratch = this.pool.at(this.scratch);
    const reply = this.pool.at(this.reply);
    const first = this.first[parent];
    scratch.set(state);
    let step = parent;
    while (!this.isOver(rules, scratch) && rules.decider(scratch) !== this.seat) {
      const other = rules.decider(scratch);
      rules.legal(scratch, this.legal);
      this.groups.fill(rules, scratch, this.legal);
      let best = this.groups.at(0);
      let bestValue = Number.NEGATIVE_INFINITY;
      const hasChoice = this.groups.length > 1 && this.nodes < this.limits.nodes;
      for (let i = 0; i < this.groups.length && hasChoice; i++) {
        reply.set(scratch);
        rules.apply(reply, this.groups.at(i));
        this.nodes++;
        const value = this.evaluator.value(rules, reply, other);
        // Later actions in a list do less, so they win ties.
        if (value < bestValue) continue;
        bestValue = value;
        best = this.groups.at(i);
      }
      rules.apply(scratch, best);
      step = this.record(step, best, other, first);
    }
    this.pool.hashes.compute(this.scratch, this.pool.wordsAt(this.scratch));
    if (!this.seen.add(this.pool.hashes, this.scratch)) return;
    const value = this.valueScratch(rules);
    if (this.isOver(rules, scratch)) this.finish(step, value, 1);
    else if (this.next.takes(value)) this.keep(step, value);
    else this.hasDropped = true;
  }

  /** Whether the line is at its end: the turn is over, or the answer to another's action is given. */
  private isOver(rules: Rules, state: State): boolean {
    const decider = rules.decider(state);
    if (decider === NOBODY || rules.turnOf(state) !== this.turn) return true;
    return this.turn !== this.seat && decider !== this.seat;
  }

  private record(from: number, action: Action, by: number, first: number): number {
    if (this.steps === this.from.length) throw new Error('a search kept more steps than it has room for');
    const step = this.steps++;
    this.from[step] = from;
    this.action[step] = action;
    this.by[step] = by;
    this.first[step] = first;
    return step;
  }

  private lines(): Line[] {
    const lines: Line[] = [];
    for (let first = 0; first < FIRST_ACTIONS; first++) {
      if (this.bestStep[first] === NO_STEP) continue;
      const steps: Step[] = [];
      for (let step = this.bestStep[first]; step !== NO_STEP; step = this.from[step])
        steps.push({ seat: this.by[step], action: this.action[step] });
      lines.push({
        steps: steps.reverse(),
        value: this.bestValue[first],
        complete: this.bestComplete[first] === 1,
      });
    }
    // Later actions in a list do less, so they win ties.
    return lines.reverse().sort((a, b) => b.value - a.value);
  }
}

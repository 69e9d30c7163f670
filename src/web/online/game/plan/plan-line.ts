/**
 * A plan while it is made: a line of steps, any of which may have another line for when it is not possible. Knows
 * nothing of the board.
 */
import type { JsonObject } from '../../../../core/json.js';
import { DEEPEST_BRANCH, depthOf, type PlanItem } from '../../../../protocol/tables/plan.js';

interface PlanStep {
  readonly action: JsonObject;
  otherwise: PlanLine | null;
}

export class PlanLine {
  readonly steps: PlanStep[] = [];

  constructor(
    /** The step that this line replaces. */
    readonly instead: { readonly line: PlanLine; readonly step: number } | null = null,
  ) {}

  /** The whole plan that this line is a part of. */
  get root(): PlanLine {
    return this.instead ? this.instead.line.root : this;
  }

  /** Everything that is played before this line begins. */
  get before(): readonly JsonObject[] {
    if (!this.instead) return [];
    const { line, step } = this.instead;
    return [...line.before, ...line.steps.slice(0, step).map(({ action }) => action)];
  }

  get actions(): readonly JsonObject[] {
    return [...this.before, ...this.steps.map(({ action }) => action)];
  }

  add(action: JsonObject): void {
    this.steps.push({ action, otherwise: null });
  }

  /** The plan as it is sent. */
  get items(): PlanItem[] {
    return itemsOf(this.steps);
  }

  /** Whether a step may have a line for when it is not possible. */
  mayBranch(step: number): boolean {
    const one = this.steps[step];
    if (one.otherwise) return true;
    one.otherwise = new PlanLine({ line: this, step });
    one.otherwise.add(one.action);
    const depth = depthOf(this.root.items);
    one.otherwise = null;
    return depth <= DEEPEST_BRANCH;
  }

  /** The line for when a step is not possible. */
  branch(step: number): PlanLine {
    const one = this.steps[step];
    one.otherwise ??= new PlanLine({ line: this, step });
    return one.otherwise;
  }

  /** Forgets this line, if nothing is in it. */
  dropIfEmpty(): void {
    if (this.instead && this.steps.length === 0) this.instead.line.steps[this.instead.step].otherwise = null;
  }
}

function itemsOf([first, ...rest]: readonly PlanStep[]): PlanItem[] {
  if (!first) return [];
  const { action, otherwise } = first;
  if (!otherwise || otherwise.steps.length === 0) return [action, ...itemsOf(rest)];
  return [{ if: action, do: [action, ...itemsOf(rest)], else: otherwise.items }];
}

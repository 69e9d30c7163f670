/** The history of a board: unlimited undo and redo. Boards are immutable and share equal parts. */
export class History<B> {
  private readonly past: B[] = [];
  private readonly future: B[] = [];
  /** What the last edit was about; another edit about the same is one step with it. */
  private about: string | undefined;

  constructor(private present: B) {}

  get board(): B {
    return this.present;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** Returns whether anything changed. Letters typed into one field are one step: they are `about` the same. */
  edit(next: B, about?: string): boolean {
    if (next === this.present) return false;
    const isContinued = about !== undefined && about === this.about && this.canUndo;
    if (!isContinued) this.past.push(this.present);
    this.present = next;
    this.future.length = 0;
    this.about = about;
    return true;
  }

  /** The next edit is a step of its own, whatever it is about. */
  rest(): void {
    this.about = undefined;
  }

  undo(): boolean {
    return this.step(this.past, this.future);
  }

  redo(): boolean {
    return this.step(this.future, this.past);
  }

  private step(from: B[], to: B[]): boolean {
    const next = from.pop();
    if (next === undefined) return false;
    to.push(this.present);
    this.present = next;
    this.about = undefined;
    return true;
  }
}

/** A decision as one integer, which only its game can read. */
export type Action = number;

/** More than the legal actions of any position; the largest list measured has 255 (`kontor bench`). */
const CAPACITY = 8192;

/** A list of actions that is reused without allocating. */
export class ActionBuffer {
  readonly items = new Int32Array(CAPACITY);
  length = 0;

  push(action: Action): void {
    this.items[this.length++] = action;
  }

  clear(): void {
    this.length = 0;
  }

  at(index: number): Action {
    return this.items[index]!;
  }

  includes(action: Action): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === action) return true;
    return false;
  }
}

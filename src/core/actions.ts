/** A legal thing to do, packed into one integer; only its own game knows how to read it. */
export type Action = number;

/** More than any list of legal actions of any game here can hold. */
const ROOM = 8192;

/** A list of actions that is filled again and again without allocating. */
export class ActionBuffer {
  readonly items = new Int32Array(ROOM);
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

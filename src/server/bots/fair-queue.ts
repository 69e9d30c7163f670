/**
 * A queue that shares time fairly between owners. The next item is that of the owner who has used the least time;
 * an owner with a hundred items in the queue does not hold up one who has a single item.
 */

interface Owner<T> {
  readonly items: T[];
  /** Milliseconds used, counted from the same point for all owners in the queue. */
  used: number;
  /** Items that are being worked on. */
  running: number;
}

export class FairQueue<T> {
  private readonly owners = new Map<string, Owner<T>>();
  private queued = 0;

  get length(): number {
    return this.queued;
  }

  add(name: string, item: T): void {
    this.queued++;
    const owner = this.owners.get(name);
    if (owner) owner.items.push(item);
    // A newcomer starts level with the one who has used the least, or they would be served first for a long time.
    else this.owners.set(name, { items: [item], used: this.least(), running: 0 });
  }

  private least(): number {
    let least = Number.POSITIVE_INFINITY;
    for (const { used } of this.owners.values()) least = Math.min(least, used);
    return Number.isFinite(least) ? least : 0;
  }

  /** The next item, and what to call with the time it took. */
  take(): { item: T; done: (milliseconds: number) => void } | undefined {
    let next: [string, Owner<T>] | undefined;
    for (const entry of this.owners) {
      const [, { items, used, running }] = entry;
      if (items.length === 0) continue;
      if (!next || used < next[1].used || (used === next[1].used && running < next[1].running)) next = entry;
    }
    if (!next) return undefined;
    const [name, owner] = next;
    const item = owner.items.shift()!;
    this.queued--;
    owner.running++;
    return {
      item,
      done: (milliseconds) => {
        owner.used += milliseconds;
        owner.running--;
        if (owner.running === 0 && owner.items.length === 0) this.owners.delete(name);
      },
    };
  }

  /** Empties the queue. */
  drain(): T[] {
    const items = [...this.owners.values()].flatMap((owner) => owner.items.splice(0));
    this.queued = 0;
    return items;
  }
}

/** Who is watching a table at the moment, through any node: they need no message. */
import type { Store } from '../store/store.js';
import type { Hub } from '../ws/hub.js';

const WRITE_EVERY_MS = 20_000;

/** Pairs of a table and a person who watches it through another node. */
async function elsewhere(store: Store, now: number, here: string): Promise<string[][]> {
  const nodes = (await store.notify.presence(now)).filter(({ node }) => node !== here);
  return nodes.flatMap(({ watching }) => (JSON.parse(watching) as string[]).map((pair) => pair.split(' ')));
}

/** Everybody who is connected to this node or watches a table through another. */
export async function peopleOnline(
  store: Store,
  hub: Hub,
  now: number,
  here: string,
): Promise<ReadonlySet<string>> {
  const people = hub.people();
  if (!store.database.isShared) return people;
  for (const [, person] of await elsewhere(store, now, here)) people.add(person);
  return people;
}

export class Presence {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly hub: Hub,
    private readonly node: string,
    private readonly now: () => number,
    private readonly report: (error: unknown) => void,
    private readonly writeMs = WRITE_EVERY_MS,
  ) {}

  /** Nodes that share a database tell each other with one row each. */
  private get isShared(): boolean {
    return this.store.database.isShared;
  }

  start(): void {
    if (!this.isShared) return;
    const write = (): void => void this.write().catch(this.report);
    this.timer = setInterval(write, this.writeMs);
    write();
  }

  async write(): Promise<void> {
    const watching = JSON.stringify(this.hub.allWatching());
    const until = this.now() + 2 * this.writeMs;
    await this.store.notify.putPresence({ node: this.node, until, watching });
  }

  async watching(table: string): Promise<Set<string>> {
    const people = new Set(this.hub.watching(table));
    if (!this.isShared) return people;
    for (const [at, person] of await elsewhere(this.store, this.now(), this.node))
      if (at === table) people.add(person);
    return people;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (!this.isShared) return;
    await this.store.notify.removePresence(this.node, this.now()).catch(this.report);
  }
}

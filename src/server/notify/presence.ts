/** Who is watching a table at the moment, through any node: they need no message. */
import type { Store } from '../store/store.js';
import type { Hub } from '../ws/hub.js';

const WRITE_EVERY_MS = 20_000;

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
    for (const { node, watching } of await this.store.notify.presence(this.now())) {
      if (node === this.node) continue;
      for (const pair of JSON.parse(watching) as string[]) {
        const [at, person] = pair.split(' ');
        if (at === table) people.add(person);
      }
    }
    return people;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (!this.isShared) return;
    await this.store.notify.removePresence(this.node, this.now()).catch(this.report);
  }
}

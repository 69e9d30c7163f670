/** Who looks at a table just now, through whichever node: they need no message. */
import type { Store } from '../store/store.js';
import type { Hub } from '../ws/hub.js';

const EVERY = 20_000;

export class Presence {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Store,
    private readonly hub: Hub,
    private readonly node: string,
    private readonly report: (error: unknown) => void,
  ) {}

  /** A single node knows by itself; several tell each other by one row each. */
  start(): void {
    if (this.store.database.kind === 'sqlite') return;
    const write = (): void => void this.write().catch(this.report);
    this.timer = setInterval(write, EVERY);
    write();
  }

  async write(): Promise<void> {
    const watching = JSON.stringify(this.hub.pairs());
    await this.store.notify.putPresence({ node: this.node, until: Date.now() + 2 * EVERY, watching });
  }

  async watching(table: string): Promise<Set<string>> {
    const here = new Set(this.hub.watching(table));
    if (this.store.database.kind === 'sqlite') return here;
    for (const { node, watching } of await this.store.notify.presence(Date.now())) {
      if (node === this.node) continue;
      for (const pair of JSON.parse(watching) as string[]) {
        const [at, person] = pair.split(' ');
        if (at === table) here.add(person);
      }
    }
    return here;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.store.database.kind === 'sqlite') return;
    await this.store.notify.removePresence(this.node, Date.now()).catch(this.report);
  }
}

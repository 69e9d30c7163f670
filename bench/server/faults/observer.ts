/**
 * Watches nodes during a fault: what they do for their players, and what they say of themselves at `/readyz`. A node
 * tells an untruth when it says that it is ready although nothing can be written, or that it is not although it
 * acknowledges moves and passes on what other nodes have written.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Witness } from '../swarm.js';

const ASK_EVERY_MS = 200;
const ANSWER_TIMEOUT_MS = 12_000;
/** An answer may be a second old (`src/server/http/health.ts`); the rest is for a machine that is busy. */
const GRACE_MS = 1_500;

/** News that take longer were not heard but read, when somebody asked for the table. */
const LIVE_MS = 500;

interface Sample {
  readonly node: number;
  readonly asked: number;
  readonly answered: number;
  readonly isReady: boolean;
}

/** When a fault began and ended, in milliseconds of `performance.now()`. */
export interface Span {
  readonly begun: number;
  readonly ended: number;
}

export class Observer implements Witness {
  private readonly samples: Sample[] = [];
  private readonly acknowledgements: { readonly node: number; readonly at: number }[] = [];
  /** Updates about moves that were made through another node a moment ago. */
  private readonly heard: { readonly node: number; readonly at: number }[] = [];
  /** The node and time of the last command at each table. */
  private readonly lastMove = new Map<string, { readonly node: number; readonly at: number }>();
  private isOver = false;
  private readonly asking: Promise<void>[];

  constructor(private readonly urls: readonly string[]) {
    this.asking = urls.map((url, node) => this.ask(url, node));
  }

  sent(table: string, node: number): void {
    this.lastMove.set(table, { node, at: performance.now() });
  }

  acknowledged(node: number): void {
    this.acknowledgements.push({ node, at: performance.now() });
  }

  updated(table: string, node: number): void {
    const move = this.lastMove.get(table);
    const at = performance.now();
    if (move && move.node !== node && at - move.at < LIVE_MS) this.heard.push({ node, at });
  }

  private async ask(url: string, node: number): Promise<void> {
    while (!this.isOver) {
      const asked = performance.now();
      try {
        const { status } = await fetch(`${url}readyz`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
        this.samples.push({ node, asked, answered: performance.now(), isReady: status === 200 });
      } catch {
        // No answer is no untruth.
      }
      await pause(ASK_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.asking);
  }

  /** Moves that were acknowledged in the fault, apart from those that were on their way when it began. */
  acknowledgedIn({ begun, ended }: Span): number {
    return this.acknowledgements.filter(({ at }) => at > begun + GRACE_MS && at < ended).length;
  }

  /** Milliseconds from the end of the fault to the next acknowledgement; null if there was none. */
  firstAfter({ ended }: Span): number | null {
    const first = this.acknowledgements.find(({ at }) => at > ended);
    return first ? first.at - ended : null;
  }

  /** How long `/readyz` was wrong. In a fault that stops all writing no node is ready. */
  untruthMs({ begun, ended }: Span, stopsWriting: boolean): number {
    const isWrong = ({ node, asked, answered, isReady }: Sample): boolean => {
      const inFault = asked > begun + GRACE_MS && answered < ended;
      if (isReady) return stopsWriting && inFault;
      return !(stopsWriting && answered > begun && asked < ended) && this.isServing(node, asked, ended);
    };
    let sum = 0;
    for (const node of this.urls.keys()) {
      const samples = this.samples.filter((sample) => sample.node === node);
      samples.forEach((sample, i) => {
        if (isWrong(sample)) sum += (samples[i + 1] ?? sample).asked - sample.asked + ASK_EVERY_MS;
      });
    }
    return sum;
  }

  /** Whether a node had been acknowledging moves and hearing of others' for a while when it was asked. */
  private isServing(node: number, asked: number, ended: number): boolean {
    const since = asked > ended ? ended : 0;
    const settled = (events: readonly { node: number; at: number }[]): boolean =>
      events.some((event) => event.node === node && event.at > since && event.at < asked - GRACE_MS) &&
      events.some((event) => event.node === node && event.at > asked - GRACE_MS && event.at < asked);
    return settled(this.acknowledgements) && (this.urls.length === 1 || settled(this.heard));
  }
}

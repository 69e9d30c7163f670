/** Watches nodes during a fault: what they do for their players, and what they report at `/readyz`. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Witness } from '../swarm.js';
import { type ReadyAnswer, type Span, untruthMs } from './truth.js';

const ASK_EVERY_MS = 200;
const ANSWER_TIMEOUT_MS = 12_000;

/** An update that took longer was not pushed: it was read when somebody asked for the table. */
const LIVE_MS = 500;

interface Sample extends ReadyAnswer {
  readonly node: number;
}

/** Something that a node did for its players. */
interface Event {
  readonly node: number;
  readonly at: number;
}

interface Acknowledgement extends Event {
  /** When the move was made. */
  readonly made: number;
}

export class Observer implements Witness {
  private readonly samples: Sample[] = [];
  private readonly acknowledgements: Acknowledgement[] = [];
  /** Live updates about moves made through another node. */
  private readonly heard: Event[] = [];
  /** The node and time of the last command at each table. */
  private readonly lastMove = new Map<string, Event>();
  private isOver = false;
  private readonly asking: Promise<void>[];

  constructor(private readonly urls: readonly string[]) {
    this.asking = urls.map((url, node) => this.ask(url, node));
  }

  sent(table: string, node: number): void {
    this.lastMove.set(table, { node, at: performance.now() });
  }

  acknowledged(node: number, made: number): void {
    this.acknowledgements.push({ node, at: performance.now(), made });
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
        // No answer is not a wrong answer.
      }
      await pause(ASK_EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.asking);
  }

  /** Moves that were made and acknowledged in the fault. One that was made before may have been stored before. */
  acknowledgedIn({ struck, ended }: Span): number {
    return this.acknowledgements.filter(({ at, made }) => made > struck && at < ended).length;
  }

  /** Milliseconds from the end of the fault to the next acknowledgement; null if there was none. */
  firstAfter({ ended }: Span): number | null {
    const first = this.acknowledgements.find(({ at }) => at > ended);
    return first ? first.at - ended : null;
  }

  /** How long `/readyz` was wrong, all nodes together. */
  untruthMs(fault: Span, stopsWriting: boolean): number {
    const ofNode = <T extends { readonly node: number }>(all: readonly T[], node: number): T[] =>
      all.filter((one) => one.node === node);
    const untruths = this.urls.map((_, node) => {
      const acknowledged = ofNode(this.acknowledgements, node).map(({ at }) => at);
      const heard = this.urls.length === 1 ? null : ofNode(this.heard, node).map(({ at }) => at);
      const answers = ofNode(this.samples, node);
      return untruthMs({ answers, acknowledged, heard, everyMs: ASK_EVERY_MS }, fault, stopsWriting);
    });
    return untruths.reduce((sum, one) => sum + one, 0);
  }
}

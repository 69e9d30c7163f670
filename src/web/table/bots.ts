/** The page's side of the bot worker: a question, a promise of an answer, and a way to call it off. */
import type { Action } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { BotAnswer, BotRequest } from './bot-worker.js';

interface Asked {
  resolve(action: Action): void;
  reject(error: Error): void;
}

export class Bots {
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Asked>();

  choose(rules: Rules, state: State, bot: string): Promise<Action> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const seed = `${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    const request: BotRequest = { id, config: rules.config, state, bot, seed };
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker!.postMessage(request);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
      this.waiting.get(data.id)?.resolve(data.action);
      this.waiting.delete(data.id);
    };
    // It could not be fetched, or broke down: whoever waits is told, and the next question starts another.
    worker.onerror = (event) => {
      const asked = [...this.waiting.values()];
      this.stop();
      for (const { reject } of asked) reject(new Error(event.message ?? 'worker'));
    };
    return worker;
  }

  /** Calls off whatever is being thought about; the promises stay open. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.waiting.clear();
  }
}

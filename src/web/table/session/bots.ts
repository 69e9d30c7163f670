/** The page's side of the bot worker: a question, a promise of an answer, and a way to call it off. */
import type { Hint, TurnReview } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { Move } from '../../../core/history.js';
import type { BotAnswer, BotQuestion, BotRequest } from './bot-worker.js';

interface Asked {
  answered(answer: BotAnswer): void;
  reject(error: Error): void;
}

export class Bots {
  private worker: Worker | undefined;
  private asked = 0;
  private readonly waiting = new Map<number, Asked>();

  async choose(rules: Rules, state: State, bot: string): Promise<Action> {
    const seed = `${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    return (await this.ask(rules, { ask: 'choice', state, bot, seed })).action!;
  }

  async hint(rules: Rules, state: State): Promise<Hint> {
    return (await this.ask(rules, { ask: 'hint', state })).hint!;
  }

  /** Tells every turn as soon as it is looked at; ends with the last. */
  async review(
    rules: Rules,
    start: State,
    moves: readonly Move[],
    each: (turn: TurnReview) => void,
  ): Promise<void> {
    await this.ask(rules, { ask: 'review', state: start, moves }, ({ turn }) => turn && each(turn));
  }

  private ask(rules: Rules, question: BotQuestion, part?: (answer: BotAnswer) => void): Promise<BotAnswer> {
    this.worker ??= this.start();
    const id = ++this.asked;
    const request: BotRequest = { id, config: rules.config, question };
    return new Promise((resolve, reject) => {
      const answered = (answer: BotAnswer): void => {
        part?.(answer);
        if (!answer.isLast) return;
        this.waiting.delete(id);
        resolve(answer);
      };
      this.waiting.set(id, { answered, reject });
      this.worker!.postMessage(request);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => this.waiting.get(data.id)?.answered(data);
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

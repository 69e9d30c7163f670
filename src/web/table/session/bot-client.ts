/** Asks the bot worker: send a question, get a promise of the answer, and a way to cancel. */
import type { Hint, TurnReview } from '../../../bots/explain/index.js';
import type { Action } from '../../../core/actions.js';
import type { Rules, State } from '../../../core/game.js';
import type { Move } from '../../../core/history/history.js';
import { ownBoard } from '../../../core/records/own-board.js';
import { language } from '../../i18n/index.js';
import type { BotAnswer, BotQuestion, BotRequest } from './bot-worker.js';

/** Advice, and how it was judged. */
export interface Judged {
  /** Whether the bots' network could not be loaded, so that positions were judged as a trader does. */
  readonly lacksNetwork: boolean;
}

export type JudgedHint = Hint & Judged;

interface PendingQuestion {
  answer(answer: BotAnswer): void;
  reject(error: Error): void;
}

export class BotClient {
  private worker: Worker | undefined;
  private lastId = 0;
  private readonly pending = new Map<number, PendingQuestion>();

  /** `onJudged` is called for every choice that needs a network. */
  constructor(private readonly onJudged?: (how: Judged) => void) {}

  /** Loads the worker before the first question. */
  prepare(): void {
    this.worker ??= this.start();
  }

  async choose(rules: Rules, state: State, bot: string): Promise<Action> {
    const seed = `${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
    const { action, lacksNetwork } = await this.ask(rules, { ask: 'choice', state, bot, seed });
    if (lacksNetwork !== undefined) this.onJudged?.({ lacksNetwork });
    return action!;
  }

  async hint(rules: Rules, state: State): Promise<JudgedHint> {
    const texts = { ...rules.game.texts.in(language()) };
    const { hint, lacksNetwork } = await this.ask(rules, {
      ask: 'hint',
      state,
      language: language(),
      texts,
    });
    return { ...hint!, lacksNetwork: lacksNetwork === true };
  }

  /** Calls `each` with every turn as soon as it is reviewed; resolves after the last. */
  async review(
    rules: Rules,
    start: State,
    moves: readonly Move[],
    each: (turn: TurnReview) => void,
  ): Promise<Judged> {
    const last = await this.ask(
      rules,
      { ask: 'review', state: start, moves },
      ({ turn }) => turn && each(turn),
    );
    return { lacksNetwork: last.lacksNetwork === true };
  }

  private ask(rules: Rules, question: BotQuestion, part?: (answer: BotAnswer) => void): Promise<BotAnswer> {
    this.prepare();
    const id = ++this.lastId;
    const board = ownBoard(rules);
    const request: BotRequest = {
      id,
      config: rules.config,
      ...(board === undefined ? {} : { board }),
      question,
    };
    return new Promise((resolve, reject) => {
      const take = (answer: BotAnswer): void => {
        part?.(answer);
        if (!answer.isLast) return;
        this.pending.delete(id);
        if (answer.error === undefined) resolve(answer);
        else reject(new Error(answer.error));
      };
      this.pending.set(id, { answer: take, reject });
      this.worker!.postMessage(request);
    });
  }

  private start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => this.pending.get(data.id)?.answer(data);
    // The worker could not be loaded, or crashed: pending questions fail, and the next one starts a new worker.
    worker.onerror = (event) => {
      const failed = [...this.pending.values()];
      this.stop();
      for (const { reject } of failed) reject(new Error(event.message ?? 'worker'));
    };
    return worker;
  }

  /** Ends the worker; pending promises never settle. */
  stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.pending.clear();
  }
}

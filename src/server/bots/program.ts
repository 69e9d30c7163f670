/**
 * A program that plays at tables, as a few processes that are asked one question at a time. Whatever it does wrong,
 * `choose` resolves within a few seconds: to null, and then another bot has to decide.
 *
 * A program that falls silent holds up one decision, once. Until it answers again it is asked without waiting for it.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { ActionBuffer } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { Refusal } from '../../core/refusal.js';
import { BotSilence, ExecBot } from '../../outside/exec-bot.js';

export interface ProgramOptions {
  /** Its name at tables. */
  readonly name: string;
  /** `exec:` and the command line. */
  readonly call: string;
  /** Processes at most. */
  readonly size: number;
  /** Milliseconds for a decision. */
  readonly budget: number;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
}

/** How long a table waits for a process to be free. */
const MOST_WAIT_MS = 10_000;
/** On top of the budget, for an answer. A program may take longer to start; then another bot decides meanwhile. */
const PATIENCE_MS = 2000;
/** A process that has been idle for so long is ended. */
const IDLE_MS = 5 * 60_000;
/** A program that keeps failing is not asked for a while, each time for twice as long. */
const REST_MS = 10_000;
const LONGEST_REST_MS = 10 * 60_000;

export class Program {
  private readonly bots: ExecBot[] = [];
  private readonly free: ExecBot[] = [];
  private readonly queue: ((bot: ExecBot | null) => void)[] = [];
  private readonly idle = new Map<ExecBot, NodeJS.Timeout>();
  private failures = 0;
  private restsUntil = 0;
  private isSilent = false;
  private closed = false;

  constructor(private readonly options: ProgramOptions) {}

  /** The action it chooses for the deciding seat, from what that seat can see; null if it has no answer. */
  async choose(rules: Rules, state: State): Promise<Json | null> {
    if (this.isResting) return null;
    if (this.isSilent) {
      this.tryAgain(rules, state);
      return null;
    }
    const bot = this.takeFree() ?? (await this.waitForFree());
    if (bot === null) return null;
    if (this.isResting || this.isSilent) {
      this.giveBack(bot);
      return null;
    }
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        this.fallSilent();
        resolve(null);
      }, this.options.budget + PATIENCE_MS);
    });
    return Promise.race([this.ask(bot, rules, state), tooLate]).finally(() => clearTimeout(timer));
  }

  private get isResting(): boolean {
    return this.closed || performance.now() < this.restsUntil;
  }

  /** Asks, if a process is free; when it answers, it is waited for again. */
  private tryAgain(rules: Rules, state: State): void {
    const bot = this.takeFree();
    if (bot) void this.ask(bot, rules, state);
  }

  /** Asks and gives the process back; never fails. */
  private async ask(bot: ExecBot, rules: Rules, state: State): Promise<Json | null> {
    try {
      const action = await ask(bot, rules, state);
      this.failures = 0;
      this.isSilent = false;
      return action;
    } catch (error) {
      if (this.closed) return null;
      if (error instanceof BotSilence) {
        // A program that stays silent rests at once.
        this.failures++;
        this.fallSilent();
      }
      this.failed(error as Error);
      return null;
    } finally {
      this.giveBack(bot);
    }
  }

  private fallSilent(): void {
    this.isSilent = true;
    for (const resolve of this.queue.splice(0)) resolve(null);
  }

  private waitForFree(): Promise<ExecBot | null> {
    return new Promise((resolve) => {
      const take = (bot: ExecBot | null): void => {
        clearTimeout(timer);
        resolve(bot);
      };
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(take), 1);
        resolve(null);
      }, MOST_WAIT_MS);
      this.queue.push(take);
    });
  }

  /** A process that is asked nothing now; null if all are. */
  private takeFree(): ExecBot | null {
    // The one used last, so that the others can go idle.
    const bot = this.free.pop();
    if (bot) {
      clearTimeout(this.idle.get(bot));
      return bot;
    }
    if (this.bots.length === this.options.size) return null;
    const { call, budget, env } = this.options;
    const made = new ExecBot(call, budget, env);
    this.bots.push(made);
    return made;
  }

  private giveBack(bot: ExecBot): void {
    const next = this.queue.shift();
    if (next) {
      next(bot);
      return;
    }
    this.free.push(bot);
    // It is started again when it is needed.
    this.idle.set(bot, setTimeout(() => void bot.close(), IDLE_MS).unref());
  }

  /** A single failure is forgiven. Its command line and its output may be secrets, so they are logged at `debug` only. */
  private failed(error: Error): void {
    const { name, log } = this.options;
    this.failures++;
    const rest = this.failures === 1 ? 0 : Math.min(REST_MS * 2 ** (this.failures - 2), LONGEST_REST_MS);
    this.restsUntil = performance.now() + rest;
    const whole = error instanceof Refusal ? error.reason : String(error);
    const [fault] = whole.split(/[;:]?\s*its last words:|\n/);
    log.warn({ bot: name, fault, rest }, 'an outside bot failed; a built-in one decides');
    log.debug({ bot: name, fault: whole }, 'what it said');
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const resolve of this.queue.splice(0)) resolve(null);
    for (const timer of this.idle.values()) clearTimeout(timer);
    await Promise.all(this.bots.map((bot) => bot.close()));
  }
}

/** As for every bot, what the seat cannot see is dealt at random first. */
async function ask(bot: ExecBot, rules: Rules, state: State): Promise<Json> {
  const imagined = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), new Random(randomUUID()), imagined);
  const legal = new ActionBuffer();
  rules.legal(imagined, legal);
  return rules.writeAction(imagined, await bot.choose(rules, imagined, legal));
}

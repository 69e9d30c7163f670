/**
 * A program that sits at tables: a few processes of it, which are asked one question at a time. Whatever it does
 * wrong, there is an answer in the end: none, and then somebody else has to decide.
 */
import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { ActionBuffer } from '../../core/actions.js';
import type { Rules, State } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { Refusal } from '../../core/refusal.js';
import { ExecBot } from '../../outside/exec-bot.js';

export interface ProgramOptions {
  /** What it is called at tables. */
  readonly name: string;
  /** `exec:` and its call. */
  readonly call: string;
  /** Processes at most. */
  readonly size: number;
  /** Milliseconds for a decision. */
  readonly budget: number;
  readonly env: NodeJS.ProcessEnv;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'debug'>;
}

/** Longer than this a table does not wait for a process to be free. */
const PATIENCE = 10_000;
/** A process that nobody has asked anything for so long is ended. */
const IDLE = 5 * 60_000;
/** A program that breaks again and again is left alone for a while, each time for twice as long. */
const REST = 10_000;
const LONGEST_REST = 10 * 60_000;

export class Program {
  private readonly bots: ExecBot[] = [];
  private readonly free: ExecBot[] = [];
  private readonly line: ((bot: ExecBot) => void)[] = [];
  private readonly idle = new Map<ExecBot, NodeJS.Timeout>();
  private failures = 0;
  private restsUntil = 0;
  private closed = false;

  constructor(private readonly options: ProgramOptions) {}

  /** The action it takes for the seat that decides, of which it sees what that seat sees; null if it has none. */
  async choose(rules: Rules, state: State): Promise<Json | null> {
    const asked = Date.now();
    const bot = await this.take();
    try {
      if (this.closed || Date.now() < this.restsUntil || Date.now() - asked > PATIENCE) return null;
      const action = await ask(bot, rules, state);
      this.failures = 0;
      return action;
    } catch (error) {
      if (!this.closed) this.failed(error as Error);
      return null;
    } finally {
      this.giveBack(bot);
    }
  }

  private take(): ExecBot | Promise<ExecBot> {
    // The last one that came back: the others may fall asleep.
    const bot = this.free.pop();
    if (bot) {
      clearTimeout(this.idle.get(bot));
      return bot;
    }
    if (this.bots.length === this.options.size) return new Promise((resolve) => this.line.push(resolve));
    const { call, budget, env } = this.options;
    const made = new ExecBot(call, budget, env);
    this.bots.push(made);
    return made;
  }

  private giveBack(bot: ExecBot): void {
    const next = this.line.shift();
    if (next) {
      next(bot);
      return;
    }
    this.free.push(bot);
    // It starts anew when it is asked again.
    this.idle.set(bot, setTimeout(() => void bot.close(), IDLE).unref());
  }

  /** Once may be a slip; then it is left alone. What it is called with and what it said may be secrets. */
  private failed(error: Error): void {
    const { name, log } = this.options;
    this.failures++;
    const rest = this.failures === 1 ? 0 : Math.min(REST * 2 ** (this.failures - 2), LONGEST_REST);
    this.restsUntil = Date.now() + rest;
    const whole = error instanceof Refusal ? error.reason : String(error);
    const [fault] = whole.split(/[;:]?\s*its last words:|\n/);
    log.warn({ bot: name, fault, rest }, 'a bot of this server failed; a built-in one decides');
    log.debug({ bot: name, fault: whole }, 'what it said');
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const timer of this.idle.values()) clearTimeout(timer);
    await Promise.all(this.bots.map((bot) => bot.close()));
  }
}

/** As for any other bot: what the seat cannot see is dealt anew before anybody looks. */
async function ask(bot: ExecBot, rules: Rules, state: State): Promise<Json> {
  const imagined = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), new Random(randomUUID()), imagined);
  const legal = new ActionBuffer();
  rules.legal(imagined, legal);
  return rules.writeAction(imagined, await bot.choose(rules, imagined, legal));
}

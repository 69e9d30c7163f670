/**
 * Lets bots decide at tables. A bot's move is one more command, with an id made from the step, so that it is carried
 * out once even if two nodes ask the bot.
 *
 * Bots are woken in two ways. The node that makes it a bot's turn asks the bot at once, without a look at the database.
 * In the same transaction it writes a job that it has leased to itself (`tables/append.ts`). The job is the safety net:
 * if the node dies, another takes it over when the lease ends. Normally the bot's own move replaces or removes the job.
 */
import type { Rules, State } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { readLegal } from '../../core/play.js';
import { ownBoard } from '../../core/records/own-board.js';
import { ShuttingDown } from '../jobs/runner.js';
import type { Decision } from '../tables/commands.js';
import { deciderBot } from '../tables/decide/automatic.js';
import type { TableParts } from '../tables/open.js';
import type { OutsideBots } from './outside.js';
import type { BotPool } from './pool.js';

interface BotPlayersParts extends Pick<TableParts, 'tables' | 'commands' | 'changes'> {
  readonly pool: BotPool;
  readonly outside: OutsideBots;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface Question {
  readonly level: string;
  readonly rules: Rules;
  readonly state: State;
  readonly step: number;
  readonly seat: number;
  /** Whose thinking time it takes: the host's. */
  readonly owner: string;
}

export class BotPlayers {
  /** Decisions that are being made, by table. */
  private readonly deciding = new Map<string, Promise<void>>();
  private isStopped = false;

  constructor(private readonly parts: BotPlayersParts) {
    const { changes, report } = parts;
    changes.onWritten(({ table }) => {
      if (deciderBot(table, table.at) === null) return;
      this.decide(table.id).catch((error) => {
        if (!this.isStopped) report(error);
      });
    });
  }

  /** Decides for the bot at this table, if it is a bot's turn. Resolves when the decision is written. */
  decide(id: string): Promise<void> {
    const begun = this.deciding.get(id);
    if (begun) return begun;
    const done = this.askAndMove(id).finally(() => this.deciding.delete(id));
    this.deciding.set(id, done);
    return done;
  }

  private async askAndMove(id: string): Promise<void> {
    if (this.isStopped) throw new ShuttingDown('the bots have stopped');
    const question = await this.findQuestion(id);
    if (!question) return;
    const { level, state, rules, owner } = question;
    // Programs know the boards of the server only; one that fails at a stranger's board must not rest for everybody.
    const isKnown = ownBoard(rules) === undefined;
    const chosen = isKnown ? await this.parts.outside.choose(level, rules, state) : null;
    if (chosen === null && this.isStopped) throw new ShuttingDown('the bots have stopped');
    // The pool has a stand-in for names that it does not know.
    const action = chosen ?? (await this.parts.pool.choose(rules, state, level, owner));
    // The move may make it a bot's turn again, which is a decision of its own.
    this.deciding.delete(id);
    await this.move(id, question, action);
  }

  private findQuestion(id: string): Promise<Question | null> {
    return this.parts.tables.read(id, (table) => {
      const level = deciderBot(table, this.parts.now());
      if (level === null) return null;
      const state = table.game!.state.slice();
      const { id: key, host, step, rules } = table;
      return { level, state, step, seat: table.decides!, rules, owner: host ?? key };
    });
  }

  private async move(id: string, { level, step, seat }: Question, chosen: Json): Promise<void> {
    const label = `bot:${level}`;
    const decision: Decision = (table, { now }) => {
      const isStale = table.step !== step || table.decides !== seat || deciderBot(table, now) === null;
      if (isStale) return [];
      const { rules } = table;
      const { state } = table.game!;
      const action = rules.writeAction(state, readLegal(rules, state, chosen));
      return [{ kind: 'moved', seat, action, by: 'bot' }];
    };
    await this.parts.commands.run(id, { person: null, name: level, label }, `${label}:${step}`, decision);
  }

  /** Ends outside programs at once. Their questions are asked again after the next start. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.parts.outside.close();
  }
}

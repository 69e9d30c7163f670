/** Lets bots decide at tables, each decision once: it is one more command, whose id follows from the step. */
import { readLegal } from '../../core/play.js';
import { Ending } from '../jobs/runner.js';
import type { Change } from '../tables/change.js';
import type { Keeper } from '../tables/keeper.js';
import { botDecides } from '../tables/standing.js';
import type { OutsideBots } from './outside.js';
import type { BotPool } from './pool.js';

export class BotPlayers {
  private readonly thinking = new Map<string, Promise<void>>();
  private stopped = false;

  constructor(
    private readonly keeper: Keeper,
    private readonly pool: BotPool,
    private readonly outside: OutsideBots,
    private readonly report: (error: unknown) => void,
  ) {
    // Whoever writes what makes it a bot's turn has also taken the lease on it.
    keeper.onWritten((change) => this.wake(change));
  }

  private wake({ table }: Change): void {
    if (botDecides(table) === null) return;
    this.decide(table.id).catch((error) => {
      if (!this.stopped) this.report(error);
    });
  }

  /** Decides for the bot at this table, if it is a bot's turn; done when the decision is written. */
  decide(id: string): Promise<void> {
    const begun = this.thinking.get(id);
    if (begun) return begun;
    const done = this.think(id).finally(() => this.thinking.delete(id));
    this.thinking.set(id, done);
    return done;
  }

  private async think(id: string): Promise<void> {
    if (this.stopped) throw new Ending('the bots have left');
    const asked = await this.keeper.read(id, (table) => {
      const level = botDecides(table, this.keeper.now());
      if (level === null) return null;
      const state = table.game!.state.slice();
      return { level, state, step: table.step, seat: table.decides!, rules: table.rules };
    });
    if (!asked) return;
    const { level, state, step, seat, rules } = asked;
    const chosen = await this.outside.choose(level, rules, state);
    if (chosen === null && this.stopped) throw new Ending('the bots have left');
    // Whatever the pool does not know by name, a trader decides there.
    const json = chosen ?? (await this.pool.choose(rules.config, state, level));
    const label = `bot:${level}`;
    // What this leads to may be a bot's turn again, with a thought of its own.
    this.thinking.delete(id);
    await this.keeper.run(id, { person: null, name: level, label }, `${label}:${step}`, (table) => {
      if (table.step !== step || table.decides !== seat || botDecides(table, this.keeper.now()) === null)
        return [];
      const action = readLegal(table.rules, table.game!.state, json);
      return [{ kind: 'moved', seat, action: table.rules.writeAction(table.game!.state, action), by: 'bot' }];
    });
  }

  /** Programs are ended at once; what they were asked is asked again after the next start. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.outside.close();
  }
}

/**
 * The operator's own bots: programs named in `OUTSIDE_BOTS`. Visitors choose among the names; they have no say in what
 * is started.
 */
import type { Rules, State } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { Program, type ProgramOptions } from './program.js';

/** What every program needs. The rest of the environment holds the server's passwords. */
const PASSED_ON = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|SystemRoot|PATHEXT)$/i;

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));

export class OutsideBots {
  private readonly programs: ReadonlyMap<string, Program>;

  /** `calls` has the `exec:…` of each name. */
  constructor(calls: ReadonlyMap<string, string>, options: Pick<ProgramOptions, 'size' | 'budget' | 'log'>) {
    const env = environment();
    this.programs = new Map(
      [...calls].map(([name, call]) => [name, new Program({ ...options, name, call, env })]),
    );
  }

  /** The action that this bot chooses; null if there is no such bot, or it does not answer. */
  async choose(name: string, rules: Rules, state: State): Promise<Json | null> {
    return this.programs.get(name)?.choose(rules, state) ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }
}

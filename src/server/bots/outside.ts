/**
 * Bots of this server: programs written elsewhere that whoever runs it has named (`OUTSIDE_BOTS`). Visitors choose
 * among the names; what is started is never theirs to say.
 */
import type { Rules, State } from '../../core/game.js';
import type { Json } from '../../core/json.js';
import { Program, type ProgramOptions } from './program.js';

/** What a program needs to run anywhere. The rest holds the server's passwords. */
const PASSED_ON = /^(PATH|HOME|LANG|LC_\w+|TZ|TMPDIR|TMP|TEMP|SystemRoot|PATHEXT)$/i;

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => PASSED_ON.test(name)));

export class OutsideBots {
  private readonly programs: ReadonlyMap<string, Program>;

  /** `calls` are the `exec:…` by name. */
  constructor(calls: ReadonlyMap<string, string>, options: Pick<ProgramOptions, 'size' | 'budget' | 'log'>) {
    const env = environment();
    this.programs = new Map(
      [...calls].map(([name, call]) => [name, new Program({ ...options, name, call, env })]),
    );
  }

  /** The action that the bot of this name takes; null where there is none of that name, or none that works. */
  async choose(name: string, rules: Rules, state: State): Promise<Json | null> {
    return this.programs.get(name)?.choose(rules, state) ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([...this.programs.values()].map((program) => program.close()));
  }
}

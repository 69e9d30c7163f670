/**
 * `exec:PROGRAM`: a bot in another process. It reads a seat's view and legal actions as a line of JSON and answers with
 * its choice as a line of JSON; see docs/bots.md.
 */
import type { OutsideBot } from '../bots/outside.js';
import type { Action, ActionBuffer } from '../core/actions.js';
import { show } from '../core/check.js';
import type { Rules, State } from '../core/game.js';
import { type Json, parseJson } from '../core/json.js';
import { readLegal } from '../core/play.js';
import { Refusal } from '../core/refusal.js';
import { LineProcess, ProcessError, SilentProcess, short } from './line-process.js';

export const EXEC = 'exec:';
const PROTOCOL = 1;

/** On top of the budget, for the round trip on a busy machine. */
const GRACE_MS = 500;
/** On top of the budget of the first answer, for starting the program. */
const START_UP_MS = 15_000;

/** The program has not answered in time. */
export class BotSilence extends Refusal {}

/** Splits `exec:PROGRAM ARGS` into words; double quotes keep a word together. */
export function commandOf(name: string): string[] {
  const words = name.slice(EXEC.length).match(/"[^"]*"|[^\s"]+/g) ?? [];
  if (words.length === 0) throw new Refusal('bots', `${name} names no program, as in ${EXEC}./my-bot`);
  return words.map((word) => word.replace(/^"|"$/g, ''));
}

export class ExecBot implements OutsideBot {
  readonly id: string;
  private readonly program: readonly string[];
  private readonly budgetMs: number;
  private readonly env: NodeJS.ProcessEnv | undefined;
  private process: LineProcess | undefined;
  private lastId = 0;

  /** `name` is `exec:` and the command line; `budgetMs` is the time for a decision; `env` replaces our environment. */
  constructor(name: string, budgetMs: number, env?: NodeJS.ProcessEnv) {
    this.id = name;
    this.program = commandOf(name);
    this.budgetMs = budgetMs;
    this.env = env;
  }

  async choose(rules: Rules, state: State, legal: ActionBuffer): Promise<Action> {
    const isFirst = this.process === undefined;
    this.process ??= new LineProcess(this.program, this.env);
    const id = ++this.lastId;
    const seat = rules.decider(state);
    const request = {
      protocol: PROTOCOL,
      id,
      seat,
      budget: this.budgetMs,
      view: rules.writeView(state, seat),
      legal: Array.from({ length: legal.length }, (_, i) => rules.writeAction(state, legal.at(i))),
    };
    try {
      const timeoutMs = this.budgetMs + GRACE_MS + (isFirst ? START_UP_MS : 0);
      const line = await this.process.ask(JSON.stringify(request), timeoutMs);
      return readAnswer(rules, state, legal, id, line);
    } catch (error) {
      void this.close();
      if (!(error instanceof ProcessError)) throw error;
      if (error instanceof SilentProcess) throw new BotSilence(this.id, error.message);
      throw new Refusal(this.id, error.message);
    }
  }

  /** Stops the program; the next decision starts it again. */
  async close(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    await process?.close();
  }
}

/** An answer chooses by index in the list, or repeats the action itself. */
function readAnswer(rules: Rules, state: State, legal: ActionBuffer, id: number, line: string): Action {
  let answer: Json;
  try {
    answer = parseJson(line, 'answer');
  } catch {
    throw new ProcessError(`answered ${short(line)}, which is not JSON`);
  }
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) {
    throw new ProcessError(`answered ${show(answer)} instead of {"id":${id},"choice":…}`);
  }
  if (answer.id !== id) {
    throw new ProcessError(`answered request ${show(answer.id)} when it was asked request ${id}`);
  }
  const { choice } = answer;
  if (typeof choice === 'number') {
    if (Number.isInteger(choice) && choice >= 0 && choice < legal.length) return legal.at(choice);
    throw new ProcessError(`chose ${show(choice)}, but the legal actions are 0 to ${legal.length - 1}`);
  }
  if (choice === undefined) throw new ProcessError(`answered ${short(line)}, which has no "choice"`);
  try {
    return readLegal(rules, state, choice, 'choice');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ProcessError(`chose ${show(choice)}: ${error.reason}`);
  }
}

/**
 * `exec:PROGRAM`: a bot written elsewhere. It is told a seat's view and legal actions in a line of JSON and answers
 * with its choice in a line of JSON; see docs/bots.md.
 */
import type { OutsideBot } from '../bots/outside.js';
import type { Action, ActionBuffer } from '../core/actions.js';
import { show } from '../core/check.js';
import type { Rules, State } from '../core/game.js';
import type { Json } from '../core/json.js';
import { readLegal } from '../core/play.js';
import { Refusal } from '../core/refusal.js';
import { LineProcess, ProcessFault, short } from './line-process.js';

export const EXEC = 'exec:';
export const PROTOCOL = 1;

/** Beyond its budget: the way of a line there and back on a busy machine. */
const GRACE = 500;
/** Before its first answer a program has to start and to load what it needs. */
const STARTING = 15_000;

/** The words of a program's call; what stands in double quotes is one word. */
export function commandOf(name: string): string[] {
  const words = name.slice(EXEC.length).match(/"[^"]*"|[^\s"]+/g) ?? [];
  if (words.length === 0) throw new Refusal('bots', `${name} names no program, as in ${EXEC}./my-bot`);
  return words.map((word) => word.replace(/^"|"$/g, ''));
}

export class ExecBot implements OutsideBot {
  readonly id: string;
  private readonly program: readonly string[];
  private readonly budget: number;
  private readonly env: NodeJS.ProcessEnv | undefined;
  private process: LineProcess | undefined;
  private asked = 0;

  /**
   * `name` is `exec:` and the call of a program, `budget` the milliseconds it has for a decision, `env` what it finds
   * in its environment, if that is not ours.
   */
  constructor(name: string, budget: number, env?: NodeJS.ProcessEnv) {
    this.id = name;
    this.program = commandOf(name);
    this.budget = budget;
    this.env = env;
  }

  async choose(rules: Rules, state: State, legal: ActionBuffer): Promise<Action> {
    const isFirst = this.process === undefined;
    this.process ??= new LineProcess(this.program, this.env);
    const id = ++this.asked;
    const seat = rules.decider(state);
    const request = {
      protocol: PROTOCOL,
      id,
      seat,
      budget: this.budget,
      view: rules.writeView(state, seat),
      legal: Array.from({ length: legal.length }, (_, i) => rules.writeAction(state, legal.at(i))),
    };
    try {
      const limit = this.budget + GRACE + (isFirst ? STARTING : 0);
      const line = await this.process.ask(JSON.stringify(request), limit);
      return readAnswer(rules, state, legal, id, line);
    } catch (error) {
      void this.close();
      if (!(error instanceof ProcessFault)) throw error;
      throw new Refusal(this.id, error.message);
    }
  }

  /** Ends the program; a further question would start it anew. */
  async close(): Promise<void> {
    const { process } = this;
    this.process = undefined;
    await process?.close();
  }
}

/** The action that an answer chooses: its place in the list, or the action itself. */
function readAnswer(rules: Rules, state: State, legal: ActionBuffer, id: number, line: string): Action {
  let answer: Json;
  try {
    answer = JSON.parse(line) as Json;
  } catch {
    throw new ProcessFault(`answered ${short(line)}, which is not JSON`);
  }
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) {
    throw new ProcessFault(`answered ${show(answer)} instead of {"id":${id},"choice":…}`);
  }
  if (answer.id !== id) {
    throw new ProcessFault(`answered request ${show(answer.id)} when it was asked request ${id}`);
  }
  const { choice } = answer;
  if (typeof choice === 'number') {
    if (Number.isInteger(choice) && choice >= 0 && choice < legal.length) return legal.at(choice);
    throw new ProcessFault(`chose ${show(choice)}, but the legal actions are 0 to ${legal.length - 1}`);
  }
  if (choice === undefined) throw new ProcessFault(`answered ${short(line)}, which has no "choice"`);
  try {
    return readLegal(rules, state, choice, 'choice');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new ProcessFault(`chose ${show(choice)}: ${error.reason}`);
  }
}

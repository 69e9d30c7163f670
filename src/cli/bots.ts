/** Bots named on the command line. */
import type { Bot } from '../bots/bot.js';
import { BOT_IDS, makeBot } from '../bots/index.js';
import type { AnyBot } from '../bots/outside.js';
import { Refusal } from '../core/refusal.js';
import { commandOf, EXEC, ExecBot } from '../outside/exec-bot.js';
import { type Call, numberOption, WrongCall } from './call.js';
import type { Choices } from './command.js';
import { makeNetworkBot, namesNetwork } from './network-bot.js';

/** For the completion of lists of bots. */
export const BOT_CHOICES: Choices = { values: BOT_IDS, isList: true };

/** Splits a list of bot names; throws for an unknown one. */
export function readBotList(list: string): string[] {
  const names = list.split(',');
  for (const name of names) checkBotName(name);
  return names;
}

function checkBotName(name: string): void {
  try {
    if (name.startsWith(EXEC)) commandOf(name);
    else makeBuiltIn(name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isKnown = name.startsWith(EXEC) || BOT_IDS.includes(name.split(/[:@]/)[0]);
    throw new WrongCall(
      isKnown ? error.reason : `"${name}" is not a bot; there are ${BOT_IDS.join(', ')}, exec:PROGRAM`,
    );
  }
}

/** A built-in bot, with another network if the name has one (`merchant@FILE`). */
export const makeBuiltIn = (name: string): Bot => (namesNetwork(name) ? makeNetworkBot(name) : makeBot(name));

/** One bot name per seat; a single name fills all seats. */
export function botNames(list: string, players: number): string[] {
  const names = readBotList(list);
  if (names.length === 1) return Array<string>(players).fill(names[0]);
  if (names.length !== players)
    throw new WrongCall(`--bots names ${names.length} bots for ${players} players`);
  return names;
}

/** Milliseconds a program (`exec:PROGRAM`) has for a decision. */
export const budgetOption = (call: Call): number => numberOption(call, 'budget', 1000, 1, 3_600_000);

/** Creates the bots for a series of games. */
export class BotPool {
  private readonly programs = new Map<string, ExecBot>();

  constructor(private readonly budgetMs: number) {}

  /**
   * One bot per seat. Built-in bots are new in every game, so games cannot influence each other; programs keep
   * running, one process per seat.
   */
  seat(names: readonly string[]): AnyBot[] {
    const taken = new Map<string, number>();
    return names.map((name) => {
      if (!name.startsWith(EXEC)) return makeBuiltIn(name);
      const nth = taken.get(name) ?? 0;
      taken.set(name, nth + 1);
      const key = `${nth} ${name}`;
      const bot = this.programs.get(key) ?? new ExecBot(name, this.budgetMs);
      this.programs.set(key, bot);
      return bot;
    });
  }

  close(): void {
    for (const bot of this.programs.values()) bot.close();
    this.programs.clear();
  }
}

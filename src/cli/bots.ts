/** Bots by the names of a call. */
import type { Bot } from '../bots/bot.js';
import { BOT_IDS, makeBot } from '../bots/index.js';
import type { AnyBot } from '../bots/outside.js';
import { Refusal } from '../core/refusal.js';
import { commandOf, EXEC, ExecBot } from '../outside/exec-bot.js';
import { type Call, numberOption, WrongCall } from './call.js';
import { makeNetworkBot, namesNetwork } from './network-bot.js';

/** The names of a list, all of which are bots. */
export function readBotList(list: string): string[] {
  const names = list.split(',');
  for (const name of names) refuseUnknown(name);
  return names;
}

function refuseUnknown(name: string): void {
  try {
    if (name.startsWith(EXEC)) commandOf(name);
    else makeOwn(name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isKnown = name.startsWith(EXEC) || BOT_IDS.includes(name.split(/[:@]/)[0]);
    throw new WrongCall(
      isKnown ? error.reason : `"${name}" is not a bot; there are ${BOT_IDS.join(', ')}, exec:PROGRAM`,
    );
  }
}

/** One of the bots that come with Kontor, with a network of its own where one is named. */
const makeOwn = (name: string): Bot => (namesNetwork(name) ? makeNetworkBot(name) : makeBot(name));

/** A bot for each seat from a list of names; one name serves all seats. */
export function botNames(list: string, players: number): string[] {
  const names = readBotList(list);
  if (names.length === 1) return Array<string>(players).fill(names[0]);
  if (names.length !== players)
    throw new WrongCall(`--bots names ${names.length} bots for ${players} players`);
  return names;
}

/** Milliseconds an outside bot has for a decision. */
export const budgetOption = (call: Call): number => numberOption(call, 'budget', 1000, 1, 3_600_000);

/** Makes the bots of one game after the other. */
export class BotPool {
  private readonly outside = new Map<string, ExecBot>();

  constructor(private readonly budget: number) {}

  /**
   * A bot for each seat. Those that come with Kontor are new in every game, so that games do not touch; programs
   * of others run on, one for each seat that they have at a table.
   */
  seat(names: readonly string[]): AnyBot[] {
    const taken = new Map<string, number>();
    return names.map((name) => {
      if (!name.startsWith(EXEC)) return makeOwn(name);
      const nth = taken.get(name) ?? 0;
      taken.set(name, nth + 1);
      const key = `${nth} ${name}`;
      const bot = this.outside.get(key) ?? new ExecBot(name, this.budget);
      this.outside.set(key, bot);
      return bot;
    });
  }

  close(): void {
    for (const bot of this.outside.values()) bot.close();
    this.outside.clear();
  }
}

/** Bots by the names of a call. */
import type { Bot } from '../bots/bot.js';
import { BOT_IDS, makeBot } from '../bots/index.js';
import { Refusal } from '../core/refusal.js';
import { WrongCall } from './call.js';

/** The names of a list, all of which are bots. */
export function readBotList(list: string): string[] {
  const names = list.split(',');
  for (const name of names) refuseUnknown(name);
  return names;
}

function refuseUnknown(name: string): void {
  try {
    makeBot(name);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new WrongCall(`"${name}" is not a bot; there are ${BOT_IDS.join(', ')}`);
  }
}

/** A bot for each seat from a list of names; one name serves all seats. */
export function botNames(list: string, players: number): string[] {
  const names = readBotList(list);
  if (names.length === 1) return Array<string>(players).fill(names[0]);
  if (names.length !== players)
    throw new WrongCall(`--bots names ${names.length} bots for ${players} players`);
  return names;
}

/** Makes the bots of one game after the other. */
export class BotPool {
  constructor(readonly budget: number) {}

  /** A bot for each seat. Those that come with Kontor are new in every game, so that games do not touch. */
  seat(names: readonly string[]): Bot[] {
    return names.map(makeBot);
  }

  close(): void {}
}

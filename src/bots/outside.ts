/** A bot that answers later: a program of somebody else, another thread, another machine. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';

export interface OutsideBot {
  readonly id: string;
  /** As `Bot.choose`; refuses with what the bot did wrong. `state` and `legal` stay as they are until then. */
  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Promise<Action>;
}

/** Whoever may sit at a seat of a match. */
export type AnyBot = Bot | OutsideBot;

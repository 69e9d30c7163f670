/** A bot that answers later: another program, thread or machine. */
import type { Action, ActionBuffer } from '../core/actions.js';
import type { Rules, State } from '../core/game.js';
import type { Random } from '../core/random.js';
import type { Bot } from './bot.js';

export interface OutsideBot {
  readonly id: string;
  /** Like `Bot.choose`; rejects with what the bot did wrong. Do not change `state` and `legal` until then. */
  choose(rules: Rules, state: State, legal: ActionBuffer, random: Random): Promise<Action>;
}

/** Any bot that can take a seat of a match. */
export type AnyBot = Bot | OutsideBot;

/** The worker in which bots think. */
import type { Bot } from '../../../bots/bot.js';
import {
  HINT_POSITIONS,
  type Hint,
  hint,
  REVIEW_POSITIONS,
  reviewTurns,
  type TurnReview,
} from '../../../bots/explain/index.js';
import { makeBotAtTable } from '../../../bots/index.js';
import { type Action, ActionBuffer } from '../../../core/actions.js';
import type { Rules } from '../../../core/game.js';
import type { Move } from '../../../core/history/history.js';
import type { Json, JsonObject } from '../../../core/json.js';
import type { Language } from '../../../core/language.js';
import { Random } from '../../../core/random.js';
import { rulesOn } from '../../../core/records/own-board.js';
import { shelf } from '../../../games/index.js';
import { needsNetwork } from './network-files.js';
import { fetchNetwork, fetchOutlook } from './networks.js';

/** A bot's choice, a hint for the decider, or a review of every turn. */
export type BotQuestion =
  | { readonly ask: 'choice'; readonly state: Uint8Array; readonly bot: string; readonly seed: string }
  | {
      readonly ask: 'hint';
      readonly state: Uint8Array;
      readonly language: Language;
      /** The game's texts in that language: a worker loads none itself. */
      readonly texts: object;
    }
  | { readonly ask: 'review'; readonly state: Uint8Array; readonly moves: readonly Move[] };

export interface BotRequest {
  readonly id: number;
  readonly config: JsonObject;
  /** The board file, if the board does not ship. */
  readonly board?: Json;
  readonly question: BotQuestion;
}

/** A review is answered turn by turn, everything else at once. */
export interface BotAnswer {
  readonly id: number;
  readonly action?: Action;
  readonly hint?: Hint;
  readonly turn?: TurnReview;
  /** Whether it was judged as a trader does, because the network could not be loaded; not set if none is needed. */
  readonly lacksNetwork?: boolean;
  /** Why there is no answer. */
  readonly error?: string;
  readonly isLast: boolean;
}

const legal = new ActionBuffer();
/** Kept between decisions, because a bot plays out a turn it has planned. */
const bots = new Map<string, Bot>();

/** A bot keeps its judgement, so one that was made without its network is replaced when the network comes. */
function botOf(name: string, lacksNetwork: boolean): Bot {
  const key = JSON.stringify([name, lacksNetwork]);
  const bot = bots.get(key) ?? makeBotAtTable(name);
  bots.set(key, bot);
  return bot;
}

type Choice = Extract<BotQuestion, { ask: 'choice' }>;

async function choose(rules: Rules, question: Choice): Promise<Omit<BotAnswer, 'id' | 'isLast'>> {
  if (!needsNetwork(question.bot)) return { action: choice(rules, question, false) };
  const lacksNetwork = !(await fetchNetwork(rules));
  return { action: choice(rules, question, lacksNetwork), lacksNetwork };
}

function choice(rules: Rules, { state, bot, seed }: Choice, lacksNetwork: boolean): Action {
  const random = new Random(seed);
  const imagined = new Uint8Array(rules.stateSize);
  rules.imagine(state, rules.decider(state), random, imagined);
  rules.legal(imagined, legal);
  return botOf(bot, lacksNetwork).choose(rules, imagined, legal, random);
}

async function respond(
  { config, board, question }: BotRequest,
  answer: (part: Omit<BotAnswer, 'id' | 'isLast'>, isLast?: boolean) => void,
): Promise<void> {
  const rules = rulesOn(shelf, config, board);
  if (question.ask === 'choice') {
    answer(await choose(rules, question));
  } else if (question.ask === 'hint') {
    const { state, language, texts } = question;
    rules.game.texts.take(language, texts);
    const [hasNetwork] = await Promise.all([fetchNetwork(rules), fetchOutlook(rules)]);
    const found = hint(rules, state, { language, positions: HINT_POSITIONS });
    answer({ hint: found, lacksNetwork: !hasNetwork });
  } else {
    const [hasNetwork] = await Promise.all([fetchNetwork(rules), fetchOutlook(rules)]);
    const { state, moves } = question;
    for (const turn of reviewTurns(rules, state, moves, { positions: REVIEW_POSITIONS }))
      answer({ turn }, false);
    answer({ lacksNetwork: !hasNetwork });
  }
}

self.onmessage = async ({ data }: MessageEvent<BotRequest>) => {
  const { id } = data;
  const answer = (part: Omit<BotAnswer, 'id' | 'isLast'>, isLast = true): void =>
    self.postMessage({ id, isLast, ...part } satisfies BotAnswer);
  try {
    await respond(data, answer);
  } catch (error) {
    // A rejected promise does not reach the page by itself, which would wait for ever.
    answer({ error: String(error) });
    reportError(error);
  }
};

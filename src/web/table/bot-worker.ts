/** Bots think here, off the page's thread. */
import { BOT_IDS, makeBot } from '../../bots/index.js';
import { ActionBuffer } from '../../core/actions.js';
import type { JsonObject } from '../../core/json.js';
import { Random } from '../../core/random.js';
import { shelf } from '../../games/index.js';

export interface BotRequest {
  readonly id: number;
  readonly config: JsonObject;
  readonly state: Uint8Array;
  readonly bot: string;
  readonly seed: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly action: number;
}

const STAND_IN = 'trader';
const legal = new ActionBuffer();

self.onmessage = ({ data }: MessageEvent<BotRequest>) => {
  const rules = shelf.rules(data.config);
  const random = new Random(data.seed);
  const imagined = new Uint8Array(rules.stateSize);
  rules.imagine(data.state, rules.decider(data.state), random, imagined);
  rules.legal(imagined, legal);
  // A seat may be held by a bot of another version.
  const bot = makeBot(BOT_IDS.includes(data.bot) ? data.bot : STAND_IN);
  const action = bot.choose(rules, imagined, legal, random);
  self.postMessage({ id: data.id, action } satisfies BotAnswer);
};

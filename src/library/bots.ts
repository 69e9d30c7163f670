/**
 * `kontor/bots`: the bots as a library. Merchant and alderman play with a network, which has to be added before they
 * play (`addNetwork`, `readNetworksWith`); in Node, `bots-in-node.ts` has done that already.
 */
import * as english from '../languages/en/bots.js';
import { bots } from '../languages/packs.js';

export type { Bot } from '../bots/bot.js';
export { type Evaluator, TermEvaluator } from '../bots/evaluator.js';
export * from '../bots/explain/index.js';
export { BOT_IDS, BOT_NAMES, makeBot, NETWORK_BOT_IDS } from '../bots/index.js';
export { LEVELS } from '../bots/levels.js';
export { LONGEST_GAME, Match } from '../bots/match.js';
export type { NetworkChoice } from '../bots/network/best.js';
export { readNetwork } from '../bots/network/format.js';
export { generalName } from '../bots/network/general.js';
export { addNetwork, type NetworkSource, networkFor, readNetworksWith } from '../bots/network/library.js';
export { networkName } from '../bots/network/name.js';
export type { Network } from '../bots/network/network.js';
export type { AnyBot, OutsideBot } from '../bots/outside.js';

bots.take('en', english);

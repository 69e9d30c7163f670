/** `merchant@FILE`: a bot that judges by the network of a file, whatever ships for the table. */
import { readFileSync } from 'node:fs';
import type { Bot } from '../bots/bot.js';
import { makeBot, NETWORK_BOT_IDS } from '../bots/index.js';
import type { NetworkChoice } from '../bots/network/best.js';
import { readNetwork } from '../bots/network/format.js';
import { isGeneral, networkFrom, readGeneral } from '../bots/network/general.js';
import type { Network } from '../bots/network/network.js';
import type { Rules } from '../core/game.js';
import { Refusal } from '../core/refusal.js';

const AT = '@';

export const namesNetwork = (name: string): boolean => name.includes(AT);

export function makeNetworkBot(name: string): Bot {
  const at = name.indexOf(AT);
  const bot = name.slice(0, at);
  const id = bot.split(':')[0];
  if (!NETWORK_BOT_IDS.includes(id)) {
    throw new Refusal('bots', `${id} judges by no network; ${NETWORK_BOT_IDS.join(' and ')} do`);
  }
  return makeBot(bot, networkOf(name.slice(at + 1)));
}

/** By file and features, because an arena creates new bots for every game. */
const read = new Map<string, Network>();

function networkOf(file: string): NetworkChoice {
  const bytes = bytesOf(file);
  return (rules: Rules) => {
    const key = `${file} ${rules.featureSchema}`;
    let network = read.get(key);
    if (!network) {
      try {
        network = isGeneral(bytes)
          ? networkFrom(readGeneral(bytes, rules.game.id, file), rules)
          : readNetwork(bytes, rules.featureSchema, file);
      } catch (error) {
        throw new Refusal('bots', (error as Error).message);
      }
      read.set(key, network);
    }
    return network;
  };
}

const files = new Map<string, Uint8Array>();

function bytesOf(file: string): Uint8Array {
  let bytes = files.get(file);
  if (!bytes) {
    try {
      bytes = readFileSync(file);
    } catch {
      throw new Refusal('bots', `the network ${file} cannot be read`);
    }
    files.set(file, bytes);
  }
  return bytes;
}

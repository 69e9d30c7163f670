/** The forecasts that are available: read once for a game, from the same source as the value networks. */
import type { Rules } from '../../core/game.js';
import type { NetworkChoice } from '../network/best.js';
import { networkBytes, networkFor } from '../network/library.js';
import { readOutlook } from './format.js';
import { Outlook, type OutlookNetworks } from './outlook.js';

/** The name of the file with the forecasts of a game, among those of the value networks. */
export const outlookName = (rules: Rules): string => `outlook-${rules.game.id}`;

/** By their bytes, so that those added later count. */
const read = new WeakMap<Uint8Array, OutlookNetworks>();

/** The forecasts for these rules, if those of the game are available. */
export function outlookFor(rules: Rules, values: NetworkChoice = networkFor): Outlook | undefined {
  const bytes = networkBytes(outlookName(rules));
  if (!bytes) return undefined;
  const networks = read.get(bytes) ?? readOutlook(bytes, rules);
  read.set(bytes, networks);
  return new Outlook(rules, networks, values);
}
